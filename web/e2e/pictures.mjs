// The pictures of the README, taken at tables in the middle of a game.
// usage: node e2e/pictures.mjs URL DIR; the server at URL must be without limits.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from './browser.mjs';
import { mouse, standing, turn } from './stories/hands.mjs';
import { somebody, table } from './stories/people.mjs';

const [url = 'http://127.0.0.1:1988', folder = '../docs/screens'] = process.argv.slice(2);
const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };

mkdirSync(folder, { recursive: true });
const browser = await launch();
const shoot = async (page, name) => {
  await page.mouse.move(0, 0);
  await page.waitForTimeout(500);
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 82 });
};

/** Sits down against the computer and plays so many actions, or until the game is over. */
async function play(game, actions, options, setting = {}) {
  const { page } = await somebody(browser, url, { atOnce: true, ...options });
  await table(page, url, game, { who: 'bot:3', ...setting });
  for (let played = 0; played < actions;) {
    const stands = await standing(page);
    if (stands === 'over') break;
    if (stands === 'mine') {
      await turn(page, mouse);
      played += 1;
    } else await page.waitForTimeout(30);
  }
  await page.locator('[data-tool=hint]:enabled').or(page.locator('.ended')).first().waitFor();
  return page;
}

const front = await somebody(browser, url, DESK);
await front.page.goto(url);
await front.page.locator('article button').first().waitFor();
await shoot(front.page, 'front');

await shoot(await play('pyramidis', 9, DESK), 'pyramidis');
await shoot(await play('sakkara', 22, { ...DESK, colorScheme: 'dark' }), 'sakkara');
await shoot(await play('sphinx', 16, DESK, { seats: '2 players' }), 'sphinx');
const piramido = await play('piramido', 14, DESK, { seats: '2 players' });
await shoot(piramido, 'piramido');
const dark = await play('piramido', 6, { ...DESK, colorScheme: 'dark' }, { seats: '2 players' });
await dark.getByRole('button', { name: 'Look into the viewer' }).click();
await dark.getByRole('dialog').locator('img, canvas').first().waitFor();
await dark.waitForTimeout(4000);
await shoot(dark, 'viewer');

const over = await play('pyramidis', 200, DESK, { who: 'bot:5' });
await over.getByRole('link', { name: 'Replay' }).click();
await over.getByRole('button', { name: 'Analyse' }).click();
await over.locator('progress').waitFor({ state: 'detached' });
for (let steps = 0; steps < 24; steps++) await over.getByRole('button', { name: 'One step on' }).click();
await shoot(over, 'replay');

const phones = [];
for (const [game, actions, colorScheme, setting] of [
  ['pyramidis', 8, 'dark'],
  ['sakkara', 18, 'light'],
  ['sphinx', 12, 'dark', { seats: '2 players' }],
  ['piramido', 10, 'light', { seats: '2 players' }],
]) {
  const page = await play(game, actions, { ...PHONE, colorScheme }, setting);
  await page.waitForTimeout(500);
  phones.push((await page.screenshot()).toString('base64'));
}
const wall = await browser.newPage({ viewport: { width: 1440, height: 760 } });
await wall.setContent(`<style>
  body { margin: 0; height: 100vh; display: flex; justify-content: center; align-items: center; gap: 36px; background: #1b1712 }
  img { width: 310px; border-radius: 28px; border: 6px solid #3b3226; box-shadow: 0 18px 40px #000a }
</style>${phones.map((phone) => `<img src="data:image/png;base64,${phone}">`).join('')}`);
await shoot(wall, 'phones');
await browser.close();
