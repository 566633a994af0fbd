// A table as somebody sees it, and what one does there beside playing on the board.
import { expect, type Locator, type Page } from '@playwright/test';
import type { Api } from './api';

export type Panel = 'Log' | 'Chat' | 'Actions' | 'In words';

export class TablePage {
  readonly board: Locator;
  /** What the game draws on the board. */
  readonly drawing: Locator;
  readonly tools: Locator;
  readonly hint: Locator;
  /** Asks whether the chosen action is to be played. */
  readonly confirm: Locator;
  /** The actions in the list that can be chosen now. */
  readonly listed: Locator;
  readonly log: Locator;
  /** The line below the board. */
  readonly prompt: Locator;
  /** The same, when something may be played here. */
  readonly mine: Locator;
  readonly skip: Locator;
  readonly result: Locator;
  readonly curtain: Locator;

  constructor(readonly page: Page) {
    this.board = page.locator('[data-tick]');
    this.drawing = this.board.locator('svg').first();
    this.tools = page.getByRole('toolbar', { name: 'Tools' });
    this.hint = this.tools.getByRole('button', { name: 'Hint', disabled: false });
    this.confirm = page.getByRole('button', { name: 'Play', exact: true });
    this.listed = page.getByRole('tabpanel', { name: 'Actions' }).getByRole('button', { disabled: false });
    this.log = page.getByRole('list', { name: 'What happened' });
    this.prompt = page.locator('[data-prompt]');
    this.mine = page.locator('[data-prompt][data-mine=true]');
    this.skip = page.locator('[data-skip]');
    this.result = page.getByRole('region', { name: 'Result' });
    this.curtain = page.getByRole('region', { name: /’s turn$/ });
  }

  /** Comes to a table where the game has begun. */
  async open(path: string): Promise<this> {
    await this.page.goto(path);
    await this.drawing.waitFor();
    return this;
  }

  /** Comes to a table against the computer by one click on the front page. */
  async playNow(title: string): Promise<this> {
    await this.page.goto('/');
    const card = this.page.getByRole('article', { name: title });
    await card.getByRole('button', { name: 'Play now' }).click();
    // Somebody who has never played it here is asked whether to be shown how.
    const known = this.page.getByRole('button', { name: 'I know it, play' });
    await known.or(this.board).first().waitFor();
    if (await known.isVisible()) await known.click();
    await this.page.waitForURL('**/t/*');
    await this.drawing.waitFor();
    return this;
  }

  async show(panel: Panel): Promise<void> {
    await this.page.getByRole('tab', { name: panel }).click();
  }

  /** Plays from the list of actions, a number of times, or until the game is over. */
  async playListed(times: number, which: 'first' | 'last' = 'first', asked = true): Promise<void> {
    const list = this.page.getByRole('tab', { name: 'Actions' });
    await list.or(this.result).first().waitFor();
    // Somebody else may have ended the game: then there is nothing to choose.
    if (await this.result.isVisible()) return;
    await list.click();
    for (let played = 0; played < times; played++) {
      await this.listed.or(this.result).first().waitFor();
      if (await this.result.isVisible()) return;
      await this.listed[which]().click();
      if (!asked) continue;
      await this.confirm.click();
      await this.confirm.waitFor({ state: 'hidden' });
    }
  }

  /** From now on asks before anything is played. */
  async confirmActions(): Promise<void> {
    await this.page.getByRole('button', { name: 'More' }).click();
    await this.page.getByLabel('Look before you leap').check();
    await this.page.keyboard.press('Escape');
  }

  /** Plays an action from the list, by its notation. */
  async playAction(action: string): Promise<void> {
    await this.show('Actions');
    await this.page.locator(`[data-action="${action}"]`).click();
    await this.confirm.click();
  }

  async openDialog(name: 'Share' | 'Help' | 'Settings'): Promise<Locator> {
    await this.page.getByRole('button', { name, exact: true }).click();
    const dialog = this.page.getByRole('dialog', { name });
    await dialog.waitFor();
    return dialog;
  }

  async closeDialog(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await this.page.getByRole('dialog').waitFor({ state: 'hidden' });
  }

  /** The link by which another player comes. */
  async shareLink(): Promise<string> {
    const dialog = await this.openDialog('Share');
    const link = await dialog.getByLabel('Link', { exact: true }).inputValue();
    expect(link).toContain('#key=');
    await this.closeDialog();
    return link;
  }

  /** Comes by another's link and sits down. */
  async join(link: string, name: string): Promise<void> {
    await this.page.goto(link);
    await this.page.getByLabel('Your name').fill(name);
    await this.page.getByRole('button', { name: 'Sit here' }).click();
    await this.drawing.waitFor();
  }

  async giveUp(): Promise<void> {
    await this.page.getByRole('button', { name: 'More' }).click();
    await this.page.getByRole('button', { name: 'Give up' }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
    await this.result.waitFor();
  }

  /** The lines of the log, once it is open. */
  lines(): Promise<string[]> {
    return this.log.getByRole('listitem').allTextContents();
  }
}

export interface Pair {
  /** Where their table is watched. */
  path: string;
  anna: TablePage;
  ben: TablePage;
}

/** Seats Anna and Ben, each at a browser of their own, at a table where hints are allowed. */
export async function seatPair(api: Api, game: string, page: Page, friend: Page): Promise<Pair> {
  const table = await api.newTable(game, { hints: true });
  const links = [await table.sit('Anna'), await table.sit('Ben')] as const;
  const anna = new TablePage(page);
  const ben = new TablePage(friend);
  await Promise.all([anna.open(links[0]), ben.open(links[1])]);
  return { path: table.path, anna, ben };
}
