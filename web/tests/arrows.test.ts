import { expect, test } from 'vitest';
import { nearest } from '../src/lib/board/arrows';

const box = (x: number, y: number) => ({ x, y, width: 10, height: 10 }) as DOMRect;
const all: [string, DOMRect][] = [
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
