// Where the arrow keys lead from one target.
import { expect, test } from 'vitest';
import { type Box, nearest } from '../src/lib/board/arrows';

const box = (x: number, y: number): Box => ({ x, y, width: 10, height: 10 });
const all: [string, Box][] = [
  ['right', box(30, 2)],
  ['far right', box(60, 0)],
  ['below', box(0, 30)],
  ['aside', box(20, 90)],
];

test('arrow keys go to what lies straight ahead', () => {
  const from = box(0, 0);
  expect(nearest(from, all, [1, 0])).toBe('right');
  expect(nearest(from, all, [0, 1])).toBe('below');
  expect(nearest(from, all, [-1, 0])).toBeNull();
});
