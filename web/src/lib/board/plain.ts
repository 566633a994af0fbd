// A game without a board of its own: every action is a button, every view a list of what is in it. It plays any game.
import type { Component } from 'svelte';
import type { BoardProps, GameModule } from './contract';
import Plain from './Plain.svelte';

/** The names and values in a view, one line each. */
export function lines(view: unknown, name = ''): string[] {
  if (Array.isArray(view) && view.every((item) => typeof item !== 'object'))
    return [`${name}: ${view.join(', ')}`];
  if (view === null || typeof view !== 'object') return view === null ? [] : [`${name}: ${String(view)}`];
  const path = (key: string) => (name ? `${name} ${key}` : key);
  return Object.entries(view).flatMap(([key, value]) => lines(value, path(key)));
}

const COLOURS = ['red', 'blue', 'green', 'yellow'];

export function plain(secret: boolean): GameModule {
  return {
    Board: Plain as Component<BoardProps>,
    act: (action) => ({ action, path: [], label: { id: 'act-plain', args: { action } } }),
    attempt: () => null,
    words: (_event, _say, told) => told,
    describe: (view) => lines(view),
    livery: (seat) => {
      const number = Number(seat.slice(1));
      const colour = COLOURS.includes(seat) ? seat : (COLOURS[number - 1] ?? 'white');
      return { colour, mark: Number.isNaN(number) ? seat.slice(0, 1).toUpperCase() : String(number) };
    },
    pace: () => 900,
    secret: () => secret,
  };
}
