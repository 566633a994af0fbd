// What can be pointed at on a board: the surface knows it, its targets ask.
import { createContext } from 'svelte';
import type { BoardProps } from './contract';

export type Pointing = Pick<
  Required<BoardProps>,
  | 'targets'
  | 'selected'
  | 'hint'
  | 'choose'
  | 'draggable'
  | 'lift'
  | 'hold'
  | 'drop'
  | 'trails'
  | 'coordinates'
  | 'around'
  | 'seats'
>;

export const [getPointing, setPointing] = createContext<() => Pointing>();
