// Where things lie on the screen: the plan, turned so that one seat's entrance is at the bottom left.
import { type Point, turned } from '../../board/geometry';
import type { BridgeView, Colour, Direction, Plan, Side, Spot, Stone, Wall } from './types';

const HEADINGS: readonly Direction[] = ['n', 'e', 's', 'w'];
export const CELL = 100;

export interface Layout {
  width: number;
  height: number;
  cells: readonly Spot[];
  at: ReadonlyMap<string, Spot>;
  walls: readonly Wall[];
  ankh: string;
  sides: readonly Side[];
  /** Quarters of a turn clockwise from the plan. */
  quarters: number;
}

/** The plan as seen from this seat. */
export function layout(plan: Plan, bottom: string | null): Layout {
  const middle = { x: plan.width / 2, y: plan.height / 2 };
  const entrance = plan.cells.find((cell) => cell.entrance !== null && cell.entrance === bottom);
  const fits = (quarters: number) => {
    const corner = entrance && turned(entrance, middle, quarters);
    return corner && corner.x < middle.x && corner.y > middle.y;
  };
  const quarters = [0, 1, 2, 3].find(fits) ?? 0;
  const turn = <P extends Point>(point: P): P => ({ ...point, ...turned(point, middle, quarters) });
  const cells = plan.cells.map(turn).sort((one, other) => one.y - other.y || one.x - other.x);
  return {
    width: plan.width,
    height: plan.height,
    cells,
    at: new Map(cells.map((cell) => [cell.name, cell])),
    walls: plan.walls,
    ankh: plan.ankh,
    sides: plan.colours.map((side) => ({ ...side, outside: side.outside.map(turn) })),
    quarters,
  };
}

/** The angle of a heading on the screen, clockwise from up. */
export function angle(heading: Direction, plan: Layout): number {
  return 90 * ((HEADINGS.indexOf(heading) + plan.quarters) % 4);
}

/** The size of a stone that waits, beside one on the board. */
export const SMALL = 0.82;

/** Where a stone waits that is off the board. */
export function outside(colour: Colour, stone: Stone, plan: Layout): Point {
  const side = plan.sides.find((side) => side.colour === colour);
  return side?.outside.find((place) => place.stone === stone) ?? { x: 0, y: 0 };
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What cells take up together. */
export function box(names: Iterable<string>, plan: Layout): Box {
  const cells = [...names].flatMap((name) => plan.at.get(name) ?? []);
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const half = CELL / 2;
  return {
    left: Math.min(...xs) - half,
    top: Math.min(...ys) - half,
    right: Math.max(...xs) + half,
    bottom: Math.max(...ys) + half,
  };
}

/** How a bridge lies: across its wall. On a corner it joins two fields outside; on the Ankh field it only lies there. */
export type Lie = 'upright' | 'flat' | 'corner';

export function lie({ field }: BridgeView, plan: Layout): Lie {
  const wall = plan.walls.find(({ cells }) => cells.includes(field));
  if (!wall) return 'upright';
  const index = wall.cells.indexOf(field);
  const before = plan.at.get(wall.cells.at(index - 1) ?? '');
  const after = plan.at.get(wall.cells[(index + 1) % wall.cells.length] ?? '');
  if (!before || !after) return 'upright';
  if (before.x === after.x) return 'flat';
  return before.y === after.y ? 'upright' : 'corner';
}

export const MARKS: Readonly<Record<Colour, string>> = { red: 'R', yellow: 'Y', blue: 'B', green: 'G' };

/** Whether a cell of a wall is a corner, where two of its faces meet. */
export function isCorner({ left, top, right, bottom }: Box, { x, y }: Point): boolean {
  const half = CELL / 2;
  return (x === left + half || x === right - half) && (y === top + half || y === bottom - half);
}
