// @vitest-environment happy-dom
// A bot thinks on about the position shown as long as somebody looks, and no longer.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { SeatInfo } from '../src/lib/board/contract';
import { load } from '../src/lib/games';
import { speak, speakOf } from '../src/lib/i18n/index.svelte';
import type { Replay, ThinkingOn } from '../src/lib/protocol';
import type { LoadedGame } from '../src/lib/ui/load_game';
import { sayer } from '../src/lib/ui/people';
import ThinkOn from '../src/lib/ui/ThinkOn.svelte';
import { GAME } from './fakes';

const infos: SeatInfo[] = ['red', 'yellow'].map((seat, at) => ({
  seat,
  colour: seat,
  mark: String(at + 1),
  name: ['Anna', 'Ben'][at] ?? '',
  yours: at === 0,
  bot: false,
  here: true,
}));
const step = { actor: 'red', action: 'start:3', view: {}, events: [] };
const replay = {
  table: 'atable',
  game: GAME,
  seats: ['red', 'yellow'],
  options: {},
  steps: [step, step, step],
} as unknown as Replay;
const module = {
  ...(await load(GAME)),
  act: (action: string) => ({ label: { id: 'name-numbered', args: { name: 'Move', number: action } } }),
  tell: (events: readonly { said: string }[]) => events.map(({ said }) => said).join(' '),
};

/** What the server says next, and what it was asked. */
let status: ThinkingOn;
let asked: string[];

beforeAll(async () => {
  await speak('en');
  await speakOf('after');
});
beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  status = { thought: 0, most: 300_000, over: false, found: null };
  const told = (said: string) => ({
    played: { action: '', events: [{ text: said, data: { said } }] },
    state: { view: {} },
  });
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    const body = url.includes('/positions') ? { steps: [told('Anna walks.'), told('Ben waits.')] } : status;
    return Promise.resolve(new Response(JSON.stringify(body), { status: 200 }));
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const props = (at: number) => ({
  replay,
  game: { name: GAME, module, plan: null } as unknown as LoadedGame,
  infos,
  say: sayer(infos),
  looking: null,
  at,
  refuse: (error: unknown) => {
    throw error;
  },
});
const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

test('shows what it finds, again and again, until it knows all', async () => {
  const { container, unmount } = render(ThinkOn, props(1));
  await pass(2000);
  expect(asked, 'nothing unless somebody asks').toEqual([]);
  await fireEvent.click(screen.getByRole('button', { name: 'Think on' }));
  await pass(10);
  expect(container.textContent).toContain('up to 5 minutes');
  const ranked = ['a', 'b', 'c', 'd'].map((action, at) => ({ action, steps: 10, value: 0.6 - at / 10 }));
  const found = { steps: 1234, expect: [0.6, 0.4], ranked, line: ['red a', 'yellow b'] };
  status = { ...status, thought: 1500, found };
  await pass(700);
  expect(container.textContent).toMatch(/2 s of thinking, steps: 1,234/);
  const lists = [...container.querySelectorAll('ul, ol')].map((list) =>
    [...list.children].map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim()),
  );
  expect(lists[0]).toEqual([expect.stringContaining('Anna 60%'), expect.stringContaining('Ben 40%')]);
  expect(lists[1]).toHaveLength(3);
  expect(lists[1]?.[0]).toContain('60%');
  expect(lists[2]).toEqual(['Anna walks.', 'Ben waits.']);
  const positions = () => asked.filter((url) => url.includes('/positions')).length;
  await pass(3000);
  expect(positions(), 'the same line is not asked for again').toBe(1);
  expect(asked.filter((url) => url === '/api/tables/atable/thoughts/1').length).toBeGreaterThan(4);
  status = { ...status, over: true };
  await pass(700);
  const before = asked.length;
  await pass(5000);
  expect(asked.length, 'it knows all').toBe(before);
  expect(container.textContent).toContain('steps: 1,234');
  unmount();
});

test('stops when somebody goes on, stops it, or leaves', async () => {
  const { rerender, unmount } = render(ThinkOn, props(1));
  const begin = () => fireEvent.click(screen.getByRole('button', { name: 'Think on' }));
  const quiet = async () => {
    await pass(10);
    const before = asked.length;
    await pass(5000);
    return asked.length === before;
  };
  await begin();
  expect(await quiet()).toBe(false);
  await fireEvent.click(screen.getByRole('button', { name: 'Stop thinking' }));
  expect(await quiet(), 'stopped').toBe(true);
  await begin();
  await rerender({ at: 2 });
  expect(await quiet(), 'another position').toBe(true);
  expect(screen.queryByRole('button', { name: 'Stop thinking' })).toBeNull();
  await begin();
  expect(asked.at(-1)).toBe('/api/tables/atable/thoughts/2');
  unmount();
  expect(await quiet(), 'left').toBe(true);
});
