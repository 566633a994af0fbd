// A game under the eyes of a spectator, with everything that the server says to each of them.
import type { Page } from '@playwright/test';
import type { Fixtures } from './fixtures';
import { playTurn } from './pointing';
import { seatPair, TablePage } from './table_page';

/** What the server says to a page from now on. */
function overhear(page: Page): string[] {
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  return heard;
}

export interface Watched {
  anna: TablePage;
  ben: TablePage;
  /** Somebody who only watches. */
  eve: TablePage;
  heard: { anna: string[]; ben: string[]; eve: string[] };
}

type Needed = Pick<Fixtures, 'api' | 'friend' | 'spectator' | 'pointing'> & { page: Page; game: string };

/** Anna and Ben play while Eve watches, until Anna has seen enough. */
export async function playWatched(
  { page, friend, spectator, api, game, pointing }: Needed,
  enough: (anna: TablePage) => Promise<boolean>,
): Promise<Watched> {
  const heard = { anna: overhear(page), ben: overhear(friend), eve: overhear(spectator) };
  const { path, anna, ben } = await seatPair(api, game, page, friend);
  const eve = await new TablePage(spectator).open(path);
  while (!(await enough(anna))) {
    if (await anna.hint.isVisible()) await playTurn(page, pointing);
    else if (await ben.hint.isVisible()) await playTurn(friend, pointing);
    else await page.waitForTimeout(15);
  }
  return { anna, ben, eve, heard };
}

/** Everything on a page, seen or unseen. */
export function everything(page: Page): Promise<string> {
  return page.evaluate(() => document.documentElement.outerHTML);
}
