// How a person plays on the board itself: with a mouse, with fingers, or with the keyboard alone. Start at `playTurn`.
//
// The person asks the page for a hint and then points at what it marks, one target after another; or wanders: points at
// anything that the board marks as legal. Whole games are many clicks, so what is waited for is looked up within the
// page, at every frame.
import type { Page } from '@playwright/test';

/** Something in the page: the first that the selector finds, and that is called just this, if it is called anything. */
interface Thing {
  css: string;
  text?: string;
}

/** One of the ways to point at things. */
export interface Pointing {
  askForHint(page: Page): Promise<void>;
  /** At a place on the board. */
  choose(page: Page, target: string): Promise<void>;
  /** At anything else. */
  press(page: Page, thing: Thing): Promise<void>;
  confirm(page: Page): Promise<void>;
}

const HINT: Thing = { css: '[role=toolbar] [data-tool=hint]' };
const CONFIRM: Thing = { css: 'button', text: 'Play' };
/** The actions that have no place on the board. */
const BUTTONS = '[role=group][aria-label="Actions"] button';
/** A dialog over the board that shows what only one may see. */
const SEEN: Thing = { css: '[role=dialog][data-look] button' };
const ADVICE = 'would play: ';

const place = (target: string): Thing => ({ css: `[data-tick] [data-target="${target}"]` });

/** Waits until this person may play, or the game is over. */
export async function whenMine(page: Page, timeout?: number): Promise<'mine' | 'over'> {
  return within(
    page,
    (mine) => {
      if (document.querySelector('section[aria-label="Result"]')) return 'over';
      return document.querySelector(mine) ? 'mine' : null;
    },
    '[data-prompt][data-mine=true]',
    timeout,
  );
}

/** One action of somebody whose turn it is. */
export async function playTurn(page: Page, pointing: Pointing, wander = false): Promise<void> {
  const before = await page.locator('[data-tick]').getAttribute('data-tick');
  await (wander ? wanderAbout(page, pointing, before) : followHint(page, pointing));
  // Anyone who plays at once is asked all the same where the way could go on.
  if ((await whenWhole(page, before)) === 'asked') {
    await pointing.confirm(page);
    await within(
      page,
      (tick) => document.querySelector(`[data-tick]:not([data-tick="${tick}"])`) && 'played',
      before,
    );
  }
  await putAway(page, pointing);
}

/** What was seen lies over the board until it is put away. */
export async function putAway(page: Page, pointing: Pointing): Promise<void> {
  const seen = page.locator(SEEN.css);
  if ((await seen.count()) === 0) return;
  await pointing.press(page, SEEN);
  await seen.waitFor({ state: 'detached' });
}

/** Waits for a function to answer with something, in the page, at every frame. */
export async function within<Result, Arg>(
  page: Page,
  look: (arg: Arg) => Result | null,
  arg: Arg,
  timeout?: number,
): Promise<Result> {
  const found = await page.waitForFunction(look as (arg: unknown) => Result | null, arg, { timeout });
  return (await found.jsonValue()) as Result;
}

/** Waits until an action is whole: played already, or to be confirmed. */
function whenWhole(page: Page, before: string | null): Promise<'played' | 'asked'> {
  return within(
    page,
    ([tick, { css, text }]) => {
      if (document.querySelector<HTMLElement>('[data-tick]')?.dataset.tick !== tick) return 'played';
      const buttons = document.querySelectorAll(`${css}:enabled`);
      return [...buttons].some((button) => button.textContent.trim() === text) ? 'asked' : null;
    },
    [before, CONFIRM] as const,
  );
}

async function followHint(page: Page, pointing: Pointing): Promise<void> {
  await pointing.askForHint(page);
  const { path, words } = await within(
    page,
    (advice) => {
      const board = document.querySelector<HTMLElement>('[data-hint]');
      const said = [...document.querySelectorAll('p')].find((line) => line.textContent.includes(advice));
      if (!board || !said) return null;
      const own = [...said.childNodes].filter((node) => node instanceof Text);
      const words = own.map(({ data }) => data).join('');
      return { path: JSON.parse(board.dataset.hint ?? '[]') as string[], words };
    },
    ADVICE,
  );
  const off = path.findIndex((target) => target.startsWith('#'));
  for (const target of off < 0 ? path : path.slice(0, off)) await pointing.choose(page, target);
  // What has no place on the board is a button, called as the advice says.
  const text = words.split(ADVICE)[1]?.trim().replace(/\.$/, '');
  if (off >= 0 || path.length === 0) await pointing.press(page, { css: BUTTONS, text });
}

