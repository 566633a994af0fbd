// A bot that thinks on about the position shown, as long as somebody looks: it is asked again and again.
import { thinkOn } from '../connection/http';
import type { Replay, ThinkingOn } from '../protocol';
import { betterLine, type LineStep } from './better_line';

/** How often to ask what it has found, in milliseconds. */
const POLL = 600;

export class PositionThought {
  /** Whether it is asked for. */
  on = $state(false);
  status = $state.raw<ThinkingOn | null>(null);
  /** What comes of each action that is expected. */
  line = $state.raw<readonly LineStep[]>([]);
  /** Counts what was begun, so that what is given up is not heard any more. */
  #turn = 0;

  constructor(
    private readonly replay: Replay,
    private readonly looking: string | null,
  ) {}

  /** Nobody looks any more: what is not asked for is not thought about. */
  stop(): void {
    this.#turn += 1;
    this.on = false;
    this.status = null;
    this.line = [];
  }

  /** Has it think about the position after some actions until it is stopped; throws what the server says against it. */
  async start(ply: number): Promise<void> {
    this.stop();
    const turn = this.#turn;
    const goesOn = () => turn === this.#turn;
    this.on = true;
    let told = '';
    try {
      while (goesOn()) {
        const status = await thinkOn(this.replay.table, ply);
        if (!goesOn()) return;
        this.status = status;
        const line = status.found?.line ?? [];
        if (line.join() !== told) {
          const steps = await betterLine(this.replay, ply + 1, line, this.looking);
          if (!goesOn()) return;
          told = line.join();
          this.line = steps.slice(1);
        }
        if (status.over) return;
        await new Promise((resolve) => setTimeout(resolve, POLL));
      }
    } catch (error) {
      if (!goesOn()) return;
      this.stop();
      throw error;
    }
  }
}
