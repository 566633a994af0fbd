// What a bot would play, and what would come of it.
import type { Look } from '../board/contract';
import type { MoveTable } from './move_table';
import type { Previews } from './previews';

export class Hints {
  /** One is on its way. */
  asking = $state(false);
  /** The action, if the viewer asked. */
  action = $state.raw<string | null>(null);
  #foreseen = $state.raw<Look<unknown> | null>(null);

  constructor(
    private readonly table: Pick<MoveTable, 'looking' | 'connection' | 'refuse'>,
    private readonly previews: Previews,
  ) {}

  /** What would be seen to happen, as soon as the server has said it. */
  get events(): readonly unknown[] {
    return this.#foreseen?.action === this.action ? (this.#foreseen?.events ?? []) : [];
  }

  async ask(): Promise<void> {
    const seat = this.table.looking;
    if (!seat || this.asking) return;
    this.asking = true;
    try {
      this.action = await this.table.connection.hint(seat);
      void this.#foresee(this.action);
    } catch (error) {
      this.table.refuse(error);
    } finally {
      this.asking = false;
    }
  }

  forget(): void {
    this.action = null;
  }

  async #foresee(action: string): Promise<void> {
    this.#foreseen = await this.previews.of(action);
  }
}
