// What the tests of a table have in common: a socket without a server, and what a server would say.
import type { Happened, ServerMsg, Snapshot, State, Told } from '../src/lib/protocol';

/** A game without secrets, whose module tests of a table load. */
export const GAME = 'pyramidis';

/** What the page has sent. */
interface Sent {
  type: string;
  nonce?: string;
  [part: string]: unknown;
}

/** Takes the place of `WebSocket`. */
export class FakeSocket {
  static OPEN = 1;
  /** Every socket that was made, the last one last. */
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    const last = FakeSocket.all.at(-1);
    if (!last) throw new Error('expected a socket');
    return last;
  }

  readyState = 0;
  readonly sent: Sent[] = [];
  onopen?: () => void;
  onclose?: (event: { code: number }) => void;
  onmessage?: (event: { data: string }) => void;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    const message: Sent = JSON.parse(text);
    this.sent.push(message);
  }
  close(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  /** By which the page knows the answer to what it has sent last, or before that. */
  nonce(ago = 0): string {
    const { nonce } = this.sent.at(-1 - ago) ?? {};
    if (!nonce) throw new Error('expected something that is answered');
    return nonce;
  }

  /** The server takes the call. */
  open(): this {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    return this;
  }
  /** The server says something. */
  say(message: ServerMsg): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const chair = {
  player: { kind: 'person' as const, name: 'Anna' },
  stand_in: null,
  time_up: false,
  resigned: false,
};

/** How it stands after some actions; red is to act. */
export function stateAt(ply: number, change: Partial<State> = {}): State {
  return {
    ply,
    chairs: [chair, chair],
    begun: true,
    turn: 'red',
    view: { ply },
    legal: ['move:a5'],
    undo: 'nothing',
    request: null,
    clocks: null,
    result: null,
    pictures: [],
    gallery: [],
    next: null,
    ...change,
  };
}

export function snapshotAt(seq: number, change: Partial<Snapshot> = {}): { type: 'snapshot' } & Snapshot {
  return {
    type: 'snapshot',
    table: 't1',
    seq,
    looking: null,
    yours: [],
    game: GAME,
    seats: ['red', 'yellow'],
    options: {},
    listed: false,
    clock: { kind: 'none' },
    hints: false,
    takebacks: 'allowed',
    lot: false,
    drawn: null,
    commitment: '',
    state: stateAt(0),
    chat: [],
    history: [],
    here: [true, true],
    spectators: 1,
    at: Date.now(),
    ...change,
  };
}

export function played(actor: string, ...events: Told[]): Happened & { what: 'played' } {
  return { what: 'played', actor, action: 'move:a5', events };
}

/** Yellow plays. */
export function stepAt(seq: number, ply: number): ServerMsg {
  return { type: 'step', seq, happened: played('yellow'), state: stateAt(ply) };
}
