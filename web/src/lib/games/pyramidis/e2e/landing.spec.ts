// How many to take from the start is said by a number, or by pointing at the square where the last pyramid lands.
import { expect, test } from 'e2e/fixtures';
import { whenMine } from 'e2e/pointing';

test.use({ game: 'pyramidis' });

test('pointing at a square says how many', async ({ page, solo, pointing }) => {
  await whenMine(page);
  await pointing.choose(page, 'start:red');
  const numbers = page.getByRole('group', { name: 'Actions' }).getByRole('button');
  await expect(numbers).toHaveText(['1', '2', '3', '4', '5']);
  await expect(solo.board.locator('[data-legal=true][data-target=c5]')).toBeVisible();
  await pointing.choose(page, 'c5');
  await expect(page.locator('[data-prompt]')).toHaveText('Take 3 pyramids from the start');
  await expect(numbers.nth(2)).toHaveAttribute('aria-pressed', 'true');
  await solo.confirm.click();
  await solo.show('Log');
  await expect(solo.log).toContainText('Anna brings in 3 pyramids from the start');
});
