// What the server says that actions would do: asked once at each position.
import type { Look } from '../board/contract';
import type { MoveTable } from './move_table';

export class Previews {
  #known = new Map<string, Look<unknown>>();
  #at = -1;

  constructor(private readonly table: Pick<MoveTable, 'looking' | 'playback' | 'connection'>) {}

  /** What an action would do; null if the server does not say it. */
  of = async (action: string): Promise<Look<unknown> | null> => {
    const { looking: seat, playback, connection } = this.table;
    const tick = playback.frame?.tick ?? -1;
    if (!seat) return null;
    if (this.#at !== tick) [this.#known, this.#at] = [new Map(), tick];
    const known = this.#known.get(action);
    if (known) return known;
    try {
      const told = await connection.preview(seat, action);
      const look = { action, events: told.map(({ data }) => data) };
      if (this.#at === tick) this.#known.set(action, look);
      return look;
    } catch {
      // Without a preview one can still play.
      return null;
    }
  };
}
