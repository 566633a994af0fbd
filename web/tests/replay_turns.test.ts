// Which actions of a replay are one turn: what chance does belongs to the one who acts next.
import { expect, test } from 'vitest';
import { actors, stops, turnBegin } from '../src/lib/ui/replay_turns';
import { actionLines, recordText } from '../src/lib/ui/replay_record';

const steps = (...actors: (string | null)[]) => actors.map((actor) => ({ actor }));

test('a turn ends where somebody else acts next', () => {
  const game = steps(null, 'chance', 'p1', 'p1', 'chance', 'p2', 'p1', 'chance');
  expect(actors(game)).toEqual([null, 'p1', 'p1', 'p1', 'p2', 'p2', 'p1', 'p1']);
  expect(stops(game)).toEqual([0, 3, 5, 7]);
  expect([0, 1, 3, 4, 5, 6].map((at) => turnBegin(stops(game), at))).toEqual([0, 1, 1, 4, 4, 6]);
});

test('a game of chance alone, and one that has not begun, have an end', () => {
  expect(stops(steps(null))).toEqual([0]);
  expect(stops(steps(null, 'chance'))).toEqual([0, 1]);
});

test('the record goes up to an action', () => {
  const step = (actor: string | null, action: string | null) => ({ actor, action, events: [], view: null });
  const replay = {
    game: 'chess',
    seats: ['white', 'black'],
    options: { clock: 'none' },
    steps: [step(null, null), step('white', 'e4'), step('black', 'e5')],
  };
  expect(actionLines(replay, 1)).toEqual(['white e4']);
  expect(recordText(replay, 2)).toBe('game: chess\nseats: white, black\nclock: none\n\nwhite e4\nblack e5\n');
});
