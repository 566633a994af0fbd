// Choosing an action by pointing at one target after another.
import { expect, test } from 'vitest';
import { narrow, point } from '../src/lib/board/choice';
import type { Act } from '../src/lib/board/contract';

const act = (action: string, ...path: string[]): Act => ({ action, path, label: { id: action } });
const acts = [
  act('R:a1-a2', 'R', 'a2'),
  act('R:a1-a2-a3', 'R', 'a2', 'a3'),
  act('O:b1-b2', 'O', 'b2'),
  act('pass'),
  act('start:2', 'S', '#2'),
];

test('pointing narrows until one action is left', () => {
  expect([...narrow(acts, []).targets]).toEqual(['R', 'O', 'S']);
  expect(narrow(acts, []).buttons.map(({ action }) => action)).toEqual(['pass']);
  expect(narrow(acts, []).chosen).toBeNull();
  expect(narrow(acts, ['O']).chosen).toBeNull();
  expect(narrow(acts, ['O', 'b2']).chosen?.action).toBe('O:b1-b2');
});

test('a path may be the beginning of another', () => {
  const choice = narrow(acts, ['R', 'a2']);
  expect(choice.chosen?.action).toBe('R:a1-a2');
  expect([...choice.targets]).toEqual(['a3']);
});

test('targets without a place are buttons', () => {
  expect(narrow(acts, ['S']).targets.size).toBe(0);
  expect(narrow(acts, ['S']).buttons.map(({ action }) => action)).toEqual(['start:2']);
});

test('pointing goes on, back, elsewhere or nowhere', () => {
  expect(point(acts, [], 'R')).toEqual(['R']);
  expect(point(acts, ['R'], 'a2')).toEqual(['R', 'a2']);
  expect(point(acts, ['R', 'a2'], 'R')).toEqual([]);
  expect(point(acts, ['R', 'a2'], 'O')).toEqual(['O']);
  expect(point(acts, ['R'], 'z9')).toBeNull();
});

test('offers yes beside no', () => {
  const act = (action: string, path: string[]): Act => ({ action, path, label: { id: action } });
  const [take, leave, other] = [act('take', ['a1']), act('leave', ['#leave']), act('other', ['a2'])];
  expect(narrow([leave, take], []).buttons).toEqual([leave, take]);
  expect(narrow([leave, take], []).targets).toEqual(new Set(['a1']));
  expect(narrow([leave, take, other], []).buttons).toEqual([leave]);
});
