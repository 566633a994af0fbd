// A game that is over, looked at again: from one's own seat, by turns and by actions, with what was better; and played
// on.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { GAMES } from './games';
import { look } from './look';
import { misfits } from './measure';
import { TablePage } from './table_page';

/** Where every place of the board lies, seen from its middle: how far to the right and down, in parts of the board. */
function bearings(page: Page): Promise<Record<string, [number, number]>> {
  return page
    .locator('[data-stage] svg')
    .first()
    .evaluate((board) => {
      const { x, y, width, height } = board.getBoundingClientRect();
      const places = [...board.querySelectorAll<SVGElement>('[data-target]')].map((target) => {
        const box = target.getBoundingClientRect();
        const right = (box.x + box.width / 2 - x) / width - 0.5;
        const down = (box.y + box.height / 2 - y) / height - 0.5;
        return [target.dataset.target ?? '', [right, down]];
      });
      return Object.fromEntries(places) as Record<string, [number, number]>;
    });
}

/** Whether a place that is clearly on one side of the board is on the other side of it. */
function turned([right, down]: [number, number], [rightAgain, downAgain]: [number, number]): boolean {
  const other = (one: number, again: number) => Math.abs(one) > 0.1 && Math.sign(one) !== Math.sign(again);
  return other(right, rightAgain) || other(down, downAgain);
}

for (const game of GAMES) {
  test(`goes through ${game} by turns and by actions`, async ({ page, api }) => {
    const { link, action, actions } = await api.almostOver(game);
    const table = await new TablePage(page).open(link);
    await table.playAction(action);
    await table.result.waitFor();
    const seen = await bearings(page);
    await page.getByRole('link', { name: 'Replay' }).click();
    await page.getByText(`Step 0 of ${actions}`).waitFor();
    await page.getByRole('button', { name: 'To the end' }).click();
    const again = await bearings(page);
    const places = Object.entries(seen).flatMap(([place, one]) => {
      const other = again[place];
      return other ? [{ place, turned: turned(one, other) }] : [];
    });
    expect(places.length, 'places on the board').toBeGreaterThan(10);
    expect(
      places.filter(({ turned }) => turned),
      'it is seen from the same side',
    ).toEqual([]);
    await page.getByRole('button', { name: 'To the beginning' }).click();

    // A phone on its side has the board and what it is gone through by in sight.
    const size = page.viewportSize();
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(page.locator('[data-stage] svg').first()).toBeInViewport({ ratio: 0.98 });
    await expect(page.getByRole('button', { name: 'One step on' })).toBeInViewport({ ratio: 1 });
    expect(await misfits(page)).toEqual([]);
    await page.getByRole('button', { name: 'One step on' }).click();
    if (size) await page.setViewportSize(size);
    await page.getByText(`Step 1 of ${actions}`).waitFor();
    const byTurns = page.getByText('by turns');
    if (await byTurns.isVisible()) {
      await byTurns.click();
      await page.getByRole('button', { name: 'To the beginning' }).click();
      await page.getByRole('button', { name: 'One turn on' }).click();
      await page.getByRole('button', { name: 'One turn on' }).click();
      const [, step = '0'] =
        /Step (\d+)/.exec((await page.getByText(/^Step \d+ of/).textContent()) ?? '') ?? [];
      expect(Number(step), 'a turn is more than an action').toBeGreaterThan(2);
      await page.getByRole('button', { name: 'One turn back' }).click();
      await expect(page.getByText(`Step ${step} of`)).toHaveCount(0);
    }
    await page.getByRole('button', { name: 'To the end' }).click();
    await expect(page.locator('.caption b')).toHaveText(/win|draw/);
  });
}

test('shows what was better than a mistake, and lucky throws only where there are dice', async ({
  page,
  api,
  game,
}) => {
  const { link, action } = await api.almostOver(game);
  const table = await new TablePage(page).open(link);
  await table.playAction(action);
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.getByRole('button', { name: 'Analyse' }).click();
  const mistakes = page.getByRole('region', { name: 'Mistakes' }).getByRole('button');
  await mistakes.first().click();
  await expect(mistakes.first()).toHaveAttribute('aria-current', 'true');
  await expect(
    page.getByText('100%').and(page.locator('button')),
    'nothing is certain before the end',
  ).toHaveCount(0);
  await expect(page.getByText(/luck/), 'nothing is left to chance in this game').toHaveCount(0);
  await expect(page.getByText('Fair dice')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the better move on the board' }).click();
  await expect(page.getByRole('button', { name: 'Back to what was played' })).toBeVisible();
  await look(page, 'replay-better');
  const line = page.getByRole('group', { name: 'How it might have gone on' });
  await expect(line).toContainText('The move that was better');
  await expect(line.getByRole('button', { name: 'Back along' })).toBeDisabled();
  const before = await page.locator('.caption').textContent();
  await line.getByRole('button', { name: 'On along' }).click();
  await expect(line).toContainText(/1 of [1-9]/);
  await expect(page.locator('.caption'), 'what would have happened is told').not.toHaveText(before ?? '');
  await line.getByRole('button', { name: 'Back along' }).click();
  await expect(line).toContainText('The move that was better');
  await page.getByRole('button', { name: 'One step on' }).click();
  await expect(page.getByRole('button', { name: 'Back to what was played' })).toHaveCount(0);
});

test('thinks on about the position shown, until the reader goes on', async ({ page, api, game }) => {
  const { link, action } = await api.almostOver(game);
  const table = await new TablePage(page).open(link);
  await table.playAction(action);
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await page.getByRole('button', { name: 'Think on' }).click();
  const thought = page.getByRole('region', { name: 'Think on' });
  await expect(thought).toContainText(/s of thinking, steps: [\d,]+/);
  await expect(thought.getByRole('heading', { name: 'The best moves' })).toBeVisible();
  await expect(thought.getByRole('heading', { name: 'How it is expected to go on' })).toBeVisible();
  await expect(thought.getByRole('list').last().getByRole('listitem').first()).not.toBeEmpty();
  const before = (await thought.locator('p').textContent()) ?? '';
  await expect(thought.locator('p'), 'it finds more and more').not.toHaveText(before);
  await look(page, 'replay-think-on');
  await page.getByRole('button', { name: 'One step on' }).click();
  await expect(thought).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Think on' })).toBeVisible();
});

for (const game of GAMES) {
  test(`plays ${game} on from the middle of a replay`, { tag: '@desk' }, async ({ page, api }) => {
    const { link, path, action, actions } = await api.almostOver(game);
    const table = await new TablePage(page).open(link);
    await table.playAction(action);
    await table.result.waitFor();
    const middle = Math.floor(actions / 2);
    await page.goto(`${path}/replay#${middle}`);
    await page.getByText(`Step ${middle} of ${actions}`).waitFor();
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.waitForURL((to) => to.pathname.startsWith('/t/') && !to.pathname.startsWith(path));
    await table.drawing.waitFor();
    await expect(table.tools).toBeVisible();
    const snapshot = await api.look(new URL(page.url()).pathname.split('/')[2] ?? '');
    expect(snapshot.state.ply, 'what was played before is there').toBeGreaterThanOrEqual(middle);
    expect(snapshot.state.result).toBeNull();
    await table.playListed(1);
  });
}
