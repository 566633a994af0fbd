// On a real board: a phone beside it is the referee. Whole games are entered by taps, their dice by hand.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { recorded } from './api';
import { expect, test as base, TRACE_OF_MANY_ACTIONS } from './fixtures';
import { GAMES, matchPlan } from './games';
import { NewTablePage } from './new_table_page';
import { finger, within } from './pointing';
import { TablePage } from './table_page';

const test = base.extend({ settings: { notebook: true, pace: 'instant' } });
test.use({ trace: TRACE_OF_MANY_ACTIONS });

const CURTAIN = { css: 'section.curtain button' };
const LOOK = { css: '[role=dialog][data-look] button' };

/** A game as it was recorded, with what lies hidden in it and what is played in the open. */
function script(game: string, own: string | null) {
  const { text, seats, options, lines } = recorded(game, own);
  // The last thing that chance brings before somebody acts is thrown by them.
  const hidden = Math.max(0, lines.findIndex((line) => !line.startsWith('chance ')) - 1);
  return { text, seats, options, past: lines.slice(0, hidden), lines: lines.slice(hidden) };
}

interface Wanted {
  tick: string;
  /** The places of the action on the board; none if it is entered from the list. */
  places: string[];
}

/** Waits until the phone takes dice, or this action; the phone is passed on behind the curtain. */
async function whenWanted(page: Page, css: string): Promise<Wanted> {
  for (;;) {
    const wanted = await within(
      page,
      ([curtain, look, css]) => {
        if (document.querySelector(curtain)) return 'curtain';
        if (document.querySelector(look)) return 'look';
        const entry = document.querySelector<HTMLElement>(`${css}:enabled`);
        const { tick } = document.querySelector<HTMLElement>('[data-tick]')?.dataset ?? {};
        if (!entry || !tick) return null;
        const places = JSON.parse(entry.dataset.path ?? '[]') as string[];
        const there = (place: string) =>
          document.querySelector(`[data-tick] [data-target="${CSS.escape(place)}"]`);
        return { tick, places: places.length < 3 && places.every(there) ? places : [] };
      },
      [CURTAIN.css, LOOK.css, css] as const,
    );
    if (typeof wanted === 'object') return wanted;
    const thing = wanted === 'curtain' ? CURTAIN : LOOK;
    await finger.press(page, thing);
    await within(page, (css) => (document.querySelector(css) ? null : true), thing.css);
  }
}

/** Enters a line of the record by taps, and waits until it is entered. */
async function enter(page: Page, line: string): Promise<void> {
  const [actor, action = ''] = line.split(' ');
  const css = actor === 'chance' ? '[data-dice] button' : `[data-action="${action}"]`;
  const { tick, places } = await whenWanted(page, css);
  if (actor === 'chance') {
    const faces = action.split(':')[1]?.split(',') ?? [];
    for (const [die, face] of faces.entries())
      await finger.press(page, { css: `[data-dice] fieldset:nth-of-type(${die + 1}) [data-face="${face}"]` });
  } else if (places.length === 0) await finger.press(page, { css });
  for (const place of places) await finger.choose(page, place);
  const entered = () =>
    within(
      page,
      ([tick, ready]) => {
        if (!document.querySelector(`[data-tick="${tick}"]`)) return 'entered';
        return ready && document.querySelector(ready) ? 'asked' : null;
      },
      [tick, actor === 'chance' ? null : `${css}.ready`] as const,
    );
  // Where the way could go on, or something comes to light, the same once more is a yes.
  if ((await entered()) === 'asked') {
    const place = places.at(-1);
    if (place === undefined) await finger.press(page, { css });
    else await finger.choose(page, place);
    await within(page, (tick) => (document.querySelector(`[data-tick="${tick}"]`) ? null : true), tick);
  }
}

/** Taps something that the rules forbid: it is refused in words, with the way to the rule, and nothing is entered. */
async function enterWrongly(page: Page): Promise<void> {
  await whenWanted(page, '[data-action]');
  const before = await page.locator('[data-action]').count();
  const places = await page
    .locator('[data-tick] [data-legal=false]')
    .evaluateAll((all) => all.map((place) => (place as HTMLElement).dataset.target ?? ''));
  const answer = page.locator('[data-answer]');
  for (const place of places) {
    await page.locator(`[data-tick] [data-target="${place}"]`).first().dispatchEvent('click');
    await answer.waitFor();
    const link = answer.getByRole('link', { name: /^Rules: / });
    if (
      !(await link.waitFor({ timeout: 1000 }).then(
        () => true,
        () => false,
      ))
    )
      continue;
    expect((await answer.locator('[data-reason]').innerText()).length).toBeGreaterThan(10);
    await answer.getByRole('button', { name: 'Close' }).click();
    await expect(page.locator('[data-action]')).toHaveCount(before);
    return;
  }
  throw new Error(`found no place among ${places.length} that a rule forbids`);
}

