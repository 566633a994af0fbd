// What happens is seen at one's own pace, once more if one likes, in words and on the board; and pieces can be dragged.
import type { Locator, Page } from '@playwright/test';
import { middleOf, press } from './dragging';
import { expect, test } from './fixtures';
import { GAMES, matchPlan } from './games';
import { misfits } from './measure';
import { type Pointing, playTurn, whenMine } from './pointing';
import { TablePage } from './table_page';

test.describe('the pace', () => {
  test.use({ reducedMotion: 'no-preference', settings: { confirm: false } });

  test('a tap hurries what others do, which is told in words, or it is skipped', async ({
    page,
    api,
    game,
  }) => {
    // Nothing goes on by itself: what is shown stays until somebody hurries it.
    await page.clock.install();
    const table = await api.newTable(game, { bots: 1 });
    const solo = await new TablePage(page).open(await table.sit('Anna'));
    const { prompt, skip, board } = solo;
    const other = await page.locator('[data-name]').nth(1).innerText();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await solo.playListed(1, 'first', false);
    await expect(prompt).toContainText('Anna');
    await board.locator('[data-target]').first().dispatchEvent('click');
    await expect(prompt).toContainText(other);
    await expect(prompt).not.toContainText('Watch');
    await board.locator('[data-target]').first().dispatchEvent('click');
    await expect(solo.mine).toBeVisible();

    await solo.playListed(1, 'first', false);
    await expect(prompt).toContainText('Anna');
    await expect(skip).toHaveText('Skip to my turn');
    await skip.click();
    await expect(solo.mine).toBeVisible();
    await expect(skip).toBeHidden();
  });

  test('is chosen at the table, and kept', async ({ page, solo }) => {
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByLabel('Pace').selectOption('Fast');
    await expect(solo.board).toHaveAttribute('data-tempo', '2');
    await page.keyboard.press('Escape');
    const settings = await solo.openDialog('Settings');
    await expect(settings.getByRole('radio', { name: 'Fast' })).toBeChecked();
    await settings.getByText('Slow', { exact: true }).click();
    await expect(solo.board).toHaveAttribute('data-tempo', '0.6');
    await settings.getByText('Instant', { exact: true }).click();
    await page.reload();
    await expect(solo.board).not.toHaveAttribute('data-tempo');
  });
});

