// The end of a game: why, how it stands, its story, a picture of it, and the way on together.
import { expect, test } from './fixtures';
import { GAMES } from './games';
import { look } from './look';
import { TablePage } from './table_page';

/** The first bytes of a PNG. */
const PNG = [0x89, 0x50, 0x4e, 0x47];

for (const game of GAMES) {
  test(`${game} ends with a reason, a score and a story`, async ({ page, api }) => {
    const { link, action, actions } = await api.almostOver(game);
    const table = await new TablePage(page).open(link);
    await table.playAction(action);
    await expect(table.result.getByRole('paragraph').first(), 'why it is over').toHaveText(/\w.*\.$/);

    const panel = page.getByRole('tabpanel', { name: 'Result' });
    await expect(panel.getByRole('heading', { name: 'Final score' })).toBeVisible();
    await expect(panel.getByRole('listitem')).toHaveCount(2);
    await expect(panel.getByText(new RegExp(`^${actions} actions in \\d+ seconds?\\.$`))).toBeVisible();
    const story = panel.getByRole('heading', { name: 'The story' });
    await expect(story).toBeVisible();
    await expect(panel.getByRole('progressbar'), 'it has been thought over').toHaveCount(0);
    const told = story.locator('xpath=following-sibling::p');
    expect(await told.count(), 'sentences of the story').toBeGreaterThan(1);
    expect(await told.count()).toBeLessThan(4);

    const picture = page.waitForEvent('download');
    await table.result.getByRole('button', { name: 'Picture to share' }).click();
    const content: Buffer[] = [];
    for await (const part of await (await picture).createReadStream()) content.push(part as Buffer);
    const bytes = Buffer.concat(content);
    expect([...bytes.subarray(0, 4)]).toEqual(PNG);
    expect(bytes.length, 'more than an empty sheet').toBeGreaterThan(50_000);
    await expect(table.result.getByRole('status')).toHaveText('The picture is saved.');
  });
}

test('the finale from all sides', async ({ page, api, game }) => {
  const { link, action } = await api.almostOver(game);
  const table = await new TablePage(page).open(link);
  await table.playAction(action);
  await page.getByRole('link', { name: 'See it' }).first().waitFor();
  await look(page, 'finale');
  await page.getByRole('button', { name: 'Another game' }).click();
  await look(page, 'another-game', 'one');
});

test('the same people play another game, and the evening is counted', async ({
  page,
  friend,
  pair,
  api,
  game,
}) => {
  const { anna, ben } = pair;
  const other = (await api.games()).find(
    ({ name, seats }) => name !== game && seats.some((list) => list.length === 2),
  );
  if (!other) throw new Error('found no other game for two');
  const first = page.url();
  await ben.giveUp();
  await expect(anna.result).toContainText('Ben gave up.');
  await anna.result.getByRole('button', { name: 'Another game' }).click();
  await page.getByRole('dialog').getByRole('button', { name: other.title }).click();
  await friend.getByRole('button', { name: 'To the next game' }).click();
  for (const { page, drawing } of [anna, ben]) {
    await page.waitForURL(
      (to) => to.pathname.startsWith('/t/') && to.href.split('#')[0] !== first.split('#')[0],
    );
    await drawing.waitFor();
    await expect(page).toHaveTitle(new RegExp(other.title));
  }
  await anna.giveUp();
  for (const page of [anna.page, ben.page])
    await expect(
      page.getByText('2 games: Anna 1 and Ben 1.').or(page.getByText('2 games: Ben 1 and Anna 1.')),
    ).toBeVisible();
});
