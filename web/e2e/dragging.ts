// How a person drags something on the board: with a mouse, or with a finger. The finger is Chromium's own, since taps
// alone drag nothing.
import type { Page } from '@playwright/test';

interface Spot {
  x: number;
  y: number;
}

/** A mouse button or a finger that is down. */
export interface Grip {
  move(to: Spot): Promise<void>;
  release(): Promise<void>;
}

/** Presses at a spot and holds. */
export async function press(page: Page, at: Spot, touch: boolean): Promise<Grip> {
  if (!touch) {
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    return {
      move: async ({ x, y }) => page.mouse.move(x, y, { steps: 4 }),
      release: async () => page.mouse.up(),
    };
  }
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Spot[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  let here = at;
  await send('touchStart', [at]);
  return {
    move: async (to) => {
      // A finger comes by the way, not at once.
      for (const part of [0.25, 0.5, 0.75, 1])
        await send('touchMove', [{ x: here.x + part * (to.x - here.x), y: here.y + part * (to.y - here.y) }]);
      here = to;
    },
    release: async () => {
      await send('touchEnd', []);
      await session.detach();
    },
  };
}

/** The middle of a target of the board on the screen. */
export async function middleOf(page: Page, target: string): Promise<Spot> {
  const place = page.locator(`[data-tick] [data-target="${target}"]`);
  await place.evaluate((element) => element.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
  return place.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
}
