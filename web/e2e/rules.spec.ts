// The rules of each game: rulings open at their marks, diagrams are stepped through, and words are found.
import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures';
import { GAMES } from './games';
import { violations } from './measure';

for (const game of GAMES)
  test.describe(`the rules of ${game}`, { tag: '@desk' }, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(`/rules/${game}`);
      await page.locator('#rulings').waitFor();
    });

    test('a mark opens its ruling, by the keyboard, too', async ({ page }) => {
      const mark = page.getByRole('button', { name: /^Ruling / }).first();
      const number = await mark.innerText();
      await mark.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('heading')).toHaveText(new RegExp(`^${number} · .+`));
      await expect(dialog.getByRole('listitem')).toHaveCount(3);
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(mark).toBeFocused();
    });

    test('a diagram shows one position after another', async ({ page }) => {
      const figure = page.locator('figure', { has: page.getByRole('group', { name: /^Positions/ }) }).first();
      await figure.scrollIntoViewIfNeeded();
      const picture = figure.getByRole('img');
      const caption = await figure.locator('figcaption').innerText();
      await expect(picture).toHaveAccessibleName(caption.replace(/\s+/g, ' '));
      await figure.getByRole('button', { name: /^Position 2 / }).click();
      await expect(figure.getByRole('button', { name: /^Position 2 / })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expect(figure.locator('figcaption')).not.toHaveText(caption);
      await picture.click();
      await expect(figure.getByRole('button', { name: /^Position 2 / })).toHaveAttribute(
        'aria-pressed',
        'false',
      );
    });

    test('words are found, and lead to their paragraph', async ({ page }) => {
      await page.getByRole('searchbox').fill('player');
      const hits = page.getByRole('search').getByRole('listitem');
      await expect(hits.first()).toBeVisible();
      await hits.first().getByRole('link').click();
      await expect(page.locator(':target')).toBeInViewport();
      await page.getByRole('searchbox').fill('no such word anywhere');
      await expect(page.getByText('Nothing found.')).toBeVisible();
    });

    test('the game is printed', async ({ page }) => {
      await page.getByRole('button', { name: 'Print and play' }).click();
      const form = page.getByRole('dialog');
      const parts = form.getByRole('group', { name: 'What to print' });
      for (const part of await parts.getByRole('checkbox').all()) await part.uncheck();
      await expect(form.getByRole('button', { name: 'Make the PDF' })).toBeDisabled();
      await expect(form.getByRole('status')).toHaveText('Choose something to print.');
      await parts.getByRole('checkbox', { name: 'Board' }).check();
      await form.getByRole('radio', { name: 'Letter' }).check();
      await form.getByRole('radio', { name: 'Little ink' }).check();
      expect(await violations(page)).toEqual([]);
      const saved = page.waitForEvent('download');
      await form.getByRole('button', { name: 'Make the PDF' }).click();
      const file = await saved;
      expect(file.suggestedFilename()).toBe(`${game}-board-letter-low.pdf`);
      expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
      await expect(form.getByRole('status')).toHaveText(`Saved as ${game}-board-letter-low.pdf.`);
    });
  });

test('a link to a ruling opens it', { tag: '@desk' }, async ({ page }) => {
  const [game = ''] = GAMES;
  await page.goto(`/rules/${game}`);
  const mark = page.getByRole('button', { name: /^Ruling / }).first();
  const number = await mark.innerText();
  await page.goto(`/rules/${game}#${number}`);
  await expect(page.locator(`details#${number}`)).toHaveAttribute('open', '');
  await expect(page.locator(`details#${number}`)).toBeInViewport();
});
