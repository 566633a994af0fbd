// What people do at a table beside playing, each as a story.
import { expect, PATIENCE, person } from '../browser.mjs';

const GAMES = ['pyramidis', 'sakkara', 'sphinx', 'piramido'];

/** Plays what stands first in the list of actions, so many times, or until the game is over. */
async function playFromList(page, times) {
  await page.getByRole('tab', { name: 'Actions' }).click();
  for (let n = 0; n < times; n++) {
    const action = page.locator('.list button:enabled').first();
    const over = page.locator('.ended');
    await action.or(over).first().waitFor();
    if (await over.isVisible()) return;
    await action.click();
    const yes = page.locator('.bar .primary');
    await yes.click();
    await yes.waitFor({ state: 'hidden' });
  }
}

const solo =
  (game) =>
  async ({ browser, url }) => {
    const { page, leave } = await person(browser, url);
    await page.goto(url);
    await page.locator(`article[data-game=${game}] button`).click();
    await page.waitForURL('**/t/*');
    await playFromList(page, 3);
    await page.getByRole('tab', { name: 'Log' }).click();
    expect((await page.locator('.log li').count()) > 1, 'lines in the log');
    await page.getByRole('tab', { name: 'In words' }).click();
    expect((await page.locator('.panel .text p').count()) > 0, 'the table in words');
    await leave();
  };

export const table = {
  ...Object.fromEntries(GAMES.map((game) => [`plays ${game} against the computer`, solo(game)])),

  'two friends, two browsers, a link': async ({ browser, url }) => {
    const anna = await person(browser, url);
    await anna.page.goto(`${url}/new/pyramidis`);
    await anna.page.getByLabel('Your name').fill('Anna');
    await anna.page.getByRole('button', { name: 'Set up the table' }).click();
    await anna.page.waitForURL('**/t/*');
    await anna.page.getByRole('button', { name: 'Share', exact: true }).click();
    const link = await anna.page.getByLabel('Link', { exact: true }).inputValue();
    expect(link.includes('#key='), `a link with a key, found ${link}`);
    await anna.page.keyboard.press('Escape');

    const ben = await person(browser, url);
    await ben.page.goto(link);
    await ben.page.getByLabel('Your name').fill('Ben');
    await ben.page.getByRole('button', { name: 'Sit here' }).click();
    await anna.page.getByText('Ben').first().waitFor();
    await playFromList(anna.page, 1);
    await playFromList(ben.page, 1);
    await ben.page.getByRole('tab', { name: 'Chat' }).click();
    await ben.page.getByLabel('Say something').fill('Well played');
    await ben.page.keyboard.press('Enter');
    await anna.page.getByRole('tab', { name: 'Chat' }).click();
    await anna.page.getByText('Well played').first().waitFor();

    await anna.page.reload();
    await anna.page.locator('.board').waitFor();
    const eve = await person(browser, url);
    await eve.page.goto(anna.page.url());
    await eve.page.locator('.board').waitFor();
    expect((await eve.page.locator('.tools').count()) === 0, 'a spectator without tools');
    await Promise.all([anna.leave(), ben.leave(), eve.leave()]);
  },

  'resigns, looks at the replay, plays again': async ({ browser, url }) => {
    const { page, leave } = await person(browser, url);
    await page.goto(url);
    await page.locator('article[data-game=pyramidis] button').click();
    await page.waitForURL('**/t/*');
    const table = page.url();
    await playFromList(page, 1);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Give up' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
    await page.locator('.ended').waitFor();
    await page.getByRole('link', { name: 'Replay' }).click();
    await page.getByRole('button', { name: 'To the end' }).click();
    await page.getByText(/Step \d+ of \d+/).waitFor();
    await page.goto(table);
    await page.getByRole('button', { name: 'Rematch' }).click();
    await page.waitForURL((to) => to.href !== table && to.pathname.startsWith('/t/'));
    await page.locator('.board').waitFor();
    await leave();
  },

  'the connection is lost and comes back': async ({ browser, url }) => {
    const { page, context, errors } = await person(browser, url);
    await page.goto(url);
    await page.locator('article[data-game=pyramidis] button').click();
    await page.waitForURL('**/t/*');
    await page.locator('.board').waitFor();
    await page.evaluate(() => {
      window.lost = true;
    });
    await context.setOffline(true);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByText('The connection is gone').waitFor({ timeout: PATIENCE });
    await context.setOffline(false);
    await page.getByText('The connection is gone').waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => window.lost === true), 'the same page as before');
    const other = errors.filter((error) => !/ERR_INTERNET_DISCONNECTED|WebSocket/.test(error));
    expect(other.length === 0, `no other errors, found ${other.join()}`);
    await context.close();
  },

  'speaks French and German': async ({ browser, url }) => {
    for (const [locale, words] of [
      ['fr', 'Quatre jeux du Nil'],
      ['de-AT', 'Vier Spiele vom Nil'],
    ]) {
      const { page, leave } = await person(browser, url, { locale });
      await page.goto(url);
      await page.getByText(words).waitFor();
      await leave();
    }
  },
};
