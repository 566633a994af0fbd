// Sphinx on the page.
import type { GameModule } from '../../board/contract';
import { act, attempt } from './actions';
import Board from './Board.svelte';
import { duration } from './motion';
import type { Event, Plan, View } from './types';
import { describe, faded, words } from './words';

const COLOURS = ['red', 'blue', 'green', 'yellow'];

const sphinx: GameModule<View, Plan, Event> = {
  Board,
  act,
  attempt,
  words,
  faded,
  describe,
  livery: (seat) => {
    const number = Number(seat.slice(1));
    return { colour: COLOURS[number - 1] ?? 'white', mark: String(number) };
  },
  pace: (events) => duration(events) + 250,
  secret: () => true,
};

export default sphinx;
