// @vitest-environment happy-dom
// The numbers for the dice: committed to, opened when all have sat down and only then, and compared after the game.
import { createHash } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { held, keep } from '../src/lib/connection/keyring';
import { sha256 } from '../src/lib/connection/sha256';
import type { Chair, Fairness } from '../src/lib/protocol';
import { asShown, commitTo, seeBots, toOpen } from '../src/lib/ui/numbers';

const [MINE, OTHERS, ZERO] = ['11', '22', '00'].map((byte) => byte.repeat(16)) as [string, string, string];
const SEATS = ['red', 'yellow', 'green'];
const commitments = [sha256(MINE), sha256(OTHERS), null];

beforeEach(() => localStorage.clear());

test('SHA-256 is what it is elsewhere', () => {
  for (const length of [0, 1, 3, 16, 55, 56, 63, 64, 65, 119, 200]) {
    const hex = Array.from({ length }, (_, at) =>
      ((at * 37 + length) % 256).toString(16).padStart(2, '0'),
    ).join('');
    const expected = createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');
    expect(sha256(hex), `${length} bytes`).toBe(expected);
  }
});

test('a number is drawn once for each seat, and kept before it is told', () => {
  const commitment = commitTo('t1', 'red');
  expect(held('t1').numbers?.red).toMatch(/^[0-9a-f]{32}$/);
  expect(commitment).toBe(sha256(held('t1').numbers?.red ?? ''));
  expect(commitTo('t1', 'red')).toBe(commitment);
  expect(commitTo('t1', 'yellow')).not.toBe(commitment);
  expect(commitTo('t2', 'red')).not.toBe(commitment);
});

test('a number is opened when it is waited for and the table shows what we committed to', () => {
  const opening = { commitments, waiting: ['red', 'yellow'], replaceable_at: 0 };
  expect(toOpen('t1', SEATS, 'red', opening)).toBeNull();
  keep('t1', { numbers: { red: MINE } });
  expect(toOpen('t1', SEATS, 'red', { ...opening, waiting: ['yellow'] })).toBeNull();
  expect(toOpen('t1', SEATS, 'red', { ...opening, commitments: [sha256(ZERO), null, null] })).toBeNull();
  expect(held('t1').commitments).toBeUndefined();
  expect(toOpen('t1', SEATS, 'red', opening)).toBe(MINE);
  expect(held('t1').commitments).toEqual(commitments);
  // Somebody has another commitment than before: then a second number of this browser stays closed.
  const changed = [commitments[0] ?? null, sha256(ZERO), null];
  expect(toOpen('t1', SEATS, 'red', { ...opening, commitments: changed })).toBeNull();
  expect(toOpen('t1', SEATS, 'red', { ...opening, commitments: [commitments[0] ?? null, null, null] })).toBe(
    MINE,
  );
});

test('after the game everything is as it was shown, or it is said', () => {
  const fairness: Fairness = {
    secret: '',
    commitment: 'shown',
    numbers: [OTHERS, ZERO, MINE],
    committed: [true, false, true],
    rule: 2,
    lot: [2, 1, 3],
    past: 0,
    throws: [],
  };
  expect(asShown('t1', fairness)).toBeNull();
  keep('t1', { numbers: { red: MINE }, commitment: 'shown', commitments });
  expect(asShown('t1', fairness)).toBe(true);
  expect(asShown('t1', { ...fairness, commitment: 'other' })).toBe(false);
  expect(asShown('t1', { ...fairness, numbers: [OTHERS, ZERO, OTHERS] })).toBe(false);
  expect(asShown('t1', { ...fairness, numbers: ['33'.repeat(16), ZERO, MINE] })).toBe(false);
  // Somebody did not open theirs, and it is seen that a bot has the seat instead.
  const without = { ...fairness, numbers: [ZERO, ZERO, MINE] };
  expect(asShown('t1', without)).toBe(false);
  const chair = { stand_in: null, time_up: false, resigned: false };
  const person: Chair = { ...chair, player: { kind: 'person', name: 'Anna' } };
  const bot: Chair = { ...chair, player: { kind: 'bot', level: 4 } };
  seeBots('t1', SEATS, SEATS, [person, person, bot]);
  expect(asShown('t1', without)).toBe(false);
  seeBots('t1', ['yellow', 'green', 'red'], SEATS, [bot, bot, person]);
  expect(asShown('t1', without)).toBe(true);
});
