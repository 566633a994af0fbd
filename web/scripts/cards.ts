// What messengers show of a link, for the server, which knows neither our languages nor our games: cards.json has the texts
// of every language, and cards/ the picture of every game that has one.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const LIB = join(import.meta.dirname, '../src/lib');
/** The usual one first. */
const LANGUAGES = ['en', 'fr', 'de'];
/** The server puts the name of the one who invites here. */
const NAME = 'NAME';

interface Card {
  title: string;
  invitation: string;
  description: string;
}

interface Texts {
  language: string;
  title: string;
  description: string;
  games: Record<string, Card>;
}

/** The games: those folders that have texts of their own. */
export function folders(): string[] {
  const entries = readdirSync(join(LIB, 'games'), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** Everything that is said on cards in a language. */
export function texts(language: string): Texts {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const add = (path: string) => bundle.addResource(new FluentResource(readFileSync(join(LIB, path), 'utf8')));
  add(`i18n/${language}/shell.ftl`);
  const say = (id: string, args: Record<string, string | number> = {}) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`found no message ${id} in ${language}`);
    return bundle.formatPattern(pattern, args);
  };
  const games = folders().map((game): [string, Card] => {
    add(`games/${game}/meta.${language}.ftl`);
    const title = say(`${game}-title`);
    const about = ['players', 'length'].map((what) => say(`${game}-${what}`)).join(', ');
    return [
      game,
      {
        title,
        invitation: say('invited', { count: 1, names: NAME, game: title }),
        description: `${say(`${game}-about`)} ${about}.`,
      },
    ];
  });
  return {
    language,
    title: 'Pyramidion',
    description: say('front-about'),
    games: Object.fromEntries(games),
  };
}

export function cards(): Plugin {
  return {
    name: 'cards',
    apply: 'build',
    generateBundle() {
      const source = JSON.stringify({ languages: LANGUAGES.map(texts) });
      this.emitFile({ type: 'asset', fileName: 'cards.json', source });
      for (const game of folders()) {
        const picture = join(LIB, 'games', game, 'card.jpg');
        if (existsSync(picture))
          this.emitFile({ type: 'asset', fileName: `cards/${game}.jpg`, source: readFileSync(picture) });
      }
    },
  };
}
