// Where there are no secrets, no curtain is drawn between two at one screen.
import { expect, test } from 'e2e/fixtures';
import { NewTablePage } from 'e2e/new_table_page';
import { playTurn } from 'e2e/pointing';
import { TablePage } from 'e2e/table_page';

test.use({ game: 'sakkara', settings: { confirm: false, notebook: true } });

test('two at one screen, and no curtain', async ({ page, api, game, pointing }) => {
  const form = await new NewTablePage(page, await api.game(game)).open();
  await form.setUp({ name: 'Anna', opponent: 'here' });
  const table = new TablePage(page);
  for (let actions = 0; actions < 8; actions++) {
    await table.curtain.or(table.hint).first().waitFor();
    await expect(table.curtain).toHaveCount(0);
    await playTurn(page, pointing);
  }
});
