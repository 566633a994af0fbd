// Taking pictures for the README: sitting down, playing into the middle of a game, and the picture itself.
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Api } from './api';
import { playTurn, whenMine, type Pointing } from './pointing';
import { TablePage } from './table_page';

/** Anna against the computer at a table for two. */
export async function sitDown(page: Page, api: Api, game: string, level = 3): Promise<TablePage> {
  const table = await api.newTable(game, { bots: level });
  return new TablePage(page).open(await table.sit('Anna'));
}

/** Plays a number of actions, or until the game is over. */
export async function playOn(page: Page, pointing: Pointing, actions: number): Promise<void> {
  for (let played = 0; played < actions; played++) {
    if ((await whenMine(page)) === 'over') return;
    await playTurn(page, pointing);
  }
  await whenMine(page);
}

/** Keeps a picture of the page in the folder that PICTURES names. */
export async function shoot(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.waitForTimeout(500);
  const path = join(process.env.PICTURES ?? 'e2e/results', `${name}.jpg`);
  await page.screenshot({ path, type: 'jpeg', quality: 82 });
}
