// How a person plays on the board itself: with a mouse, with fingers, or with the keyboard alone. Start at `turn`.
//
// The person asks the page for a hint and then points at what it marks, one target after another; or wanders: points at anything
// that the board marks as legal.
import { expect } from '../browser.mjs';

/** Whether this person may play, the game is over, or it is somebody else's turn. */
export function standing(page) {
  return page.evaluate(() => {
    if (document.querySelector('.ended')) return 'over';
    return document.querySelector('.tools [data-tool=hint]:enabled') ? 'mine' : 'wait';
  });
}

/** One action of somebody whose turn it is. */
export async function turn(page, hand, wander = false) {
  const before = await page.locator('.board').getAttribute('data-tick');
  await (wander ? wanders(page, hand, before) : follows(page, hand));
  // Whoever plays at once is asked all the same where the way could go on.
  if ((await chosen(page, before)) === 'asked') await hand.confirm(page);
  await page.waitForFunction((tick) => document.querySelector('.board')?.dataset.tick !== tick, before);
}

/** Waits until an action is whole: played already, or to be confirmed. */
async function chosen(page, before) {
  const state = await page.waitForFunction((tick) => {
    if (document.querySelector('.board')?.dataset.tick !== tick) return 'played';
    return document.querySelector('.bar .primary:enabled') ? 'asked' : null;
  }, before);
  return state.jsonValue();
}

async function follows(page, hand) {
  await hand.ask(page);
  await page.locator('.advice').waitFor();
  const path = await page.locator('.board').evaluate((board) => JSON.parse(board.dataset.hint ?? '[]'));
  const place = path.findIndex((target) => target.startsWith('#'));
  for (const target of place < 0 ? path : path.slice(0, place)) await hand.point(page, target);
  if (place >= 0 || path.length === 0) await hand.press(page, '.acts .hinted');
}

/** Points at anything legal until an action is whole. */
async function wanders(page, hand, before) {
  for (let steps = 0; steps < 8; steps++) {
    const choice = await page.waitForFunction((tick) => {
      const board = document.querySelector('.board');
      const places = [...document.querySelectorAll('.board [data-legal=true]')].map(
        ({ dataset }) => dataset.target,
      );
      const buttons = document.querySelectorAll('.acts button').length;
      if (board?.dataset.tick !== tick || document.querySelector('.bar .primary')) return 'whole';
      return places.length + buttons > 0 ? { places, buttons } : null;
    }, before);
    const { places, buttons } = await choice.jsonValue();
    if (!places) return;
    const pick = Math.floor(Math.random() * (places.length + buttons));
    if (pick < places.length) await hand.point(page, places[pick]);
    else await hand.press(page, `.acts button:nth-child(${pick - places.length + 1})`);
  }
}

const place = (target) => `.board [data-target="${target}"]`;

/**
 * The middle of something that can be pointed at there: it is enabled, and nothing lies above it. As strict as Playwright's own
 * click, but without its wait for two frames: whole games are many clicks.
 */
async function spot(page, what) {
  const found = await page.waitForFunction((what) => {
    const element = document.querySelector(what);
    if (!element || element.disabled) return null;
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const middle = { x: x + width / 2, y: y + height / 2 };
    return element.contains(document.elementFromPoint(middle.x, middle.y)) ? middle : null;
  }, what);
  return found.jsonValue();
}

const pointer = (press) => {
  const at = async (page, what) => {
    const { x, y } = await spot(page, what).catch(() => {
      throw new Error(`expected ${what} to be there, enabled, with nothing above its middle`);
    });
    await press(page, x, y);
  };
  return {
    ask: (page) => at(page, '[data-tool=hint]'),
    point: (page, target) => at(page, place(target)),
    press: at,
    confirm: (page) => at(page, '.bar .primary'),
  };
};

/** Clicks. */
export const mouse = pointer((page, x, y) => page.mouse.click(x, y));

/** Taps. */
export const finger = pointer((page, x, y) => page.touchscreen.tap(x, y));

/** The keyboard alone: nothing is focused but by Tab and arrows. */
export const keys = {
  ask: (page) => page.keyboard.press('h'),
  point: async (page, target) => {
    await walk(page, target);
    await page.keyboard.press('Enter');
  },
  press: async (page, what) => {
    await tab(page, what);
    await page.keyboard.press('Enter');
  },
  // Enter again on what was chosen says yes.
  confirm: async (page) => {
    await page.locator('.bar .primary').waitFor();
    await page.keyboard.press('Enter');
  },
};

/** Presses Tab until something is focused. */
export async function tab(page, what) {
  for (let presses = 0; presses < 80; presses++) {
    if (await page.locator(what).evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  expect(false, `to reach ${what} by the Tab key`);
}

/** Goes to a target by arrow keys, as one who sees where it lies: towards it, and round what is in the way. */
async function walk(page, target) {
  const tried = new Map();
  for (let presses = 0; presses < 150; presses++) {
    const { here, ways } = await page.evaluate((wanted) => {
      const middle = (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
      };
      const board = document.querySelector('.board');
      const focused = document.activeElement?.closest('.board [data-target]');
      const goal = board.querySelector(`[data-target="${CSS.escape(wanted)}"]`);
      if (!goal) throw new Error(`expected a target ${wanted} on the board`);
      if (!focused) return { here: null, ways: [] };
      const [[x, y], [to, down]] = [middle(focused), middle(goal)];
      const far = { ArrowRight: to - x, ArrowLeft: x - to, ArrowDown: down - y, ArrowUp: y - down };
      const ways = Object.keys(far).sort((one, other) => far[other] - far[one]);
      return { here: focused.dataset.target, ways };
    }, target);
    if (here === target) return;
    if (here === null) {
      const elsewhere = await page.evaluate(() => document.activeElement !== document.body);
      await page.keyboard.press(elsewhere ? 'Shift+Tab' : 'ArrowDown');
      continue;
    }
    const known = tried.get(here) ?? [];
    const way = ways.find((way) => !known.includes(way));
    expect(way, `to reach ${target} by arrow keys, stuck at ${here}`);
    tried.set(here, [...known, way]);
    await page.keyboard.press(way);
  }
  expect(false, `to reach ${target} by arrow keys`);
}
