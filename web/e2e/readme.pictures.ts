// The pictures of the README, taken at tables in the middle of a game: `npm run pictures`.
import { test, TRACE_OF_MANY_ACTIONS } from './fixtures';
import { GAMES, matchPlan } from './games';
import { playOn, shoot, sitDown } from './pictures';
import { mouse } from './pointing';

test.use({ settings: { confirm: false, notebook: true }, trace: TRACE_OF_MANY_ACTIONS });

test('the front page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).first().waitFor();
  await shoot(page, 'front');
});

for (const game of GAMES) {
  test(`a table of ${game}`, async ({ page, api }) => {
    const { actions, theme } = (await matchPlan(game)).pictures.desk;
    await page.emulateMedia({ colorScheme: theme });
    await sitDown(page, api, game);
    await playOn(page, mouse, actions);
    await shoot(page, game);
  });
}

test('a replay', async ({ page, api, game }) => {
  await sitDown(page, api, game, 5);
  await playOn(page, mouse, Infinity);
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.getByRole('button', { name: 'Analyse' }).click();
  await page.getByRole('figure').waitFor();
  for (let steps = 0; steps < 24; steps++) await page.getByRole('button', { name: 'One step on' }).click();
  await shoot(page, 'replay');
});

test('the games on phones', async ({ browser, page, api }) => {
  const screens: string[] = [];
  for (const { name } of await api.games()) {
    const { actions, theme } = (await matchPlan(name)).pictures.phone;
    const viewport = { width: 390, height: 844 };
    const phone = await browser.newPage({ viewport, deviceScaleFactor: 2, colorScheme: theme });
    await sitDown(phone, api, name);
    await playOn(phone, mouse, actions);
    await phone.waitForTimeout(500);
    screens.push((await phone.screenshot()).toString('base64'));
    await phone.close();
  }
  await page.setViewportSize({ width: 8 + 358 * screens.length, height: 760 });
  await page.setContent(`<style>
    body { margin: 0; height: 100vh; display: flex; justify-content: center; align-items: center; gap: 36px; background: #1b1712 }
    img { width: 310px; border-radius: 28px; border: 6px solid #3b3226; box-shadow: 0 18px 40px #000a }
  </style>${screens.map((screen) => `<img src="data:image/png;base64,${screen}">`).join('')}`);
  await shoot(page, 'phones');
});
