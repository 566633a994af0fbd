// @vitest-environment happy-dom
// A table that is put together: from the socket to what is shown, what is kept, and through whose eyes one looks.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { held, keep } from '../src/lib/connection/keyring';
import { sha256 } from '../src/lib/connection/sha256';
import type { Happened, Snapshot } from '../src/lib/protocol';
import { set } from '../src/lib/ui/settings.svelte';
import { Table } from '../src/lib/ui/table.svelte';
import { FakeSocket, GAME, snapshotAt, stateAt, stepAt } from './fakes';

const shown = vi.fn();
const socket = () => FakeSocket.last;
let table: Table;

beforeEach(() => {
  localStorage.clear();
  set({ sound: false });
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
});
afterEach(() => {
  table.close();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

/** Opens the table and waits until its game can be drawn. */
async function opened(change: Partial<Snapshot> = {}): Promise<void> {
  table = new Table('t1', shown);
  socket().open().say(snapshotAt(3, change));
  await vi.waitFor(() => expect(table.game).not.toBeNull(), { timeout: 30_000 });
}
const step = (seq: number, happened: Happened, ply = 0) =>
  socket().say({ type: 'step', seq, happened, state: stateAt(ply) });

test('shows what it is told, with the seats that this browser holds', async () => {
  keep('t1', { tokens: { yellow: 'secret' } });
  await opened({ looking: 'yellow', yours: ['yellow'] });
  expect(socket().sent[0]).toMatchObject({ type: 'hello', tokens: ['secret'], looking: 'yellow' });
  expect(table.state?.ply).toBe(0);
  expect(table.infos.map(({ seat, yours }) => [seat, yours])).toEqual([
    ['red', false],
    ['yellow', true],
  ]);
  socket().say(stepAt(4, 1));
  expect(table.state?.ply).toBe(1);
  expect(table.playback.log).toHaveLength(1);
});

test('opens its numbers for the dice when all have sat down', async () => {
  const number = 'ab'.repeat(16);
  keep('t1', { tokens: { yellow: 'secret' }, numbers: { yellow: number } });
  const seated = { looking: 'yellow', yours: ['yellow'], commitment: 'shown' };
  await opened({ ...seated, state: stateAt(0, { begun: false, turn: null }) });
  const opens = () => socket().sent.filter(({ type }) => type === 'open');
  expect(opens()).toEqual([]);
  const commitments = ['1'.repeat(64), sha256(number)];
  const state = stateAt(0, {
    begun: false,
    turn: null,
    opening: { commitments, waiting: ['red', 'yellow'], replaceable_at: 0 },
  });
  socket().say({ type: 'step', seq: 4, happened: { what: 'sat', seat: 'red' }, state });
  expect(opens()).toMatchObject([{ seat: 'yellow', number }]);
  expect(held('t1')).toMatchObject({ commitment: 'shown', commitments });
});

test('what comes before the game can be drawn is not lost', async () => {
  table = new Table('t1', shown);
  socket().open().say(snapshotAt(3));
  socket().say(stepAt(4, 1));
  socket().say(stepAt(5, 2));
  expect(shown).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(table.game).not.toBeNull(), { timeout: 30_000 });
  expect(table.state?.ply).toBe(2);
  expect(table.playback.settled).toBe(true);
  expect(shown).toHaveBeenCalledOnce();
});

test('remembers the tables at which somebody of this browser sits', async () => {
  await opened();
  expect(held('t1').players).toBeUndefined();
  table.close();
  await opened({ yours: ['red'], looking: 'red' });
  expect(held('t1')).toMatchObject({ game: GAME, players: ['Anna', 'Anna'], over: false });
});

test('at one screen the eyes go with the turn', async () => {
  await opened({ yours: ['red', 'yellow'], looking: 'yellow' });
  expect(socket().sent.at(-1)).toMatchObject({ type: 'look', seat: 'red' });
  table.close();
  await opened({ yours: ['yellow'], looking: 'yellow' });
  expect(socket().sent).toHaveLength(1);
});

test('chat is there at once', async () => {
  await opened();
  socket().say(stepAt(4, 1));
  const line = { seq: 5, seat: 'red', name: 'Anna', text: 'hello', at: 0 };
  step(5, { what: 'said', line }, 1);
  expect(table.chat).toEqual([line]);
});

test('a command that is refused says why', async () => {
  await opened();
  const done = table.command({ type: 'draw', seat: 'red' });
  const nonce = socket().nonce();
  socket().say({
    type: 'refused',
    nonce,
    code: 'not-yours',
    text: 'not your seat',
    rule: null,
    version: null,
  });
  expect(await done).toBe(false);
  expect(table.refusal).toMatchObject({ code: 'not-yours', message: 'not your seat' });
});

test('a game that cannot be drawn is a problem', async () => {
  table = new Table('t1', shown);
  socket()
    .open()
    .say(snapshotAt(3, { game: 'chess' }));
  await vi.waitFor(() => expect(table.problem?.code).toBe('undrawable'));
  expect(table.game).toBeNull();
});

test('a table that is not there is a problem', () => {
  table = new Table('t1', shown);
  socket()
    .open()
    .say({ type: 'refused', nonce: null, code: 'no-table', text: '', rule: null, version: null });
  expect(table.problem?.code).toBe('no-table');
});

test('a lot moves the one who looks to another seat, and the log tells it', async () => {
  keep('t1', { tokens: { red: 'secret' } });
  await opened({ looking: 'red', yours: ['red'], lot: true, state: stateAt(0, { begun: false }) });
  const from = ['yellow', 'red'];
  step(4, { what: 'lot', from });
  socket().say(snapshotAt(4, { looking: 'yellow', yours: ['yellow'], lot: true, drawn: from }));
  step(5, { what: 'began' });
  socket().say(stepAt(6, 1));
  expect(table.looking).toBe('yellow');
  expect(table.infos.filter(({ yours }) => yours).map(({ seat }) => seat)).toEqual(['yellow']);
  const lines = table.playback.log.map((line) => ('note' in line ? line.note.what : line.action.actor));
  expect(lines).toEqual(['lot', 'began', 'yellow']);
  // The key stays where it was put, and is found there.
  expect(table.satDownAt).toBe('red');
  expect(held('t1').tokens).toEqual({ red: 'secret' });
});

test('a table that draws no lot and takes back is as it always was', async () => {
  await opened({ looking: 'red', yours: ['red'] });
  expect([table.satDownAt, table.takebacks]).toEqual(['red', true]);
  table.close();
  await opened({ takebacks: 'none' });
  expect([table.satDownAt, table.takebacks]).toEqual([null, false]);
});

test('a table that another version plays is a problem, and nothing to go on with', async () => {
  const refused = { type: 'refused', nonce: null, text: '', rule: null } as const;
  table = new Table('t1', shown);
  socket()
    .open()
    .say({ ...refused, code: 'older-rules', version: '0.1.x' });
  expect(table.problem).toMatchObject({ code: 'older-rules', version: '0.1.x', otherVersion: true });
  expect(held('t1').elsewhere, 'somebody who only looks keeps nothing').toBeUndefined();
  table.close();
  keep('t1', { tokens: { red: 'secret' } });
  table = new Table('t1', shown);
  socket()
    .open()
    .say({ ...refused, code: 'newer-rules', version: null });
  expect(held('t1')).toMatchObject({ elsewhere: true, tokens: { red: 'secret' } });
  table.close();
  await opened({ yours: ['red'], looking: 'red' });
  expect(held('t1').elsewhere, 'a version that plays it').toBe(false);
});
