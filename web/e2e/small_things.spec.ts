// Small things at a table: menus close, hints are heard, the focus stays, what is forbidden is not offered, and forced
// colours keep the turn and the choice in sight.
import { expect, test } from './fixtures';
import { misfits, violations } from './measure';
import { whenMine } from './pointing';

test('a menu closes by Escape and by a click beside it', async ({ page, solo }) => {
  await expect(solo.board).toBeVisible();
  const button = page.getByRole('button', { name: 'More' });
  const leave = page.getByRole('link', { name: 'Leave the table' });
  await button.click();
  await expect(leave).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Pace').focus();
  await page.keyboard.press('Escape');
  await expect(leave).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await expect(leave).toBeVisible();
  await page.getByRole('list', { name: 'At the table' }).click();
  await expect(leave).toBeHidden();
});

test('what is forbidden is not offered', async ({ page, solo, friend, api, game }) => {
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('button', { name: 'Give up' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Offer a draw' })).toHaveCount(0);
  await expect(solo.hint).toBeVisible();

  const table = await api.newTable(game);
  const anna = await table.sit('Anna');
  await table.sit('Ben');
  await friend.goto(anna);
  await friend.getByRole('button', { name: 'More' }).click();
  await expect(friend.getByRole('button', { name: 'Offer a draw' })).toBeVisible();
  await expect(friend.getByRole('button', { name: 'Hint' })).toHaveCount(0);
});

test('a hint is heard', async ({ page, solo }) => {
  await whenMine(page);
  const heard = page.locator('[data-advice]');
  await expect(heard).toHaveAttribute('role', 'status');
  await expect(heard).toBeEmpty();
  await solo.hint.click();
  await expect(heard).toContainText('would play');
});

test('the focus stays where one was', async ({ page, solo }) => {
  await whenMine(page);
  const help = page.getByRole('button', { name: 'Help', exact: true });
  await help.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Help' }).waitFor();
  await solo.closeDialog();
  await expect(help).toBeFocused();

  await solo.show('Actions');
  await solo.listed.first().click();
  await solo.confirm.focus();
  await page.keyboard.press('Enter');
  await expect(solo.confirm).toBeHidden();
  await expect(solo.board.locator('[data-target]:focus')).toHaveCount(1);
});

test('forced colours keep the turn and the choice in sight', async ({ page, solo }) => {
  await whenMine(page);
  await page.emulateMedia({ forcedColors: 'active' });
  const style = (element: Element) => {
    const { borderColor, borderStyle, outlineStyle } = getComputedStyle(element);
    return { borderColor, borderStyle, outlineStyle };
  };
  const seats = page.getByRole('list', { name: 'At the table' }).getByRole('listitem');
  const acts = seats.and(page.locator('[aria-current=true]'));
  const waits = seats.and(page.locator(':not([aria-current])')).first();
  expect(await acts.evaluate(style)).not.toEqual(await waits.evaluate(style));
  const tab = (name: string) => page.getByRole('tab', { name });
  expect(await tab('Log').evaluate(style)).not.toEqual(await tab('Chat').evaluate(style));
  // What may be chosen and what is chosen is drawn, and drawings keep their colours.
  const name = await solo.board.locator('[data-legal=true]').first().getAttribute('data-target');
  const place = solo.board.locator(`[data-target="${name}"]`);
  const strokes = () =>
    place.evaluate((element) =>
      [...element.querySelectorAll('.mark, rect, path')].map((mark) => getComputedStyle(mark).stroke).join(),
    );
  const before = await strokes();
  await place.dispatchEvent('click');
  await expect(place).toHaveAttribute('aria-pressed', 'true');
  expect(await strokes()).not.toBe(before);
  await page.keyboard.press('Escape');
});

test('on its side and at twice the size, menus are on the screen', async ({ page, solo }) => {
  await whenMine(page);
  for (const [width, height] of [
    [844, 390],
    [720, 450],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByRole('button', { name: 'More' }).click();
    const menu = solo.tools.getByLabel('Pace');
    await menu.scrollIntoViewIfNeeded();
    const box = await solo.tools.locator('.pop').boundingBox();
    expect(box?.x, `${width} by ${height}`).toBeGreaterThanOrEqual(0);
    expect(box && box.x + box.width).toBeLessThanOrEqual(width);
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect(await misfits(page), `${width} by ${height}`).toEqual([]);
    await page.keyboard.press('Escape');
  }
});
