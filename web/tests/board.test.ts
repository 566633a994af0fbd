// What boards have in common: time from events, points that turn, whose side is at the bottom, and what need not be given.
import { expect, test } from 'vitest';
import { frames } from '../src/lib/board/animation';
import { withDefaults, type Say, type SeatInfo } from '../src/lib/board/contract';
import { turned } from '../src/lib/board/geometry';
import { seatAtBottom, styleOf } from '../src/lib/board/seats';
import { timing } from '../src/lib/board/timing';

const say: Say = { t: (id) => id, player: (seat) => seat, list: (things) => things.join() };
const seat = (name: string, yours: boolean): SeatInfo => ({
  seat: name,
  colour: 'red',
  mark: name,
  name,
  yours,
  bot: false,
  here: true,
});

test('events are looked at one after another, each as long as its kind or what it holds says', () => {
  type Event = { kind: 'rolled' } | { kind: 'walked'; fields: number };
  const { length, duration } = timing<Event>({ rolled: 700, walked: ({ fields }) => 100 * fields });
  expect(length({ kind: 'walked', fields: 3 })).toBe(300);
  expect(duration([{ kind: 'rolled' }, { kind: 'walked', fields: 3 }])).toBe(1000);
  expect(duration([])).toBe(0);
});

test('a point turns clockwise about another, and four quarters bring it back', () => {
  const middle = { x: 100, y: 100 };
  expect(turned({ x: 100, y: 0 }, middle, 1)).toEqual({ x: 200, y: 100 });
  expect(turned({ x: 100, y: 0 }, middle, 3)).toEqual({ x: 0, y: 100 });
  expect(turned({ x: 30, y: 70 }, middle, 4)).toEqual({ x: 30, y: 70 });
});

test('the viewer sits at the bottom; at a shared screen the first of its players stays there', () => {
  const [anna, ben] = [seat('p1', true), seat('p2', false)];
  expect(seatAtBottom([anna, ben], 'p2')).toBe('p2');
  expect(seatAtBottom([anna, ben], null)).toBeNull();
  expect(seatAtBottom([anna, { ...ben, yours: true }], 'p2')).toBe('p1');
  expect(styleOf([anna], 'p1').mark).toBe('p1');
  expect(styleOf([anna], 'p9')).toEqual({ colour: 'white', mark: '' });
});

test('a way ends where the thing stands, in its size', () => {
  const way = [
    { x: 0, y: 0, time: 0, size: 0.5 },
    { x: 10, y: 0, time: 100, size: 1 },
  ];
  const all = frames(way, 200, { x: 10, y: 0, size: 1 });
  expect(all.map(({ offset }) => offset)).toEqual([0, 0.5, 1]);
  expect(all[0]?.transform).toBe('translate(0px, 0px) scale(0.5)');
  expect(all.at(-1)?.transform).toBe('translate(10px, 0px) scale(1)');
  expect(frames([{ x: 1, y: 2, time: 0 }], 100).at(-1)?.transform).toBe('translate(1px, 2px)');
});

test('a board stands still and offers nothing by default', () => {
  const board = withDefaults({ plan: {}, view: {}, seats: [], say });
  expect(board).toMatchObject({
    previous: null,
    events: [],
    motion: false,
    acts: [],
    selected: [],
    hint: null,
  });
  expect(board.targets.size).toBe(0);
  expect(withDefaults({ plan: {}, view: {}, seats: [], say, motion: true, tick: 7 })).toMatchObject({
    motion: true,
    tick: 7,
  });
});
