// Cells are small on a phone: a finger that holds still gets a loupe, and one between two cells means the one that may
// be chosen.
import { middleOf, press } from '../../../../../e2e/dragging';
import { expect, test } from '../../../../../e2e/fixtures';
import { playTurn, whenMine } from '../../../../../e2e/pointing';

test.use({ game: 'sakkara', settings: { confirm: false } });

test('a finger finds small cells', { tag: '@phone' }, async ({ page, solo, pointing }) => {
  const legal = solo.board.locator('[data-legal=true]:not([data-target^="wait:"])');
  for (let turns = 0; turns < 12; turns++) {
    await whenMine(page);
    if ((await legal.count()) > 0) break;
    await playTurn(page, pointing);
  }
  await solo.confirmActions();
  const target = (await legal.first().getAttribute('data-target')) ?? '';
  const cell = solo.board.locator(`[data-target="${target}"]`);
  const { x, y } = await middleOf(page, target);
  const { width, height } = await cell.evaluate((element) => element.getBoundingClientRect());
  expect(width, 'cells are small').toBeLessThan(34);

  // Just beside it, on a cell that cannot be chosen.
  const neighbours = solo.board.locator('[data-target][data-legal=false]');
  const side = await neighbours.evaluateAll(
    (all, { x, y, width, height }) => {
      const ways = [
        { x: 1, y: 0 },
        { x: -1, y: 0 },
        { x: 0, y: 1 },
        { x: 0, y: -1 },
      ];
      return ways.find((way) => {
        const at = { x: x + way.x * (width / 2 + 5), y: y + way.y * (height / 2 + 5) };
        return all.some((one) => one.contains(document.elementFromPoint(at.x, at.y)));
      });
    },
    { x, y, width, height },
  );
  const beside = { x: x + (side?.x ?? 0) * (width / 2 + 5), y: y + (side?.y ?? 0) * (height / 2 + 5) };
  await page.touchscreen.tap(beside.x, beside.y);
  await expect(cell).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(cell).toHaveAttribute('aria-pressed', 'false');

  const finger = await press(page, beside, true);
  await expect(page.locator('[data-loupe]')).toBeVisible();
  await finger.release();
  await expect(page.locator('[data-loupe]')).toBeHidden();
  await expect(cell).toHaveAttribute('aria-pressed', 'true');
});
