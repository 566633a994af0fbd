// Who begins, and what is simpler for the young, at a new table.
import { expect, test } from 'e2e/fixtures';
import { NewTablePage } from 'e2e/new_table_page';

test.use({ game: 'sphinx', pardoned: /503/ });

test.describe('new table: who begins', () => {
  test('friends draw lots, the youngest begins in print, and nobody draws against bots', async ({
    page,
    api,
    game,
  }) => {
    const form = await new NewTablePage(page, await api.game(game)).open();
    const lot = page.getByLabel('Draw the seats by lot');
    await expect(lot).toBeChecked();
    expect(await form.asked()).toMatchObject({ lot: true });
    await form.preset('As printed').check();
    await expect(lot).not.toBeChecked();
    await expect(page.getByText('In print the youngest begins')).toBeVisible();
    const printed = await form.asked();
    expect(printed).toMatchObject({ takebacks: 'none', options: {} });
    expect(printed.lot ?? false).toBe(false);

    await form.preset('Our table').check();
    for (const seat of await page.getByRole('list', { name: 'At the table' }).getByRole('combobox').all())
      if ((await seat.inputValue()) === 'friend') await seat.selectOption('bot:3');
    await expect(lot).toHaveCount(0);
    expect((await form.asked()).lot ?? false).toBe(false);
    await expect(form.preset('Our table'), 'that is our table still').toBeChecked();
  });

  test('the young play by four simpler rules', async ({ page, api, game }) => {
    const form = await new NewTablePage(page, await api.game(game)).open();
    await form.preset('With young children').check();
    const simple = { dice: 'two', doors: 'optional', returns: 'never', order: 'any' };
    expect(await form.asked()).toMatchObject({ options: simple, hints: true });
    await form.openDetails();
    await form.option('Naming the guards', 'In the right order').check();
    await expect(page.getByText('“With young children”, except for Naming the guards.')).toBeVisible();
  });
});
