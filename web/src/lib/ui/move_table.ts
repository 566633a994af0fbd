// What is needed of a table in order to play there.
import type { Connection } from '../connection/connection.svelte';
import type { Refused } from '../connection/http';
import type { Playback } from '../playback/playback.svelte';
import type { LoadedGame } from './load_game';

export interface MoveTable {
  readonly game: { module: Pick<LoadedGame['module'], 'act' | 'attempt' | 'landing'>; plan: unknown } | null;
  /** The seat that plays. */
  readonly looking: string | null;
  readonly playback: Pick<Playback, 'frame' | 'settled'>;
  readonly connection: Pick<Connection, 'status' | 'preview' | 'hint' | 'play'>;
  /** Whether people sit round a real board: then what anybody takes back with a tap is played without a yes. */
  readonly realBoard?: boolean;
  /** Why the last thing that the viewer tried was refused. */
  refusal: Refused | null;
  refuse(error: unknown): void;
}
