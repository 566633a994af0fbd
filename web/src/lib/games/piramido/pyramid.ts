// The pyramid as it is drawn: its steps, turned by quarters and raised level by level, and the ways that join them.
import { turned } from '../../board/geometry';
import type { Plan, Point, Stair } from './types';

/** How much higher each level is drawn than the one below it. */
const RISE = 26;
/** The sand around it. */
const MARGIN = 12;
/** How deep a row is drawn at the back and in front: at the back a higher step hides a part of the one behind it. */
const BACK = 86;
const FRONT = 75;
const WIDE = 100;
/** How much narrower a way is that goes across. */
const FORESHORTENED = 0.8;

/** Something of each neighbour, by quarters: behind, right, before, left. */
type Around<T> = readonly [T, T, T, T];

/** A step as a block, round the middle of what is seen of its upper side. */
export interface Block extends Stair {
  /** How much of its upper side is seen. */
  tall: number;
  /** The height of its front, down to the step before it. */
  front: number;
  /** How many levels the steps around it lie higher. */
  higher: Around<number>;
  /** The way up to the top, in quarters from straight behind. */
  uphill: number;
}

/** A way between two steps: level, or a flight of treads. */
export interface Way {
  name: string;
  /** Its ground, and the edges along it. */
  ground: string;
  edges: string;
  treads: string;
  /** The wall under a flight that is seen from its side. */
  wall: string;
}

/** How large the pyramid is drawn. */
export function extent(plan: Plan): { width: number; height: number } {
  const { width, height } = plan.pyramid;
  return { width: width + 2 * MARGIN, height: edgeOf(height / WIDE, height / WIDE) + RISE + 2 * MARGIN };
}

/** The steps from the back to the front. */
export function blocks(plan: Plan, quarter: number): Block[] {
  const { steps, width } = plan.pyramid;
  const rows = width / WIDE;
  const middle = { x: width / 2, y: width / 2 };
  const all = steps.map((step) => ({ step, ...turned(step, middle, quarter) }));
  const level = new Map(all.map(({ x, y, step }) => [`${x},${y}`, step.level]));
  const at = (x: number, y: number) => level.get(`${x},${y}`) ?? -1;
  return all
    .sort((one, other) => one.y - other.y || one.x - other.x)
    .map(({ step, x, y }) => {
      const rise = (x: number, y: number) => at(x, y) - step.level;
      const higher: Around<number> = [
        rise(x, y - WIDE),
        rise(x + WIDE, y),
        rise(x, y + WIDE),
        rise(x - WIDE, y),
      ];
      const row = Math.floor(y / WIDE);
      const [back, front] = [row, row + 1].map((row) => edgeOf(row, rows) - step.level * RISE + MARGIN);
      const tall = (front ?? 0) - (back ?? 0) - Math.max(0, higher[2]) * RISE;
      return {
        ...step,
        x: x + MARGIN,
        y: (back ?? 0) + tall / 2,
        tall,
        front: Math.max(0, -higher[2]) * RISE,
        higher,
        uphill: uphill(x - middle.x, y - middle.y),
      };
    });
}

/** The ways of the plan, between blocks. */
export function ways(plan: Plan, all: readonly Block[]): Way[] {
  const known = new Map(all.map((block) => [block.name, block]));
  return plan.pyramid.ways.flatMap(([one, other]) => {
    const [from, to] = [known.get(one), known.get(other)];
    if (!from || !to) return [];
    const name = `${one}-${other}`;
    if (from.x === to.x)
      return [upright(name, ...(from.y < to.y ? ([from, to] as const) : ([to, from] as const)))];
    return [across(name, ...(from.x < to.x ? ([from, to] as const) : ([to, from] as const)))];
  });
}

/** Where a row begins, counted from the back. */
function edgeOf(row: number, rows: number): number {
  const middle = (rows - 1) / 2;
  const [back, front] = [Math.min(row, middle), Math.max(0, row - middle - 1)];
  const half = Math.min(1, Math.max(0, row - middle));
  return back * BACK + half * ((BACK + FRONT) / 2) + front * FRONT;
}

function uphill(x: number, y: number): number {
  if (Math.abs(y) >= Math.abs(x)) return y > 0 ? 0 : 2;
  return x < 0 ? 1 : 3;
}

/** How wide a way is to both sides of its middle. */
function reach(one: Block, other: Block): number {
  return one.level !== other.level && [one.part, other.part].includes('stairs') ? 30 : 22;
}

/** How far a way goes into a step beyond its edge. */
const INTO = 14;
/** How far a flight reaches into the lower step, and how many treads it has. */
const RUN = 17;
const TREADS = 4;

/** The same from one end of a flight to the other, tread by tread. */
function treads(from: number, to: number): number[] {
  return Array.from({ length: TREADS + 1 }, (_, tread) => from + ((to - from) * tread) / TREADS);
}

/** From a step behind to the one before it. */
function upright(name: string, behind: Block, before: Block): Way {
  const wide = reach(behind, before);
  const { x } = behind;
  const edge = behind.y + behind.tall / 2;
  const foot = edge + behind.front;
  if (behind.level === before.level)
    return {
      name,
      ground: `M${x - wide} ${edge - INTO}H${x + wide}V${edge + INTO}H${x - wide}Z`,
      edges: `M${x - wide} ${edge - INTO}V${edge + INTO}M${x + wide} ${edge - INTO}V${edge + INTO}`,
      treads: '',
      wall: '',
    };
  // A flight in front of the upper step is seen from its foot; of one behind it only the lower end is seen.
  const [from, to] = behind.level > before.level ? [edge, foot + RUN] : [edge - RUN + 4, edge];
  return {
    name,
    ground: `M${x - wide} ${from - INTO}H${x + wide}V${to + INTO}H${x - wide}Z`,
    edges: `M${x - wide} ${from}V${to}M${x + wide} ${from}V${to}`,
    treads: treads(from, to)
      .map((y) => `M${x - wide} ${y}H${x + wide}`)
      .join(''),
    wall: '',
  };
}

/** From a step at the left to the one at its right. */
function across(name: string, left: Block, right: Block): Way {
  const wide = reach(left, right) * FORESHORTENED;
  const edge = (left.x + right.x) / 2;
  const climbs = left.level !== right.level;
  const up = right.level > left.level;
  // A flight lies on the lower step, against the upper one.
  const run = climbs ? RUN + 7 : 0;
  const [start, end] = up ? [edge - run, edge] : [edge, edge + run];
  const slope = [
    { x: start, y: left.y },
    { x: end, y: right.y },
  ];
  const whole = [{ x: start - INTO, y: left.y }, ...(climbs ? slope : []), { x: end + INTO, y: right.y }];
  const side = (line: readonly Point[], down: number) => line.map(({ x, y }) => `${x} ${y + down}`);
  const sides = (line: readonly Point[]) => [-wide, wide].map((down) => `M${side(line, down).join('L')}`);
  const heights = treads(left.y, right.y);
  return {
    name,
    ground: `M${[...side(whole, -wide), ...side(whole, wide).reverse()].join('L')}Z`,
    edges: sides(climbs ? slope : whole).join(''),
    treads: climbs
      ? treads(start, end)
          .map((x, tread) => `M${x} ${(heights[tread] ?? 0) - wide}v${2 * wide}`)
          .join('')
      : '',
    wall: climbs ? `M${side(slope, wide).join('L')}L${edge} ${Math.max(left.y, right.y) + wide}Z` : '',
  };
}
