// Sitting down: tables with friends, with bots, at one screen.
import { person } from '../browser.mjs';

/** A telephone that is touched. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Somebody at a browser who plays at once, or looks before they leap, and keeps a notebook. */
export async function somebody(browser, url, { atOnce = false, ...options } = {}) {
  const one = await person(browser, url, options);
  const settings = JSON.stringify({ confirm: !atOnce, notebook: true });
  await one.context.addInitScript((text) => localStorage.setItem('pyramidion.settings', text), settings);
  return one;
}

/** Sets up a table at /new: who else plays, how many, whether hints are allowed. */
export async function table(page, url, game, { who, seats, hints = false }) {
  await page.goto(`${url}/new/${game}`);
  await page.locator('form').waitFor();
  if (seats) await page.getByText(seats, { exact: true }).click();
  await page.getByLabel('Your name').fill('Anna');
  if (who) await page.locator('form li select').nth(1).selectOption(who);
  if (hints) {
    await page.locator('summary').click();
    await page.getByText('Allow hints').click();
  }
  await page.getByRole('button', { name: 'Set up the table' }).click();
  await page.waitForURL('**/t/*');
}

/** Sits down by the link that another shares. */
export async function join(page, host, name) {
  await host.getByRole('button', { name: 'Share', exact: true }).click();
  const link = await host.getByLabel('Link', { exact: true }).inputValue();
  await host.keyboard.press('Escape');
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit here' }).click();
  await page.locator('.board').waitFor();
}

/** Everything that the server says to a page from now on. */
export function overhear(page) {
  const heard = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  return heard;
}
