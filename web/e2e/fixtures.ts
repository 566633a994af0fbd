// What a story starts with: people at browsers of their own, tables, and eyes on everything that goes wrong. Start at
// `Fixtures`.
import { test as base, type BrowserContext, type Page } from '@playwright/test';
import type { Settings } from '../src/lib/ui/settings.svelte';
import { Api } from './api';
import { finger, mouse, type Pointing } from './pointing';
import { seatPair, type Pair, TablePage } from './table_page';

export { expect } from '@playwright/test';

/** Where hundreds of actions are played: what is done, said and asked, but no copy of the page for each, which would take as long. */
export const TRACE_OF_MANY_ACTIONS = {
  mode: 'on-first-retry',
  screenshots: false,
  snapshots: false,
  sources: true,
} as const;

/** What `test.use` can set. */
export interface Options {
  /** The game of `solo` and `pair`: by default the first that the server lists. */
  game: string;
  /** What everybody likes, where it is not as at first. */
  settings: Partial<Settings>;
  /** The errors of the console that the story provokes. */
  pardoned: RegExp | null;
  /** Whether what was seen and is to be remembered is put away when it is in the way. */
  putsAway: boolean;
}

export interface Fixtures {
  api: Api;
  /** Watches a browser's pages for errors, with which the story fails. */
  watch: (context: BrowserContext) => void;
  /** A page in a second browser, and in a third. */
  friend: Page;
  spectator: Page;
  /** How one points at things on this device. */
  pointing: Pointing;
  /** Anna at a table of `game` against the computer. */
  solo: TablePage;
  /** Anna, in `page`, and Ben, as `friend`, at a table of `game` where hints are allowed. */
  pair: Pair;
}

export const test = base.extend<Options & Fixtures>({
  game: async ({ api }, use) => use((await api.games())[0]?.name ?? ''),
  settings: [{}, { option: true }],
  pardoned: [null, { option: true }],
  putsAway: [true, { option: true }],

  storageState: async ({ settings, baseURL }, use) => {
    const origin = baseURL ?? '';
    const localStorage = [{ name: 'pyramidion.settings', value: JSON.stringify(settings) }];
    await use({ cookies: [], origins: [{ origin, localStorage }] });
  },

  api: async ({ request }, use) => use(new Api(request)),

  watch: async ({ baseURL, pardoned }, use) => {
    const faults: string[] = [];
    await use((context) => collectFaults(context, baseURL ?? '', faults));
    const found = faults.filter((fault) => !pardoned?.test(fault));
    if (found.length > 0) throw new Error(`found errors in the browser:\n${found.join('\n')}`);
  },

  context: async ({ context, watch }, use) => {
    watch(context);
    await use(context);
  },
  page: async ({ page, putsAway }, use) => {
    if (putsAway) await putAwayWhatIsSeen(page);
    await use(page);
  },
  friend: async ({ browser, watch, putsAway }, use) => {
    const context = await browser.newContext();
    watch(context);
    const page = await context.newPage();
    if (putsAway) await putAwayWhatIsSeen(page);
    await use(page);
    await context.close();
  },
  spectator: async ({ browser, watch }, use) => {
    const context = await browser.newContext();
    watch(context);
    await use(await context.newPage());
    await context.close();
  },

  pointing: async ({ hasTouch }, use) => use(hasTouch ? finger : mouse),

  solo: async ({ api, page, game }, use) => {
    const table = await api.newTable(game, { bots: 3 });
    await use(await new TablePage(page).open(await table.sit('Anna')));
  },

  pair: async ({ api, page, friend, game }, use) => use(await seatPair(api, game, page, friend)),
});

async function putAwayWhatIsSeen(page: Page): Promise<void> {
  const seen = page.locator('[data-look]');
  await page.addLocatorHandler(seen, () => seen.getByRole('button').first().click());
}

/** Everything that the pages of a browser call an error from now on, and every request to another host. */
export function collectFaults(context: BrowserContext, home: string, faults: string[]): void {
  context.on('weberror', (error) => faults.push(error.error().message));
  context.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (!['data:', 'blob:'].includes(protocol) && origin !== new URL(home).origin)
      faults.push(`a request to ${origin}`);
  });
}
