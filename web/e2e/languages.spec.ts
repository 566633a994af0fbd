// The page speaks the reader's language: by the browser, by a link, by a choice that changes everything at once; and tells
// the rules in each.
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Catalogue } from './catalogue';
import { expect, test } from './fixtures';
import { GAMES } from './games';
import { LANGUAGES, NAMES, note, PSEUDO, speak, visit } from './languages';
import { leftovers, misfits, violations } from './measure';
import { whenMine } from './pointing';

const OTHERS = LANGUAGES.filter((language) => language !== 'en');
const [game = ''] = GAMES;
const pictures = process.env.SCREENS;

/** The list of languages in every header. */
const choice = (page: Page) => page.locator('header select');
const greeting = (language: string) =>
  new Catalogue(language).message('front-title', { count: GAMES.length });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** What the browser keeps of the reader's choice. */
const kept = (page: Page) =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('pyramidion.settings') ?? '{}') as { language?: string }).language,
  );

for (const language of [...OTHERS, 'de-AT'])
  test.describe(`in ${language}`, { tag: '@desk' }, () => {
    test.use({ locale: language });
    test('greets, and loads no other language', async ({ page }) => {
      const catalogues: string[] = [];
      page.on('request', (request) => /\/shell-/.test(request.url()) && catalogues.push(request.url()));
      await page.goto('/');
      await expect(heading(page)).toHaveText(greeting(language.slice(0, 2)));
      expect(catalogues).toHaveLength(1);
    });
  });

test.describe('a catalogue that does not come', { tag: '@desk' }, () => {
  test.use({ locale: 'sv', pardoned: /ERR_FAILED|dynamically imported/ });

  test('leaves English, until the network is back', async ({ page }) => {
    let [isDown, swedish] = [true, ''];
    await page.route(/\/shell-/, (route, request) => {
      swedish ||= request.url();
      return isDown && request.url() === swedish ? route.abort() : route.continue();
    });
    await page.goto('/');
    await expect(heading(page)).toHaveText(greeting('en'));
    isDown = false;
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(heading(page)).toHaveText(greeting('sv'));
  });
});

for (const game of GAMES)
  test.describe(game, { tag: '@desk' }, () => {
    test.use({ game });

    test('refuses, and says by which rule, in every language', async ({ page, solo }) => {
      await whenMine(page);
      const refusal = page.getByRole('alert');
      for (const language of OTHERS) {
        await speak(page, language);
        const catalogue = new Catalogue(language);
        let words = '';
        for (const place of await solo.board.locator('[data-legal=false]').all()) {
          await place.dispatchEvent('click');
          words = (await refusal.locator('[data-reason]').innerText()).trim();
          if (catalogue.says(words)) break;
        }
        expect(words, 'a reason').not.toBe('');
        expect(catalogue.says(words), `${language}: ${words}`).toBe(true);
        expect(words, 'a rule').not.toBe(catalogue.message('refused-illegal'));
        await expect(refusal.getByRole('link'), 'where it stands').toHaveCount(1);
        await page.keyboard.press('Escape');
      }
    });
  });

test.describe('a refusal in Swedish', { tag: '@desk' }, () => {
  test.use({ locale: 'sv-SE', game });

  test('leads to its paragraph, and its ruling opens', async ({ page, solo, context }) => {
    await whenMine(page);
    const link = page.locator('[data-answer]').getByRole('link');
    for (const place of await solo.board.locator('[data-legal=false]').all()) {
      await place.dispatchEvent('click');
      await page.locator('[data-reason]').waitFor();
      if (await link.isVisible()) break;
    }
    const opened = context.waitForEvent('page');
    await link.click();
    const rules = await opened;
    await expect(rules.locator('html')).toHaveAttribute('lang', 'sv');
    await expect(rules.locator('.here').first()).toBeInViewport();
    const mark = rules.locator('button[aria-haspopup=dialog]').first();
    const number = await mark.innerText();
    await expect(mark).toHaveAccessibleName(new Catalogue('sv').message('ruling-open', { ruling: number }));
    await mark.click();
    const dialog = rules.getByRole('dialog');
    await expect(dialog.getByRole('heading')).toHaveText(new RegExp(`^${number} · .+`));
    await expect(dialog.getByRole('listitem')).toHaveCount(3);
  });
});

