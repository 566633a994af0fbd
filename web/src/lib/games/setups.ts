// How tables of each game are set up: presets in people's words, and which values are print. A setup.ts in each game's
// folder says it; they load where a table is made.
import type { Component } from 'svelte';
import type { TakebackRule } from '../protocol';

/** A way to set up a table, in people's words. What it leaves out is the default. */
export interface Preset {
  /**
   * The shell has titles for `printed`, `ours` and `children` (`preset-NAME`), a game for any other and for its own words
   * (`GAME-preset-NAME-title`). `GAME-preset-NAME` says in one sentence what it means.
   */
  name: string;
  /** Values of options. Those that the server does not list are left out. */
  options?: Readonly<Record<string, string>>;
  /** How many may play; any number if left out. */
  seats?: readonly number[];
  hints?: boolean;
  takebacks?: TakebackRule;
  /** Whether seats are drawn by lot; if left out, as is usual at a table with these people. */
  lot?: boolean;
}

/** An option that is a list of values: how it is shown. */
export interface ListSetup {
  /** What is inside an SVG of 96 by 72 beside each value. */
  Picture?: Component<{ value: string }>;
  /** Lists to choose at once, besides the whole: `GAME-option-KEY-VALUES` names each. */
  shortcuts?: readonly (readonly string[])[];
}

/** The default export of games/GAME/setup.ts. */
export interface GameSetup {
  /** In the order in which they are shown. One that does not differ from one before it is not. */
  presets: readonly Preset[];
  /** For every option the values that are in the rulebook. All others are ours. */
  printed: Readonly<Record<string, readonly string[]>>;
  lists?: Readonly<Record<string, ListSetup>>;
}

const setups = import.meta.glob<GameSetup>('./*/setup.ts', { eager: true, import: 'default' });

/** How a game is set up; without presets where its folder says nothing. */
export function setup(game: string): GameSetup {
  return setups[`./${game}/setup.ts`] ?? { presets: [], printed: {} };
}
