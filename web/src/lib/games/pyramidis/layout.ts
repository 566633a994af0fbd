// Where things lie on the screen: the plan, turned so that one side is at the bottom, and the heights of stacks.
import { turned } from '../../board/geometry';
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

/** Whether all who play go round the same ring: nobody ever comes to the other one. */
export function isOneRing(plan: Plan): boolean {
  const rings = plan.colours
    .filter(({ seat }) => seat !== null)
    .map(({ course }) => [...course].sort().join());
  return new Set(rings).size === 1;
}

/** The drawing is never narrower, so that a stack has room beside the ring. */
const NARROWEST = 330;

/**
 * The plan with the side of this colour at the bottom. Of one ring nothing but this ring is drawn, along the longer side of the
 * stage (`aspect` is its width by its height): there, on a wide stage, the colour's side is on the left.
 */
export function layout(plan: Plan, bottom: string | null, aspect = 1): Layout {
  const alone = isOneRing(plan);
  const lies = alone && aspect > 1;
  const middle = { x: plan.width / 2, y: plan.height / 2 };
  const side = plan.colours.find(({ colour }) => colour === bottom);
  const below = (quarters: number) => {
    if (!side) return true;
    const [start, tray] = [turned(side.start, middle, quarters), turned(side.tray, middle, quarters)];
    const ahead = { x: (start.x + tray.x) / 2 - middle.x, y: (start.y + tray.y) / 2 - middle.y };
    return ahead.y >= Math.abs(ahead.x);
  };
  const quarters = ([0, 1, 2].find(below) ?? 3) + (lies ? 1 : 0);
  const fit = (length: number, part: number) =>
    alone ? Math.max(NARROWEST, Math.min(length, length * part)) : length;
  const [width, height] = [fit(plan.width, aspect), fit(plan.height, 1 / aspect)];
  const turn = (point: Point) => {
    const { x, y } = turned(point, middle, quarters);
    return { x: x - (plan.width - width) / 2, y: y - (plan.height - height) / 2 };
  };
  const sides = plan.colours.filter(({ seat }) => !alone || seat !== null);
  const ring = new Set(sides.flatMap(({ course }) => course));
  const squares = plan.squares
    .filter(({ name }) => !alone || ring.has(name))
    .map((spot) => ({ ...spot, ...turn(spot) }));
  squares.sort((one, other) => one.y - other.y || one.x - other.x);
  return {
    width,
    height,
    squares,
    sides: sides.map((side) => ({ ...side, start: turn(side.start), tray: turn(side.tray) })),
    at: new Map(squares.map(({ name, x, y }) => [name, { x, y }])),
  };
}

/** How far up the pyramid on this level is, in a stack of `height`. */
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
