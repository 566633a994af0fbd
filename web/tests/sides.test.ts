// Round one screen nobody sits on another's side, and those who are two sit opposite each other.
import { expect, test } from 'vitest';
import { ANGLES, sideOf } from '../src/lib/ui/sides';

test.each([2, 3, 4])('%i people have a side each', (count) => {
  const seats = ['a', 'b', 'c', 'd'].slice(0, count);
  const sides = seats.map((seat) => sideOf(seat, seats));
  expect(new Set(sides).size).toBe(count);
  expect(sides[0]).toBe('bottom');
});

test('two sit opposite each other', () => {
  const [one = 0, other = 0] = ['a', 'b'].map((seat) => ANGLES[sideOf(seat, ['a', 'b'])]);
  expect(other - one).toBe(180);
});

test('somebody who only looks does so from the bottom', () => {
  expect(sideOf(null, ['a', 'b'])).toBe('bottom');
});
