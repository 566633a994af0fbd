// Sphinx on the page.
import type { GameModule } from '../../board/contract';
import { act, attempt } from './actions';
import Board from './Board.svelte';
import { ending } from './ending';
import { about, goal, progress, prompt, reason } from './guide';
import { duration } from './motion';
import Snakes from './Snakes.svelte';
import { tell, ways } from './tell';
import type { Event, Plan, View } from './types';
import { describe, faded, words } from './words';

const COLOURS = ['red', 'blue', 'green', 'yellow'];

const sphinx: GameModule<View, Plan, Event> = {
  Board,
  act,
  attempt,
  words,
  tell,
  ways,
  faded,
  open: faded,
  describe,
  goal,
  ending,
  prompt,
  progress,
  about,
  reason,
  seatStyle: (seat) => {
    const number = Number(seat.slice(1));
    return { colour: COLOURS[number - 1] ?? 'white', mark: String(number) };
  },
  pace: (events) => duration(events) + 250,
  sound: (events) => (events.some(({ kind }) => kind === 'rolled') ? 'dice' : 'place'),
  secret: () => true,
  face: { Sign: Snakes, words: (face, say) => (face === 'S' ? say.t('sphinx-snakes') : face) },
};

export default sphinx;
