// @vitest-environment happy-dom
// What all read who sit round a real board: whose turn it is, and what was entered last, without what one alone has seen.
import { render } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import type { GameModule, Say, SeatInfo } from '../src/lib/board/contract';
import { load } from '../src/lib/games';
import { speak } from '../src/lib/i18n/index.svelte';
import type { State } from '../src/lib/protocol';
import type { LoadedGame } from '../src/lib/ui/load_game';
import { sayer } from '../src/lib/ui/people';
import type { Table } from '../src/lib/ui/table.svelte';
import TurnBanner from '../src/lib/ui/TurnBanner.svelte';
import { GAME, stateAt } from './fakes';

const infos: SeatInfo[] = ['Anna', 'Ben'].map((name, at) => ({
  seat: `p${at + 1}`,
  colour: 'red',
  mark: String(at + 1),
  name,
  yours: true,
  bot: false,
  here: true,
}));

interface Event {
  seat: string;
  seen: string | null;
}
/** A game in which one sees what the others do not. */
const module: GameModule = {
  ...(await load(GAME)),
  tell: (events: readonly Event[], say: Say) =>
    events.map(({ seat, seen }) => `${say.player(seat)} looks${seen ? `: ${seen}` : ''}.`).join(' '),
  open: (event: Event) => ({ ...event, seen: null }),
};

function banner(change: Partial<State>, ...events: Event[]): string[] {
  const action = { ply: 1, actor: 'p1', action: '', events: events.map((data) => ({ text: '', data })) };
  const table = {
    infos,
    say: sayer(infos),
    state: stateAt(1, change),
    playback: { log: [{ id: 1, action }] },
  };
  const props = { table: table as unknown as Table, game: { name: GAME, module, plan: null } as LoadedGame };
  const { container, unmount } = render(TurnBanner, props);
  const lines = [...container.querySelectorAll('p')].map(({ textContent }) => textContent.trim());
  unmount();
  return lines;
}

beforeAll(() => speak('en'));

test('says whose turn it is, and that everybody throws only where dice of all wait', () => {
  const die = (seat: string) => ({ seat, faces: ['1'] });
  expect(banner({ turn: 'p2' })[0]).toMatch(/Ben’s turn$/);
  expect(banner({ turn: null, dice: [die('p1')] })[0]).toMatch(/Anna’s turn$/);
  expect(banner({ turn: null, dice: [die('p1'), die('p2')] })[0]).toBe('Everybody throws');
  expect(banner({ turn: null, dice: [] })[0]).toBe('');
  expect(banner({ turn: null })[0]).toBe('');
});

test('does not say what one alone has seen', () => {
  expect(banner({ turn: 'p1' }, { seat: 'p1', seen: 'red' })[1]).toBe('Anna looks.');
});
