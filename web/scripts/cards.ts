// What is said without the page, in every language at once. Of a link messengers show a card: cards.json has its texts for
// the server, which knows neither our languages nor our games, and cards/ the picture of every game that has one. A
// browser without scripts is told so.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { folders, LIB } from './folders.ts';

/** The usual one first. */
const LANGUAGES: { code: string }[] = JSON.parse(readFileSync(join(LIB, 'i18n/languages.json'), 'utf8'));
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

/** Says messages of these catalogues in a language; more can be added. */
function speaker(language: string, ...paths: string[]) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const add = (path: string) => bundle.addResource(new FluentResource(readFileSync(join(LIB, path), 'utf8')));
  const say = (id: string, args: Record<string, string | number> = {}) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`found no message ${id} in ${language}`);
    return bundle.formatPattern(pattern, args);
  };
  paths.forEach(add);
  return { add, say };
}

/** Everything that is said on cards in a language. */
export function texts(language: string): Texts {
  const { add, say } = speaker(language, `i18n/${language}/shell.ftl`);
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
    transformIndexHtml(html) {
      const lines = LANGUAGES.map(({ code }) => {
        const { say } = speaker(code, `i18n/${code}/languages.ftl`);
        return `<p lang="${code}">${say('no-script')}</p>`;
      });
      return html.replace('<!-- in every language -->', lines.join(''));
    },
    generateBundle() {
      const source = JSON.stringify({ languages: LANGUAGES.map(({ code }) => texts(code)) });
      this.emitFile({ type: 'asset', fileName: 'cards.json', source });
      for (const game of folders()) {
        const picture = join(LIB, 'games', game, 'card.jpg');
        if (existsSync(picture))
          this.emitFile({ type: 'asset', fileName: `cards/${game}.jpg`, source: readFileSync(picture) });
      }
    },
  };
}
