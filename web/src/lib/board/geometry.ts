// Points and rectangles of a board, in the coordinates of its SVG.

export interface Point {
  x: number;
  y: number;
}

/** A point turned clockwise about another, by quarters of a turn. */
export function turned(point: Point, about: Point, quarters: number): Point {
  let [x, y] = [point.x - about.x, point.y - about.y];
  for (let quarter = 0; quarter < quarters % 4; quarter += 1) [x, y] = [-y, x];
  return { x: x + about.x, y: y + about.y };
}

/** A rectangle round the middle of a place, with round corners, as attributes of SVG. */
export interface Box extends Point {
  width: number;
  height: number;
  rx: number;
}

export function box(width: number, height: number, rx: number, y = -height / 2): Box {
  return { x: -width / 2, y, width, height, rx };
}

/** A circle, as a rectangle that is all corners. */
export function ring(radius: number): Box {
  return box(2 * radius, 2 * radius, radius);
}
