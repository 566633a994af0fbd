// The pyramid is a network of steps: plain stone says why nobody goes there, and the keyboard goes from step to step.
import { expect, test } from 'e2e/fixtures';
import { NewTablePage } from 'e2e/new_table_page';
import { whenMine } from 'e2e/pointing';
import { TablePage } from 'e2e/table_page';

test.use({ game: 'piramido', settings: { confirm: false, notebook: true } });

test('plain stone says why nobody can go there', async ({ page, api, game }) => {
  const form = await new NewTablePage(page, await api.game(game)).open();
  await form.setUp({ seats: 1, name: 'Anna' });
  await whenMine(page);
  const { board } = new TablePage(page);
  await board.locator('[data-stone=c2]').click();
  await expect(page.getByText('c2 is plain stone')).toBeVisible();
  // A step to which no way leads has a reason of its own.
  await board.locator('[data-target=c6]').click();
  await expect(page.getByText('no way leads from there to c6')).toBeVisible();
});

test(
  'arrow keys go along the steps on which one can stand',
  { tag: '@desk' },
  async ({ page, api, game }) => {
    const form = await new NewTablePage(page, await api.game(game)).open();
    await form.setUp({ seats: 1, name: 'Anna' });
    await whenMine(page);
    const { board } = new TablePage(page);
    await board.locator('[data-target=e1]').focus();
    const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.target);
    const visited = [];
    for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowUp', 'ArrowUp']) {
      await page.keyboard.press(key);
      visited.push(await focused());
    }
    expect(visited).toEqual(['d1', 'd2', 'd3', 'e3', 'e4', 'e5']);
  },
);
