// A look under a sphinx is an event: it is lifted large, and it is asked once whether a notebook is kept.
import { expect, test, TRACE_OF_MANY_ACTIONS } from 'e2e/fixtures';
import { violations } from 'e2e/measure';
import { playTurn, whenMine } from 'e2e/pointing';

test.use({ game: 'sphinx', putsAway: false, settings: { confirm: false }, trace: TRACE_OF_MANY_ACTIONS });

test('what was seen stays until it is put away', async ({ page, solo, pointing }) => {
  const mummies = solo.board.locator('[data-legal=true][data-target^=G]');
  const decline = page.getByRole('button', { name: 'Do not look' });
  for (let actions = 0; actions < 200; actions++) {
    await whenMine(page);
    if (await decline.isVisible()) break;
    await playTurn(page, pointing);
  }
  const slot = (await mummies.first().getAttribute('data-target')) ?? '';
  await pointing.choose(page, slot);
  const seen = page.getByRole('dialog', { name: /^Guard \d is \w+$/ });
  await expect(seen).toBeVisible();
  await expect(seen.getByText('Remember it: nobody else')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const myself = seen.getByRole('button', { name: 'I remember it myself' });
  await expect(myself, 'the keyboard is there').toBeFocused();
  await seen.getByRole('button', { name: 'Keep a notebook for me' }).click();
  await expect(seen).toHaveCount(0);
  await expect(page.getByRole('button', { name: /the notebook/ })).toBeVisible();
  const kept = await page.evaluate(() => localStorage.getItem('pyramidion.settings'));
  expect(JSON.parse(kept ?? '{}')).toMatchObject({ notebook: true });
});
