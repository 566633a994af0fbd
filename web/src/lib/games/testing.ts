// What the tests of the games have in common: the playthroughs of the repository, and a reader of each language.
import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect } from 'vitest';
import { narrow, point } from '../board/choice';
import type { Args, GameModule, Say } from '../board/contract';

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

export type Steps<View, Event> = [Step<View, Event>, ...Step<View, Event>[]];

/** What is made of a game's playthroughs (sample.ts): the board, and steps in which everything happens at least once. */
export interface Sample<Plan, View, Event> {
  plan: Plan;
  steps: Steps<View, Event>;
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
  const view: View = JSON.parse(data.slice(data.indexOf('{')));
  return [{ view, legal: list.split(' ').filter(Boolean) }];
}

/** What one seat saw of an action, or everybody. */
function seen<Event>(part: string, seer = '\\w+'): Event[] {
  const saw = part.matchAll(new RegExp(`^  ${seer} saw: .*? (\\{.*\\})$`, 'gm'));
  return [...saw].map(([, json = '']): Event => JSON.parse(json));
}

/** A game as it was really played: its sample, and all of its playthroughs. */
export function real<Plan, View, Event>(
  game: string,
  { plan, steps }: Sample<Plan, View, Event>,
  otherwise = 'spectator',
) {
  const folder = `src/lib/games/${game}`;
  const parts = played(game);
  const positions: Position<View>[] = [...steps, ...parts.flatMap((part) => position<View>(part, otherwise))];

  /** The game's messages in a language. */
  function catalogue(language: string): FluentBundle {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const part of ['', 'refusals.'])
      bundle.addResource(new FluentResource(readFileSync(`${folder}/${part}${language}.ftl`, 'utf8')));
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
    const list = new Intl.ListFormat(language, { type: 'conjunction' });
    return { t, player: (seat) => seat.toUpperCase(), list: (things) => list.format(things) };
  }

  return {
    plan,
    steps,
    positions,
    /** Everything that anybody saw. */
    told: parts.flatMap((part) => seen<Event>(part)),
    /** What the first who saw it saw of each action. */
    happened: parts.map((part) => seen<Event>(part, /^ {2}(\w+) saw: /m.exec(part)?.[1] ?? 'nobody')),
    speaker,
  };
}

/** Every legal action can be pointed at, no two in the same way, and pointing means the action. Says how many there were. */
export function expectPointable<View, Plan, Event>(
  { act, attempt }: GameModule<View, Plan, Event>,
  positions: readonly Position<View>[],
  plan: Plan,
): number {
  let seen = 0;
  for (const { view, legal } of positions) {
    const acts = legal.map((action) => act(action, view, plan));
    expect(new Set(acts.map(({ path }) => path.join())).size).toBe(legal.length);
    for (const { path, action } of acts) {
      const chosen = path.reduce<string[]>((selected, target) => point(acts, selected, target) ?? [], []);
      const choice = narrow(acts, chosen);
      expect((choice.chosen ?? choice.buttons[0])?.action).toBe(action);
      const placed = path.length > 0 && !path.some((target) => target.startsWith('#'));
      if (placed) expect(attempt(path, view, plan)).toBe(action);
      seen += 1;
    }
  }
  return seen;
}

/** Every legal action has a name, and every position is told in more lines than `least` says. */
export function expectTold<View, Plan, Event>(
  { act, describe }: GameModule<View, Plan, Event>,
  positions: readonly Position<View>[],
  plan: Plan,
  say: Say,
  least: (view: View) => number,
): void {
  for (const { view, legal } of positions) {
    expect(describe(view, say).length).toBeGreaterThan(least(view));
    for (const action of legal) {
      const { label } = act(action, view, plan);
      expect(say.t(label.id, label.args)).toBeTruthy();
    }
  }
}
