// The routes of a new table: tiles to put in a row by mouse, by finger and by keys.
import { expect, test } from 'e2e/fixtures';
import { NewTablePage } from 'e2e/new_table_page';

test.use({ game: 'piramido', pardoned: /503/ });

test.describe('new table: the routes', () => {
  test('are added, removed and moved', async ({ page, api, game }) => {
    const form = await new NewTablePage(page, await api.game(game)).open();
    await form.openDetails();
    const routes = page.getByRole('group', { name: 'Routes' });
    const tile = (route: string) => routes.locator(`[data-value=${route}] [data-action=toggle]`);
    const order = () =>
      routes
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { pressed: true }) })
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-value')));

    await tile('D').click();
    await tile('C').click();
    expect(await order()).toEqual(['A', 'D', 'C']);
    await expect(routes.getByRole('status')).toHaveText(/^One after another: A.*D.*C/);

    const earlier = routes.getByRole('button', { name: 'C: into the labyrinth: earlier' });
    await earlier.focus();
    await page.keyboard.press('Enter');
    expect(await order()).toEqual(['A', 'C', 'D']);
    await expect(earlier, 'it keeps the focus').toBeFocused();
    expect((await form.asked()).options).toMatchObject({ routes: 'A,C,D' });

    for (const route of ['A', 'C', 'D']) await tile(route).click();
    await expect(routes.getByRole('status')).toHaveText('At least one has to stay.');
    expect(await order()).toEqual(['D']);

    await routes.getByRole('button', { name: 'A and B' }).click();
    expect(await order()).toEqual(['A', 'B']);
    await routes.getByRole('button', { name: 'All four' }).click();
    expect((await form.asked()).options).toMatchObject({ routes: 'A,B,C,D' });
    await expect(page.getByText('Your own mixture:')).toBeVisible();
  });

  test('are dragged', { tag: '@desk' }, async ({ page, api, game }) => {
    const form = await new NewTablePage(page, await api.game(game)).open();
    await form.openDetails();
    const routes = page.getByRole('group', { name: 'Routes' });
    await routes.getByRole('button', { name: 'All four' }).click();
    const from = await routes.locator('[data-value=D] svg').first().boundingBox();
    const to = await routes.locator('[data-value=B] svg').first().boundingBox();
    if (!from || !to) throw new Error('expected tiles');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
    await page.mouse.up();
    expect((await form.asked()).options).toMatchObject({ routes: 'A,D,B,C' });
  });

  test('can be played in any order', async ({ page, api, game }) => {
    const form = await new NewTablePage(page, await api.game(game)).open();
    await form.openDetails();
    const routes = page.getByRole('group', { name: 'Routes' });
    await routes.locator('[data-value=D] [data-action=toggle]').click();
    await routes.locator('[data-value=A] [data-action=toggle]').click();
    await routes.locator('[data-value=B] [data-action=toggle]').click();
    await form.submit.click();
    await page.waitForURL('**/t/*');
    const table = new URL(page.url()).pathname.split('/')[2] ?? '';
    expect((await api.look(table)).options).toMatchObject({ routes: 'D, B' });
  });
});
