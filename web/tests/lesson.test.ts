// A lesson as data: where its steps begin, what counts, and what is said to the rest.
import { expect, test } from 'vitest';
import { accepts, after, mistake, played, record, script, type Lesson } from '../src/lib/lesson/lesson';

const LESSON: Lesson = {
  seats: ['red', 'blue'],
  options: { opening: 'fists' },
  looking: 'red',
  steps: [
    { name: 'read', record: ['blue a'], done: 'read' },
    { name: 'play', done: ['b', 'c'], mistakes: { late: ['d', 'e'] }, answers: ['blue f'] },
    { name: 'any', done: 'any' },
    { name: 'elsewhere', record: ['red z'], done: 'read' },
  ],
};

test('a step begins where the usual way has led, or where it says', () => {
  expect(LESSON.steps.map((_, at) => played(LESSON, at))).toEqual([
    ['blue a'],
    ['blue a'],
    ['blue a', 'red b', 'blue f'],
    ['red z'],
  ]);
  expect(after(LESSON, 1, ['blue a'], 'c')).toEqual(['blue a', 'red c', 'blue f']);
  expect(played(LESSON, 9)).toEqual([]);
});

test.each([
  [0, 'b', false],
  [1, 'b', true],
  [1, 'c', true],
  [1, 'd', false],
  [2, 'whatever', true],
] as const)('step %i and the action %s', (at, action, counts) => {
  expect(accepts(LESSON.steps[at] ?? { name: '', done: 'read' }, action)).toBe(counts);
});

test('a mistake that somebody foresaw has a name', () => {
  const step = LESSON.steps[1] ?? { name: '', done: 'read' };
  expect(['e', 'b', 'x'].map((tried) => mistake(step, tried))).toEqual(['late', null, null]);
});

test('a record is a text as any', () => {
  expect(record('chess', LESSON, script(' red a; blue b;\n red c '))).toBe(
    'game: chess\nseats: red, blue\nopening: fists\n\nred a\nblue b\nred c\n',
  );
});
