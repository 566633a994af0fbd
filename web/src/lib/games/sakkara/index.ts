// Sakkara on the page.
import type { GameModule } from '../../board/contract';
import { act, attempt } from './actions';
import Board from './Board.svelte';
import { ending } from './ending';
import { about, goal, progress, prompt, reason } from './guide';
import { MARKS } from './layout';
import { duration } from './motion';
import { tell, ways } from './tell';
import type { Colour, Event, Plan, View } from './types';
import { describe, words } from './words';

/** For what does not move but wants to be read. */
const READING = 700;
const BREATH = 220;
const LONGEST = 3000;

const sakkara: GameModule<View, Plan, Event> = {
  Board,
  act,
  attempt,
  words,
  tell,
  ways,
  open: (event) => (event.kind === 'hid' ? { ...event, stones: null } : event),
  named: true,
  landing: (events) => events.find((event) => event.kind === 'entered')?.field ?? null,
  describe,
  goal,
  ending,
  prompt,
  progress,
  about,
  reason,
  seatStyle: (seat) => ({ colour: seat, mark: MARKS[seat as Colour] }),
  pace: (events) => {
    const moves = duration(events);
    const opened = events.some(({ kind }) => kind === 'fists_opened');
    return Math.min(LONGEST, (opened ? 2 * READING : 0) + (moves > 0 ? moves : READING) + BREATH);
  },
  // Fists are hidden until all have guessed.
  secret: ({ stage }) => stage === 'fists' || stage === 'guesses',
};

export default sakkara;
