// What a finger means that does not quite meet what it points at: the nearest place that may be chosen, where places
// are small.
import type { Box } from './arrows';

/** As large as a finger needs a place to be, in pixels of the screen. */
const FINGER = 44;
/** However small a place is, a finger is not taken to mean it from farther away. */
const FARTHEST = 10;

/** How far beside a place of this size a finger may come down and still mean it. */
export function reach({ width, height }: Box): number {
  return Math.max(0, Math.min(FARTHEST, (FINGER - Math.min(width, height)) / 2));
}

/** The place that is meant by a point beside it: the nearest within reach. */
export function meant<T>(x: number, y: number, all: Iterable<[T, Box]>): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const [place, box] of all) {
    const distance = Math.hypot(beyond(x, box.x, box.width), beyond(y, box.y, box.height));
    if (distance <= reach(box) && distance < least) [best, least] = [place, distance];
  }
  return best;
}

function beyond(at: number, from: number, length: number): number {
  return Math.max(from - at, at - from - length, 0);
}
