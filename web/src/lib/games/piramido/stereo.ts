// Ways to look at a pair of pictures.

export const MODES = ['flat', 'pair', 'crossed', 'anaglyph', 'wiggle'] as const;
export type Mode = (typeof MODES)[number];

/** Red for the left eye, cyan for the right: the left in grey, so that red things do not flicker. */
export function anaglyph(left: ImageData, right: ImageData): ImageData {
  const [one, two] = [left.data, right.data];
  for (let at = 0; at < two.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = [one[at], one[at + 1], one[at + 2]];
    two[at] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return right;
}
