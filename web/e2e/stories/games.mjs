// Whole games to the end, as people play them: two browsers against each other, the keyboard alone against a bot, a phone against
// a bot.
import { expect } from '../browser.mjs';
import { finger, keys, mouse, standing, tab, turn } from './hands.mjs';
import { join, PHONE, somebody, table } from './people.mjs';

/**
 * How each game ends in reasonable time: the bot to play against, how many play, whether actions are played at once, and whether
 * whoever plays against Anna, or Anna against a bot, wanders instead of following hints.
 */
const GAMES = {
  pyramidis: { level: 2 },
  sakkara: { level: 8, wander: true, atOnce: true },
  sphinx: { level: 4, seats: '2 players' },
  piramido: { level: 7, seats: '2 players' },
};

/** The longest that anybody plays, also on a machine that is busy with other things. */
const LONGEST = 300_000;

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
    const { seats, wander, atOnce } = GAMES[game];
    const anna = await somebody(browser, url, { atOnce });
    const ben = await somebody(browser, url, { atOnce });
    await table(anna.page, url, game, { seats, hints: true });
    await join(ben.page, anna.page, 'Ben');
    await playOut([
      { page: anna.page, hand: mouse },
      { page: ben.page, hand: mouse, wander },
    ]);
    const ends = await Promise.all([anna, ben].map(({ page }) => shows(page, ['Anna', 'Ben'])));
    const last = ends.map(({ log }) => log.at(-1));
    expect(last[0] === last[1], `the same last line, found ${last}`);
    const alone = ends.filter(({ heading }) => heading.includes('You win!'));
    expect(alone.length <= 1, 'not both to have won alone');
    await Promise.all([anna.leave(), ben.leave()]);
  };

const phone =
  (game) =>
  async ({ browser, url }) => {
    const { seats, level, atOnce, wander } = GAMES[game];
    const anna = await somebody(browser, url, { atOnce, ...PHONE });
    await table(anna.page, url, game, { seats, who: `bot:${level}` });
    await playOut([{ page: anna.page, hand: finger, wander }]);
    await shows(anna.page, ['Anna', await bot(anna.page)]);
    await anna.leave();
  };

/** Chooses a place by keys and puts the choice away again. */
async function thinksAgain(page) {
  await page.locator('[data-tool=hint]:enabled').waitFor();
  const target = await page.locator('.board [data-legal=true]').first().getAttribute('data-target');
  await keys.point(page, target);
  const chosen = page.locator('.board [aria-pressed=true]');
  await chosen.first().waitFor();
  await page.keyboard.press('Escape');
  await chosen.first().waitFor({ state: 'detached' });
}

const keyboard =
  (game) =>
  async ({ browser, url }) => {
    const { level, seats, atOnce, wander } = GAMES[game];
    const anna = await somebody(browser, url, { atOnce });
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
    await page.waitForURL('**/t/*');
    await page.locator('.board').waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    if (!atOnce) await thinksAgain(page);
    await playOut([{ page, hand: keys, wander }]);
    await shows(page, [await bot(page)]);
    const announced = await page.locator('[role=status]').allTextContents();
    expect(
      announced.some((text) => /win/i.test(text)),
      `the end to be announced, found ${announced}`,
    );
    await anna.leave();
  };

const all = (name, story) =>
  Object.keys(GAMES).map((game) => [`a whole game of ${game}, ${name}`, story(game)]);

/** One who plays Piramido alone sees at once what the pictures were; everybody else when the game is over. */
async function gallery({ browser, url }) {
  const anna = await somebody(browser, url, { atOnce: true });
  const { page } = anna;
  await table(page, url, 'piramido', { seats: 'Alone' });
  const open = page.getByRole('button', { name: 'The pictures' });
  while ((await open.count()) === 0) {
    await page.locator('[data-tool=hint]:enabled').waitFor();
    await turn(page, mouse);
  }
  expect((await page.locator('.ended').count()) === 0, 'the first picture to be shown before the end');
  await playOut([{ page, hand: mouse }]);
  await page.getByRole('link', { name: 'Replay' }).click();
  await open.click();
  const pictures = page.getByRole('dialog').locator('img');
  expect((await pictures.count()) === 6, 'six pictures');
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await picture.evaluate((image) => image.decode());
  }
  await anna.leave();
}

export const games = Object.fromEntries([
  ['alone with the pictures of piramido', gallery],
  ...all('two browsers', browsers),
  ...all('a phone against a bot', phone),
  ...all('the keyboard against a bot', keyboard),
]);