for (const game of GAMES) {
  test.describe(game, () => {
    test.use({ game, settings: { confirm: false } });

    test('what happened is marked, told, and can be gone through', async ({ page, solo, pointing }) => {
      // Some begin with things that leave nothing on the board.
      const marks = solo.board.locator('[data-trail]');
      for (let turns = 0; turns < 12; turns++) {
        await whenMine(page);
        if (turns > 2 && (await marks.count()) > 0) break;
        await playTurn(page, pointing);
      }
      await expect(marks).not.toHaveCount(0);
      await solo.show('Log');
      const line = solo.log.getByRole('button').last();
      await line.focus();
      await expect(solo.board.locator('[data-trail].strong')).not.toHaveCount(0);
      await line.blur();
      await expect(solo.board.locator('[data-trail].strong')).toHaveCount(0);

      const wanted = (await solo.prompt.textContent()) ?? '';
      await page.getByRole('button', { name: 'What happened?' }).click();
      const review = page.getByRole('group', { name: 'What happened?' });
      await review.getByRole('button', { name: 'Pause' }).or(solo.mine).first().waitFor();
      await page.keyboard.press(',');
      await expect(review.getByRole('button', { name: 'Run' })).toBeVisible();
      const count = review.locator('[data-review]');
      const [, all = ''] = /of (\d+)/.exec(await count.innerText()) ?? [];
      const back = review.getByRole('button', { name: 'One step back' });
      while ((await back.getAttribute('aria-disabled')) === 'false') await back.click();
      await expect(solo.prompt).toHaveText('How it was before');
      await expect(count).toHaveText(`0 of ${all}`);
      for (const [width, height] of [
        [844, 390],
        [720, 450],
      ] as const) {
        const size = page.viewportSize();
        await page.setViewportSize({ width, height });
        expect(await misfits(page), `${width} by ${height}`).toEqual([]);
        if (size) await page.setViewportSize(size);
      }
      await review.getByRole('button', { name: 'One step on' }).click();
      await expect(count).toHaveText(`1 of ${all}`);
      await expect(solo.prompt).not.toHaveText('How it was before');
      await review.getByRole('button', { name: 'Back to the game' }).click();
      await expect(solo.prompt).toHaveText(wanted);
      await expect(solo.board.locator('[data-target]:focus')).toHaveCount(1);

      // One who has just come can look back as well.
      await page.reload();
      await whenMine(page);
      await page.getByRole('button', { name: 'What happened?' }).click();
      await expect(count).toHaveText(new RegExp(`^\\d+ of ${all}$`));
      await page.keyboard.press(',');
      while ((await back.getAttribute('aria-disabled')) === 'false') await back.click();
      await expect(count).toHaveText(`0 of ${all}`);
      await review.getByRole('button', { name: 'Back to the game' }).click();
      await expect(solo.prompt).toHaveText(wanted);
    });

    test('a piece is dragged to where it goes', async ({ page, solo, pointing, hasTouch }) => {
      const pieces = await somethingToDrag(page, solo, pointing);
      if (!(await matchPlan(game)).drags) return expect(pieces).toHaveCount(0);
      await solo.confirmActions();
      const from = (await pieces.first().getAttribute('data-target')) ?? '';
      const start = await middleOf(page, from);
      const held = page.locator('[data-held]');

      // A press that hardly moves is a click.
      const still = await press(page, start, hasTouch);
      await still.move({ x: start.x + 2, y: start.y + 1 });
      await expect(held).toBeHidden();
      await still.release();
      await page.keyboard.press('Escape');

      const grip = await press(page, await middleOf(page, from), hasTouch);
      await grip.move({ x: start.x + 16, y: start.y + 14 });
      await expect(held).toHaveAttribute('data-held', from);
      const goals = solo.board.locator(`[data-legal=true]:not([data-target="${from}"])`);
      const goal = await goals.first().getAttribute('data-target');
      const end = await middleOf(page, goal ?? '');
      await grip.move(end);
      await grip.release();
      await expect(held).toBeHidden();
      await expect(solo.confirm).toBeVisible();
      const tick = await solo.board.getAttribute('data-tick');
      await solo.confirm.click();
      await expect(solo.board).not.toHaveAttribute('data-tick', tick ?? '');
    });

    test('what is dropped where it cannot go is answered in words', async ({
      page,
      solo,
      pointing,
      hasTouch,
    }) => {
      const pieces = await somethingToDrag(page, solo, pointing);
      if (!(await matchPlan(game)).drags) return expect(pieces).toHaveCount(0);
      const tick = await solo.board.getAttribute('data-tick');
      const from = (await pieces.first().getAttribute('data-target')) ?? '';
      const start = await middleOf(page, from);
      const grip = await press(page, start, hasTouch);
      // A slow finger drags as well as a quick one, though a loupe has come meanwhile.
      await page.waitForTimeout(400);
      await grip.move({ x: start.x + 16, y: start.y + 14 });
      await expect(page.locator('[data-held]')).toBeVisible();
      const far = await solo.board.evaluate(farthestFrom, from);
      await grip.move(await middleOf(page, far));
      await grip.release();
      await expect(page.getByRole('alert')).toContainText(/\w{3}/);
      await expect(solo.board).toHaveAttribute('data-tick', tick ?? '');
    });
  });
}

/** What can be dragged, when there is something, or after some turns without. */
async function somethingToDrag(page: Page, table: TablePage, pointing: Pointing): Promise<Locator> {
  const pieces = table.board.locator('.draggable');
  for (let turns = 0; turns < 12; turns++) {
    if ((await whenMine(page)) === 'over' || (await pieces.count()) > 0) break;
    await playTurn(page, pointing);
  }
  return pieces;
}

/** The place that cannot be chosen and lies farthest away from another, not below anything. Runs in the page. */
function farthestFrom(board: Element, from: string): string {
  const middle = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const all = [...board.querySelectorAll<HTMLElement>('[data-target][data-legal=false]')];
  const source = board.querySelector(`[data-target="${CSS.escape(from)}"]`);
  const here = source ? middle(source) : { x: 0, y: 0 };
  const far = (element: Element) => Math.hypot(middle(element).x - here.x, middle(element).y - here.y);
  const met = (element: Element) => {
    const { x, y } = middle(element);
    return element.contains(document.elementFromPoint(x, y));
  };
  const [found] = all.filter((one) => one !== source && met(one)).sort((one, other) => far(other) - far(one));
  return found?.dataset.target ?? '';
}
