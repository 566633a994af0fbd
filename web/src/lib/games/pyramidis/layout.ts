// Where things lie on the screen: the plan, turned so that one side is at the bottom, and the heights of stacks.
import type { Colour, Plan, Point, Side, Spot } from './types';

/** How high the inscribed plinth of a pyramid is: what is seen of those that have another on top. */
export const LAYER = 13;
/** Higher than this a stack would hide the square behind it: its layers are pressed together. */
const TALLEST = 5 * LAYER;

export interface Layout {
  width: number;
  height: number;
  /** From back to front. */
  squares: readonly Spot[];
  sides: readonly Side[];
  at: ReadonlyMap<string, Point>;
}

/** The plan with the side of this colour at the bottom. */
export function layout(plan: Plan, bottom: string | null): Layout {
  const middle = { x: plan.width / 2, y: plan.height / 2 };
  const side = plan.colours.find(({ colour }) => colour === bottom);
  let turn = (point: Point): Point => point;
  if (side) {
    let quarters = 0;
    let ahead = {
      x: (side.start.x + side.tray.x) / 2 - middle.x,
      y: (side.start.y + side.tray.y) / 2 - middle.y,
    };
    while (ahead.y < Math.abs(ahead.x) && quarters < 3) {
      ahead = { x: -ahead.y, y: ahead.x };
      quarters += 1;
    }
    turn = (point) => {
      let [x, y] = [point.x - middle.x, point.y - middle.y];
      for (let quarter = 0; quarter < quarters; quarter += 1) [x, y] = [-y, x];
      return { x: x + middle.x, y: y + middle.y };
    };
  }
  const squares = plan.squares.map((spot) => ({ ...spot, ...turn(spot) }));
  squares.sort((one, other) => one.y - other.y || one.x - other.x);
  return {
    width: plan.width,
    height: plan.height,
    squares,
    sides: plan.colours.map((side) => ({ ...side, start: turn(side.start), tray: turn(side.tray) })),
    at: new Map(squares.map(({ name, x, y }) => [name, { x, y }])),
  };
}

/** How far up the pyramid on this level is, in a stack of so many. */
export function rise(level: number, height: number): number {
  return level * Math.min(LAYER, TALLEST / Math.max(height, 1));
}

/** Where the pyramid lies that came home as this one, counted from 0, in the tray: three, two, and the rest round them. */
export function slot(number: number): Point {
  const rows = [
    [-28, 14],
    [0, 14],
    [28, 14],
    [-15, -13],
    [15, -13],
    [-15, 34],
    [15, 34],
    [0, -34],
  ];
  const [x = 0, y = 0] = rows[number] ?? [];
  return { x, y };
}

/** Where the pyramid waits that is this one, counted from 0, on the start square. */
export function place(number: number): Point {
  return { x: -33 + 22 * (number % 4), y: number < 4 ? 10 : -17 };
}

/** The size of pyramids that wait or are home, beside those on the board. */
export const SMALL = 0.38;

/** The way of a colour as a line that runs on the right of the squares' middles, closed. */
export function lane(side: Side, at: ReadonlyMap<string, Point>, aside: number): Point[] {
  const way = side.course.flatMap((square) => at.get(square) ?? []);
  return way.map((here, number) => {
    const before = way.at(number - 1) ?? here;
    const after = way[(number + 1) % way.length] ?? here;
    const into = right(before, here);
    const out = right(here, after);
    return { x: here.x + aside * clamp(into.x + out.x), y: here.y + aside * clamp(into.y + out.y) };
  });
}

/** One unit to the right of somebody who goes from here to there. */
function right(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
}

function clamp(number: number): number {
  return Math.max(-1, Math.min(1, number));
}

/** A closed line through points, its corners rounded. */
export function loop(points: readonly Point[], radius: number): string {
  const steps = points.map((here, number) => {
    const before = points.at(number - 1) ?? here;
    const after = points[(number + 1) % points.length] ?? here;
    const [from, to] = [towards(here, before, radius), towards(here, after, radius)];
    return `${number === 0 ? 'M' : 'L'}${from.x} ${from.y}Q${here.x} ${here.y} ${to.x} ${to.y}`;
  });
  return `${steps.join('')}Z`;
}

export function towards(from: Point, to: Point, far: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) * far) / length, y: from.y + ((to.y - from.y) * far) / length };
}

export const MARKS: Readonly<Record<Colour, string>> = { red: 'R', green: 'G', yellow: 'Y', blue: 'B' };

/** The letters as lines, for pieces that are part of a button: text in it would be taken for its name. */
export const LETTERS: Readonly<Record<Colour, string>> = {
  red: 'M-6 14.500V-4H1A5 5 0 0 1 1 6H-6M0 6L7 14.500',
  green: 'M7 -0.500A8 9.500 0 1 0 7.500 10.500V5.500H2',
  yellow: 'M-7.500 -4L0 5.500L7.500 -4M0 5.500V14.500',
  blue: 'M-6 14.500V-4H1A4.500 4.500 0 0 1 1 5H-6M1 5A4.750 4.750 0 0 1 1 14.500H-6',
};
