// The animations of the README: each game moves for some seconds, taken picture by picture from a replay, so that a
// slow machine makes the same ones: `npm run pictures`. Debian's package webp puts the pictures together.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { test, TRACE_OF_MANY_ACTIONS } from './fixtures';
import { GAMES } from './games';
import { TablePage } from './table_page';

test.use({
  settings: { motion: 'auto' },
  reducedMotion: 'no-preference',
  trace: TRACE_OF_MANY_ACTIONS,
  viewport: { width: 1000, height: 800 },
});

/** How long a picture stays, and how long one looks at what an action has led to, in milliseconds. */
const FRAME = 120;
const REST = 480;
/** About so many pictures are one animation. */
const FRAMES = 60;
/** Where in the game it begins: there is much to be seen then. */
const BEGIN = 0.55;
/** No action is shown for longer. */
const LONGEST = 2200;

/** Sets everything that moves to a time of its way, and says how long the longest way is. */
function moveTo(page: Page, time: number): Promise<number> {
  return page.evaluate(async (time) => {
    const ways = document.getAnimations().filter(({ effect }) => {
      const { iterations = 1 } = effect?.getTiming() ?? {};
      return Number.isFinite(iterations);
    });
    for (const way of ways) {
      way.pause();
      way.currentTime = time;
    }
    await new Promise((drawn) => requestAnimationFrame(drawn));
    return Math.max(0, ...ways.map(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0)));
  }, time);
}

for (const game of GAMES) {
  test(`${game} moves`, async ({ page, api }) => {
    const { link, path, action, actions } = await api.almostOver(game);
    const table = await new TablePage(page).open(link);
    await table.playAction(action);
    await table.result.waitFor();
    await page.goto(`${path}/replay#${Math.floor(actions * BEGIN)}`);
    const stage = page.locator('[data-stage]');
    await stage.locator('svg').first().waitFor();
    // The board alone, with room for what lies beside it.
    await stage.evaluate((board: HTMLElement) =>
      Object.assign(board.style, {
        position: 'fixed',
        inset: '0 auto auto 0',
        width: '640px',
        height: '460px',
        zIndex: '9',
        background: 'var(--bg)',
      }),
    );

    const folder = mkdtempSync(join(tmpdir(), 'animation-'));
    const pictures: string[] = [];
    const take = async (stays: number) => {
      const file = join(folder, `${String(pictures.length).padStart(4, '0')}.png`);
      writeFileSync(file, await stage.screenshot({ animations: 'allow', scale: 'css' }));
      pictures.push('-d', String(stays), file);
    };
    while (pictures.length < 3 * FRAMES) {
      await page.getByRole('button', { name: 'One step on' }).click();
      const long = Math.min(LONGEST, await moveTo(page, 0));
      for (let time = 0; time < long; time += FRAME) {
        await moveTo(page, time);
        await take(FRAME);
      }
      await moveTo(page, LONGEST);
      await take(REST);
    }
    const out = join(process.env.PICTURES ?? 'e2e/results', `${game}.webp`);
    execFileSync('img2webp', [
      '-loop',
      '0',
      '-mixed',
      '-lossy',
      '-q',
      '65',
      '-m',
      '5',
      ...pictures,
      '-o',
      out,
    ]);
    rmSync(folder, { recursive: true });
  });
}
