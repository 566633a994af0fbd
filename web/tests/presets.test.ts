// Presets of a new table: what they fill in, what is told when something is changed by hand, and what the server is asked for.
import { beforeEach, expect, test, vi } from 'vitest';
import type { GameSetup, Preset } from '../src/lib/games/setups';
import type { GameInfo } from '../src/lib/protocol';
import { decided, differences, worthShowing, type Chosen } from '../src/lib/ui/presets';
import { TableForm } from '../src/lib/ui/table_form.svelte';

const option = (key: string, values: string[], list = false) => ({
  key,
  about: key,
  values: values.map((value) => ({ value, about: value })),
  list,
});
const info: GameInfo = {
  name: 'invented',
  title: 'Invented',
  edition: 1,
  lot: true,
  about: 'a game for tests',
  parts: ['board'],
  seats: [['p1'], ['p1', 'p2'], ['p1', 'p2', 'p3']],
  default_seats: 0,
  options: [option('opening', ['fixed', 'drawn']), option('ways', ['A', 'B', 'C'], true)],
  levels: [{ level: 3, name: 'three', character: 'a bot' }],
};
const printed: Preset = {
  name: 'printed',
  options: { opening: 'drawn', ways: 'C,A', unheard: 'of' },
  seats: [3],
  takebacks: 'none',
  lot: false,
};
const ours: Preset = { name: 'ours' };
const children: Preset = { name: 'children', options: { opening: 'sung', ways: 'A,Z' }, hints: true };
let given: GameSetup = { presets: [], printed: {} };
vi.mock('../src/lib/games/setups', () => ({ setup: () => given }));

beforeEach(() => {
  given = { presets: [printed, ours, children], printed: {} };
});

test('a preset is completed by defaults, without what the server does not know', () => {
  const whole = { seats: [3], hints: false, takebacks: 'none', lot: false };
  expect(decided(printed, info)).toEqual({ options: { opening: 'drawn', ways: 'C,A' }, ...whole });
  expect(decided(children, info).options).toEqual({ opening: 'fixed', ways: 'A' });
  expect(decided({ name: 'crowd', seats: [2, 9] }, info).seats).toEqual([2]);
  expect(decided({ name: 'crowd', seats: [9] }, info).seats).toBeNull();
});

test('what does not differ from a preset before it is not shown', () => {
  const same: Preset = { name: 'same', options: { opening: 'fixed' }, hints: false };
  expect(worthShowing([ours, same, printed], info)).toEqual([ours, printed]);
  expect(worthShowing([same, ours], info)).toEqual([same]);
  expect(worthShowing([ours, { name: 'unheard', options: { unheard: 'of' } }], info)).toEqual([ours]);
});

test.each<[Partial<Chosen>, string[]]>([
  [{}, []],
  [{ options: { opening: 'drawn', ways: 'A,C' } }, ['option-ways']],
  [{ options: { opening: 'fixed', ways: 'A' } }, ['option-opening', 'option-ways']],
  [{ seats: 2 }, ['seats']],
  [{ hints: true, takebacks: 'allowed', lot: true }, ['hints', 'takebacks', 'lot']],
  [{ lot: null }, []],
])('%o differs in %o', (change, other) => {
  const chosen: Chosen = {
    options: { opening: 'drawn', ways: 'C,A' },
    seats: 3,
    hints: false,
    takebacks: 'none',
    lot: false,
  };
  expect(differences(decided(printed, info), { ...chosen, ...change }, true)).toEqual(other);
});

test('a form begins with the defaults, which are a preset, for two', () => {
  const form = new TableForm(info);
  expect(form.preset).toBe(ours);
  expect(form.seats).toEqual(['p1', 'p2']);
  expect(form.wanted).toMatchObject({ game: 'invented', options: {}, hints: false });
  expect(form.wanted).not.toHaveProperty('takebacks');
});

test('a preset fills the form, and any change makes a mixture of it', () => {
  const form = new TableForm(info);
  form.choosePreset(printed);
  expect(form.preset).toBe(printed);
  expect(form.seats).toEqual(['p1', 'p2', 'p3']);
  expect(form.wanted).toMatchObject({ options: { opening: 'drawn', ways: 'C,A' }, takebacks: 'none' });
  expect(form.wanted).not.toHaveProperty('lot');

  const changes: [() => void, string][] = [
    [() => form.chooseOption('ways', 'A,C'), 'option-ways'],
    [() => form.chooseOption('opening', 'fixed'), 'option-opening'],
    [() => form.chooseSeats(['p1', 'p2']), 'seats'],
    [() => (form.hints = true), 'hints'],
    [() => (form.takebacks = 'allowed'), 'takebacks'],
    [() => form.chooseLot(true), 'lot'],
  ];
  for (const [change, what] of changes) {
    change();
    expect(form.preset, what).toBeNull();
    expect(form.changes, what).toEqual([what]);
    form.choosePreset(printed);
    expect(form.preset, what).toBe(printed);
  }
  // A form that comes to a preset by hand has it.
  form.chooseOption('opening', 'fixed');
  form.chooseOption('ways', 'A');
  form.takebacks = 'allowed';
  form.hints = true;
  form.chooseLot(true);
  expect(form.preset).toBe(children);
});

test('clock and lobby belong to no preset', () => {
  const form = new TableForm(info);
  form.clock = 'week';
  form.listed = true;
  expect(form.preset).toBe(ours);
  expect(form.wanted).toMatchObject({ clock: { kind: 'days', days: 7 }, listed: true });
});

test.each([
  { game: true, others: ['friend'], lot: true, possible: true },
  { game: false, others: ['friend'], lot: false, possible: true },
  { game: true, others: ['here'], lot: false, possible: true },
  { game: true, others: ['bot:3'], lot: false, possible: false },
  { game: true, others: ['bot:3', 'friend'], lot: true, possible: true },
])('seats are drawn by lot as is usual: $game, $others', ({ game, others, lot, possible }) => {
  given = { presets: [ours], printed: {} };
  const form = new TableForm({ ...info, lot: game });
  const seats = info.seats[others.length] ?? [];
  form.chooseSeats(seats);
  others.forEach((who, at) => form.chooseWho(seats[at + 1] ?? '', who));
  expect(form.lot).toBe(lot);
  expect(form.wanted.lot ?? false).toBe(lot);
  expect(form.lotPossible).toBe(possible);
  expect(form.preset, 'what is usual is not a change').toBe(ours);
  form.chooseLot(!lot);
  expect(form.lot).toBe(possible && !lot);
  expect(form.changes).toEqual(possible ? ['lot'] : []);
});

test('who sits on a seat stays there when the number of seats changes, and the reader has one', () => {
  const form = new TableForm(info);
  form.chooseWho('p1', 'bot:3');
  form.chooseWho('p2', 'me');
  form.chooseSeats(['p1', 'p2', 'p3']);
  expect(form.seats.map((seat) => form.who(seat))).toEqual(['bot:3', 'me', 'friend']);
  expect(form.wanted.chairs).toEqual([{ kind: 'bot', level: 3 }, { kind: 'person' }, { kind: 'person' }]);
  form.chooseSeats(['p1']);
  expect(form.who('p1')).toBe('me');
});
