// Tables beside a real board: whose turn it is while dice wait, and what the server is asked for.
import { expect, test } from 'vitest';
import { DRAWABLE } from '../src/lib/games';
import { mover } from '../src/lib/playback/mover';
import type { GameInfo } from '../src/lib/protocol';
import { TableForm } from '../src/lib/ui/table_form.svelte';

const info: GameInfo = {
  name: DRAWABLE[0] ?? '',
  title: '',
  about: '',
  seats: [['p1', 'p2', 'p3']],
  default_seats: 0,
  options: [],
  levels: [],
  edition: 1,
  lot: true,
  parts: [],
};

test('the one who throws is the one whose turn it is', () => {
  const die = (seat: string) => ({ seat, faces: ['1'] });
  expect(mover({ turn: 'p2' })).toBe('p2');
  expect(mover({ turn: null })).toBeNull();
  expect(mover({ turn: null, dice: [die('p1'), die('p1')] })).toBe('p1');
  expect(mover({ turn: null, dice: [die('p1'), die('p2')] })).toBeNull();
});

test('people round a real board are here, or come with their own phones', () => {
  const form = new TableForm(info);
  const who = () => info.seats[0]?.map((seat) => form.who(seat));
  form.chooseWho('p3', 'bot:2');
  expect(who()).toEqual(['me', 'friend', 'bot:2']);
  form.choosePlace(true);
  expect(who()).toEqual(['me', 'here', 'bot:2']);
  expect(form.lot, 'who sits round a board sits already').toBe(false);
  form.choosePhones('own');
  expect(who()).toEqual(['me', 'friend', 'bot:2']);
  form.chooseWho('p2', 'here');
  form.choosePlace(false);
  expect(who()).toEqual(['me', 'friend', 'bot:2']);
});

test('what makes no sense beside a real board is not asked for', () => {
  const form = new TableForm(info);
  Object.assign(form, { listed: true, takebacks: 'none' });
  expect(form.wanted).toMatchObject({ listed: true, takebacks: 'none' });
  expect(form.wanted.real_board).toBeUndefined();
  form.choosePlace(true);
  expect(form.wanted).toMatchObject({ listed: false, real_board: true });
  expect(form.wanted.takebacks).toBeUndefined();
});
