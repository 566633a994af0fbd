// What the tests of the games have in common: the playthroughs of the repository, and a reader of each language.
import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Args, Say } from '../board/contract';

/** A view of the seat to act, and what it may do. */
export interface Position<View> {
  view: View;
  legal: string[];
}

/** A position, the action that was played there, and what came of it. */
export interface Step<View, Event> extends Position<View> {
  action: string;
  events: Event[];
  after: View;
}

/** The playthroughs of a game, action by action. */
function played(game: string): string[] {
  const folder = `../playthroughs/${game}`;
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  return files.flatMap((file) => readFileSync(`${folder}/${file}`, 'utf8').split('\n# ').slice(1));
}

/** The position after an action, if the view of the seat to act is there; where nobody is to act, that of `otherwise`. */
function position<View>(part: string, otherwise: string): Position<View>[] {
  const [, seat = '', list = ''] = /^legal (\w+) (.*)$/m.exec(part) ?? [];
  const data = part.split('\n').find((line) => line.startsWith(`data ${seat || otherwise} {`));
  if (!data) return [];
  const view = JSON.parse(data.slice(data.indexOf('{'))) as View;
  return [{ view, legal: list.split(' ').filter(Boolean) }];
}

/** What one seat saw of an action, or everybody. */
function seen<Event>(part: string, seer = '\\w+'): Event[] {
  const saw = part.matchAll(new RegExp(`^  ${seer} saw: .*? (\\{.*\\})$`, 'gm'));
  return [...saw].map(([, json = '']) => JSON.parse(json) as Event);
}

/** A game as it was really played: what a server told (sample.jsonl), and the playthroughs. */
export function real<Plan, View, Event>(game: string, otherwise = 'spectator') {
  const folder = `src/lib/games/${game}`;
  const lines = readFileSync(`${folder}/sample.jsonl`, 'utf8').trim().split('\n');
  const [plan, ...steps] = lines.map((line) => JSON.parse(line) as unknown) as [Plan, ...Step<View, Event>[]];
  const parts = played(game);

  /** The game's messages in a language. */
  function catalogue(language: string): FluentBundle {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(readFileSync(`${folder}/${language}.ftl`, 'utf8')));
    return bundle;
  }

  /** Says everything in a language, and fails where something is missing. */
  function speaker(language: string): Say {
    const bundle = catalogue(language);
    const t = (id: string, args?: Args) => {
      const message = bundle.getMessage(id);
      if (!message?.value) throw new Error(`${language} has no message ${id}`);
      const errors: Error[] = [];
      const text = bundle.formatPattern(message.value, args ?? null, errors);
      if (errors[0]) throw errors[0];
      return text;
    };
    return { t, player: (seat) => seat.toUpperCase() };
  }

  return {
    folder,
    plan,
    steps,
    positions: [...steps, ...parts.flatMap((part) => position<View>(part, otherwise))] as Position<View>[],
    /** Everything that anybody saw. */
    told: parts.flatMap((part) => seen<Event>(part)),
    /** What the first who saw it saw of each action. */
    happened: parts.map((part) => seen<Event>(part, /^ {2}(\w+) saw: /m.exec(part)?.[1] ?? 'nobody')),
    catalogue,
    speaker,
  };
}
