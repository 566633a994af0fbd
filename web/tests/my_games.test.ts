// @vitest-environment happy-dom
// The games of this browser: what is said of them, the tally of an evening, and how they get to another device.
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { held, keep, recent, type KnownTable } from '../src/lib/connection/keyring';
import {
  forLink,
  gamesAsHash,
  gamesAsText,
  gamesFromHash,
  gamesFromText,
  takeOver,
} from '../src/lib/connection/moving';
import { speakOf } from '../src/lib/i18n/index.svelte';
import type { Occupant } from '../src/lib/protocol';
import { found, myGame } from '../src/lib/ui/my_games';
import { evening, remembered, tally } from '../src/lib/ui/remember';
import { stateAt } from './fakes';

const TOKEN = '0123456789abcdef0123456789abcdef';
const known = (table: string, more: Partial<KnownTable> = {}): KnownTable => ({
  table,
  tokens: { red: TOKEN },
  at: 1,
  ...more,
});

beforeAll(() => speakOf('after'));
beforeEach(() => localStorage.clear());

test('a table is remembered with its players, whose turn it is, and how it ended', () => {
  const person: Occupant = { kind: 'person', name: 'Anna' };
  const chair = (player: Occupant) => ({ player, stand_in: null, time_up: false, resigned: false });
  const chairs = [chair(person), chair({ kind: 'bot', level: 3 }), chair({ kind: 'free' })];
  const state = stateAt(1, { begun: true, chairs, turn: 'blue' });
  const snapshot = { game: 'chess', seats: ['red', 'blue', 'green'], yours: ['red'] };
  const running = remembered(snapshot, state, { tokens: {}, at: 0 });
  expect(running).toMatchObject({ players: ['Anna', 'Sennu', 'free'], yours: [0], turn: 1, over: false });
  const over = stateAt(1, { chairs, turn: null, result: { winners: ['blue'], how: 'rules' } });
  const ended = remembered(snapshot, over, { tokens: {}, at: 0, ended: 77 });
  expect(ended).toMatchObject({ winners: ['Sennu'], over: true, turn: null, ended: 77 });
});

test('says with whom, whose turn it is, and who won', () => {
  const players = ['Anna', 'Ben'];
  const say = (more: Partial<KnownTable>) => myGame(known('t', { players, yours: [0], ...more })).standing;
  expect(say({ turn: 0 })).toBe('Your turn');
  expect(say({ turn: 1 })).toBe('Ben to play');
  expect(say({ turn: null })).toBe('Waiting for players');
  expect(say({ over: true, winners: ['Anna'] })).toBe('You won');
  expect(say({ over: true, winners: ['Ben'] })).toBe('Ben won');
  expect(say({ over: true, winners: [] })).toBe('Draw');
  expect(say({ elsewhere: true })).toBe('Played by another version');
  expect(myGame(known('t', { players, yours: [0] })).company).toBe('with Ben');
  expect(myGame(known('t', { players: ['Anna', 'bot', 'free'], yours: [0] })).company).toBe('with Computer');
});

test('finds games by all words, those first that wait for the reader', () => {
  const games = [
    myGame(known('a', { players: ['Anna', 'Ben'], yours: [0], turn: 1, at: 9 })),
    myGame(known('b', { players: ['Anna', 'Ben'], yours: [0], turn: 0, at: 2 })),
    myGame(known('c', { players: ['Anna', 'Eve'], yours: [0], over: true, winners: ['Eve'], at: 5 })),
  ];
  const ids = (search: string) => found(games, search).map(({ table }) => table);
  expect(ids('')).toEqual(['b', 'a', 'c']);
  expect(ids('ben')).toEqual(['b', 'a']);
  expect(ids(' eve  WON ')).toEqual(['c']);
  expect(ids('nobody')).toEqual([]);
});

test('counts the games of an evening from one table to the next, and no circle is endless', () => {
  const players = ['Anna', 'Ben'];
  keep('t1', { players, winners: ['Anna'] });
  keep('t2', { players: ['Ben', 'Anna'], winners: ['Anna'], before: 't1' });
  keep('t3', { players, winners: [], before: 't2' });
  keep('t4', { players, before: 't3' });
  expect(evening('t4', held).map(({ table }) => table)).toEqual(['t1', 't2', 't3']);
  expect(tally(evening('t4', held))).toEqual({
    games: 3,
    draws: 1,
    won: [
      { name: 'Anna', count: 2 },
      { name: 'Ben', count: 0 },
    ],
  });
  keep('t1', { before: 't4' });
  expect(evening('t4', held)).toHaveLength(3);
});

test('a file carries everything, and what is here already is not taken twice', () => {
  keep('t1', { tokens: { red: TOKEN }, game: 'chess', over: true, winners: ['Anna'] }, 5);
  const text = gamesAsText();
  localStorage.clear();
  const games = gamesFromText(text);
  expect(takeOver(games ?? {})).toBe(1);
  expect(held('t1')).toMatchObject({ tokens: { red: TOKEN }, game: 'chess', winners: ['Anna'], at: 5 });
  expect(takeOver(games ?? {})).toBe(0);
});

test('a link carries the keys of running games behind the #', () => {
  keep('t1', { tokens: { red: TOKEN } });
  keep('t2', { tokens: { blue: TOKEN }, over: true });
  keep('t3', { tokens: {} });
  expect(forLink().map(({ table }) => table)).toEqual(['t1']);
  const hash = gamesAsHash(forLink());
  expect(hash).toMatch(/^#games=t1,red:/);
  localStorage.clear();
  expect(takeOver(gamesFromHash(hash) ?? {})).toBe(1);
  expect(held('t1').tokens).toEqual({ red: TOKEN });
});

test('what is not ours is not read', () => {
  for (const text of [
    '',
    '[]',
    '{}',
    '{"kind":"pyramidion-games"}',
    '{"kind":"pyramidion-games","tables":[1]}',
  ])
    expect(gamesFromText(text), text).toBeNull();
  const bad = {
    kind: 'pyramidion-games',
    tables: { '../x': { tokens: {}, at: 1 }, t1: { tokens: { red: 'no' }, at: 1 } },
  };
  expect(gamesFromText(JSON.stringify(bad))).toBeNull();
  for (const hash of ['', '#', '#key=1', '#games=', '#games=t1,red:short'])
    expect(gamesFromHash(hash), hash).toBeNull();
});

test('a table that is only looked at again stays where it is in the list', () => {
  vi.spyOn(Date, 'now').mockReturnValue(50);
  keep('old', { tokens: { red: TOKEN } }, 10);
  keep('new', { tokens: { red: TOKEN } });
  keep('old', { turn: 1 }, held('old').at);
  expect(recent().map(({ table }) => table)).toEqual(['new', 'old']);
});
