// @vitest-environment happy-dom
// The connection against a socket without a server: steps are heard once and in order, what is missing is asked for, what is
// lost comes back, and every command and query gets its answer.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection } from '../src/lib/connection/connection.svelte';
import { Refused } from '../src/lib/connection/http';
import type { Happened, Reaction, Snapshot, State } from '../src/lib/protocol';
import { FakeSocket, snapshotAt, stepAt } from './fakes';

let tokens: string[];
let connection: Connection;
const heard = {
  snapshot: vi.fn<(snapshot: Snapshot) => void>(),
  step: vi.fn<(happened: Happened, state: State) => void>(),
  reacted: vi.fn<(seat: string, reaction: Reaction) => void>(),
  refused: vi.fn<(reason: Refused) => void>(),
};
const socket = () => FakeSocket.last;
const plies = () => heard.step.mock.calls.map(([, state]) => state.ply);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  tokens = ['secret'];
  connection = new Connection('t1', () => tokens, 'red', heard);
});
afterEach(() => {
  connection.close();
  vi.clearAllMocks();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Says hello and hears everything up to step 3. */
function join() {
  socket()
    .open()
    .say(snapshotAt(3, { looking: 'red', yours: ['red'] }));
}
/** Loses the socket and opens another one. */
async function comeBack() {
  socket().close();
  await vi.advanceTimersByTimeAsync(500);
  socket().open();
}

test('says hello and hears how the table stands', () => {
  expect(connection.status).toBe('connecting');
  join();
  expect(socket().sent).toEqual([
    { v: 1, type: 'hello', table: 't1', tokens: ['secret'], looking: 'red', have: null },
  ]);
  expect(connection.status).toBe('open');
  expect(connection.snapshot?.seq).toBe(3);
  expect(heard.snapshot).toHaveBeenCalledOnce();
});

test('knows the server’s clock and who is there', () => {
  socket()
    .open()
    .say(snapshotAt(3, { at: Date.now() + 5000, here: [true, false], spectators: 2 }));
  expect(connection.clockOffset).toBe(5000);
  expect(connection.presence).toMatchObject({ here: [true, false], spectators: 2 });
  socket().say({ type: 'presence', here: [true, true], spectators: 0 });
  expect(connection.presence).toMatchObject({ here: [true, true], spectators: 0 });
});

test('steps are heard once and in order', () => {
  join();
  for (const seq of [4, 4, 3, 5, 4]) socket().say(stepAt(seq, seq));
  expect(plies()).toEqual([4, 5]);
  expect(socket().sent).toHaveLength(1);
});

test('a gap is asked for, and everything is told again', () => {
  join();
  socket().say(stepAt(4, 4));
  socket().say(stepAt(6, 6));
  expect(socket().sent.at(-1)).toEqual({ v: 1, type: 'sync', have: 4 });
  expect(plies()).toEqual([4]);
  socket().say(snapshotAt(6));
  // What the snapshot has told is not told again; what comes after it is.
  socket().say(stepAt(6, 6));
  socket().say(stepAt(7, 7));
  expect(heard.snapshot).toHaveBeenCalledTimes(2);
  expect(plies()).toEqual([4, 7]);
});

test('a step before anything is known is not shown', () => {
  socket().open().say(stepAt(1, 1));
  expect(heard.step).not.toHaveBeenCalled();
});

test('a table that cannot be looked at is a problem; later refusals are not', () => {
  const refused = {
    type: 'refused' as const,
    nonce: null,
    code: 'no-table' as const,
    text: 'no',
    rule: null,
    version: null,
  };
  socket().open().say(refused);
  expect(heard.refused).toHaveBeenCalledOnce();
  expect(heard.refused.mock.calls[0]?.[0].code).toBe('no-table');
  socket().say(snapshotAt(3));
  socket().say(refused);
  expect(heard.refused).toHaveBeenCalledOnce();
});

test('a command is answered by its nonce', async () => {
  join();
  socket().say(stepAt(4, 1));
  const one = connection.play('red', 'move:a5');
  const other = connection.command({ type: 'resign', seat: 'red' });
  const [first, second] = socket().sent.slice(-2);
  expect(first).toMatchObject({ type: 'play', seat: 'red', action: 'move:a5', seq: 4 });
  expect(second).toMatchObject({ type: 'resign', seat: 'red' });
  expect(first?.nonce).not.toBe(second?.nonce);
  const why = { code: 'illegal' as const, text: 'a piece is in the way', rule: 'P3', version: null };
  const [nonce, later] = [socket().nonce(1), socket().nonce()];
  socket().say({ type: 'refused', nonce: later, ...why });
  socket().say({ type: 'done', nonce, seq: 5 });
  await expect(one).resolves.toBeUndefined();
  const error = await other.catch((error: unknown) => error);
  expect(error).toBeInstanceOf(Refused);
  expect(error).toMatchObject({ code: 'illegal', message: 'a piece is in the way', rule: 'P3' });
});

test('a query brings its answer', async () => {
  join();
  const asked = connection.preview('red', 'move:a5');
  const events = [{ text: 'Red moves.', data: { kind: 'moved' } }];
  socket().say({ type: 'preview', nonce: socket().nonce(), events });
  expect(socket().sent.at(-1)).toMatchObject({ type: 'preview', seat: 'red', action: 'move:a5' });
  expect(await asked).toEqual(events);
});

test('a lost connection comes back by itself, with what had no answer', async () => {
  join();
  const done = vi.fn();
  void connection.play('red', 'move:a5').then(done);
  const nonce = socket().nonce();
  socket().close();
  expect(connection.status).toBe('lost');
  await vi.advanceTimersByTimeAsync(500);
  expect(connection.status).toBe('connecting');
  socket().open();
  expect(FakeSocket.all).toHaveLength(2);
  expect(socket().sent[0]).toMatchObject({ type: 'hello', looking: 'red', have: 3 });
  expect(socket().sent[1]).toMatchObject({ type: 'play', action: 'move:a5', seq: 3, nonce });
  socket().say({ type: 'current', seq: 3 });
  expect(connection.status).toBe('open');
  socket().say({ type: 'done', nonce, seq: 4 });
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalledOnce();
  // What is answered is not sent a third time.
  await comeBack();
  expect(socket().sent.map(({ type }) => type)).toEqual(['hello']);
});

test('one whom the server sends on is there again at once, and nothing is called lost', async () => {
  join();
  const moved = connection.play('red', 'move:a5');
  const command = socket().sent.at(-1);
  socket().close(1012);
  expect(connection.status).toBe('moving');
  await vi.advanceTimersByTimeAsync(600);
  expect(FakeSocket.all).toHaveLength(2);
  expect(connection.status).toBe('moving');
  socket().open();
  expect(socket().sent).toEqual([
    { v: 1, type: 'hello', table: 't1', tokens: ['secret'], looking: 'red', have: 3 },
    command,
  ]);
  socket().say({ type: 'current', seq: 3 });
  socket().say({ type: 'done', nonce: socket().nonce(), seq: 4 });
  await moved;
  expect(connection.status).toBe('open');
});

test('one who finds nobody where the server sent them has lost the connection', async () => {
  join();
  socket().close(1012);
  await vi.advanceTimersByTimeAsync(600);
  socket().close();
  expect(connection.status).toBe('lost');
});

test('waits longer each time that nobody answers', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  for (const wait of [400, 800, 1600]) {
    const before = FakeSocket.all.length;
    socket().close();
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(FakeSocket.all).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(FakeSocket.all).toHaveLength(before + 1);
  }
});

test('a silent line counts as lost', async () => {
  join();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(socket().sent.at(-1)).toEqual({ v: 1, type: 'ping' });
  socket().say({ type: 'pong', at: 0 });
  await vi.advanceTimersByTimeAsync(19_000);
  expect(connection.status).toBe('open');
  await vi.advanceTimersByTimeAsync(9_100);
  expect(connection.status).toBe('lost');
});

test('a reader who comes back does not wait', () => {
  join();
  socket().close();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(FakeSocket.all).toHaveLength(2);
});

test('who looks, and with which seats, outlives a loss', async () => {
  join();
  tokens = ['secret', 'another'];
  connection.rejoin('yellow');
  expect(socket().sent.at(-1)).toMatchObject({ type: 'hello', tokens, looking: 'yellow', have: null });
  // The answer never came: after the loss everything is asked for again.
  await comeBack();
  expect(socket().sent[0]).toMatchObject({ tokens, looking: 'yellow', have: null });
  socket().say(snapshotAt(5, { looking: 'yellow', yours: ['red', 'yellow'] }));
  connection.look('red');
  expect(socket().sent.at(-1)).toEqual({ v: 1, type: 'look', seat: 'red' });
  await comeBack();
  expect(socket().sent[0]).toMatchObject({ looking: 'red', have: null });
  socket().say(snapshotAt(5, { looking: 'red' }));
  await comeBack();
  expect(socket().sent[0]).toMatchObject({ looking: 'red', have: 5 });
});

test('what is closed stays closed', async () => {
  join();
  connection.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});
