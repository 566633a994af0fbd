// Nobody cheats: numbers are opened when all have sat down, what others have seen is taken back only with them, and names
// that look the same are told apart.
import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from './fixtures';
import { NewTablePage } from './new_table_page';
import { TablePage } from './table_page';

const randomHex = () => randomBytes(16).toString('hex');
const sha256 = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');

test('friends open their numbers, and see after the game that they were kept', async ({
  page,
  friend,
  api,
}) => {
  const [anna, ben] = [new TablePage(page), new TablePage(friend)];
  // Where nothing is left to chance, nobody is told of dice.
  const game = (await api.games()).find(({ lot }) => lot);
  if (!game) throw new Error('found no game with a lot');
  await (await new NewTablePage(page, game).open()).setUp({ name: 'Anna' });
  const link = await anna.shareLink();
  // What was committed to is known after a reload, too.
  await page.reload();
  await page.getByText('Anna').first().waitFor();
  await ben.join(link, 'Ben');
  await anna.drawing.waitFor();
  await ben.giveUp();
  await anna.result.waitFor();
  for (const { page } of [anna, ben]) {
    await page.getByRole('link', { name: 'Replay' }).click();
    await page.getByText('Fair dice').click();
    await expect(page.getByText('what everybody had committed to are the same now')).toBeVisible();
  }
});

test('the game waits for a number that is not opened, and says so', async ({ page, api, game, request }) => {
  await (await new NewTablePage(page, await api.game(game)).open()).setUp({ name: 'Anna' });
  const link = new URL(await new TablePage(page).shareLink());
  const [table, key] = [link.pathname.split('/').at(-1) ?? '', link.hash.slice('#key='.length)];
  // Somebody with a name that looks like Anna's, who does not open what they have committed to.
  const data = { key, token: randomHex(), name: 'Аnna', commitment: sha256(randomHex()) };
  await expect(await request.post(`/api/tables/${table}/seats`, { data })).toBeOK();
  await page.getByText('The numbers for the dice are being opened').waitFor();
  await expect(page.getByText(/^Looks like the name at/)).toHaveCount(2);
  expect((await api.look(table)).state).toMatchObject({ begun: false });
  await expect(page.getByText(/^From .* on the computer can play for them/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Let the computer play' })).toHaveCount(0);
});

test('what the other has answered is taken back only with them, also when they are away', async ({
  page,
  friend,
  pair,
}) => {
  const { anna, ben } = pair;
  const undo = (table: TablePage) => table.tools.getByRole('button', { name: 'Take back' });
  await anna.playListed(1);
  await undo(anna).click();
  await expect(undo(anna), 'there is nothing more').toBeDisabled();
  await anna.playListed(1);
  await ben.playListed(1);
  await friend.goto('about:blank');
  await undo(anna).click();
  await page.getByText('Waiting for the others').waitFor();
  await friend.goBack();
  await friend.getByRole('button', { name: 'Yes' }).click();
  await expect(undo(anna), 'both actions are gone').toBeDisabled();
});
