// The page for a new table, as somebody fills it in.
import type { Locator, Page } from '@playwright/test';
import type { WantedTable } from '../src/lib/connection/http';
import type { GameInfo } from '../src/lib/protocol';

export interface Wanted {
  /** How many play. */
  seats?: number;
  name?: string;
  /** Who sits on the second seat: `bot:LEVEL`, or `here` at the same screen; otherwise a friend who comes by link. */
  opponent?: string;
  hints?: boolean;
  listed?: boolean;
}

export class NewTablePage {
  readonly submit: Locator;

  constructor(
    readonly page: Page,
    readonly game: GameInfo,
  ) {
    this.submit = page.getByRole('button', { name: 'Set up the table' });
  }

  async open(): Promise<this> {
    await this.page.goto(`/new/${this.game.name}`);
    await this.submit.waitFor();
    return this;
  }

  /** The choice of how many play. */
  seats(count: number): Locator {
    const at = [...new Set(this.game.seats.map((list) => list.length))].indexOf(count);
    if (at < 0) throw new Error(`found no table of ${this.game.name} for ${count}`);
    return this.page.getByRole('group', { name: 'Who plays?' }).getByRole('radio').nth(at);
  }

  /** The card of a preset, by its title. */
  preset(title: string): Locator {
    return this.page.getByRole('group', { name: 'How shall we play?' }).getByRole('radio', { name: title });
  }

  /** The value of an option, by their names. */
  option(name: string, value: string): Locator {
    return this.page.getByRole('group', { name }).getByRole('radio', { name: value });
  }

  /** Chooses a table round a real board, with the seats of a game that was recorded. */
  async onRealBoard(seats: readonly string[], phones: 'One phone' | 'Everybody their own'): Promise<void> {
    await this.seats(seats.length).check();
    const alike = this.game.seats.filter((list) => list.length === seats.length);
    const colours = this.page.getByRole('group', { name: 'Which colours?' }).getByRole('radio');
    if (alike.length > 1) await colours.nth(alike.findIndex((list) => list.join() === seats.join())).check();
    await this.page.getByRole('radio', { name: 'On a real board' }).check();
    await this.page.getByRole('radio', { name: phones }).check();
  }

  async openDetails(): Promise<void> {
    await this.page.getByText('Details').click();
  }

  /** What the server is asked for, which here says no, so that nobody has to play. Pardon a 503. */
  async asked(): Promise<WantedTable> {
    await this.page.route('**/api/tables', (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable', text: 'not today' } }),
    );
    const request = this.page.waitForRequest('**/api/tables');
    await this.submit.click();
    const wanted = (await request).postDataJSON() as WantedTable;
    await this.page.getByRole('alert').waitFor();
    return wanted;
  }

  /** Fills everything in and goes to the table. */
  async setUp({ seats = 2, name, opponent, hints, listed }: Wanted): Promise<void> {
    await this.seats(seats).check();
    if (name) await this.page.getByLabel('Your name').fill(name);
    if (opponent)
      await this.page
        .getByRole('list', { name: 'At the table' })
        .getByRole('listitem')
        .nth(1)
        .getByRole('combobox')
        .selectOption(opponent);
    if (hints || listed) await this.openDetails();
    if (hints) await this.page.getByLabel('Allow hints').check();
    if (listed) await this.page.getByLabel('Show in the lobby').check();
    await this.submit.click();
    await this.page.waitForURL('**/t/*');
  }
}
