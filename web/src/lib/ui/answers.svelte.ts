// What is said to somebody who points at what cannot be chosen: what it is, and why not now.
import { Refused } from '../connection/http';
import { play } from '../sound';
import type { MoveTable } from './move_table';

/** What the viewer pointed at though it cannot be chosen. */
interface Questioned {
  tick: number;
  target: string;
}

export class Answers {
  #questioned = $state.raw<Questioned | null>(null);

  constructor(private readonly table: MoveTable) {}

  /** The target that is to be explained; it is gone when the table has changed. */
  get questioned(): string | null {
    return this.#questioned?.tick === this.#tick ? this.#questioned.target : null;
  }

  /** Puts away what was said about something. */
  dismiss(): void {
    this.#questioned = null;
    this.table.refusal = null;
  }

  question(target: string): void {
    this.dismiss();
    this.#questioned = { tick: this.#tick, target };
  }

  /** Says that it is somebody else's turn. */
  explainTurn(): void {
    const { playback, looking } = this.table;
    const state = playback.frame?.state;
    if (!playback.settled || !state || state.result) return;
    if (!looking) this.table.refusal = new Refused('not-yours', '');
    else if (state.dice?.length) this.table.refusal = new Refused('dice-first', '');
    else if (state.turn !== looking) this.table.refusal = new Refused('not-now', '');
  }

  /**
   * Shows which rule forbids what was pointed at: the server refuses to preview it, and says why. Says whether a rule
   * was asked for.
   */
  async explain(target: string, ...paths: readonly (readonly string[])[]): Promise<boolean> {
    const { game, playback, looking: seat } = this.table;
    const state = playback.frame?.state;
    if (!game || !state || !seat) return false;
    const attempts = paths.map((path) => game.module.attempt(path, state.view, game.plan));
    const action = attempts.find((attempt) => attempt !== null && !state.legal.includes(attempt));
    if (!action) {
      // The game itself says what it is.
      this.question(target);
      play('no');
      return false;
    }
    try {
      await this.table.connection.preview(seat, action);
      this.question(target);
    } catch (error) {
      this.question(target);
      this.table.refuse(error);
    }
    return true;
  }

  get #tick(): number {
    return this.table.playback.frame?.tick ?? -1;
  }
}
