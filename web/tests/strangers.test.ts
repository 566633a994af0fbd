// @vitest-environment happy-dom
// What the page shows of people whom nobody need trust: names that look the same, persons called like the computer, and
// seats that may not be given away yet.
import { render, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LANGUAGES, speak, t } from '../src/lib/i18n/index.svelte';
import type { ChatLine, LobbyTable } from '../src/lib/protocol';
import Chat from '../src/lib/ui/Chat.svelte';
import Replace from '../src/lib/ui/Replace.svelte';
import Lobby from '../src/routes/Lobby.svelte';
import { GAME } from './fakes';

beforeEach(() => speak('en'));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a line says whose name looked the same when it was said', () => {
  const line = (seq: number, seat: string, rest: Partial<ChatLine> = {}): ChatLine => ({
    seq,
    seat,
    name: 'Anna',
    text: `line ${seq}`,
    at: 0,
    ...rest,
  });
  const chat = [line(1, 'red'), line(2, 'yellow', { looks_like: 'red' })];
  const table = { chat, command: async () => true, looking: null, yours: [] };
  const { container } = render(Chat, { table });
  const [first, second] = [...container.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(first).toMatch(/^Anna\s+line 1$/);
  expect(second).toMatch(/^Anna \(Yellow\)\s+Looks like the name at Red\s+line 2$/);
});

test('the lobby shows as the computer what is the computer', async () => {
  const table: LobbyTable = {
    table: 'x',
    game: GAME,
    seats: ['red', 'yellow', 'green'],
    players: [{ kind: 'person', name: 'level 8' }, { kind: 'bot', level: 8 }, { kind: 'free' }],
    clock: { kind: 'none' },
    begun: false,
    created: 0,
  };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ tables: [table] }))));
  const { container, unmount } = render(Lobby);
  await waitFor(() => expect(container.querySelectorAll('.chair')).toHaveLength(3));
  const chairs = [...container.querySelectorAll('.chair')].map((chair) =>
    chair.textContent.replace(/\s+/g, ' ').trim(),
  );
  expect(chairs[0]).toBe('Red: level 8');
  expect(chairs[1]).toMatch(/^Yellow: .+ \(Computer\)$/);
  expect(chairs[2]).toBe('Green: Free seat');
  unmount();
});

test.each(LANGUAGES)(
  'in %s a seat is given away when others have waited for long, and not before',
  async (language) => {
    await speak(language);
    vi.useFakeTimers({ now: new Date(2026, 1, 3, 12, 0) });
    const replace = vi.fn();
    // The server's clock is an hour ahead.
    const offset = 3_600_000;
    const { container } = render(Replace, { at: Date.now() + offset + 300_000, offset, replace });
    expect(container.querySelector('button')).toBeNull();
    expect(container.textContent).toContain('12:05');
    expect(container.textContent).not.toMatch(/[{}]|stand-in/);
    await vi.advanceTimersByTimeAsync(298_000);
    expect(container.querySelector('button')).toBeNull();
    await vi.advanceTimersByTimeAsync(3_000);
    const button = container.querySelector('button');
    expect(button?.textContent).toBe(t('seat-stand-in'));
    button?.click();
    expect(replace).toHaveBeenCalledOnce();
  },
);
