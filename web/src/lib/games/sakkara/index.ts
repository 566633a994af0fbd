// Sakkara on the page.
import type { GameModule } from '../../board/contract';
import { act, attempt } from './actions';
import Board from './Board.svelte';
import { MARKS, type Layout } from './layout';
import { journeys } from './motion';
import type { Colour, Event, Plan, View } from './types';
import { describe, words } from './words';

/** Time does not depend on where things lie. */
const NOWHERE: Layout = {
  width: 0,
  height: 0,
  cells: [],
  at: new Map(),
  walls: [],
  ankh: '',
  sides: [],
  quarters: 0,
};
/** For what does not move but wants to be read. */
const READING = 700;
const BREATH = 220;
const LONGEST = 3000;

const sakkara: GameModule<View, Plan, Event> = {
  Board,
  act,
  attempt,
  words,
  describe,
  livery: (seat) => ({ colour: seat, mark: MARKS[seat as Colour] }),
  pace: (events) => {
    const moves = journeys(events, NOWHERE).duration;
    const opened = events.some(({ kind }) => kind === 'fists_opened');
    return Math.min(LONGEST, (opened ? 2 * READING : 0) + (moves > 0 ? moves : READING) + BREATH);
  },
  // Fists are hidden until all have guessed.
  secret: ({ stage }) => stage === 'fists' || stage === 'guesses',
};

export default sakkara;