/** Points at anything legal until an action is whole. */
async function wanderAbout(page: Page, pointing: Pointing, before: string | null): Promise<void> {
  for (let steps = 0; steps < 8; steps++) {
    const { whole, places, buttons } = await within(
      page,
      ([tick, buttons, { css, text }]) => {
        const board = document.querySelector<HTMLElement>('[data-tick]');
        const asked = [...document.querySelectorAll(css)].some((one) => one.textContent.trim() === text);
        if (board?.dataset.tick !== tick || asked) return { whole: true, places: [], buttons: [] };
        const legal = [...board.querySelectorAll<HTMLElement>('[data-legal=true]')];
        const places = legal.map(({ dataset }) => dataset.target ?? '');
        const words = [...document.querySelectorAll(buttons)].map((one) =>
          (one.ariaLabel ?? one.textContent).trim(),
        );
        return places.length + words.length > 0 ? { whole: false, places, buttons: words } : null;
      },
      [before, BUTTONS, CONFIRM] as const,
    );
    if (whole) return;
    const pick = Math.floor(Math.random() * (places.length + buttons.length));
    const target = places[pick];
    if (target !== undefined) await pointing.choose(page, target);
    else await pointing.press(page, { css: BUTTONS, text: buttons[pick - places.length] });
  }
}

/**
 * The middle of something that can be pointed at there: it is enabled, and nothing lies above it. As strict as Playwright's own
 * click, but without its wait for two frames.
 */
function middle(page: Page, thing: Thing): Promise<{ x: number; y: number }> {
  return within(
    page,
    ({ css, text }) => {
      const all = [...document.querySelectorAll(css)];
      const called = (one: Element) => (one.ariaLabel ?? one.textContent).trim();
      const element = text === undefined ? all[0] : all.find((one) => called(one) === text);
      if (!element || element.matches(':disabled')) return null;
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      const middle = { x: x + width / 2, y: y + height / 2 };
      return element.contains(document.elementFromPoint(middle.x, middle.y)) ? middle : null;
    },
    thing,
  );
}

function pointer(press: (page: Page, x: number, y: number) => Promise<void>): Pointing {
  const at = async (page: Page, thing: Thing) => {
    const { x, y } = await middle(page, thing).catch((error: unknown) => {
      const { css, text = '' } = thing;
      throw new Error(`expected ${css} ${text} to be there, enabled, with nothing above its middle`, {
        cause: error,
      });
    });
    await press(page, x, y);
  };
  return {
    askForHint: (page) => at(page, HINT),
    choose: (page, target) => at(page, place(target)),
    press: at,
    confirm: (page) => at(page, CONFIRM),
  };
}

/** Clicks. */
export const mouse = pointer((page, x, y) => page.mouse.click(x, y));

/** Taps. */
export const finger = pointer((page, x, y) => page.touchscreen.tap(x, y));

/** The keyboard alone: nothing is focused but by Tab and arrows. */
export const keyboard: Pointing = {
  askForHint: (page) => page.keyboard.press('h'),
  choose: async (page, target) => {
    await walkTo(page, target);
    await page.keyboard.press('Enter');
  },
  press: async (page, thing) => {
    await tabTo(page, thing);
    await page.keyboard.press('Enter');
  },
  // Enter again on what was chosen says yes.
  confirm: async (page) => {
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    await page.keyboard.press('Enter');
  },
};

/** Presses Tab until something is focused. */
export async function tabTo(page: Page, thing: Thing): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    const there = await page.evaluate(({ css, text }) => {
      const focused = document.activeElement;
      const called = (focused?.ariaLabel ?? focused?.textContent ?? '').trim();
      return Boolean(focused?.matches(css) && (text === undefined || called === text));
    }, thing);
    if (there) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`expected to reach ${thing.css} ${thing.text ?? ''} by the Tab key`);
}

type Arrow = 'ArrowRight' | 'ArrowLeft' | 'ArrowDown' | 'ArrowUp';

/** Goes to a target by arrow keys, as one who sees where it lies: towards it, and round what is in the way. */
async function walkTo(page: Page, target: string): Promise<void> {
  const tried = new Map<string, Arrow[]>();
  for (let presses = 0; presses < 150; presses++) {
    const { here, ways } = await page.evaluate(arrowsTowards, target);
    if (here === target) return;
    if (here === null) {
      const elsewhere = await page.evaluate(() => document.activeElement !== document.body);
      await page.keyboard.press(elsewhere ? 'Shift+Tab' : 'ArrowDown');
      continue;
    }
    const known = tried.get(here) ?? [];
    const way = ways.find((way) => !known.includes(way));
    if (!way) throw new Error(`expected to reach ${target} by arrow keys, found myself stuck at ${here}`);
    tried.set(here, [...known, way]);
    await page.keyboard.press(way);
  }
  throw new Error(`expected to reach ${target} by arrow keys`);
}

/** Where the focus is on the board, and the arrow keys, the one that leads nearest to the target first. Runs in the page. */
function arrowsTowards(wanted: string): { here: string | null; ways: Arrow[] } {
  const middle = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const focused = document.activeElement?.closest<HTMLElement>('[data-tick] [data-target]');
  const goal = document.querySelector(`[data-tick] [data-target="${CSS.escape(wanted)}"]`);
  if (!goal) throw new Error(`expected a target ${wanted} on the board`);
  if (!focused) return { here: null, ways: [] };
  const [from, to] = [middle(focused), middle(goal)];
  const far: Record<Arrow, number> = {
    ArrowRight: to.x - from.x,
    ArrowLeft: from.x - to.x,
    ArrowDown: to.y - from.y,
    ArrowUp: from.y - to.y,
  };
  const ways = (Object.keys(far) as Arrow[]).sort((one, other) => far[other] - far[one]);
  return { here: focused.dataset.target ?? null, ways };
}