for (const game of GAMES) {
  test(`a whole game of ${game} on a real board`, { tag: '@phone' }, async ({ page, api }) => {
    const { text, seats, options, past, lines } = script(game, (await matchPlan(game)).record);
    const form = await new NewTablePage(page, await api.game(game)).open();
    await form.onRealBoard(seats, 'One phone');
    await page.getByLabel('Your name').fill('Anna');
    await page.getByLabel('Their name').fill('Ben');
    // What lies hidden is drawn by the table: here it is what was recorded.
    await page.route('**/api/tables', (route) =>
      route.continue({ postData: { ...(route.request().postDataJSON() as object), options, past } }),
    );
    await form.submit.click();
    const table = new TablePage(page);
    await table.drawing.or(table.curtain).first().waitFor();
    const thrown = lines.filter((line) => line.startsWith('chance '));

    const undo = table.tools.getByRole('button', { name: 'Take back' });
    const banner = page.locator('[data-banner]');
    const own = lines.findIndex((line) => !line.startsWith('chance '));
    const mistaken = Math.max(0, lines.indexOf(thrown[0] ?? ''));
    for (const [at, line] of lines.entries()) {
      if (at === own) await enterWrongly(page);
      await enter(page, line);
      if (at !== mistaken) continue;
      // The dice lay otherwise, or somebody tapped beside: one tap, and it is wanted again.
      const entered = await banner.innerText();
      await undo.tap();
      await expect(banner).not.toHaveText(entered, { useInnerText: true });
      await enter(page, line);
    }
    await table.result.waitFor();

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the record' }).tap();
    const record = readFileSync(await (await saved).path(), 'utf8');
    const comments = record.split('\n').filter((line) => line.startsWith('#'));
    expect(comments.filter((line) => line.startsWith('# fair: hand=')).length).toBe(thrown.length);
    expect(record.replace(/^#.*\n/gm, ''), 'the record, comments apart').toBe(text);
    expect((await api.position(record)).state.result, 'it can be replayed').not.toBeNull();

    await page.getByRole('link', { name: 'Replay' }).tap();
    await expect(page.getByRole('button', { name: 'Analyse' })).toBeVisible();
    // Where nothing is left to chance, nobody is told of dice.
    if (thrown.length === 0) return;
    await page.getByText('Fair dice').tap();
    await expect(page.getByText(`${thrown.length} throws were made by hand, beside the board`)).toBeVisible();
  });
}

test('everybody with their own phone: each throws for all, and all agree to unsee', async ({
  page,
  friend,
  api,
}) => {
  // A game with a lot is one with dice.
  const game = (await api.games()).find(({ lot }) => lot);
  const seats = game?.seats.find((list) => list.length === 2);
  if (!game || !seats) throw new Error('found no game with a lot for two');
  const form = await new NewTablePage(page, game).open();
  await form.onRealBoard(seats, 'Everybody their own');
  await page.getByLabel('Your name').fill('Anna');
  await form.submit.click();
  await expect(page.getByRole('img', { name: 'The link as a QR code' })).toBeVisible();
  const [anna, ben] = [new TablePage(page), new TablePage(friend)];
  await ben.join(await anna.shareLink(), 'Ben');
  await anna.drawing.waitFor();
  const throwing = /^(Anna|Ben) throws\. What do the dice show\?$/;
  for (const { prompt } of [anna, ben]) await expect(prompt).toHaveText(throwing);
  await friend.getByRole('button', { name: 'Throw for us' }).click();
  const mine = anna.mine.or(anna.prompt.filter({ hasText: 'Ben to play' }));
  await expect(mine.first()).toBeVisible();
  await expect(page.locator('[data-dice]')).toHaveCount(0);
  await expect(page.locator('[data-banner]')).toHaveText(/(Anna|Ben)’s turn.*throws/);
  // Everybody saw what fell: it is taken back together, and would fall again.
  await page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name: 'Take back' }).click();
  await friend.getByRole('button', { name: 'Yes' }).click();
  for (const { prompt } of [anna, ben]) await expect(prompt).toHaveText(throwing);
});
