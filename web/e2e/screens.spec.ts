// Every screen of the shell and of each game, on a phone, a tablet and a desk, in light and dark, in every language.
import type { GameInfo } from '../src/lib/protocol';
import { expect, test } from './fixtures';
import { GAMES, matchPlan } from './games';
import { look } from './look';
import { countShifts } from './measure';
import { NewTablePage } from './new_table_page';
import { TablePage } from './table_page';

/** How much a page may move while it loads, as Chromium counts it. */
const LEAST_SHIFT = 0.02;

/** The game that most people play together: its screens are the fullest. */
function fullest(games: readonly GameInfo[]): string {
  const usual = ({ seats, default_seats }: GameInfo) => seats[default_seats]?.length ?? 0;
  return games.toSorted((one, other) => usual(other) - usual(one))[0]?.name ?? '';
}

test.describe('screens', () => {
  test('the front page', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Play now' }).first().waitFor();
    await look(page, 'front');
  });

  test('the lobby, empty', async ({ page }) => {
    // Other stories may have tables there.
    await page.route('**/api/tables', (route) => route.fulfill({ json: { tables: [] } }));
    await page.goto('/lobby');
    await page.getByRole('heading', { name: 'No open tables just now.' }).waitFor();
    await look(page, 'lobby');
  });

  for (const path of ['settings', 'licences']) {
    test(path, async ({ page }) => {
      await page.goto(`/${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await look(page, path);
    });
  }

  test.describe(() => {
    test.use({ pardoned: /404/ });
    test('a table that is not there', async ({ page }) => {
      await page.goto('/t/zzzzzzzzzzzzzzzz');
      await page.getByRole('heading', { name: 'Nothing but sand here' }).waitFor();
      await look(page, 'nowhere');
    });
  });

  for (const game of GAMES) {
    test.describe(game, () => {
      test.use({ game });

      test('a new table', async ({ page, api }) => {
        const games = await api.games();
        const form = await new NewTablePage(page, await api.game(game)).open();
        await look(page, `new-${game}`, 'one');
        await form.openDetails();
        await look(page, `new-${game}-details`, game === fullest(games) ? 'all' : 'one');
      });

      test('the rules', async ({ page, api }) => {
        const games = await api.games();
        await page.goto(`/rules/${game}`);
        await page.locator('#rulings').waitFor();
        await look(page, `rules-${game}`, game === fullest(games) ? 'all' : 'one', 'longest');
      });

      test('the table', async ({ page, api }) => {
        const table = await new TablePage(page).playNow((await api.game(game)).title);
        await look(page, `table-${game}`);
        await table.playListed((await matchPlan(game)).middle, 'last');
        await table.listed.first().waitFor();
        await table.show('Log');
        await look(page, `middle-${game}`);
        await table.show('Actions');
        await table.listed.first().click();
        await table.confirm.waitFor();
        await look(page, `choice-${game}`);
      });
    });
  }

  test('a real board, and the dice beside it', async ({ page, api }) => {
    // A game with a lot is one with dice.
    const game = (await api.games()).find(({ lot }) => lot);
    if (!game) throw new Error('found no game with a lot');
    const form = await new NewTablePage(page, game).open();
    await form.onRealBoard(game.seats.at(-1) ?? [], 'One phone');
    await look(page, 'new-real', 'one');
    await form.submit.click();
    await page.locator('[data-dice]').waitFor();
    await look(page, 'dice');
  });

  test('the waiting room, and the lobby with a table', async ({ page, api, game }) => {
    const form = await new NewTablePage(page, await api.game(game)).open();
    await form.setUp({ listed: true });
    await page.getByRole('heading', { name: 'Invite friends' }).waitFor();
    await look(page, 'waiting');
    await page.goto('/lobby');
    await page.getByRole('main').getByRole('listitem').first().waitFor();
    await look(page, 'lobby-open');
  });

  test('the dialogs, the end and the replay', async ({ page, api }) => {
    const games = await api.games();
    const table = await new TablePage(page).playNow((await api.game(fullest(games))).title);
    for (const name of ['Share', 'Help', 'Settings'] as const) {
      await table.openDialog(name);
      await look(page, `dialog-${name.toLowerCase()}`);
      await table.closeDialog();
    }
    await table.playListed(3, 'last');
    await table.listed.first().waitFor();
    await table.show('Log');
    await table.giveUp();
    await look(page, 'ended');
    await page.getByRole('link', { name: 'Replay' }).click();
    await page.getByRole('button', { name: 'Analyse' }).click();
    await page.getByRole('figure').waitFor();
    await page.getByRole('button', { name: 'One step on' }).click();
    await look(page, 'replay');
  });

  test.describe(() => {
    test.use({ pardoned: /WebSocket/ });
    test('the connection is lost', async ({ page, solo }) => {
      let lost = false;
      let hangUp = async () => {};
      await page.routeWebSocket('**/api/socket', (socket) => {
        if (lost) void socket.close();
        else socket.connectToServer();
        hangUp = () => socket.close();
      });
      await page.reload();
      await solo.drawing.waitFor();
      lost = true;
      await hangUp();
      await page.getByText('The connection is gone').waitFor();
      await look(page, 'lost');
    });
  });
});

/** A whole load of a table, and the way to it from the front page. */
for (const game of GAMES) {
  test(`nothing moves when a board of ${game} appears`, async ({ page, api }) => {
    const shifts = await countShifts(page);
    const table = new TablePage(page);
    const { title } = await api.game(game);
    for (const open of [() => table.playNow(title), () => page.reload()]) {
      await open();
      await table.drawing.waitFor();
      await page.waitForTimeout(500);
      const { sum, moved } = await shifts();
      expect(sum, moved.join('; ')).toBeLessThan(LEAST_SHIFT);
    }
  });
}

// It is not ours to draw; it opens, and asks nobody else for anything.
test('the page for programs', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'For programs' }).click();
  await page.locator('.opblock').first().waitFor();
});
