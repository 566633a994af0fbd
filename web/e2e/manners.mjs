// What people expect of a page around a game: whose turn it is, links, ways back, the next game, and words in their language.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, person } from './browser.mjs';

const GAMES = ['pyramidis', 'sakkara', 'sphinx', 'piramido'];

/** A window that can be in the background, and keeps the notifications it would show. */
const AWAY = `
  window.away = false;
  window.notices = [];
  Object.defineProperty(document, 'hidden', { get: () => window.away });
  window.Notification = class {
    static permission = 'granted';
    static requestPermission = async () => 'granted';
    constructor(text) { window.notices.push(text); }
  };
`;

async function playFirst(page) {
  await page.getByRole('tab', { name: 'Actions' }).click();
  await page.locator('.list button:enabled').first().click();
  await page.locator('.bar .primary').click();
}

/** Two at a table of Pyramidis. */
async function twoFriends(browser, url) {
  const anna = await person(browser, url, { permissions: ['clipboard-read', 'clipboard-write'] });
  await anna.context.addInitScript(AWAY);
  await anna.page.goto(`${url}/new/pyramidis`);
  await anna.page.getByLabel('Your name').fill('Anna');
  await anna.page.getByRole('button', { name: 'Set up the table' }).click();
  await anna.page.getByRole('button', { name: 'Copy the link' }).click();
  await anna.page.getByText('Copied').waitFor();
  const link = await anna.page.evaluate(() => navigator.clipboard.readText());
  const ben = await person(browser, url);
  await ben.page.goto(link);
  await ben.page.getByLabel('Your name').fill('Ben');
  await ben.page.getByRole('button', { name: 'Sit here' }).click();
  await ben.page.locator('.board svg').first().waitFor();
  return { anna, ben };
}

export const manners = {
  'the title and a notification say whose turn it is': async ({ browser, url }) => {
    const { anna, ben } = await twoFriends(browser, url);
    await anna.page.waitForFunction(() => document.title.startsWith('● Your turn'));
    await anna.page.getByRole('button', { name: 'Settings' }).click();
    await anna.page.getByText('Notify me').click();
    await anna.page.keyboard.press('Escape');
    await playFirst(anna.page);
    await anna.page.waitForFunction(() => !document.title.includes('Your turn'));
    await anna.page.evaluate(() => {
      window.away = true;
    });
    await playFirst(ben.page);
    await anna.page.waitForFunction(() => window.notices.length > 0);
    const notices = await anna.page.evaluate(() => window.notices);
    expect(notices.join() === 'Pyramidis: it is your turn', `one notification, found ${notices.join()}`);
    expect((await anna.page.title()).startsWith('● Your turn'), 'the title to say so, too');
    await Promise.all([anna.leave(), ben.leave()]);
  },

  'leaves, comes back, and plays the next game with the same friend': async ({ browser, url }) => {
    const { anna, ben } = await twoFriends(browser, url);
    const table = anna.page.url();
    await anna.page.getByRole('button', { name: 'More' }).click();
    await anna.page.getByRole('link', { name: 'Leave the table' }).click();
    await anna.page.waitForURL(`${url}/`);
    await anna.page.getByRole('region', { name: 'Go on playing' }).getByRole('link').click();
    await anna.page.waitForURL(table);
    await anna.page.goBack();
    await anna.page.waitForURL(`${url}/`);
    await anna.page.goForward();
    await anna.page.locator('.board svg').first().waitFor();
    await ben.page.getByRole('button', { name: 'More' }).click();
    await ben.page.getByRole('button', { name: 'Give up' }).click();
    await ben.page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
    await anna.page.getByText('You win!').first().waitFor();
    await anna.page.getByRole('button', { name: 'Rematch' }).click();
    await ben.page.getByRole('button', { name: 'To the next game' }).click();
    for (const { page } of [anna, ben]) {
      await page.waitForURL((to) => to.pathname.startsWith('/t/') && to.href !== table);
      await page.locator('.board svg').first().waitFor();
    }
    expect(anna.page.url() === ben.page.url(), 'both at the same table');
    await Promise.all([anna.leave(), ben.leave()]);
  },

  'shares by link and picture, and changes sound and language at the table': async ({ browser, url }) => {
    const { page, leave } = await person(browser, url, {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.goto(url);
    await page.locator('article[data-game=sakkara] button').click();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const picture = page.getByRole('img', { name: 'The link as a QR code' });
    await picture.waitFor();
    expect(await picture.evaluate((img) => img.complete && img.naturalWidth > 0), 'a picture of the link');
    await page.getByText('My other device').click();
    await page.getByRole('button', { name: 'Copy' }).click();
    await page.getByText('Copied').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link.includes('#token='), `a link to the seat, found ${link}`);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel('Sounds').uncheck();
    await page.getByText('Deutsch').click();
    await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Du bist am Zug').waitFor();
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('pyramidion.settings') ?? '{}'));
    expect(kept.sound === false && kept.language === 'de', 'the settings to be kept');

    const other = await person(browser, url);
    await other.page.goto(link);
    await other.page.locator('.board svg').first().waitFor();
    await other.page.getByText('Your turn').waitFor();
    await Promise.all([leave(), other.leave()]);
  },

  'refuses in the reader’s language': async ({ browser, url }) => {
    for (const [locale, forbidden] of [
      ['fr', 'Les règles'],
      ['de', 'Die Regeln'],
    ]) {
      const path = join(import.meta.dirname, '../src/lib/i18n', locale, 'shell.ftl');
      const ours = readFileSync(path, 'utf8');
      const { page, leave } = await person(browser, url, { locale });
      for (const game of GAMES) {
        await page.goto(url);
        await page.locator(`article[data-game=${game}] button`).click();
        await page.locator('.board [data-legal=true]').first().waitFor();
        const said = await page.evaluate(async () => {
          for (const place of document.querySelectorAll('.board [data-target][data-legal=false]')) {
            place.dispatchEvent(new MouseEvent('click', { bubbles: true }));
            await new Promise((done) => setTimeout(done, 150));
            const words = document.querySelector('.refusal span')?.firstChild?.textContent?.trim();
            if (words) return words;
          }
          return '';
        });
        expect(said !== '', `${game}, ${locale}: a reason`);
        expect(ours.includes(said), `${game}: words of the ${locale} catalogue, found “${said}”`);
        expect(!said.startsWith(forbidden), `${game}, ${locale}: which rule, found “${said}”`);
      }
      await leave();
    }
  },
};
