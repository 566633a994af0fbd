// What is filled in for a new table: presets, what is changed by hand, and what the server is asked for.
import { expect, test } from './fixtures';
import { GAMES } from './games';
import { countShifts } from './measure';
import { NewTablePage } from './new_table_page';

test.describe('new table', () => {
  test.use({ pardoned: /503/ });

  for (const game of GAMES) {
    test(`every preset of ${game} fills the form`, async ({ page, api }) => {
      const form = await new NewTablePage(page, await api.game(game)).open();
      const presets = page.getByRole('group', { name: 'How shall we play?' }).getByRole('radio');
      const count = await presets.count();
      expect(count).toBeGreaterThan(1);
      await expect(presets.and(page.locator(':checked')), 'one is chosen at first').toHaveCount(1);
      const all = new Set<string>();
      for (let at = 0; at < count; at++) {
        await presets.nth(at).check();
        await expect(page.getByText('Your own mixture:')).toHaveCount(0);
        all.add(JSON.stringify(await form.asked()));
      }
      expect(all.size, 'presets that differ').toBe(count);
    });

    test(`a change by hand makes a mixture in ${game}`, async ({ page, api }) => {
      const form = await new NewTablePage(page, await api.game(game)).open();
      await form.openDetails();
      await page.getByLabel('None: what is played is played').check();
      await expect(page.getByText('Your own mixture:')).toBeVisible();
      await expect(page.locator('[name=preset]:checked')).toHaveCount(0);
      expect(await form.asked()).toMatchObject({ takebacks: 'none' });
      await page.getByLabel('Allowed, if the others agree').check();
      await expect(page.locator('[name=preset]:checked')).toHaveCount(1);
    });
  }

  test('nothing moves while the form appears', async ({ page, api, game }) => {
    const shifts = await countShifts(page);
    await new NewTablePage(page, await api.game(game)).open();
    await page.waitForTimeout(500);
    const { sum, moved } = await shifts();
    expect(sum, moved.join('; ')).toBeLessThan(0.02);
  });
});