test.describe('the choice', () => {
  test('is one tap away on the front page, for each', async ({ page }) => {
    await page.goto('/');
    for (const { code, name } of [...NAMES].reverse()) {
      const button = page.getByRole('button', { name, exact: true });
      await expect(button).toHaveAttribute('lang', code);
      await button.click();
      await expect(heading(page)).toHaveText(greeting(code));
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await expect(page.locator('html')).toHaveAttribute('lang', code);
    }
  });

  test('changes everything at the table, and stays', async ({ page, solo }) => {
    await whenMine(page);
    const box = await choice(page).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    const names = await choice(page).locator('option').allInnerTexts();
    expect(names).toEqual(NAMES.map(({ name }) => name));
    const swedish = new Catalogue('sv');
    await choice(page).selectOption({ label: 'Svenska' });
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
    await expect(page).toHaveTitle(new RegExp(swedish.message('title-turn')));
    await expect(page.getByRole('tab').first()).toHaveText(swedish.message('panel-log'));
    await expect(page.getByRole('list', { name: swedish.message('log') })).toBeVisible();
    await expect(choice(page)).toHaveAccessibleName(swedish.message('setting-language'));
    await page.reload();
    await solo.drawing.waitFor();
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
    expect(await kept(page)).toBe('sv');
  });

  test('is made by the keyboard', { tag: '@desk' }, async ({ page }) => {
    await page.goto('/lobby');
    await choice(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[1] ?? '');
    await expect(choice(page)).toBeFocused();
  });

  test('leaves nothing behind, wherever the reader is', async ({ page, solo }) => {
    await whenMine(page);
    await solo.board.locator('[data-legal=false]').first().dispatchEvent('click');
    await page.locator('[data-reason]').waitFor();
    await visit(page, PSEUDO);
    await expect(page.locator('[data-reason]')).toHaveText(/\[/);
    // What the answer leads to is a section of the rulebook, which is English.
    await page.keyboard.press('Escape');
    await expect.poll(() => leftovers(page)).toEqual([]);
    await page.goto(`/learn/${game}`);
    await page.locator('[data-tick]').waitFor();
    await expect.poll(() => leftovers(page)).toEqual([]);
  });
});

test.describe('a link', { tag: '@desk' }, () => {
  test.use({ locale: 'de', settings: { language: 'fr' } });

  test('asks for a language for the visit alone', async ({ page, context, api }) => {
    await page.goto(`/rules/${game}?language=sv#short`);
    const swedish = new Catalogue('sv');
    await expect(page).toHaveTitle(
      `${swedish.message('label', { words: swedish.message('rules') })} ${swedish.message(`${game}-title`)} · Pyramidion`,
    );
    expect(page.url()).toMatch(new RegExp(`/rules/${game}#short$`));
    expect(await kept(page)).toBe('fr');

    // It goes on at other places, in other windows, and when the page is loaded again.
    await page.getByRole('link', { name: 'Pyramidion' }).click();
    await expect(heading(page)).toHaveText(greeting('sv'));
    await page.reload();
    await expect(heading(page)).toHaveText(greeting('sv'));
    const table = await api.newTable(game, { bots: 3 });
    await page.goto(await table.sit('Anna'));
    await page.locator('[data-tick]').waitFor();
    const opened = context.waitForEvent('page');
    await page.locator('header .title a').click();
    await expect((await opened).locator('html')).toHaveAttribute('lang', 'sv');

    // Another visit knows nothing of it.
    const another = await context.newPage();
    await another.goto('/');
    await expect(heading(another)).toHaveText(greeting('fr'));
  });

  test('is not passed on, and ends with a choice', async ({ page, api }) => {
    const table = await api.newTable(game, { bots: 3 });
    const [path = '', hash = ''] = (await table.sit('Anna')).split('#');
    await page.goto(`${path}?language=sv${hash && `#${hash}`}`);
    await page.locator('[data-tick]').waitFor();
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
    expect(page.url()).not.toContain('language');
    await page.getByRole('button', { name: new Catalogue('sv').message('share'), exact: true }).click();
    await expect(page.getByRole('dialog').locator('input.text')).toHaveValue(/^(?!.*language)/);
    await page.keyboard.press('Escape');
    await choice(page).selectOption({ label: 'Italiano' });
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  });

  test('can be kept', async ({ page }) => {
    await page.goto('/settings?language=nl-BE');
    const dutch = new Catalogue('nl');
    await expect(page.getByRole('radio', { name: 'Nederlands' })).toBeChecked();
    await expect(page.locator('[data-language-note]')).toContainText(note('nl'));
    await page.getByRole('button', { name: dutch.message('language-keep') }).click();
    expect(await kept(page)).toBe('nl');
    await expect(page.locator('[data-language-note]'), 'the reader stays there').toBeFocused();
  });
});

// That the books are whole is tested without a browser; what fits a phone fits a desk.
const device = (language: string) => (language === 'en' || pictures ? {} : { tag: '@phone' });
for (const language of LANGUAGES)
  test.describe(`screens: the rules in ${language}`, device(language), () => {
    test.use({ settings: { language } });

    for (const game of GAMES)
      test(`of ${game} fit`, async ({ page, viewport }) => {
        const catalogue = new Catalogue(language);
        await page.goto(`/rules/${game}`);
        await page.locator('#rulings').waitFor();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(heading(page)).toHaveText(catalogue.message(`${game}-title`));
        await expect(page.locator('[data-language-note]')).toContainText(note(language));

        const rulings = page.locator('details:has(.number)');
        await rulings.evaluateAll((all: HTMLDetailsElement[]) => all.forEach((one) => (one.open = true)));
        expect(await misfits(page)).toEqual([]);

        // Each game is looked at by axe in one language.
        if (LANGUAGES.indexOf(language) === GAMES.indexOf(game)) expect(await violations(page)).toEqual([]);
        for (const theme of pictures ? (['light', 'dark'] as const) : []) {
          await page.emulateMedia({ colorScheme: theme });
          const name = `rules-${game}-${language}-${(viewport?.width ?? 0) < 600 ? 'phone' : 'desk'}-${theme}.png`;
          await page.screenshot({ path: join(pictures ?? '', name), fullPage: true });
        }
      });
  });
