// Pyramidis on the page.
import type { GameModule } from '../../board/contract';
import { act, attempt } from './actions';
import Board from './Board.svelte';
import { landings, sowing } from './flights';
import { MARKS } from './layout';
import type { Colour, Event, Plan, View } from './types';
import { describe, words } from './words';

const NOTHING: View = {
  edition: 'international',
  turn: null,
  stacks: {},
  players: [],
  goal: 0,
  actions: 0,
  actions_left: 0,
  winners: null,
  ended: null,
};

/** A breath after the last pyramid is set down. */
const BREATH = 350;
const LONGEST = 3000;

const pyramidis: GameModule<View, Plan, Event> = {
  Board,
  act,
  attempt,
  words,
  describe,
  livery: (seat) => ({ colour: seat, mark: MARKS[seat as Colour] }),
  pace: (events) => {
    const last = Math.max(0, ...landings(sowing(NOTHING, events)?.flights ?? []));
    return Math.min(last + BREATH, LONGEST);
  },
  secret: () => false,
};

export default pyramidis;
