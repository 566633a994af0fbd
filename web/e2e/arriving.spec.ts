// How an evening begins: somebody sends a link, others come, seats are filled or left out, everybody gets a name.
import type { GameInfo } from '../src/lib/protocol';
import { Catalogue } from './catalogue';
import { expect, test } from './fixtures';
import { GAMES } from './games';
import { look } from './look';
import { NewTablePage } from './new_table_page';
import { TablePage } from './table_page';

/** A game for two and for more, and for how many at most. */
function forMore(games: readonly GameInfo[]): { game: GameInfo; most: number } {
  const counts = ({ seats }: GameInfo) => seats.map((list) => list.length);
  const game = games.find((one) => counts(one).includes(2) && Math.max(...counts(one)) > 2);
  if (!game) throw new Error('expected a game for two and for more');
  return { game, most: Math.max(...counts(game)) };
}

for (const game of GAMES) {
  test(`a link to ${game} says who invites, to what, and how it goes`, async ({ page, friend, api }) => {
    const info = await api.game(game);
    const form = await new NewTablePage(page, info).open();
    await form.setUp({ name: 'Anna' });
    await friend.goto(await new TablePage(page).shareLink());
    const card = friend.getByRole('region', { name: `Anna invites you to ${info.title}` });
    const said = new Catalogue('en');
    await expect(card.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(card.getByText(said.message(`${game}-players`))).toBeVisible();
    await expect(card.getByText(said.message(`${game}-length`))).toBeVisible();
    await expect(card.getByRole('listitem')).toHaveText(
      ['1', '2', '3'].map((line) => said.message(`${game}-rule-${line}`)),
    );
    if (game === GAMES[0]) await look(friend, 'invitation');
    await friend.getByLabel('Your name').fill('Ben');
    await friend.getByRole('button', { name: 'Sit here' }).click();
    await new TablePage(friend).drawing.waitFor();
    await new TablePage(page).drawing.waitFor();
  });
}

test('messengers are told the same, with a picture', { tag: '@desk' }, async ({ page, request, api }) => {
  for (const { name, title } of await api.games()) {
    const table = await api.newTable(name);
    await table.sit('Anna & <Ben>');
    const html = await (await request.get(table.path, { headers: { 'accept-language': 'de, en' } })).text();
    const tag = (property: string) => new RegExp(`property="${property}" content="([^"]*)"`).exec(html)?.[1];
    expect(tag('og:title')).toBe(`Anna &amp; &lt;Ben&gt; lädt dich zu ${title} ein`);
    expect(tag('og:description')).toBe(
      ['about', 'players', 'length']
        .map((what) => new Catalogue('de').message(`${name}-${what}`))
        .reduce((said, what, at) => `${said}${at === 1 ? ' ' : ', '}${what}`)
        .concat('.'),
    );
    await page.goto('/');
    const size = await page.evaluate(
      async (path) => {
        const picture = new Image();
        picture.src = path;
        await picture.decode();
        return [picture.naturalWidth, picture.naturalHeight];
      },
      new URL(tag('og:image') ?? '').pathname,
    );
    expect(size, name).toEqual([1200, 630]);
  }
});

test('a free seat goes to the computer and back, and then they begin without it', async ({
  page,
  friend,
  api,
}) => {
  const { game, most } = forMore(await api.games());
  const form = await new NewTablePage(page, game).open();
  await form.setUp({ seats: most, name: 'Anna' });
  const seats = page.getByRole('region', { name: 'At the table' }).getByRole('listitem');
  const free = seats.filter({ hasText: 'Free seat' });
  await expect(free).toHaveCount(most - 1);

  const last = seats.last();
  await last.getByRole('button', { name: 'Computer plays here' }).click();
  const choice = page.getByRole('dialog', { name: 'How well?' });
  await choice.getByRole('button', { name: 'Scribe' }).waitFor();
  await look(page, 'bot-choice', 'one');
  await choice.getByRole('button', { name: 'Scribe' }).click();
  await expect(last).toContainText('Computer, Scribe');
  await look(page, 'waiting-with-bot');
  await last.getByRole('button', { name: 'Send away' }).click();
  await expect(free).toHaveCount(most - 1);

  await friend.goto(await new TablePage(page).shareLink());
  await friend.getByLabel('Your name').fill('Ben');
  await friend.getByRole('button', { name: 'Sit here' }).first().click();
  await expect(seats.filter({ hasText: 'Ben' })).toHaveCount(1);
  const before = page.url();
  await page.getByRole('button', { name: 'Begin with 2' }).click();
  for (const one of [page, friend]) {
    await new TablePage(one).drawing.waitFor();
    expect(one.url()).not.toBe(before);
    const names = one.getByRole('list', { name: 'At the table' }).getByRole('listitem');
    await expect(names).toHaveCount(2);
  }
  expect(page.url()).toBe(friend.url());
  // Anyone who comes late by the old link is shown where the others are.
  const late = await friend.context().newPage();
  await late.goto(before);
  await expect(
    late.getByRole('link', { name: 'To their table' }).or(new TablePage(late).drawing),
  ).toBeVisible();
});

test('no two of the computer’s people have the same name', { tag: '@desk' }, async ({ page, api }) => {
  const { game, most } = forMore(await api.games());
  const table = await api.newTable(game.name, { seats: most, bots: 3 });
  await new TablePage(page).open(await table.sit('Anna'));
  const seats = page.getByRole('list', { name: 'At the table' }).getByRole('listitem');
  const names = await seats.locator('[data-name]').allInnerTexts();
  expect(names).toHaveLength(most);
  expect(new Set(names).size, names.join(', ')).toBe(most);
  await expect(seats.filter({ hasText: 'Ferryman' })).toHaveCount(most - 1);
});

test('a name is changed by a tap on it, before the game and in it', async ({ page, friend, api, game }) => {
  const form = await new NewTablePage(page, await api.game(game)).open();
  await form.setUp({ name: 'Ana' });
  const rename = async (from: string, to: string) => {
    await page.getByRole('button', { name: `${from}, Change your name` }).click();
    const dialog = page.getByRole('dialog', { name: 'Change your name' });
    await expect(dialog.getByLabel('Your name')).toHaveValue(from);
    await dialog.getByLabel('Your name').fill(to);
    await dialog.getByRole('button', { name: 'That is me' }).click();
  };
  await rename('Ana', 'Anna');
  await expect(page.getByRole('button', { name: 'Anna, Change your name' })).toBeVisible();
  await new TablePage(friend).join(await new TablePage(page).shareLink(), 'Ben');
  const seats = friend.getByRole('list', { name: 'At the table' });
  await expect(seats).toContainText('Anna');
  await new TablePage(page).drawing.waitFor();
  await rename('Anna', 'Nefertari');
  await expect(seats).toContainText('Nefertari');
  await expect(friend.getByRole('button', { name: 'Nefertari' })).toHaveCount(0);
});

test('first how many play, then in which colours', { tag: '@desk' }, async ({ page, api }) => {
  for (const info of await api.games()) {
    await new NewTablePage(page, info).open();
    const counts = [...new Set(info.seats.map((list) => list.length))];
    const players = page.getByRole('group', { name: 'Who plays?' }).getByRole('radio');
    await expect(players).toHaveCount(counts.length);
    for (const [at, count] of counts.entries()) {
      await players.nth(at).check();
      const lists = info.seats.filter((list) => list.length === count);
      const colours = page.getByRole('group', { name: 'Which colours?' }).getByRole('radio');
      await expect(colours).toHaveCount(lists.length > 1 ? lists.length : 0);
      await expect(page.getByRole('list', { name: 'At the table' }).getByRole('combobox')).toHaveCount(count);
    }
  }
});

test.describe(() => {
  test.use({ pardoned: /404/ });
  test('where there is nothing, the page says so itself', async ({ page, request }) => {
    for (const path of ['/nowhere', '/nowhere/at/all', '/t/abc/def/ghi']) {
      await page.goto(path);
      await expect(page.getByRole('alert')).toContainText('This address leads nowhere.');
      await expect(page).toHaveTitle(/^Nothing but sand here/);
    }
    await look(page, 'no-place', 'one');
    await page.getByRole('link', { name: 'To the games', exact: true }).click();
    await page.getByRole('button', { name: 'Play now' }).first().waitFor();
    const answer = await request.get('/nowhere', { headers: { accept: 'text/html' } });
    expect(answer.status()).toBe(404);
    await page.goto('/t/zzzzzzzzzzzzzzzz');
    await expect(page.getByRole('alert')).toContainText('Perhaps the link was cut short');
  });
});
