// The page speaks the reader's language, also where it says no.
import { Catalogue } from './catalogue';
import { expect, test } from './fixtures';
import { GAMES } from './games';

for (const [language, locale] of [
  ['fr', 'fr'],
  ['de', 'de-AT'],
] as const) {
  const catalogue = new Catalogue(language);

  test.describe(`in ${locale}`, { tag: '@desk' }, () => {
    test.use({ locale });

    test('greets', async ({ page }) => {
      await page.goto('/');
      const title = catalogue.message('front-title', { count: GAMES.length });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    });

    for (const game of GAMES) {
      test.describe(() => {
        test.use({ game });

        test(`refuses in ${game}, and says by which rule`, async ({ page, solo }) => {
          await solo.board.locator('[data-legal=true]').first().waitFor();
          const refusal = page.getByRole('alert');
          let words = '';
          // Some reasons have names and numbers in them: those are not in the catalogue as they are said.
          for (const place of await solo.board.locator('[data-legal=false]').all()) {
            await place.dispatchEvent('click');
            words = (await refusal.locator('[data-reason]').innerText()).trim();
            if (catalogue.text.includes(words)) break;
          }
          expect(words, 'a reason').not.toBe('');
          expect(catalogue.text.includes(words), words).toBe(true);
          expect(words, 'a rule').not.toBe(catalogue.message('refused-illegal'));
          await expect(refusal.getByRole('link'), 'where it stands').toHaveCount(1);
        });
      });
    }
  });
}
