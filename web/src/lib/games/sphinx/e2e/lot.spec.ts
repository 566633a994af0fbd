// Friends draw their seats by lot: both read in the log who sits where, and each of them can play.
import { expect, test } from 'e2e/fixtures';
import { NewTablePage } from 'e2e/new_table_page';
import { TablePage } from 'e2e/table_page';

test.use({ game: 'sphinx' });

async function lines(table: TablePage): Promise<string[]> {
  return (await table.lines()).map((line) => line.trim());
}

test('friends draw their seats', { tag: '@desk' }, async ({ page, friend, api, game }) => {
  const [anna, ben] = [new TablePage(page), new TablePage(friend)];
  const form = await new NewTablePage(page, await api.game(game)).open();
  await form.setUp({ name: 'Anna' });
  await expect(page.getByText('The seats are drawn by lot when the game begins')).toBeVisible();
  await ben.join(await anna.shareLink(), 'Ben');
  const drawn = /^The seats were drawn by lot: (Anna|Ben) \(Player 1\) and (Anna|Ben) \(Player 2\)\.$/;
  const told: string[] = [];
  for (const table of [anna, ben]) {
    await table.drawing.waitFor();
    await table.show('Log');
    told.push((await lines(table)).find((line) => drawn.test(line)) ?? '');
  }
  expect(told[0], 'both are told the same').toMatch(drawn);
  expect(told[1]).toBe(told[0]);
  const [, first] = drawn.exec(told[0] ?? '') ?? [];
  await (first === 'Anna' ? anna : ben).playListed(1);

  // A player who comes back finds the seat that was drawn, and the line.
  await page.reload();
  await anna.drawing.waitFor();
  await expect(anna.tools).toBeVisible();
  await anna.show('Log');
  expect(await lines(anna)).toContain(told[0]);
});
