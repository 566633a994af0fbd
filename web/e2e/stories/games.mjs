// Whole games to the end, as people play them: two browsers against each other, the keyboard alone against a bot, a phone against
// a bot.
import { expect, PATIENCE, person } from '../browser.mjs';
import { finger, keys, mouse, standing, tab, turn } from './hands.mjs';

/**
 * How each game ends in reasonable time: the bot to play against, options of the table (label and value), whether the second of two
 * people wanders instead of following hints, and whether actions are played at once.
 */
const GAMES = {
  pyramidis: { level: 2, options: {} },
  sakkara: { level: 2, options: {}, wander: true, atOnce: true },
  sphinx: { level: 2, options: {}, seats: '2 players' },
  piramido: { level: 7, options: {}, seats: '2 players' },
};

/** The longest that anybody plays: a game takes two minutes at the most. */
const LONGEST = 240_000;

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Somebody who plays at once, or looks before they leap. */
async function likes(somebody, atOnce = false) {
  const settings = JSON.stringify({ confirm: !atOnce });
  await somebody.context.addInitScript((text) => localStorage.setItem('pyramidion.settings', text), settings);
  return somebody;
}

/** Sets up a table at /new. */
async function table(page, url, game, { who, hints = false }) {
  const { seats, options } = GAMES[game];
  await page.goto(`${url}/new/${game}`);
  if (seats) await page.getByText(seats, { exact: true }).click();
  await page.getByLabel('Your name').fill('Anna');
  if (who) await page.locator('form li select').nth(1).selectOption(who);
  await page.locator('summary').click();
  for (const [label, value] of Object.entries(options)) await page.getByLabel(label).selectOption(value);
  if (hints) await page.getByText('Allow hints').click();
  await page.getByRole('button', { name: 'Set up the table' }).click();
  await page.waitForURL('**/t/*');
}

/** Plays whenever it is somebody's turn, until everybody sees the end. */
async function playOut(players) {
  const until = Date.now() + LONGEST;
  let actions = 0;
  while (Date.now() < until) {
    const stands = await Promise.all(players.map(({ page }) => standing(page)));
    if (stands.every((stand) => stand === 'over')) return actions;
    const at = stands.indexOf('mine');
    if (at < 0) {
      await players[0].page.waitForTimeout(15);
      continue;
    }
    const { page, hand, wander } = players[at];
    await turn(page, hand, wander);
    actions += 1;
  }
  throw new Error(
    `expected the game to end within ${LONGEST / 1000} s, found it going on after ${actions} actions`,
  );
}

/** The end as the page shows it: a result, and a log with lines of everybody. */
async function shows(page, names) {
  await page.locator('.ended h2').waitFor();
  await page.getByRole('tab', { name: 'Log' }).click();
  const log = await page.locator('.log li').allTextContents();
  for (const name of names)
    expect(
      log.some((line) => line.includes(name)),
      `a line of ${name} in the log`,
    );
  const result = await page.evaluate(async () => {
    const id = location.pathname.split('/')[2];
    return (await (await fetch(`/api/tables/${id}`)).json()).state.result;
  });
  expect(result?.how === 'rules', `an end by the rules, found ${JSON.stringify(result)}`);
  return { log, heading: await page.locator('.ended h2').innerText() };
}

/** The name of a bot, as its chair says. */
const bot = (page) => page.locator('.seats .name').nth(1).innerText();

const browsers =
  (game) =>
  async ({ browser, url }) => {
    const { wander, atOnce } = GAMES[game];
    const anna = await likes(await person(browser, url), atOnce);
    await table(anna.page, url, game, { hints: true });
    await anna.page.getByRole('button', { name: 'Share', exact: true }).click();
    const link = await anna.page.getByLabel('Link', { exact: true }).inputValue();
    await anna.page.keyboard.press('Escape');
    const ben = await likes(await person(browser, url), atOnce);
    await ben.page.goto(link);
    await ben.page.getByLabel('Your name').fill('Ben');
    await ben.page.getByRole('button', { name: 'Sit here' }).click();
    await playOut([
      { page: anna.page, hand: mouse },
      { page: ben.page, hand: mouse, wander },
    ]);
    const ends = await Promise.all([anna, ben].map(({ page }) => shows(page, ['Anna', 'Ben'])));
    expect(
      ends[0].log.at(-1) === ends[1].log.at(-1),
      `the same last line, found ${ends.map(({ log }) => log.at(-1))}`,
    );
    expect(ends[0].heading !== ends[1].heading || !/You/.test(ends[0].heading), 'not both to have won alone');
    await Promise.all([anna.leave(), ben.leave()]);
  };

const phone =
  (game) =>
  async ({ browser, url }) => {
    const { level, atOnce } = GAMES[game];
    const anna = await likes(await person(browser, url, PHONE), atOnce);
    await table(anna.page, url, game, { who: `bot:${level}` });
    await playOut([{ page: anna.page, hand: finger }]);
    await shows(anna.page, ['Anna', await bot(anna.page)]);
    await anna.leave();
  };

const keyboard =
  (game) =>
  async ({ browser, url }) => {
    const { level, seats, atOnce } = GAMES[game];
    const anna = await likes(await person(browser, url), atOnce);
    const { page } = anna;
    await page.goto(`${url}/new/${game}`);
    await page.locator('form').waitFor();
    if (seats) {
      await tab(page, 'input[name=seats]:checked');
      const wanted = page.getByLabel(seats, { exact: true });
      for (let n = 0; n < 4 && !(await wanted.isChecked()); n++) await page.keyboard.press('ArrowUp');
      expect(await wanted.isChecked(), `${seats} to be chosen by arrow keys`);
    }
    await tab(page, 'form li >> nth=1 >> select');
    await page.keyboard.type(String(level));
    await tab(page, 'form > button');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/t/*', { timeout: PATIENCE });
    await page.locator('.board').waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await playOut([{ page, hand: keys }]);
    await shows(page, [await bot(page)]);
    await anna.leave();
  };

const all = (name, story) =>
  Object.keys(GAMES).map((game) => [`a whole game of ${game}, ${name}`, story(game)]);

export const games = Object.fromEntries([
  ...all('two browsers', browsers),
  ...all('a phone against a bot', phone),
  ...all('the keyboard against a bot', keyboard),
]);
