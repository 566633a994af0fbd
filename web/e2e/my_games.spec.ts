// My games: all tables of this device, found again, and taken to another one.
import { expect, test } from './fixtures';
import { look } from './look';
import { TablePage } from './table_page';

test('finds running games and those that are over, and goes on with them', async ({
  page,
  api,
  game,
  solo,
}) => {
  const running = page.url();
  const { title } = await api.game(game);
  const [other] = (await api.games()).filter(({ name }) => name !== game);
  const { link, action } = await api.almostOver(other?.name ?? '');
  const table = await new TablePage(page).open(link);
  await table.playAction(action);
  await table.result.waitFor();

  await page.goto('/');
  await page.getByRole('link', { name: 'My games' }).click();
  const going = page.getByRole('region', { name: 'Running' });
  await expect(going.getByRole('listitem')).toHaveCount(1);
  await expect(going).toContainText(/Your turn/);
  await expect(going).toContainText(/with \S/);
  await expect(page.getByRole('region', { name: 'Over' })).toContainText(/won/);
  await page.getByText('My other device').click();
  await expect(page.getByRole('img', { name: 'The link as a QR code' })).toBeVisible();
  await look(page, 'my-games');

  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('nobody at all');
  await expect(page.getByText('No game is like that.')).toBeVisible();
  await search.fill(title);
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('link', { name: 'Go on' }).click();
  await page.waitForURL((to) => running.startsWith(to.href));
  await solo.drawing.waitFor();
  await expect(solo.tools).toBeVisible();
});

test.describe(() => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('takes running games to another device by a link', async ({ page, friend, solo }) => {
    const table = new URL(page.url()).pathname;
    await page.goto('/mine');
    await page.getByText('My other device').click();
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await page.getByText('Copied').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).search, 'the keys are behind the # alone').toBe('');
    expect(link.split('#')[1]).toContain(table.split('/')[2]);

    const asked: string[] = [];
    friend.on('request', (request) => asked.push(request.url()));
    await friend.goto(link);
    await friend.getByRole('button', { name: 'Take over' }).click();
    await expect(friend.getByText('One game was taken over.')).toBeVisible();
    await expect(friend, 'the keys do not stay in the address').toHaveURL('/mine');
    await friend.getByRole('link', { name: 'Go on' }).click();
    const there = new TablePage(friend);
    await there.drawing.waitFor();
    await expect(there.tools, 'the seat is held there, too').toBeVisible();
    expect(
      asked.filter((url) => url.includes('games=')),
      'the server is told no keys',
    ).toEqual([]);
    await expect(solo.page).toHaveURL('/mine');
  });
});

test('saves all games as a file, and opens it elsewhere', async ({ page, friend, solo }) => {
  await solo.playListed(1);
  await solo.giveUp();
  await page.goto('/mine');
  await page.getByText('My other device').click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const path = await (await saved).path();

  await friend.goto('/mine');
  await expect(friend.getByText('Nothing yet.')).toBeVisible();
  await friend.getByText('My other device').click();
  const open = friend.getByLabel('Open a file');
  await open.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await expect(friend.getByRole('alert')).toHaveText('These are not games of Pyramidion.');
  await open.setInputFiles(path);
  await expect(friend.getByText('One game was taken over.')).toBeVisible();
  await expect(friend.getByRole('region', { name: 'Over' })).toContainText(/\S won/);
  await friend.getByRole('link', { name: /^Replay/ }).click();
  await friend.getByText(/^Step 0 of/).waitFor();
});
