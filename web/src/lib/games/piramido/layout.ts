// Where everything lies on the stage: the board of the route, scoreboards, sphinxes in hand, the die and the viewer.
import { standing, start } from './actions';
import { blocks, extent, ways, type Block, type Way } from './pyramid';
import { onPyramid } from './routes';
import type { Plan, Point, View } from './types';

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
  ways: Way[];
}

const WIDE = 1.45;

export function layout(plan: Plan, view: View, aspect: number, quarter: number): Layout {
  const pyramid = onPyramid(view.route);
  const all = pyramid ? blocks(plan, quarter) : [];
  const board = pyramid ? extent(plan) : { width: plan.labyrinth.width, height: plan.labyrinth.height };
  const places = new Map<string, Point>(all.map(({ name, x, y }) => [name, { x, y }]));
  if (!pyramid) {
    const { rows, starts, chamber } = plan.labyrinth;
    for (const { name, x, y } of rows.flat()) places.set(name, { x, y });
    for (const { name, colour, x, y } of starts) places.set(start(name, colour), { x, y });
    places.set(chamber.name, chamber);
  }
  const beside = pyramid || aspect > 2.1;
  const wide = aspect > WIDE && beside;
  const rest = wide ? side(plan, view, board, aspect) : below(plan, board, pyramid);
  return {
    ...rest,
    board,
    blocks: all,
    ways: ways(plan, all),
    at: (target) => places.get(target) ?? { x: 0, y: 0 },
  };
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
    return {
      seat,
      x,
      y: y + 56,
      scale,
      whole: true,
      hand: { x: x + plan.scoreboard.width * scale - 92, y: y + 28 },
    };
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
function below(plan: Plan, board: Layout['board'], pyramid: boolean): Beside {
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

/** Where an explorer stands: those on one place stand beside each other, and one who has to turn back (V4) beside the sphinx. */
export function explorerAt(place: Layout, view: View, seat: string): Point | null {
  const player = view.players.find((player) => player.seat === seat);
  if (!player?.place) return null;
  const target = standing(player);
  const there = view.players.filter((other) => standing(other) === target).map((other) => other.seat);
  const { x, y } = place.at(target);
  if (view.sphinxes.some(({ step }) => step === target)) return { x: x - ASIDE, y: y + 6 };
  const shift = there.length > 1 ? (there.indexOf(seat) - (there.length - 1) / 2) * 44 : 0;
  return { x: x + shift, y };
}

/** Where a sphinx stands: it makes room for one who has to turn back. */
export function sphinxAt(place: Layout, view: View, step: string): Point {
  const { x, y } = place.at(step);
  return { x: view.players.some((player) => player.place === step) ? x + ASIDE : x, y };
}

const ASIDE = 22;

export interface SphinxInBox extends Point {
  number: number;
  /** In hand, or out: for the rest of the route, or of the game (V5). */
  state: 'hand' | 'out';
}

/** The sphinxes beside a scoreboard: each has its place there, and those on the pyramid are not on it. */
export function sphinxesBeside(score: ScorePlace, plan: Plan, view: View): SphinxInBox[] {
  const player = view.players.find(({ seat }) => seat === score.seat);
  const own = plan.colours.find(({ colour }) => colour === player?.colour)?.sphinxes ?? [];
  const begun = !['rolloff', 'colour', 'reels'].includes(view.phase);
  const isOut = (number: number) =>
    view.spent?.includes(number) ||
    (onPyramid(view.route) && begun && !view.sphinxes.some((sphinx) => sphinx.number === number));
  return own.flatMap((number, at) => {
    const state = player?.hand.includes(number) ? 'hand' : isOut(number) ? 'out' : null;
    return state ? [{ number, state, x: score.hand.x + 64 * at, y: score.hand.y }] : [];
  });
}

/** The middle and the size of a scoreboard. */
export function scoreboardOf({ x, y, scale, whole }: ScorePlace, plan: Plan, view: View) {
  const [width, rows] = [plan.scoreboard.width * scale, whole ? view.routes.length : 1];
  const [above, height] = [whole ? 60 : 6, rows * 100 * scale];
  return { x: x + width / 2, y: y + (height - above) / 2, width: width + 30, height: height + above + 40 };
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
