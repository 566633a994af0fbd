// @vitest-environment happy-dom
// The log: a paragraph for each turn, with the sign of its seat, places on the board, and nothing that is left to
// memory.
import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import type { GameModule, Say, SeatInfo, Trail } from '../src/lib/board/contract';
import { load } from '../src/lib/games';
import { speak } from '../src/lib/i18n/index.svelte';
import type { LogLine } from '../src/lib/playback/log';
import { loadLinks } from '../src/lib/rulebook/links';
import Log from '../src/lib/ui/Log.svelte';
import { sayer } from '../src/lib/ui/people';
import { set } from '../src/lib/ui/settings.svelte';
import { GAME } from './fakes';

const infos: SeatInfo[] = ['p1', 'p2'].map((seat, at) => ({
  seat,
  colour: 'red',
  mark: String(at + 1),
  name: ['Anna', 'Ben'][at] ?? '',
  yours: at === 0,
  bot: false,
  here: true,
}));

let count = 0;
function line(actor: string, ...events: Record<string, unknown>[]): LogLine {
  const id = count++;
  return { id, action: { ply: id, actor, action: '', events: events.map((data) => ({ text: '', data })) } };
}
const looked = (seat: string) => ({ does: 'looks', seat, seen: 'red' });
const walked = (seat: string) => ({ does: 'walks', seat });

/** A game in which what was seen has to be remembered. */
interface Event {
  does: string;
  seat: string;
  seen?: string | null;
}
const module: GameModule = {
  ...(await load(GAME)),
  tell: (events: readonly Event[], say: Say) =>
    events.map(({ does, seat, seen }) => `${say.player(seat)} ${does}${seen ? `: ${seen}` : ''}.`).join(' '),
  ways: (events: readonly Event[]) =>
    events.flatMap(({ does, seat }) => (does === 'walks' ? [[seat, `${seat}-there`]] : [])),
  faded: (event: Event) => ({ ...event, seen: null }),
};

const game = [
  line('p1', walked('p1'), looked('p1')),
  line('chance', { does: 'rolls', seat: 'p2' }),
  line('p2', walked('p2')),
  line('p1', walked('p1')),
  line('p1', looked('p1')),
  line('p2', walked('p2')),
];

function lines(over = false, log = game): string[] {
  const props = { log, game: GAME, module, infos, say: sayer(infos), looking: 'p1', over, point: () => {} };
  const { container, unmount } = render(Log, props);
  const texts = [...container.querySelectorAll('li')].map(
    (item) => (item.querySelector('svg') ? '▲ ' : '') + (item.querySelector('.text')?.textContent ?? ''),
  );
  unmount();
  return texts;
}

beforeAll(() => speak('en'));

test('without a notebook, what was seen fades when its reader acts again', () => {
  set({ notebook: false });
  expect(lines()).toEqual([
    '▲ Anna walks. Anna looks.',
    '▲ Ben rolls. Ben walks.',
    '▲ Anna walks. Anna looks: red.',
    '▲ Ben walks.',
  ]);
});

test('a notebook, or the end of the game, keeps it', () => {
  const seen = '▲ Anna walks. Anna looks: red.';
  expect(lines(true)[0]).toBe(seen);
  set({ notebook: true });
  expect(lines()[0]).toBe(seen);
});

test('a line that is pointed at shows where it happened', async () => {
  const pointed: (readonly Trail[])[] = [];
  const point = (trails: readonly Trail[]) => pointed.push(trails);
  const props = {
    log: game,
    game: GAME,
    module: module as GameModule,
    infos,
    say: sayer(infos),
    looking: 'p1',
    over: false,
  };
  const { container, unmount } = render(Log, { ...props, point });
  const buttons = [...container.querySelectorAll('button')];
  expect(buttons).toHaveLength(4);
  // One of them is a stop of the tab key, the others are reached by arrow keys.
  expect(buttons.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1, 0]);
  buttons[3]?.focus();
  buttons[3]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }));
  await tick();
  expect(document.activeElement).toBe(buttons[2]);
  expect(pointed.at(-1)).toEqual([{ seat: 'p1', places: ['p1', 'p1-there'], number: null, strong: true }]);
  buttons[2]?.blur();
  expect(pointed.at(-1)).toEqual([]);
  unmount();
});

test.each([
  ['en', 'The seats were drawn by lot: Anna (Player 1) and Ben (Player 2).'],
  ['fr', 'Les places ont été tirées au sort : Anna (Joueur 1) et Ben (Joueur 2).'],
  ['de', 'Die Plätze wurden ausgelost: Anna (Spieler 1) und Ben (Spieler 2).'],
] as const)('who sits where after a lot is told in %s', async (language, sentence) => {
  set({ language });
  await speak(language);
  expect(lines(false, [{ id: 0, note: { what: 'lot', from: ['p2', 'p1'] } }])).toEqual([sentence]);
});

test('a notable event leads to the paragraph of the rules about it', async () => {
  const { events } = await loadLinks(GAME);
  const [[kind = '', paragraph = ''] = []] = Object.entries(events);
  const log = [line('p1', { ...walked('p1'), kind }), line('p2', walked('p2'))];
  const props = { log, game: GAME, module, infos, say: sayer(infos), looking: 'p1', over: false };
  const { container, unmount } = render(Log, { ...props, point: () => {} });
  await vi.waitFor(() => expect(container.querySelectorAll('a')).toHaveLength(1));
  expect(container.querySelector('a')?.getAttribute('href')).toBe(`/rules/${GAME}#${paragraph}`);
  unmount();
});
