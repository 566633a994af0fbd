// @vitest-environment happy-dom
// What people show without a word is there for a while, each for themselves, and is told by the socket.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { set } from '../src/lib/ui/settings.svelte';
import { REACTIONS, Reactions, SEEN } from '../src/lib/ui/reactions.svelte';
import { Table } from '../src/lib/ui/table.svelte';
import { FakeSocket, snapshotAt } from './fakes';

beforeEach(() => {
  vi.useFakeTimers();
  set({ sound: false });
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('goes after a while, and a new one begins again', () => {
  const reactions = new Reactions();
  reactions.show('red', 'wow');
  reactions.show('blue', 'luck');
  vi.advanceTimersByTime(SEEN - 1);
  reactions.show('red', 'bravo');
  vi.advanceTimersByTime(1);
  expect(reactions.shown).toEqual({ red: 'bravo' });
  vi.advanceTimersByTime(SEEN);
  expect(reactions.shown).toEqual({});
});

test('the table shows what the socket tells, and nothing when it is left', () => {
  const table = new Table('t1');
  FakeSocket.last.open().say(snapshotAt(3));
  for (const reaction of REACTIONS) {
    FakeSocket.last.say({ type: 'reacted', seat: 'yellow', reaction });
    expect(table.reactions.shown).toEqual({ yellow: reaction });
  }
  table.close();
  vi.advanceTimersByTime(2 * SEEN);
  expect(table.reactions.shown).toEqual({ yellow: REACTIONS.at(-1) });
});
