// Piramido on the page.
import type { GameModule } from '../../board/contract';
import { act, attempt } from './actions';
import Board from './Board.svelte';
import Gallery from './Gallery.svelte';
import { duration } from './motion';
import type { Event, Plan, View } from './types';
import { describe, words } from './words';

const piramido: GameModule<View, Plan, Event> = {
  Board,
  Gallery,
  act,
  attempt,
  words,
  describe,
  livery: (seat, view) => ({
    colour: view.players.find((player) => player.seat === seat)?.colour ?? 'white',
    mark: seat.slice(1),
  }),
  pace: (events) => duration(events) + 200,
  secret: () => true,
};

export default piramido;
