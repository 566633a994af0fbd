// What a bot thinks of a game that is over: it is asked for once, and looked for until it is there.
import { fetchAnalysis, startAnalysis } from '../connection/http';
import type { Analysed } from '../protocol';

/** The bot that is asked. */
const LEVEL = 3;
/** How often to ask how far it is, in milliseconds. */
const POLL = 700;

export class AskedAnalysis {
  result = $state.raw<Analysed | null>(null);
  /** How far it is, from 0 to 1; null if it is not being made. */
  progress = $state<number | null>(null);
  #stopped = false;

  constructor(private readonly table: string) {}

  /** Nobody waits for it any more. */
  stop(): void {
    this.#stopped = true;
  }

  /** Has it made, if it is not there; throws what the server says against it. */
  async make(): Promise<void> {
    if (this.progress !== null || this.result) return;
    this.progress = 0;
    try {
      let status = await startAnalysis(this.table, LEVEL);
      while (!status.result && !this.#stopped) {
        this.progress = status.total ? status.done / status.total : 0;
        await new Promise((resolve) => setTimeout(resolve, POLL));
        status = await fetchAnalysis(this.table, LEVEL);
      }
      this.result = status.result;
    } finally {
      this.progress = null;
    }
  }
}
