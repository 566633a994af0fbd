// What people do at a table beside playing the game to its end: come and go, share, talk, give up, look back, play again.
import { expect, test } from './fixtures';
import { GAMES } from './games';
import { NewTablePage } from './new_table_page';
import { TablePage } from './table_page';

test('the page has the games of the server', { tag: '@desk' }, async ({ page, api }) => {
  const games = await api.games();
  expect(games.map(({ name }) => name).toSorted()).toEqual(GAMES.toSorted());
  await page.goto('/');
  await expect(page.getByRole('article')).toHaveCount(games.length);
  for (const { title } of games) await expect(page.getByRole('article', { name: title })).toBeVisible();
});

for (const game of GAMES) {
  test(`plays ${game} against the computer`, async ({ page, api }) => {
    const table = await new TablePage(page).playNow((await api.game(game)).title);
    await table.playListed(3);
    await table.show('Log');
    expect((await table.lines()).length, 'lines in the log').toBeGreaterThan(1);
    await table.show('In words');
    const words = page.getByRole('tabpanel', { name: 'In words' }).getByRole('paragraph');
    await expect(words, 'the table in words').not.toHaveCount(0);
  });
}

test('two friends, two browsers, a link', async ({ page, friend, spectator, api, game }) => {
  const [anna, ben, eve] = [new TablePage(page), new TablePage(friend), new TablePage(spectator)];
  const form = await new NewTablePage(page, await api.game(game)).open();
  await form.setUp({ name: 'Anna' });
  await ben.join(await anna.shareLink(), 'Ben');
  await page.getByText('Ben').first().waitFor();
  await anna.playListed(1);
  await ben.playListed(1);
  await ben.show('Chat');
  await friend.getByLabel('Say something').fill('Well played');
  await friend.keyboard.press('Enter');
  await anna.show('Chat');
  await page.getByText('Well played').first().waitFor();

  await page.reload();
  await anna.drawing.waitFor();
  await expect(anna.tools).toBeVisible();
  await eve.open(page.url());
  await expect(eve.tools, 'a spectator has no tools').toHaveCount(0);
});

test('gives up, looks at the replay, plays again', async ({ page, solo }) => {
  const table = page.url();
  await solo.playListed(1);
  await solo.giveUp();
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.getByText(/Step (\d+) of \1$/).waitFor();
  await page.goto(table);
  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.waitForURL((to) => to.href !== table && to.pathname.startsWith('/t/'));
  await solo.drawing.waitFor();
});

test('leaves, comes back, and plays the next game with the same friend', async ({ page, friend, pair }) => {
  const { anna, ben } = pair;
  const table = page.url();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('link', { name: 'Leave the table' }).click();
  await page.waitForURL('/');
  await page.getByRole('region', { name: 'Go on playing' }).getByRole('link').click();
  await page.waitForURL(table);
  await page.goBack();
  await page.waitForURL('/');
  await page.goForward();
  await anna.drawing.waitFor();
  await ben.giveUp();
  await page.getByText('You win!').first().waitFor();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await friend.getByRole('button', { name: 'To the next game' }).click();
  for (const { page, drawing } of [anna, ben]) {
    await page.waitForURL((to) => to.pathname.startsWith('/t/') && to.href !== table);
    await drawing.waitFor();
  }
  expect(page.url(), 'both at the same table').toBe(friend.url());
});

test.describe(() => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('invites from the waiting room', async ({ page, friend, api, game }) => {
    const form = await new NewTablePage(page, await api.game(game)).open();
    await form.setUp({ name: 'Anna' });
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await page.getByText('Copied').waitFor();
    await new TablePage(friend).join(await page.evaluate(() => navigator.clipboard.readText()), 'Ben');
    await new TablePage(page).drawing.waitFor();
  });

  test('shares by link and picture, and changes sound and language', async ({ page, spectator, solo }) => {
    const share = await solo.openDialog('Share');
    const picture = share.getByRole('img', { name: 'The link as a QR code' });
    await expect(picture).toBeVisible();
    expect(await picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(
      true,
    );
    await share.getByText('My other device').click();
    await share.getByRole('button', { name: 'Copy' }).click();
    await share.getByText('Copied').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link, 'a link to the seat').toContain('#token=');
    await solo.closeDialog();

    const settings = await solo.openDialog('Settings');
    await settings.getByLabel('Sounds').uncheck();
    await settings.getByText('Deutsch').click();
    await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
    await solo.closeDialog();
    await page.getByText('Wähle dein Startfeld').waitFor();
    const kept = await page.evaluate(() => localStorage.getItem('pyramidion.settings'));
    expect(JSON.parse(kept ?? '{}')).toMatchObject({ sound: false, language: 'de' });

    await new TablePage(spectator).open(link);
    await spectator.getByText('Choose your start').waitFor();
  });
});

declare global {
  interface Window {
    /** Whether the window is in the background. */
    away: boolean;
    /** The notifications that it would show. */
    notices: string[];
  }
}

test('the title and a notification say whose turn it is', async ({ page, game, pair, api }) => {
  const { anna, ben } = pair;
  await page.addInitScript(() => {
    window.away = false;
    window.notices = [];
    Object.defineProperty(document, 'hidden', { get: () => window.away });
    Object.assign(window, {
      Notification: class {
        static readonly permission: NotificationPermission = 'granted';
        static requestPermission(): Promise<NotificationPermission> {
          return Promise.resolve('granted');
        }
        constructor(readonly title: string) {
          window.notices.push(title);
        }
      },
    });
  });
  await page.reload();
  await expect(page).toHaveTitle(/^● Your turn/);
  const settings = await anna.openDialog('Settings');
  await settings.getByText('Notify me').click();
  await anna.closeDialog();
  await anna.playListed(1);
  await expect(page).not.toHaveTitle(/Your turn/);
  await page.evaluate(() => (window.away = true));
  await ben.playListed(1);
  const { title } = await api.game(game);
  await expect.poll(() => page.evaluate(() => window.notices)).toEqual([`${title}: it is your turn`]);
  await expect(page).toHaveTitle(/^● Your turn/);
});

test.describe(() => {
  test.use({ pardoned: /ERR_INTERNET_DISCONNECTED|WebSocket/ });

  test('the connection is lost and comes back', { tag: '@desk' }, async ({ page, context, solo }) => {
    const loads: string[] = [];
    page.on('load', (loaded) => loads.push(loaded.url()));
    await context.setOffline(true);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const gone = page.getByText('The connection is gone');
    await gone.waitFor();
    await context.setOffline(false);
    await gone.waitFor({ state: 'hidden' });
    await expect(solo.drawing).toBeVisible();
    expect(loads, 'the same page as before').toEqual([]);
  });

  test('a server that ends sends people on, and nobody notices', { tag: '@desk' }, async ({ page, solo }) => {
    const sockets: (() => Promise<void>)[] = [];
    await page.routeWebSocket('**/api/socket', (socket) => {
      socket.connectToServer();
      sockets.push(() => socket.close({ code: 1012, reason: 'the server restarts' }));
    });
    await page.reload();
    await solo.drawing.waitFor();
    await page.evaluate(() => {
      const look = () => document.body.textContent.includes('The connection is gone');
      new MutationObserver(() => {
        if (look()) document.body.dataset.gone = 'yes';
      }).observe(document.body, { childList: true, subtree: true });
    });
    await solo.playListed(1);
    await sockets[0]?.();
    await expect.poll(() => sockets.length, { timeout: 2000 }).toBe(2);
    await solo.playListed(2);
    await expect(page.locator('body'), 'no word of a lost connection').not.toHaveAttribute('data-gone');
  });
});
