// What people at a table say without words, what they hear, and how it is when they all sit round one screen.
import { expect, test } from './fixtures';
import { GAMES } from './games';
import { look } from './look';
import { NewTablePage } from './new_table_page';
import { TablePage } from './table_page';

test('a reaction is seen at the seat, by everybody, and goes', async ({ page, friend, pair }) => {
  const { anna, ben } = pair;
  await anna.tools.getByRole('button', { name: 'Show what you think' }).click();
  const choice = page.getByRole('group', { name: 'Show what you think' });
  await expect(choice.getByRole('button')).toHaveCount(6);
  await look(page, 'reactions', 'one');
  await choice.getByRole('button', { name: 'Well played!' }).click();
  await expect(choice).toBeHidden();
  for (const one of [page, friend]) {
    const seat = one.getByRole('list', { name: 'At the table' }).getByRole('listitem').first();
    await expect(seat.locator('[data-reaction=bravo]')).toHaveText('Well played!');
    await expect(one.locator('[aria-live]').filter({ hasText: 'Anna: Well played!' })).toHaveCount(1);
  }
  await expect(friend.locator('[data-reaction]')).toHaveCount(0);

  await ben.show('Chat');
  await friend.getByRole('tabpanel').getByRole('button', { name: 'Good luck!' }).click();
  await expect(page.locator('[data-reaction=luck]')).toBeVisible();
});

test('menus close by Esc and by a click beside them', { tag: '@desk' }, async ({ page, pair }) => {
  const opener = pair.anna.tools.getByRole('button', { name: 'More', exact: true });
  const giveUp = page.getByRole('button', { name: 'Give up' });
  await opener.click();
  await giveUp.waitFor();
  await page.getByLabel('Sounds').press('Escape');
  await expect(giveUp).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await giveUp.waitFor();
  await page.getByRole('list', { name: 'At the table' }).click({ position: { x: 1, y: 1 } });
  await expect(giveUp).toBeHidden();
});

test('sounds are switched off at the table', async ({ page, solo }) => {
  await solo.tools.getByRole('button', { name: 'More', exact: true }).click();
  const sounds = page.getByLabel('Sounds');
  await expect(sounds).toBeChecked();
  await sounds.uncheck();
  await page.reload();
  await solo.drawing.waitFor();
  await solo.tools.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByLabel('Sounds')).not.toBeChecked();
});

/** The one whose turn it is, at a screen that goes round, takes the screen and does what the computer advises. */
async function playAdvised(table: TablePage): Promise<void> {
  await takeScreen(table);
  await table.hint.click();
  await table.page.getByRole('button', { name: 'Choose it' }).click();
  await table.confirm.click();
  await table.confirm.waitFor({ state: 'hidden' });
  await takeScreen(table);
}

async function takeScreen(table: TablePage): Promise<void> {
  await table.curtain.or(table.hint).first().waitFor();
  if (await table.curtain.isVisible()) await table.curtain.getByRole('button').click();
  await table.hint.waitFor();
}

for (const game of GAMES) {
  test(`round one table: ${game} turns to the one who plays`, async ({ page, api }) => {
    const form = await new NewTablePage(page, await api.game(game)).open();
    await form.setUp({ name: 'Anna', opponent: 'here', hints: true });
    const table = new TablePage(page);
    await takeScreen(table);
    await table.tools.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByLabel('Round one table').click();
    const screen = page.locator('[data-side]');
    await expect(screen).toBeVisible();
    const first = await screen.getAttribute('data-side');
    await expect(screen.getByRole('list', { name: 'At the table' }).getByRole('listitem')).toHaveCount(2);
    if (game === GAMES[0]) await look(page, 'round', 'one');

    // Somebody plays until it is the other's turn, and the screen is theirs.
    const other = first === 'bottom' ? 'top' : 'bottom';
    for (let actions = 0; actions < 20; actions++) {
      await playAdvised(table);
      if ((await screen.getAttribute('data-side')) === other) break;
    }
    await expect(screen).toHaveAttribute('data-side', other);
    await page.getByRole('button', { name: 'Back to the usual view' }).click();
    await expect(screen).toHaveCount(0);
    await table.drawing.waitFor();
  });
}
