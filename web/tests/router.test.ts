// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { place } from '../src/lib/ui/router.svelte';

test.each([
  ['/', { name: 'front' }],
  ['/t/abc', { name: 'table', table: 'abc' }],
  ['/t/abc/', { name: 'table', table: 'abc' }],
  ['/t/abc/replay', { name: 'replay', table: 'abc' }],
  ['/new', { name: 'new', game: null }],
  ['/new/sphinx', { name: 'new', game: 'sphinx' }],
  ['/rules/sakkara', { name: 'rules', game: 'sakkara' }],
  ['/lobby', { name: 'lobby' }],
  ['/t', { name: 'nowhere' }],
  ['/lobby/x', { name: 'nowhere' }],
  ['/t/a/b', { name: 'nowhere' }],
  ['/t/a/replay/x', { name: 'nowhere' }],
])('%s', (path, where) => {
  expect(place(path)).toEqual(where);
});
