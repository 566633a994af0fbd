// The page teaches while one plays: what is wanted stands below the board, everything answers, and nothing moves for it.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { LANGUAGES, speak } from './languages';
import { GAMES } from './games';
import { misfits } from './measure';
import { playTurn, putAway, whenMine, type Pointing } from './pointing';
import { TablePage } from './table_page';

/** What somebody sees who has never played: the prompt, and what is marked. */
class Screen {
  readonly prompt: Locator;
  /** Something to be opened first. */
  readonly opens: Locator;
  readonly buttons: Locator;
  readonly answer: Locator;

  constructor(readonly page: Page) {
    this.prompt = page.locator('[data-prompt]');
    this.opens = page.locator('[data-opens].primary');
    this.buttons = page.getByRole('group', { name: 'Actions' }).getByRole('button');
    this.answer = page.locator('[data-answer]');
  }

  /** Whose turn the seats say it is. */
  turn(): Promise<string> {
    return this.page
      .getByRole('list', { name: 'At the table' })
      .locator('[aria-current=true] [data-name]')
      .innerText();
  }

  /** Whether it is somebody else's turn, or was already. */
  async othersPlay(me: string): Promise<boolean> {
    const names = await this.page
      .getByRole('list', { name: 'At the table' })
      .locator('.name')
      .allInnerTexts();
    const others = names.filter((name) => name !== me);
    if ((await this.turn()) !== me) return true;
    const lines = await new TablePage(this.page).lines();
    return lines.some((line) => others.some((name) => line.includes(name)));
  }

  /** Where the board is, to a pixel. */
  async box(): Promise<string> {
    return this.page.locator('[data-tick]').evaluate((board) => {
      const { x, y, width, height } = board.getBoundingClientRect();
      return [x, y + scrollY, width, height].map((number) => number.toFixed(2)).join(' ');
    });
  }
}

/** Does what the screen says, once. */
async function obey(page: Page, pointing: Pointing): Promise<void> {
  const screen = new Screen(page);
  const table = new TablePage(page);
  if (await table.confirm.isVisible()) return pointing.confirm(page);
  if (await screen.opens.isVisible()) {
    await screen.opens.click();
    await expect(page.getByRole('dialog').getByText(/\?/).last(), 'it asks something').toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    return;
  }
  const marked = table.board.locator('[data-legal=true]').first();
  if ((await marked.count()) > 0)
    return pointing.choose(page, (await marked.getAttribute('data-target')) ?? '');
  await screen.buttons.first().click();
}

for (const game of GAMES) {
  test.describe(game, () => {
    test.use({ game });

    test('a stranger’s first minute ends in a legal first turn', async ({ page, api, pointing }) => {
      const table = await new TablePage(page).playNow((await api.game(game)).title);
      const screen = new Screen(page);
      await whenMine(page);
      const me = await screen.turn();
      const said = new Set<string>();
      const began = Date.now();
      let over = false;
      for (let steps = 0; steps < 40; steps++) {
        await table.result
          .or(table.hint)
          .or(page.locator('[data-look]'))
          .or(screen.prompt.filter({ hasText: /to play|Watch/ }))
          .first()
          .waitFor();
        await putAway(page, pointing);
        over = await screen.othersPlay(me);
        if (over) break;
        if (!(await table.hint.isVisible())) continue;
        const words = (await screen.prompt.textContent())?.trim() ?? '';
        expect(words.length, 'the line below the board says something').toBeGreaterThan(5);
        said.add(words);
        await obey(page, pointing);
        await expect(screen.prompt, 'something else is wanted then').not.toHaveText(words);
      }
      expect(over, 'the first turn is over').toBe(true);
      expect(said.size, `more than one thing was said: ${[...said].join(' / ')}`).toBeGreaterThan(1);
      expect(Date.now() - began).toBeLessThan(60_000);
      await table.show('Log');
      expect((await table.lines()).length).toBeGreaterThan(0);
    });

    test('the board stays where it is through a whole turn', async ({ page, solo, pointing }) => {
      const screen = new Screen(page);
      await whenMine(page);
      const boxes: Record<string, string> = { first: await screen.box() };
      const note = async (what: string) => (boxes[what] = await screen.box());
      await solo.board.locator('[data-legal=false]').first().dispatchEvent('click');
      await screen.answer.waitFor();
      await note('an answer');
      await page.keyboard.press('Escape');
      await solo.hint.click();
      await page.getByText('would play: ').waitFor();
      await note('a hint');
      await pointing.choose(
        page,
        (await solo.board.locator('[data-legal=true]').first().getAttribute('data-target')) ?? '',
      );
      await note('a choice');
      await page.keyboard.press('Escape');
      await playTurn(page, pointing);
      await note('waiting');
      await whenMine(page);
      await note('the next turn');
      await solo.openDialog('Help');
      await note('help');
      await solo.closeDialog();
      await solo.giveUp();
      await note('the end');
      expect([...new Set(Object.values(boxes))], JSON.stringify(boxes)).toHaveLength(1);
    });

    test('every place answers in words', async ({ page, solo }) => {
      await whenMine(page);
      const { silent, unreachable, asked } = await page.evaluate(clickEverything);
      expect(asked).toBeGreaterThan(15);
      expect(silent, 'places that say nothing').toEqual([]);
      expect(unreachable, 'places that cannot be pointed at').toEqual([]);

      // Also when it is not one's turn, and to somebody who watches.
      await page.evaluate(() => document.querySelector<HTMLElement>('[data-target]')?.focus());
      await page.keyboard.press('Enter');
      await expect(solo.board).toBeVisible();
    });

    test(
      'those who wait or watch are answered, too',
      { tag: '@desk' },
      async ({ friend, spectator, pair }) => {
        const eve = await new TablePage(spectator).open(pair.path);
        for (const [page, words] of [
          [friend, 'It is not your turn.'],
          [eve.page, 'You are watching'],
        ] as const) {
          await page.locator('[data-tick] [data-target]').first().dispatchEvent('click');
          await expect(new Screen(page).answer).toContainText(words);
        }
      },
    );

    test('the line fits a phone in every language', { tag: '@phone' }, async ({ page, solo }) => {
      await whenMine(page);
      await expect(solo.board).toBeVisible();
      for (const language of LANGUAGES) {
        await speak(page, language);
        const lines = await new Screen(page).prompt.locator('> :last-child').evaluate((words) => {
          const range = document.createRange();
          range.selectNodeContents(words);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        });
        expect(lines, language).toBe(1);
      }
    });

    test('on its side and at twice the size nothing is off the screen', async ({ page, solo }) => {
      await whenMine(page);
      for (const [width, height] of [
        [844, 390],
        [720, 450],
        [1366, 650],
      ] as const) {
        await page.setViewportSize({ width, height });
        await solo.board.locator('[data-legal=false]').first().dispatchEvent('click');
        await new Screen(page).answer.waitFor();
        expect(await misfits(page), `${width} by ${height}`).toEqual([]);
        const box = await solo.board.boundingBox();
        expect(box && box.y + box.height, 'the board is as tall as the window allows').toBeLessThanOrEqual(
          height,
        );
        expect(box?.height).toBeGreaterThan(0.7 * height);
        await page.keyboard.press('Escape');
      }
    });

    test('help is about the game first', async ({ page, solo }) => {
      await whenMine(page);
      const dialog = await solo.openDialog('Help');
      const headings = await dialog.getByRole('heading', { level: 3 }).allInnerTexts();
      expect(headings.slice(1)).toEqual(['What you can do now', 'The rules in short', 'Keyboard']);
      await expect(dialog.locator('details').first()).toHaveAttribute('open', '');
    });

    test('seats say how far they are', async ({ page, solo }) => {
      await whenMine(page);
      const seats = page.getByRole('list', { name: 'At the table' }).getByRole('listitem');
      for (const seat of await seats.all()) await expect(seat.locator('.progress')).toHaveText(/\d/);
      await expect(solo.board).toBeVisible();
    });
  });
}

