// Nobody sees what is not theirs to see: neither on the page nor in what the server says to it.
import { expect, PATIENCE } from '../browser.mjs';
import { mouse, standing, turn } from './hands.mjs';
import { join, overhear, somebody, table } from './people.mjs';

/** What a page says, seen or unseen. */
const html = (page) => page.evaluate(() => document.documentElement.outerHTML);

/** Lines of the log that tell which colour is under a sphinx. */
async function sightings(page) {
  const lines = await page.locator('.log li').allTextContents();
  return lines.filter((line) => /looks under [^.]*: \w+\./.test(line));
}

/** Anna, Ben and a spectator at a table; `until` says when enough was played. */
async function watched({ browser, url }, game, until) {
  const [anna, ben, eve] = await Promise.all([1, 2, 3].map(() => somebody(browser, url, { atOnce: true })));
  const heard = [anna, ben, eve].map(({ page }) => overhear(page));
  await table(anna.page, url, game, { seats: '2 players', hints: true });
  await join(ben.page, anna.page, 'Ben');
  await eve.page.goto(anna.page.url());
  await eve.page.locator('.board').waitFor();
  const end = Date.now() + 2 * PATIENCE;
  while (Date.now() < end && !(await until(anna.page))) {
    const stands = await Promise.all([anna, ben].map(({ page }) => standing(page)));
    const at = stands.indexOf('mine');
    if (at < 0) await anna.page.waitForTimeout(15);
    else await turn([anna, ben][at].page, mouse);
  }
  return { people: [anna, ben, eve], heard };
}

const seen = async (page) => (await sightings(page)).length >= 2;

export const secrets = {
  'a spectator of Sphinx sees no colours': async (where) => {
    const { people, heard } = await watched(where, 'sphinx', seen);
    const [anna, , eve] = people;
    const told = await sightings(anna.page);
    expect(told.length >= 2, 'Anna to have looked under two sphinxes');
    const page = await html(eve.page);
    expect((await sightings(eve.page)).length === 0, 'no colours in the log of a spectator');
    for (const line of told) expect(!page.includes(line), `a spectator not to read “${line}”`);
    const colours = heard[2].filter((frame) => /"slot":"[GT]\d","colour":"[A-Z]"/.test(frame));
    expect(colours.length === 0, `no colours for a spectator, found ${colours[0]}`);
    expect(
      heard[0].some((frame) =>
        /"colour":"[A-Z]","kind":"looked"|"slot":"[GT]\d","colour":"[A-Z]"/.test(frame),
      ),
      'Anna to have been told colours',
    );
    await Promise.all(people.map(({ leave }) => leave()));
  },

  'nobody is told where another’s pictures are': async (where) => {
    const claimed = async (page) => (await page.getByText(/Anna puts the/).count()) > 0;
    const { people, heard } = await watched(where, 'piramido', claimed);
    const links = heard.map((frames) => new Set(frames.join().match(/\/api\/tables\/\w+\/pictures\/\w+/g)));
    expect(links[0].size > 1 && links[1].size > 0, 'players to be told where their pictures are');
    expect(links[2].size === 0, 'a spectator to be told of no picture');
    for (const link of links[0]) expect(!links[1].has(link), 'Ben not to be told of Anna’s pictures');
    expect(!(await html(people[2].page)).includes('/pictures/'), 'no picture on the page of a spectator');
    await Promise.all(people.map(({ leave }) => leave()));
  },

  'behind the curtain is nothing of what the other saw': async ({ browser, url }) => {
    const { page, leave } = await somebody(browser, url, { atOnce: true });
    await table(page, url, 'sphinx', { seats: '2 players', who: 'here' });
    const curtain = page.locator('.curtain');
    let told = [];
    for (let actions = 0; actions < 120; actions++) {
      await page.locator('.curtain, [data-tool=hint]:enabled, .ended').first().waitFor();
      if (!(await curtain.isVisible())) {
        told = await sightings(page);
        await turn(page, mouse, false);
        continue;
      }
      expect((await page.locator('.board').count()) === 0, 'no board behind the curtain');
      const behind = await html(page);
      for (const line of told) expect(!behind.includes(line), `not to find “${line}” behind the curtain`);
      await curtain.getByRole('button').click();
      await curtain.waitFor({ state: 'hidden' });
      await page.locator('.board').waitFor();
      const after = await sightings(page);
      for (const line of told) expect(!after.includes(line), `the other not to read “${line}”`);
      if (told.length > 0) break;
    }
    expect(told.length > 0, 'somebody to have looked under a sphinx');
    await leave();
  },

  'no curtain where there are no secrets': async ({ browser, url }) => {
    const { page, leave } = await somebody(browser, url, { atOnce: true });
    await table(page, url, 'sakkara', { who: 'here' });
    for (let actions = 0; actions < 8; actions++) {
      await page.locator('.curtain, [data-tool=hint]:enabled').first().waitFor();
      expect((await page.locator('.curtain').count()) === 0, 'no curtain');
      await turn(page, mouse);
    }
    await leave();
  },
};
