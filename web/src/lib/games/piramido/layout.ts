// Where everything lies on the stage: the board of the route, scoreboards, sphinxes in hand, the die and the viewer.
import { standing, start } from './actions';
import { onPyramid, type Plan, type Point, type Stair, type View } from './types';

/** How much higher each level is drawn, and how much the pyramid is foreshortened. */
export const RISE = 27;
export const TILT = 0.8;
const MARGIN = 12;

export interface Block extends Stair {
  /** The height of its front, down to the step before it. */
  front: number;
  /** How much of it the step before it hides. */
  hidden: number;
  /** Whether the steps to its left and right lie lower. */
  left: boolean;
  right: boolean;
  /** Whether the step to its left lies higher and throws a shadow. */
  shaded: boolean;
}

/** The pyramid, turned by quarters and raised, from the back to the front. */
export function blocks(plan: Plan, quarter: number): Block[] {
  const { steps, width } = plan.pyramid;
  const turned = steps.map((step) => ({ step, ...turn(step, width, quarter) }));
  const level = new Map(turned.map(({ x, y, step }) => [`${x},${y}`, step.level]));
  const at = (x: number, y: number) => level.get(`${x},${y}`) ?? -1;
  return turned
    .sort((one, other) => one.y - other.y || one.x - other.x)
    .map(({ step, x, y }) => ({
      ...step,
      x: x + MARGIN,
      y: y * TILT - step.level * RISE + MARGIN,
      front: Math.max(0, step.level - at(x, y + 100)) * RISE,
      hidden: Math.max(0, at(x, y + 100) - step.level) * RISE,
      left: at(x - 100, y) < step.level,
      right: at(x + 100, y) < step.level,
      shaded: at(x - 100, y) > step.level,
    }));
}

/** A point turned about the middle of the board, clockwise. */
function turn({ x, y }: Point, size: number, quarter: number): Point {
  let point = { x, y };
  for (let turns = 0; turns < quarter % 4; turns += 1) point = { x: size - point.y, y: point.x };
  return point;
}

export interface ScorePlace extends Point {
  seat: string;
  scale: number;
  /** Whether all rows are shown and the name, or only the row of this route. */
  whole: boolean;
  /** Where the sphinxes in hand lie. */
  hand: Point;
}

export interface Layout {
  box: { width: number; height: number };
  wide: boolean;
  /** The board without what lies beside it. */
  board: { width: number; height: number };
  scores: ScorePlace[];
  die: Point & { scale: number };
  viewer: Point & { scale: number };
  /** The button that turns the pyramid. */
  turner: Point;
  /** The middle of a target. */
  at(target: string): Point;
  blocks: Block[];
}

const WIDE = 1.45;

export function layout(plan: Plan, view: View, aspect: number, quarter: number): Layout {
  const pyramid = onPyramid(view.route);
  const all = pyramid ? blocks(plan, quarter) : [];
  const board = pyramid
    ? { width: plan.pyramid.width + 2 * MARGIN, height: plan.pyramid.height * TILT + RISE + 2 * MARGIN }
    : { width: plan.labyrinth.width, height: plan.labyrinth.height };
  const places = new Map<string, Point>(
    all.map(({ name, x, y, hidden }) => [name, { x, y: y - hidden / 2 }]),
  );
  if (!pyramid) {
    const { rows, starts, chamber } = plan.labyrinth;
    for (const { name, x, y } of rows.flat()) places.set(name, { x, y });
    for (const { name, colour, x, y } of starts) places.set(start(name, colour), { x, y });
    places.set(chamber.name, chamber);
  }
  const beside = pyramid || aspect > 2.1;
  const wide = aspect > WIDE && beside;
  const rest = wide ? side(plan, view, board, aspect) : below(plan, view, board, pyramid);
  return { ...rest, wide, board, blocks: all, at: (target) => places.get(target) ?? { x: 0, y: 0 } };
}

type Beside = Pick<Layout, 'box' | 'scores' | 'die' | 'viewer' | 'turner'>;

/** A column at the right. */
function side(plan: Plan, view: View, board: Layout['board'], aspect: number): Beside {
  const column = Math.min(560, Math.max(330, aspect * board.height - board.width));
  const x = board.width + 14;
  const width = column - 26;
  const viewer = Math.min(1, (width - 96) / 252);
  const rows = view.routes.length;
  const most = (board.height - 216) / plan.seats.length;
  const scale = Math.min(width / plan.scoreboard.width, (most - 74) / (100 * rows));
  const height = 100 * scale * rows + 74;
  const scores = plan.seats.map((seat, at) => {
    const y = 212 + at * height;
    return { seat, x, y: y + 56, scale, whole: true, hand: { x: x + width - 96, y: y + 28 } };
  });
  return {
    box: { width: board.width + column, height: board.height },
    scores,
    die: { x: x + width - 48, y: 62, scale: 0.86 },
    viewer: { x: x + 114 * viewer, y: 104, scale: viewer },
    turner: { x: x + width - 48, y: 172 },
  };
}

/** A strip at the bottom; the labyrinth has room there between the start spaces. */
function below(plan: Plan, _view: View, board: Layout['board'], pyramid: boolean): Beside {
  const count = plan.seats.length;
  const scale = 0.62;
  const height = 62;
  const top = pyramid ? board.height + 6 : 712;
  const left = pyramid ? 8 : 128;
  const scores = plan.seats.map((seat, at) => ({
    seat,
    x: left,
    y: top + at * height,
    scale,
    whole: false,
    hand: { x: left + 8 * 62 + 34, y: top + at * height + 31 },
  }));
  const bottom = Math.max(top + count * height, top + 124);
  return {
    box: { width: board.width, height: pyramid ? bottom + 4 : board.height },
    scores,
    die: { x: left + (pyramid ? 674 : 760), y: top + (pyramid ? 34 : 60), scale: pyramid ? 0.62 : 0.86 },
    viewer: { x: left + (pyramid ? 806 : 930), y: top + 64, scale: 0.68 },
    turner: { x: left + 674, y: top + 100 },
  };
}

/** Where an explorer stands: those on one place stand beside each other. */
export function explorerAt(place: Layout, view: View, seat: string): Point | null {
  const player = view.players.find((player) => player.seat === seat);
  if (!player?.place) return null;
  const target = standing(player);
  const there = view.players.filter((other) => standing(other) === target).map((other) => other.seat);
  const { x, y } = place.at(target);
  const shift = there.length > 1 ? (there.indexOf(seat) - (there.length - 1) / 2) * 44 : 0;
  return { x: x + shift, y };
}

/** The middle of a space of a scoreboard. */
export function scoreAt(place: Layout, plan: Plan, view: View, seat: string, space: number): Point {
  const score = place.scores.find((score) => score.seat === seat);
  const [row] = plan.scoreboard.rows;
  const at = row?.spaces[space - 1];
  if (!score || !at) return { x: 0, y: 0 };
  const number = score.whole ? view.routes.indexOf(view.route) : 0;
  return { x: score.x + at.x * score.scale, y: score.y + (at.y + 100 * number) * score.scale };
}
