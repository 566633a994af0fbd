// What the analysis of a game tells: chances that claim nothing before the end, and the moments that decided it.
import { expect, test } from 'vitest';
import type { Analysed, GameResult } from '../src/lib/protocol';
import { chances, hasDice, mistakes, story } from '../src/lib/ui/story';

const SEATS = ['p1', 'p2'];
const WON: GameResult = { winners: ['p1'], how: 'rules' };

/** A game in which p1 falls behind by a slip, throws well, and wins. */
const GAME: Analysed = {
  start: [0.5, 0.5],
  expect: [
    [0.2, 0.8],
    [0.3, 0.7],
    [0.7, 0.3],
    [0.9, 0.1],
    [1, 1],
    [1, 0],
  ],
  loss: [0.3, 0.02, null, 0, 0.15, 0],
  better: ['b', 'c', null, null, 'd', null],
  luck: [null, null, [0.4, -0.4], null, null, null],
};
const STEPS = [null, 'p1', 'p2', 'chance', 'p1', 'p2', 'p1'].map((actor) => ({ actor }));

test('nobody has won or lost before the end', () => {
  const rows = chances(GAME, SEATS, WON);
  expect(rows).toHaveLength(7);
  for (const row of rows.slice(0, -1)) for (const value of row) expect(value).toBeLessThanOrEqual(0.98);
  expect(rows[5], 'both were sure, and so neither is').toEqual([0.5, 0.5]);
  expect(rows.at(-1)).toEqual([1, 0]);
});

test('the end is the result, also if somebody gave up while ahead', () => {
  const ahead = { start: [0.5, 0.5], expect: [[1, 0]] };
  expect(chances(ahead, SEATS, { winners: ['p2'], how: 'resigned' }).at(-1)).toEqual([0, 1]);
  expect(chances(ahead, SEATS, { winners: [], how: 'agreed' }).at(-1)).toEqual([0.5, 0.5]);
  expect(chances(ahead, SEATS, null).at(-1)).toEqual([0.98, expect.closeTo(0.02)]);
  expect(chances({ start: [0.4], expect: [[0.9]] }, ['p1'], { winners: [], how: 'rules' })).toEqual([
    [0.4],
    [0.9],
  ]);
});

test('tells the turning point, the luckiest throw, the boldest move and the greatest mistake', () => {
  const told = story(GAME, STEPS, SEATS, WON);
  expect(told.throw).toEqual({ at: 3, seat: 'p1', amount: 0.4 });
  expect(told.mistake).toEqual({ at: 1, seat: 'p1', amount: 0.3 });
  expect(told.bold).toMatchObject({ at: 4, seat: 'p1' });
  expect(told.turn).toEqual({ at: 3, seat: 'p1', late: false });
});

test('a game that one led all the time, one that the last action decided, and a draw', () => {
  const game = (expect: number[][]): Analysed => ({
    start: [0.5, 0.5],
    expect,
    loss: expect.map(() => 0),
    better: expect.map(() => null),
    luck: expect.map(() => null),
  });
  const turn = (expect: number[][], result = WON) =>
    story(game(expect), STEPS.slice(0, expect.length + 1), SEATS, result).turn;
  expect(
    turn([
      [0.6, 0.4],
      [0.7, 0.3],
      [1, 0],
    ]),
  ).toEqual({ at: 0, seat: 'p1', late: false });
  expect(
    turn([
      [0.4, 0.6],
      [0.3, 0.7],
      [1, 0],
    ]),
  ).toEqual({ at: 3, seat: 'p1', late: true });
  expect(turn([[0.4, 0.6]], { winners: [], how: 'agreed' })).toBeNull();
  expect(hasDice(game([[1, 0]]))).toBe(false);
  expect(hasDice(GAME)).toBe(true);
  expect(
    story(
      game([
        [0.6, 0.4],
        [1, 0],
      ]),
      STEPS.slice(0, 3),
      SEATS,
      WON,
    ),
  ).toMatchObject({ throw: null, mistake: null });
});

test('lists the mistakes in order, and nothing smaller', () => {
  expect(mistakes(GAME, STEPS)).toEqual([
    { at: 1, seat: 'p1', amount: 0.3 },
    { at: 5, seat: 'p2', amount: 0.15 },
  ]);
});
