// @vitest-environment happy-dom
// Where the page says, in every language, that another version plays a table.
import { render, waitFor } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { Refused } from '../src/lib/connection/http';
import { LANGUAGES, speak } from '../src/lib/i18n/index.svelte';
import type { LobbyTable, Problem } from '../src/lib/protocol';
import ErrorPage from '../src/lib/ui/ErrorPage.svelte';
import { set } from '../src/lib/ui/settings.svelte';
import Lobby from '../src/routes/Lobby.svelte';
import Replay from '../src/routes/Replay.svelte';
import { GAME } from './fakes';

const OLDER: Problem = { code: 'older-rules', text: 'in English', version: '0.1.x' };

afterEach(() => vi.unstubAllGlobals());

test.each(LANGUAGES)('a table and a replay say it in %s', async (language) => {
  set({ language });
  await speak(language);
  const said = (reason: Refused) => {
    const { container, unmount } = render(ErrorPage, { reason });
    const text = container.textContent ?? '';
    unmount();
    return text;
  };
  const older = said(new Refused('older-rules', '', null, '0.1.x'));
  const newer = said(new Refused('newer-rules', ''));
  expect(older).toContain('Pyramidion 0.1.x');
  expect(newer).toContain('Pyramidion');
  for (const text of [older, newer]) expect(text).not.toMatch(/[{}]|refused-|other-version/);
  expect(older).not.toBe(newer);

  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(OLDER), { status: 409 })));
  const { container, unmount } = render(Replay, { id: 't1', hash: '' });
  await waitFor(() => expect(container.textContent).toContain('Pyramidion 0.1.x'));
  unmount();
});

test('the lobby shows such a table without a way in', async () => {
  set({ language: 'en' });
  await speak('en');
  const table = (name: string, refused?: Problem): LobbyTable => ({
    table: name,
    game: GAME,
    seats: ['red', 'yellow'],
    players: [{ kind: 'person', name: 'Anna' }, { kind: 'free' }],
    clock: { kind: 'none' },
    begun: false,
    created: 0,
    ...(refused && { refused }),
  });
  const tables = [table('old', OLDER), table('new')];
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ tables }))));
  const { container, unmount } = render(Lobby);
  await waitFor(() => expect(container.querySelectorAll('main li')).toHaveLength(2));
  const [old, fresh] = container.querySelectorAll('main li');
  expect(old?.textContent).toContain('Pyramidion 0.1.x plays it');
  expect(old?.querySelector('a')).toBeNull();
  expect(fresh?.querySelector('a')?.getAttribute('href')).toBe('/t/new');
  unmount();
});
