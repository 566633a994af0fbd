// The one who has looked under a sphinx knows its colour, and nobody else does: neither on the page nor in what the server
// says to it.
import { expect, test, TRACE_OF_MANY_ACTIONS } from 'e2e/fixtures';
import { look } from 'e2e/look';
import { NewTablePage } from 'e2e/new_table_page';
import { playTurn } from 'e2e/pointing';
import { everything, playWatched } from 'e2e/secrets';
import { TablePage } from 'e2e/table_page';

const COLOUR = /"slot":"[GT]\d","colour":"[A-Z]"/;
const LOOKED = /"colour":"[A-Z]","kind":"looked"/;

test.use({ game: 'sphinx', trace: TRACE_OF_MANY_ACTIONS });

/** Lines of the log that tell which colour is under a sphinx. */
async function sightings(table: TablePage): Promise<string[]> {
  return (await table.lines()).filter((line) => /looks under [^.(]*\(\w+\)/.test(line));
}

test.describe('with a notebook', { tag: '@desk' }, () => {
  test.use({ settings: { confirm: false, notebook: true } });

  test('a spectator sees no colours', async ({ page, friend, spectator, api, game, pointing }) => {
    const needed = { page, friend, spectator, api, game, pointing };
    const seen = async (anna: TablePage) => (await sightings(anna)).length >= 2;
    const { anna, eve, heard } = await playWatched(needed, seen);
    const watched = await everything(eve.page);
    expect(await sightings(eve)).toEqual([]);
    for (const line of await sightings(anna)) expect(watched).not.toContain(line);
    expect(heard.eve.length).toBeGreaterThan(0);
    expect(heard.eve.filter((frame) => COLOUR.test(frame))).toEqual([]);
    expect(heard.anna.filter((frame) => COLOUR.test(frame) || LOOKED.test(frame))).not.toEqual([]);
  });

  test('behind the curtain is nothing of what the other saw', async ({ page, api, game, pointing }) => {
    const form = await new NewTablePage(page, await api.game(game)).open();
    await form.setUp({ name: 'Anna', opponent: 'here' });
    const table = new TablePage(page);
    const { curtain } = table;
    let told: string[] = [];
    for (let actions = 0; actions < 120; actions++) {
      await curtain.or(table.hint).or(table.result).first().waitFor();
      if (!(await curtain.isVisible())) {
        told = await sightings(table);
        await playTurn(page, pointing);
        continue;
      }
      await expect(table.board, 'no board behind the curtain').toHaveCount(0);
      const behind = await everything(page);
      for (const line of told) expect(behind).not.toContain(line);
      await curtain.getByRole('button').click();
      await curtain.waitFor({ state: 'hidden' });
      await table.drawing.waitFor();
      const after = await sightings(table);
      for (const line of told) expect(after).not.toContain(line);
      if (told.length > 0) break;
    }
    expect(told, 'somebody has looked under a sphinx').not.toEqual([]);
  });
});

test('screens: the curtain', async ({ page, api, game }) => {
  const form = await new NewTablePage(page, await api.game(game)).open();
  await form.setUp({ opponent: 'here' });
  const table = new TablePage(page);
  await table.show('Actions');
  for (;;) {
    await table.listed.or(table.curtain).first().waitFor();
    if (await table.curtain.isVisible()) break;
    await table.listed.last().click();
    await table.confirm.click();
    await table.confirm.waitFor({ state: 'hidden' });
  }
  await look(page, 'curtain');
});