/** Clicks everything on the board that can be pointed at, and tells what stayed silent. Runs in the page. */
async function clickEverything(): Promise<{ silent: string[]; unreachable: string[]; asked: number }> {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const stage = document.querySelector('[data-stage]');
  const prompt = () => document.querySelector('[data-prompt]')?.textContent ?? '';
  const escape = () =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  const [silent, unreachable]: [string[], string[]] = [[], []];
  const things = [...(stage?.querySelectorAll<HTMLElement>('[data-target], [data-stone]') ?? [])];
  const names = things.map(({ dataset }) => dataset.target ?? dataset.stone ?? '');
  const find = (name: string) =>
    stage?.querySelector<HTMLElement>(
      `[data-target="${CSS.escape(name)}"], [data-stone="${CSS.escape(name)}"]`,
    );
  for (const name of names) {
    const thing = find(name);
    if (!thing) continue;
    thing.scrollIntoView({ block: 'nearest' });
    if (!reachable(thing)) unreachable.push(name);
    const [legal, before] = [thing.dataset.legal === 'true', prompt()];
    thing.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    let answered = false;
    for (let tries = 0; tries < 600 && !answered; tries++) {
      await frame();
      const words = document.querySelector(`[data-answer="${CSS.escape(name)}"]`)?.textContent.trim() ?? '';
      answered = legal ? prompt() !== before : words.length > 12 && !words.includes('not understood');
    }
    if (!answered) silent.push(name);
    escape();
    await frame();
  }
  return { silent, unreachable, asked: names.length };

  /** Whether some point of it is its own. */
  function reachable(thing: Element): boolean {
    const { x, y, width, height } = thing.getBoundingClientRect();
    const parts = [0.5, 0.25, 0.75, 0.08, 0.92];
    return parts.some((across) =>
      parts.some((down) => thing.contains(document.elementFromPoint(x + across * width, y + down * height))),
    );
  }
}

test.describe('a refusal', { tag: '@desk' }, () => {
  test.use({ game: GAMES[0] });

  test('leads to the paragraph of the rules', async ({ page, solo, context }) => {
    await whenMine(page);
    await solo.board.locator('[data-legal=false]').first().dispatchEvent('click');
    const link = new Screen(page).answer.getByRole('link', { name: /^Rules: / });
    const opened = context.waitForEvent('page');
    await link.click();
    const rules = await opened;
    const paragraph = rules.locator('.here');
    await expect(paragraph).toBeInViewport();
    await expect(paragraph).toHaveCount(1);
  });
});
