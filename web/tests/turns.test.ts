// The log by turns, what the last of them leave on the board, and when there is something to skip.
import { expect, test } from 'vitest';
import type { LogLine } from '../src/lib/playback/log';
import { lastTurns, turnsOf } from '../src/lib/playback/turns';
import { skippable } from '../src/lib/ui/skippable';
import { trailsOf } from '../src/lib/ui/trails';
import { stateAt } from './fakes';

let count = 0;
function line(actor: string, ...data: Record<string, unknown>[]): LogLine {
  const id = count++;
  return { id, action: { ply: id, actor, action: '', events: data.map((one) => ({ text: '', data: one })) } };
}
const note: LogLine = { id: 99, note: { what: 'began' } };
const turns = (...log: LogLine[]) =>
  turnsOf(log).map((entry) => ('lines' in entry ? `${entry.seat}${entry.lines.length}` : entry.note.what));

test('what chance brings belongs to the turn of the seat that it happens to', () => {
  const rolled = line('chance', { kind: 'rolled', seat: 'p1' });
  expect(turns(note, line('chance', {}), rolled, line('p1'), line('p1'), line('p2'), line('p1'))).toEqual([
    'began',
    'null1',
    'p13',
    'p21',
    'p11',
  ]);
});

test('something beside the game parts a turn', () => {
  expect(turns(line('p1'), note, line('p1'))).toEqual(['p11', 'began', 'p11']);
});

test('the last turn of everybody, as far as the round goes back', () => {
  const last = (...actors: string[]) =>
    lastTurns(turnsOf(actors.map((actor) => line(actor)))).map(({ seat }) => seat);
  expect(last('p1', 'p2', 'p3', 'p1', 'p2')).toEqual(['p3', 'p1', 'p2']);
  expect(last('p1', 'p2', 'p1')).toEqual(['p2', 'p1']);
  expect(last()).toEqual([]);
});

test('trails are numbered in order, unless there is only one', () => {
  const module = {
    ways: (events: readonly unknown[]) => (events as { way: string[] }[]).map(({ way }) => way),
  };
  const entries = lastTurns(
    turnsOf([line('p1', { way: ['a', 'b'] }), line('p2', { way: ['c'] }, { way: ['d', 'e'] })]),
  );
  expect(trailsOf(entries, module)).toEqual([
    { seat: 'p1', places: ['a', 'b'], number: 1, strong: false },
    { seat: 'p2', places: ['c'], number: 2, strong: false },
    { seat: 'p2', places: ['d', 'e'], number: 3, strong: false },
  ]);
  expect(trailsOf(entries.slice(0, 1), module)).toMatchObject([{ number: null }]);
});

const person = stateAt(0).chairs[0];
if (!person) throw new Error('expected somebody');
const bot = { ...person, player: { kind: 'bot' as const, level: 2 } };
test.each([
  ['nothing waits', 'p1', [person, bot], 0, null],
  ['somebody who waits goes to their turn', 'p1', [person, bot], 3, 'turn'],
  ['somebody who has given up goes to the result', 'p1', [{ ...person, resigned: true }, bot], 0, 'result'],
  ['a spectator of people waits for them', null, [person, person], 0, null],
  ['a spectator of people catches up', null, [person, person], 2, 'result'],
  ['a spectator of bots need not wait', null, [bot, bot], 0, 'result'],
] as const)('%s', (_, looking, chairs, waiting, skips) => {
  const playback = { review: null, rushing: false, waiting };
  const table = { playback, state: stateAt(0, { chairs: [...chairs] }), looking, seats: ['p1', 'p2'] };
  expect(skippable(table as never)).toBe(skips);
});
