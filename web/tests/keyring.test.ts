// @vitest-environment happy-dom
// What this browser holds is kept, shown as it changes, and not lost where the browser stores nothing.
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { held, keep, recent } from '../src/lib/connection/keyring';
import { watched } from './watched.svelte';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('keeps what is held at a table', () => {
  keep('t1', { key: 'open' });
  keep('t1', { tokens: { red: 'secret' } });
  expect(held('t1')).toMatchObject({ key: 'open', tokens: { red: 'secret' } });
  expect(held('t2').tokens).toEqual({});
});

test('the last table comes first, and old ones are forgotten', () => {
  let now = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => ++now);
  for (let at = 0; at < 1005; at++) keep(`t${at}`, {});
  expect(recent()).toHaveLength(1000);
  expect(recent()[0]?.table).toBe('t1004');
  expect(held('t4').at).toBe(0);
});

test('what is shown changes with it, here and in another window', () => {
  const [keys, stop] = watched(() => held('t1').key);
  keep('t1', { key: 'one' });
  flushSync();
  const text = JSON.stringify({ tokens: {}, key: 'two', at: 1 });
  localStorage.setItem('pyramidion.table.t1', text);
  dispatchEvent(new StorageEvent('storage', { key: 'pyramidion.table.t1' }));
  flushSync();
  expect(keys).toEqual([undefined, 'one', 'two']);
  stop();
});

test('a browser that stores nothing holds its seats as long as the page is open', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  keep('t9', { tokens: { red: 'secret' } });
  expect(held('t9').tokens).toEqual({ red: 'secret' });
  expect(recent()[0]?.table).toBe('t9');
  // When there is room again, everything is stored.
  full.mockRestore();
  keep('t9', { key: 'open' });
  expect(JSON.parse(localStorage.getItem('pyramidion.table.t9') ?? '')).toMatchObject(held('t9'));
  expect(held('t9')).toMatchObject({ tokens: { red: 'secret' }, key: 'open' });
});
