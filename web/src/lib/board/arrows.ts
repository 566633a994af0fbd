// The keyboard on a board: one stop of the tab key, arrow keys from target to target. An attachment for the board's root:
// `<svg {@attach arrows()}>`. Everything with `data-target` takes part; where it lies on the screen says what is up and left.

const STEPS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Where something lies on the screen. */
export type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

/** The element that lies nearest in a direction: straight ahead counts more than aside. */
export function nearest<T>(from: Box, all: Iterable<[T, Box]>, [dx, dy]: [number, number]): T | null {
  const [x, y] = middle(from);
  let best: T | null = null;
  let least = Infinity;
  for (const [element, rect] of all) {
    const [px, py] = middle(rect);
    const ahead = (px - x) * dx + (py - y) * dy;
    const aside = Math.abs((px - x) * dy) + Math.abs((py - y) * dx);
    if (ahead < 1 || aside > ahead * 2.5) continue;
    const distance = ahead + 2 * aside;
    if (distance < least) [best, least] = [element, distance];
  }
  return best;
}

function middle(rect: Box): [number, number] {
  return [rect.x + rect.width / 2, rect.y + rect.height / 2];
}

export function arrows() {
  return (root: HTMLElement | SVGElement) => {
    const all = () => [...root.querySelectorAll<HTMLElement>('[data-target]')];
    const make = (current: HTMLElement | undefined) => {
      for (const element of all()) element.tabIndex = element === current ? 0 : -1;
    };
    const settle = () => {
      const targets = all();
      if (targets.some((target) => target.tabIndex === 0)) return;
      make(targets.find((target) => target.dataset.legal === 'true') ?? targets[0]);
    };
    const key = (event: Event) => {
      const { key } = event as KeyboardEvent;
      const here = (event.target as Element).closest<HTMLElement>('[data-target]');
      const step = STEPS[key];
      if (!here || !root.contains(here)) return;
      if (key === 'Enter' || key === ' ') {
        event.preventDefault();
        here.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      } else if (step) {
        event.preventDefault();
        const others = all().filter((other) => other !== here);
        const boxes = others.map((other): [HTMLElement, Box] => [other, other.getBoundingClientRect()]);
        nearest(here.getBoundingClientRect(), boxes, step)?.focus();
      }
    };
    const focus = (event: Event) => {
      const here = (event.target as Element).closest<HTMLElement>('[data-target]');
      if (here) make(here);
    };
    const watch = new MutationObserver(settle);
    watch.observe(root, { childList: true, subtree: true });
    root.addEventListener('keydown', key);
    root.addEventListener('focusin', focus);
    settle();
    return () => {
      watch.disconnect();
      root.removeEventListener('keydown', key);
      root.removeEventListener('focusin', focus);
    };
  };
}
