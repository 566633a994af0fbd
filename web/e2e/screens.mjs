// Every screen, on phones, a tablet and a desk, in light and dark, in three languages: axe looks at each, nothing scrolls sideways, no
// text is cut off, nothing moves when a board appears; and pictures are taken if somebody wants to look.
import { axe, expect, person } from './browser.mjs';
import { cut, SHIFTS } from './measure.mjs';

const SIZES = {
  small: { width: 360, height: 740 },
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desk: { width: 1440, height: 900 },
};
/** The sizes and themes, and what axe is asked: all of it, colours alone, or nothing where the next size has the same order. */
const CONTRAST = ['color-contrast'];
const LOOKS = [
  ['phone', 'dark', CONTRAST],
  ['desk', 'dark', CONTRAST],
  ['tablet', 'light', null],
  ['phone', 'light', []],
  ['small', 'light', null],
  ['desk', 'light', null],
];
/** Enough for what differs from another screen in little more than its words. */
const FEW = LOOKS.filter(([size, theme]) => size === 'small' || (size === 'desk' && theme === 'light'));
const GAMES = ['pyramidis', 'sakkara', 'sphinx', 'piramido'];
/** How much a page may move while it loads, as Chromium counts it. */
const LEAST_SHIFT = 0.02;

const PAGES = {
  front: '/',
  ...Object.fromEntries(GAMES.map((game) => [`new-${game}`, `/new/${game}`])),
  lobby: '/lobby',
  ...Object.fromEntries(GAMES.map((game) => [`rules-${game}`, `/rules/${game}`])),
  settings: '/settings',
  licences: '/licences',
  nowhere: '/t/zzzzzzzzzzzzzzzz',
};

/** What one reader sees, and what is wrong with it. */
class Reader {
  faults = [];

  constructor(page, path) {
    this.page = page;
    this.path = path;
  }

  /** Looks at a screen from all sides. */
  async look(name, looks = LOOKS) {
    const all = this.path ? [['tablet', 'dark', CONTRAST], ...LOOKS] : looks;
    for (const [size, theme, rules] of all) {
      await this.page.setViewportSize(SIZES[size]);
      await this.page.emulateMedia({ colorScheme: theme });
      await this.#settle();
      const where = `${name}-${size}-${theme}`;
      if (this.path) await this.page.screenshot({ path: this.path(`${where}.png`) });
      await this.#measure(where);
      if (rules?.length !== 0) await this.#note(where, axe(this.page, rules));
    }
    for (const language of ['fr', 'de', 'en']) {
      await this.#speak(language);
      for (const size of language === 'en' ? [] : ['small', 'desk']) {
        await this.page.setViewportSize(SIZES[size]);
        await this.#settle();
        const where = `${name}-${size}-${language}`;
        if (this.path) await this.page.screenshot({ path: this.path(`${where}.png`) });
        await this.#measure(where);
      }
    }
  }

  /** Fails with everything that was found. */
  done(errors) {
    const faults = [...this.faults, ...errors];
    expect(faults.length === 0, `nothing to find fault with, found\n${faults.join('\n')}`);
  }

  async #measure(where) {
    const wide = await this.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) this.faults.push(`${where} is ${wide} px wider than the window`);
    for (const text of await this.page.evaluate(cut)) this.faults.push(`${where}: ${text}`);
  }

  async #note(where, promise) {
    try {
      await promise;
    } catch (error) {
      this.faults.push(`${where}: ${error.message}`);
    }
  }

  async #settle() {
    await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  }

  /** As if another window had changed the language. */
  async #speak(language) {
    await this.page.evaluate((language) => {
      const key = 'pyramidion.settings';
      const settings = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify({ ...settings, language }));
      dispatchEvent(new StorageEvent('storage', { key }));
    }, language);
    await this.page.locator(`html[lang=${language}]`).waitFor();
  }
}

async function sitDown(page, url, game) {
  await page.goto(url);
  await page.locator(`article[data-game=${game}] button`).click();
  await page.locator('.board svg').first().waitFor();
}

/** Plays the last of the listed actions, so many times. */
async function playOn(page, times) {
  await page.getByRole('tab', { name: 'Actions' }).click();
  for (let n = 0; n < times; n++) {
    await page.locator('.list button:enabled').last().click();
    const yes = page.locator('.bar .primary');
    await yes.click();
    await yes.waitFor({ state: 'hidden' });
  }
  await page.locator('.list button:enabled').first().waitFor();
}

async function giveUp(page) {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await page.locator('.ended').waitFor();
}

