// @vitest-environment happy-dom
// The session against a socket of straw: steps are shown in order, gaps are asked for, and a lost line comes back.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Session } from '../src/lib/net/session.svelte';
import type { ServerMsg, Snapshot, State } from '../src/lib/protocol';

class Straw {
  static OPEN = 1;
  static all: Straw[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onclose?: () => void;
  onmessage?: (event: { data: string }) => void;
  constructor(readonly url: string) {
    Straw.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.readyState = 3;
    this.onclose?.();
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: ServerMsg) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const chair = {
  player: { kind: 'person' as const, name: 'Anna' },
  stand_in: null,
  time_up: false,
  resigned: false,
};
const state = (ply: number): State => ({
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
});
const snapshot = (seq: number): ServerMsg => {
  const body: Snapshot = {
    table: 't1',
    seq,
    looking: null,
    yours: [],
    game: 'pyramidis',
    seats: ['red', 'yellow'],
    options: {},
    listed: false,
    clock: { kind: 'none' },
    hints: false,
    commitment: '',
    state: state(0),
    chat: [],
    history: [],
    here: [true, true],
    spectators: 1,
    at: Date.now(),
  };
  return { type: 'snapshot', ...body };
};
const step = (seq: number, ply: number): ServerMsg => ({
  type: 'step',
  seq,
  happened: { what: 'played', actor: 'yellow', action: 'move:a5', events: [] },
  state: state(ply),
});

const first = () => Straw.all[0] as Straw;

beforeEach(() => {
  Straw.all = [];
  vi.stubGlobal('WebSocket', Straw);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function seated(): Promise<Session> {
  const session = new Session('t1', {});
  first().open();
  first().say(snapshot(3));
  await vi.waitFor(() => expect(session.frame).not.toBeNull(), { timeout: 30_000 });
  vi.useFakeTimers();
  return session;
}

test('says hello and shows what it is told', async () => {
  const session = await seated();
  expect(first().sent[0]).toMatchObject({ v: 1, type: 'hello', table: 't1', tokens: [] });
  expect(session.connection).toBe('open');
  expect(session.frame?.state.ply).toBe(0);
  session.close();
});

test('what is taken back is not animated', async () => {
  const session = await seated();
  first().say(step(4, 1));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(session.frame?.previous).toEqual({ ply: 0 });
  const { tick } = session.frame ?? { tick: 0 };
  const happened = { what: 'undone' as const, seat: 'yellow', plies: 1 };
  first().say({ type: 'step', seq: 5, happened, state: state(0) });
  expect(session.frame).toMatchObject({ previous: null, events: [], tick: tick + 1 });
  session.close();
});

test('steps wait for each other', async () => {
  const session = await seated();
  first().say(step(4, 1));
  first().say(step(5, 2));
  expect(session.frame?.state.ply).toBe(1);
  expect(session.settled).toBe(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(session.frame?.state.ply).toBe(2);
  expect(session.settled).toBe(true);
  expect(session.log.length).toBe(2);
  session.close();
});

test('a gap is asked for', async () => {
  const session = await seated();
  first().say(step(6, 2));
  expect(first().sent.at(-1)).toMatchObject({ type: 'sync', have: 3 });
  session.close();
});

test('a lost connection comes back by itself, with the wishes that had no answer', async () => {
  const session = await seated();
  void session.play('red', 'move:a5');
  first().close();
  expect(session.connection).toBe('lost');
  await vi.advanceTimersByTimeAsync(500);
  const second = Straw.all[1] as Straw;
  second.open();
  expect(second.sent[0]).toMatchObject({ type: 'hello', have: 3 });
  expect(second.sent[1]).toMatchObject({ type: 'play', action: 'move:a5' });
  expect(second.sent[1]?.nonce).toBe(first().sent.at(-1)?.nonce);
  session.close();
});
