// Ways to look at a pair of pictures.
import { store, stored } from '../../storage';
import type { PictureView } from './pictures';

export const MODES = ['flat', 'pair', 'crossed', 'anaglyph', 'wiggle'] as const;
export type Mode = (typeof MODES)[number];

const KEY = 'pyramidion.viewer';

/** How somebody looked last. */
export function chosenMode(): Mode {
  return MODES.find((mode) => mode === stored(KEY)) ?? 'flat';
}
export function keepMode(mode: Mode): void {
  store(KEY, mode);
}

/** As much of a picture as a way of looking needs. */
export function viewFor(mode: Mode): PictureView {
  return mode === 'flat' ? 'eye' : 'pair';
}

/** Red for the left eye, cyan for the right: the left in grey, so that red things do not flicker. */
export function anaglyph<Pixels extends Pick<ImageData, 'data'>>(left: Pixels, right: Pixels): Pixels {
  const [one, two] = [left.data, right.data];
  for (let at = 0; at < two.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = [one[at], one[at + 1], one[at + 2]];
    two[at] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return right;
}