/** The screens as stories; `path` says where a picture is kept, if they are wanted. */
export function screens(path) {
  const story =
    (tell, pardon = null) =>
    async ({ browser, url }) => {
      const { page, context, errors } = await person(browser, url, { viewport: SIZES.desk });
      const reader = new Reader(page, path);
      await tell({ page, url, reader, look: (...what) => reader.look(...what) });
      await context.close();
      reader.done(errors.filter((error) => !pardon?.test(error)));
    };

  const pages = story(async ({ page, url, look }) => {
    for (const [name, place] of Object.entries(PAGES)) {
      await page.goto(url + place);
      await page.locator('h1').first().waitFor();
      if (name.startsWith('new')) await page.locator('details').evaluate((more) => (more.open = true));
      const again = /^(new|rules)-/.test(name) && !name.endsWith('sphinx');
      await look(name, again ? FEW : LOOKS);
    }
  }, /404/);

  const table = (game) =>
    story(async ({ page, url, look }) => {
      await sitDown(page, url, game);
      await look(`table-${game}`);
      await playOn(page, 4);
      await page.getByRole('tab', { name: 'Log' }).click();
      await look(`middle-${game}`);
      await page.getByRole('tab', { name: 'Actions' }).click();
      await page.locator('.list button:enabled').first().click();
      await page.locator('.bar .primary').waitFor();
      await look(`choice-${game}`);
    });

  const round = story(async ({ page, url, look }) => {
    await page.goto(`${url}/new/pyramidis`);
    await page.locator('summary').click();
    await page.getByText('Show in the lobby').click();
    await page.getByRole('button', { name: 'Set up the table' }).click();
    await page.locator('.invite').waitFor();
    await look('waiting');
    await page.goto(`${url}/lobby`);
    await page.locator('main li').first().waitFor();
    await look('lobby-open');
    await sitDown(page, url, 'sphinx');
    for (const name of ['Share', 'Help', 'Settings']) {
      await page.getByRole('button', { name, exact: true }).click();
      await page.getByRole('dialog').waitFor();
      await look(`dialog-${name.toLowerCase()}`);
      await page.keyboard.press('Escape');
    }
    await playOn(page, 3);
    await page.getByRole('tab', { name: 'Log' }).click();
    await giveUp(page);
    await look('ended');
    await page.getByRole('link', { name: 'Replay' }).click();
    await page.getByRole('button', { name: 'Analyse' }).click();
    await page.locator('figure').waitFor();
    await page.getByRole('button', { name: 'One step on' }).click();
    await look('replay');
  });

  const lost = story(async ({ page, url, look }) => {
    let hang;
    await page.routeWebSocket('**/api/socket', (socket) => {
      if (hang) void socket.close();
      else socket.connectToServer();
      hang = () => socket.close();
    });
    await sitDown(page, url, 'pyramidis');
    await hang();
    await page.getByText('The connection is gone').waitFor();
    await look('lost');
  }, /WebSocket/);

  const curtain = story(async ({ page, url, look }) => {
    await page.goto(`${url}/new/sphinx`);
    await page.getByText('2 players', { exact: true }).click();
    await page.getByLabel('Player 2').selectOption('here');
    await page.getByRole('button', { name: 'Set up the table' }).click();
    await page.getByRole('tab', { name: 'Actions' }).click();
    const drawn = page.locator('.curtain');
    const action = page.locator('.list button:enabled').last();
    while (!(await drawn.isVisible())) {
      await action.or(drawn).first().waitFor();
      if (await drawn.isVisible()) break;
      await action.click();
      await page.locator('.bar .primary').click();
      await page.locator('.bar .primary').waitFor({ state: 'hidden' });
    }
    await look('curtain');
  });

  /** A whole load of a table, and the way to it from the front page. */
  const still = async ({ browser, url }) => {
    for (const size of ['phone', 'desk']) {
      const { page, context, leave } = await person(browser, url, { viewport: SIZES[size] });
      await context.addInitScript(SHIFTS);
      for (const game of GAMES) {
        for (const open of [() => sitDown(page, url, game), () => page.reload()]) {
          await open();
          await page.locator('.board svg').first().waitFor();
          await page.waitForTimeout(500);
          const { sum, moved } = await page.evaluate(() => window.shifts);
          expect(
            sum < LEAST_SHIFT,
            `${game}, ${size}: a shift below ${LEAST_SHIFT}, found ${sum}: ${moved.join('; ')}`,
          );
        }
      }
      await leave();
    }
  };

  /** The page for programs is not ours to draw; it opens, and asks nobody else for anything. */
  const programs = async ({ browser, url }) => {
    const { page, leave } = await person(browser, url);
    await page.goto(url);
    await page.getByRole('link', { name: 'For programs' }).click();
    await page.locator('.opblock').first().waitFor();
    await leave();
  };

  return {
    'screens: pages': pages,
    ...Object.fromEntries(GAMES.map((game) => [`screens: a table of ${game}`, table(game)])),
    'screens: from the waiting room to the replay': round,
    'screens: the connection is lost': lost,
    'screens: the curtain': curtain,
    'screens: the page for programs': programs,
    'nothing moves when a board appears': still,
  };
}
