// @vitest-environment happy-dom
// Where every path leads.
import { expect, test } from 'vitest';
import { route } from '../src/lib/ui/router.svelte';

test.each([
  ['/', { name: 'front' }],
  ['/t/abc', { name: 'table', id: 'abc' }],
  ['/t/abc/', { name: 'table', id: 'abc' }],
  ['/t/abc/replay', { name: 'replay', id: 'abc' }],
  ['/new', { name: 'new', game: null }],
  ['/new/chess', { name: 'new', game: 'chess' }],
  ['/rules/chess', { name: 'rules', game: 'chess' }],
  ['/learn/chess', { name: 'learn', game: 'chess' }],
  ['/learn', { name: 'not-found' }],
  ['/lobby', { name: 'lobby' }],
  ['/t', { name: 'not-found' }],
  ['/lobby/x', { name: 'not-found' }],
  ['/t/a/b', { name: 'not-found' }],
  ['/t/a/replay/x', { name: 'not-found' }],
])('%s', (path, where) => {
  expect(route(path)).toEqual(where);
});
