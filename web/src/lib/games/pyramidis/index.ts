// Pyramidis on the page.
import type { GameModule } from '../../board/contract';
import { act, attempt } from './actions';
import Board from './Board.svelte';
import { carried, duration } from './flights';
import { ending } from './ending';
import { about, goal, progress, prompt, reason } from './guide';
import { isOneRing, MARKS } from './layout';
import { tell, ways } from './tell';
import type { Colour, Event, Plan, View } from './types';
import { describe, words } from './words';

/** A breath after the last pyramid is set down. */
const BREATH = 350;
const LONGEST = 3000;

const pyramidis: GameModule<View, Plan, Event> = {
  Board,
  act,
  attempt,
  words,
  tell,
  ways,
  named: true,
  describe,
  goal,
  ending,
  prompt,
  progress,
  about,
  reason,
  seatStyle: (seat) => ({ colour: seat, mark: MARKS[seat as Colour] }),
  pace: (events) => Math.min(duration(events) + BREATH, LONGEST),
  secret: () => false,
  tall: isOneRing,
  landing: (events) => carried(events).at(-1)?.way.at(-1)?.square ?? null,
};

export default pyramidis;
