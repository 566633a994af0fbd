// The viewer, as the README shows it.
import { test, TRACE_OF_MANY_ACTIONS } from 'e2e/fixtures';
import { playOn, shoot, sitDown } from 'e2e/pictures';
import { mouse } from 'e2e/pointing';

test.use({ colorScheme: 'dark', settings: { confirm: false, notebook: true }, trace: TRACE_OF_MANY_ACTIONS });

test('the viewer', async ({ page, api }) => {
  await sitDown(page, api, 'piramido');
  await playOn(page, mouse, 6);
  await page.getByRole('button', { name: 'Look into the viewer' }).last().click();
  await page.getByRole('dialog').locator('img, canvas').first().waitFor();
  await page.waitForTimeout(4000);
  await shoot(page, 'viewer');
});
