// The pictures of the viewer: each player sees their own, anyone who plays alone sees at once what they were, and everybody at the end.
import { expect, test, TRACE_OF_MANY_ACTIONS } from 'e2e/fixtures';
import { NewTablePage } from 'e2e/new_table_page';
import { playTurn, whenMine } from 'e2e/pointing';
import { everything, playWatched } from 'e2e/secrets';
import { TablePage } from 'e2e/table_page';

const PICTURE = /\/api\/tables\/\w+\/pictures\/\w+/g;
const PICTURES_OF_A_GAME = 6;

test.use({ game: 'piramido', settings: { confirm: false, notebook: true }, trace: TRACE_OF_MANY_ACTIONS });

test('alone with the pictures', { tag: '@desk' }, async ({ page, api, game, pointing }) => {
  const form = await new NewTablePage(page, await api.game(game)).open();
  await form.setUp({ seats: 1, name: 'Anna' });
  const table = new TablePage(page);
  const gallery = page.getByRole('button', { name: 'The pictures' });
  while (!(await gallery.isVisible())) {
    await table.hint.waitFor();
    await playTurn(page, pointing);
  }
  await expect(table.result, 'the first picture is shown before the end').toHaveCount(0);
  while ((await whenMine(page)) === 'mine') await playTurn(page, pointing);
  await page.getByRole('link', { name: 'Replay' }).click();
  await gallery.click();
  const pictures = page.getByRole('dialog').locator('img');
  await expect(pictures).toHaveCount(PICTURES_OF_A_GAME);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await picture.evaluate((image: HTMLImageElement) => image.decode());
  }
});

test('a picture is there at once where the network is slow', async ({ page, api, game }) => {
  const form = await new NewTablePage(page, await api.game(game)).open();
  await form.setUp({ seats: 1, name: 'Anna' });
  const table = new TablePage(page);
  await table.hint.waitFor();
  // What a phone has at the edge of a village: 150 ms there and back, 1.6 Mbit/s.
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  });
  const viewer = page.getByRole('dialog', { name: 'Viewer' });
  await page.getByRole('button', { name: 'Look into the viewer' }).first().click();
  const picture = viewer.getByRole('img');
  await expect(picture.locator('canvas.glance'), 'a glance first').toBeVisible();
  await expect(picture.locator('canvas:not(.glance)'), 'then the sharp one').toBeVisible();
  const took = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return entries
      .filter(({ name }) => name.includes('/pictures/'))
      .map(({ name, duration, encodedBodySize }) => ({
        view: name.split('view=')[1],
        duration,
        encodedBodySize,
      }));
  });
  const [glance, eye] = ['glance', 'eye'].map((view) => took.filter((one) => one.view === view));
  expect(Math.max(...(glance ?? []).map(({ encodedBodySize }) => encodedBodySize))).toBeLessThan(25_000);
  expect(Math.max(...(eye ?? []).map(({ encodedBodySize }) => encodedBodySize))).toBeLessThan(300_000);
  expect(
    took.filter(({ view }) => view === 'pair'),
    'nobody asked for both eyes',
  ).toEqual([]);
  test.info().annotations.push({ type: 'pictures', description: JSON.stringify(took) });
});

test(
  'nobody is told where another’s pictures are',
  { tag: '@desk' },
  async ({ page, friend, spectator, api, game, pointing }) => {
    const needed = { page, friend, spectator, api, game, pointing };
    const claimed = async () => (await page.getByText(/Anna puts the/).count()) > 0;
    const { eve, heard } = await playWatched(needed, claimed);
    const told = (frames: string[]) => [...new Set(frames.join().match(PICTURE))];
    const links = { anna: told(heard.anna), ben: told(heard.ben), eve: told(heard.eve) };
    expect(links.anna.length).toBeGreaterThan(1);
    expect(links.ben.length).toBeGreaterThan(0);
    expect(links.ben.filter((link) => links.anna.includes(link))).toEqual([]);
    expect(heard.eve.length).toBeGreaterThan(0);
    expect(links.eve).toEqual([]);
    expect(await everything(eve.page)).not.toContain('/pictures/');
  },
);
