// Piramido on the page.
import type { GameModule } from '../../board/contract';
import { act, attempt } from './actions';
import Board from './Board.svelte';
import Gallery from './Gallery.svelte';
import { ending } from './ending';
import { about, goal, progress, prompt, reason } from './guide';
import { duration } from './motion';
import { tell, ways } from './tell';
import type { Event, Plan, View } from './types';
import { describe, words } from './words';

const piramido: GameModule<View, Plan, Event> = {
  Board,
  Gallery,
  act,
  attempt,
  words,
  tell,
  ways,
  describe,
  goal,
  ending,
  prompt,
  progress,
  about,
  reason,
  seatStyle: (seat, view) => ({
    colour: view.players.find((player) => player.seat === seat)?.colour ?? 'white',
    mark: seat.slice(1),
  }),
  pace: (events) => duration(events) + 200,
  sound: (events) => {
    const happened = new Set(events.map(({ kind }) => kind));
    if (happened.has('roll') || happened.has('rolloff')) return 'dice';
    return happened.has('sphinx_stops') ? 'no' : 'place';
  },
  secret: () => true,
};

export default piramido;
