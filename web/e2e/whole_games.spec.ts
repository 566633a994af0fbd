// Whole games to the end, as people play them: two browsers against each other, the keyboard alone against a bot, a
// phone against a bot.
import type { Page } from '@playwright/test';
import type { Api } from './api';
import { Catalogue } from './catalogue';
import { expect, test as base, TRACE_OF_MANY_ACTIONS } from './fixtures';
import { GAMES, matchPlan, type MatchPlan } from './games';
import { NewTablePage } from './new_table_page';
import { keyboard, playTurn, tabTo, whenMine, type Pointing } from './pointing';
import { TablePage } from './table_page';

/** The longest that anybody plays, also on a machine that is busy with other things. */
const LONGEST = 600_000;

const test = base.extend<{ plan: MatchPlan }>({
  plan: async ({ game }, use) => use(await matchPlan(game)),
  settings: async ({ plan }, use) => use({ confirm: !plan.atOnce, notebook: true }),
});
test.describe.configure({ timeout: LONGEST + 120_000 });
test.use({ trace: TRACE_OF_MANY_ACTIONS });

interface Player {
  page: Page;
  pointing: Pointing;
  wander?: boolean;
}

/** Plays whenever it is the person's turn, until they see the end. */
async function playOut({ page, pointing, wander }: Player): Promise<void> {
  const until = Date.now() + LONGEST;
  for (let actions = 0; ; actions++) {
    const left = until - Date.now();
    if (left <= 0)
      throw new Error(`found the game going on after ${actions} actions and ${LONGEST / 1000} s`);
    if ((await whenMine(page, left)) === 'over') return;
    await playTurn(page, pointing, wander);
  }
}

/** The end as the page shows it: a result by the rules, and a log with lines of everybody. */
async function seeTheEnd(table: TablePage, names: readonly string[], api: Api) {
  const heading = await table.result.getByRole('heading').innerText();
  await table.show('Log');
  const log = await table.lines();
  for (const name of names) expect(log.filter((line) => new RegExp(name).test(line))).not.toEqual([]);
  const id = new URL(table.page.url()).pathname.split('/')[2] ?? '';
  expect((await api.look(id)).state.result).toMatchObject({ how: 'rules' });
  return { heading, last: log.at(-1) };
}

/** What a bot of a level is called: on which seat it plays is the lot's affair. */
const botName = (level: number) =>
  [1, 2, 3, 4].map((seat) => new Catalogue('en').message(`bot-${level}-${seat}`)).join('|');

for (const game of GAMES) {
  test.describe(`a whole game of ${game}`, () => {
    test.use({ game });

    test('two browsers', { tag: '@desk' }, async ({ page, friend, api, plan, pointing }) => {
      const [anna, ben] = [new TablePage(page), new TablePage(friend)];
      const form = await new NewTablePage(page, await api.game(game)).open();
      await form.setUp({ name: 'Anna', hints: true });
      await ben.join(await anna.shareLink(), 'Ben');
      await Promise.all([
        playOut({ page, pointing }),
        playOut({ page: friend, pointing, wander: plan.wander }),
      ]);
      const ends = [await seeTheEnd(anna, ['Anna', 'Ben'], api), await seeTheEnd(ben, ['Anna', 'Ben'], api)];
      expect(ends[0]?.last, 'the same last line').toBe(ends[1]?.last);
      const alone = ends.filter(({ heading }) => heading.includes('You win!'));
      expect(alone.length, 'not both to have won alone').toBeLessThanOrEqual(1);
    });

    test('a phone against a bot', { tag: '@phone' }, async ({ page, api, plan, pointing }) => {
      const form = await new NewTablePage(page, await api.game(game)).open();
      await form.setUp({ name: 'Anna', opponent: `bot:${plan.level}` });
      await playOut({ page, pointing, wander: plan.wander });
      await seeTheEnd(new TablePage(page), ['Anna', botName(plan.level)], api);
    });

    test('the keyboard against a bot', { tag: '@desk' }, async ({ page, api, plan }) => {
      const table = new TablePage(page);
      const form = await new NewTablePage(page, await api.game(game)).open();
      const two = form.seats(2);
      if (!(await two.isChecked())) {
        await tabTo(page, { css: '[name=count]:checked' });
        for (let n = 0; n < 4 && !(await two.isChecked()); n++) await page.keyboard.press('ArrowUp');
        await expect(two).toBeChecked();
      }
      await tabTo(page, { css: 'form li:nth-child(2) select' });
      await page.keyboard.type(String(plan.level));
      await tabTo(page, { css: 'button', text: 'Set up the table' });
      await page.keyboard.press('Enter');
      await page.waitForURL('**/t/*');
      await table.drawing.waitFor();
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Help' }).waitFor();
      await table.closeDialog();
      if (!plan.atOnce) await thinkAgain(table);
      await playOut({ page, pointing: keyboard, wander: plan.wander });
      await seeTheEnd(table, [botName(plan.level)], api);
      await expect(page.getByRole('status').filter({ hasText: /win/i }), 'the end is announced').toHaveCount(
        1,
      );
    });
  });
}

/** Chooses a place by keys and puts the choice away again. */
async function thinkAgain({ page, hint, board }: TablePage): Promise<void> {
  await hint.waitFor();
  const target = await board.locator('[data-legal=true]').first().getAttribute('data-target');
  await keyboard.choose(page, target ?? '');
  const chosen = board.getByRole('button', { pressed: true });
  await expect(chosen).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(chosen).toHaveCount(0);
}
