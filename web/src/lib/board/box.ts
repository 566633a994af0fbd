// Rectangles round the middle of a place, as attributes of SVG.

/** So wide and so high, with round corners. */
export const box = (width: number, height: number, rx: number, y = -height / 2) => ({
  x: -width / 2,
  y,
  width,
  height,
  rx,
});

/** A circle, as a rectangle that is all corners. */
export const ring = (radius: number) => box(2 * radius, 2 * radius, radius);
