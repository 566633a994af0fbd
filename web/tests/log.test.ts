// @vitest-environment happy-dom
// The log: a line for each action, a sign where another seat begins, and nothing that is left to memory.
import { render } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import type { SeatInfo } from '../src/lib/board/contract';
import { load } from '../src/lib/games';
import { speak } from '../src/lib/i18n/index.svelte';
import type { LogLine } from '../src/lib/net/session.svelte';
import Log from '../src/lib/ui/Log.svelte';
import { sayer } from '../src/lib/ui/people.svelte';
import { set } from '../src/lib/ui/settings.svelte';

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
const looked = (seat: string) => ({ kind: 'looked', seat, slot: 'T1', colour: 'R' });
const walked = (seat: string) => ({ kind: 'walked', seat, from: 0, to: 2, path: [1, 2] });

const log = [
  line('p1', walked('p1'), looked('p1')),
  line('chance', { kind: 'rolled', seat: 'p2', dice: ['1', '2'] }),
  line('p2', walked('p2')),
  line('p1', walked('p1')),
  line('p1', looked('p1')),
  line('p2', walked('p2')),
];

async function lines(over = false): Promise<string[]> {
  const module = await load('sphinx');
  const props = { log, module, infos, say: sayer(infos), looking: 'p1', over };
  const { container, unmount } = render(Log, props);
  const texts = [...container.querySelectorAll('li')].map(
    (item) => (item.querySelector('svg') ? '▲ ' : '') + (item.querySelector('span')?.textContent ?? ''),
  );
  unmount();
  return texts;
}

beforeAll(() => speak('en', 'sphinx'));

test('without a notebook, what was seen fades when its reader acts again', async () => {
  set({ notebook: false });
  expect(await lines()).toEqual([
    '▲ Anna walks from 0 to 2. Anna looks under temple sphinx 1.',
    '▲ Ben rolls 1, 2.',
    'Ben walks from 0 to 2.',
    '▲ Anna walks from 0 to 2.',
    'Anna looks under temple sphinx 1: red.',
    '▲ Ben walks from 0 to 2.',
  ]);
});

test('a notebook, or the end of the game, keeps it', async () => {
  const seen = '▲ Anna walks from 0 to 2. Anna looks under temple sphinx 1: red.';
  expect((await lines(true))[0]).toBe(seen);
  set({ notebook: true });
  expect((await lines())[0]).toBe(seen);
});
