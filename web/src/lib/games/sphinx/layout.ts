// Where the things beside the corridor lie: hands and dice. On a wide stage they have columns of their own, otherwise
// the frame.
import type { Plan, Point, Slot, View } from './types';

export interface HandPlace extends Point {
  seat: string;
  /** How much room the cards have. */
  width: number;
  /** Of a card, beside its size of 62 by 88. */
  scale: number;
  /** Whether there is room for the name. */
  named: boolean;
}

export interface Layout {
  wide: boolean;
  box: { x: number; y: number; width: number; height: number };
  hands: HandPlace[];
  dice: Point & { scale: number };
  at: (field: number) => Point;
  slot: (slot: Slot) => Point;
}

const WIDE = 1.28;
const CARD = { width: 62, height: 88 };

/** `aspect` is width by height of the stage. The first hand is that of the one who looks. */
export function layout(plan: Plan, aspect: number, looking: string | null): Layout {
  const wide = aspect > WIDE;
  const side = wide ? Math.min(400, Math.max(180, (plan.width * (aspect - 1)) / 2)) : 0;
  const me = plan.seats.indexOf(looking ?? '');
  const seats = plan.seats.map((_, at) => plan.seats[(at + Math.max(0, me)) % plan.seats.length] ?? '');
  const fields = new Map(plan.fields.map(({ field, x, y }) => [field, { x, y }]));
  const slots = new Map(plan.sphinxes.map(({ slot, x, y }) => [slot, { x, y }]));
  return {
    wide,
    box: { x: -side, y: 0, width: plan.width + 2 * side, height: plan.height },
    hands: seats.map((seat, at) =>
      wide ? column(seat, at, seats.length, plan, side) : corner(seat, at, plan),
    ),
    dice: wide
      ? { x: -side / 2 - 4, y: 210, scale: Math.min(1.25, side / 250) }
      : { x: plan.width / 2, y: plan.height - 50, scale: 0.86 },
    at: (field) => fields.get(field) ?? { x: 0, y: 0 },
    slot: (slot) => slots.get(slot) ?? { x: 0, y: 0 },
  };
}

function column(seat: string, at: number, count: number, plan: Plan, side: number): HandPlace {
  const height = Math.min(300, (plan.height - 60) / count);
  const y = plan.height / 2 + (count / 2 - at - 1) * height + 70;
  return { seat, x: plan.width + 24, y, width: side - 40, scale: Math.min(1.35, height / 205), named: true };
}

function corner(seat: string, at: number, plan: Plan): HandPlace {
  const [right, top] = [at % 2 === 1, at > 1];
  const width = top ? 460 : 385;
  return {
    seat,
    x: right ? plan.width - 14 - width : 14,
    y: top ? 6 : plan.height - 94,
    width,
    scale: 1,
    named: false,
  };
}

/** How much of each card is in sight where they overlap: its middle and more, to point at. */
const IN_SIGHT = 0.7;

/** The middle of a card of a hand and its scale: in one row or two, as large as there is room for. */
export function cardAt(hand: HandPlace, number: number, count: number): Point & { scale: number } {
  const [left, top] = hand.named ? [0, 48] : [68, 1];
  const [width, height] = [hand.width - left, hand.named ? 160 * hand.scale - top - 12 : 90];
  const fit = (rows: number) => {
    const beside = Math.ceil(count / rows) - 1;
    const wide = width / CARD.width / (1 + beside * IN_SIGHT);
    return { rows, beside, scale: Math.min(hand.scale, wide, height / rows / (CARD.height + 8)) };
  };
  const [one, two] = [fit(1), fit(2)];
  const { rows, beside, scale } = two.scale > one.scale ? two : one;
  const size = CARD.width * scale;
  const step = beside > 0 ? Math.min(size + 8, (width - size) / beside) : 0;
  const row = Math.floor(number / (beside + 1));
  return {
    x: hand.x + left + size / 2 + step * (number % (beside + 1)),
    y: hand.y + top + (height / rows) * (row + 0.5),
    scale,
  };
}

/** Where a card lies that a seat holds. */
export function cardOf(layout: Layout, view: View, seat: string, colour: string): Point {
  const hand = layout.hands.find((hand) => hand.seat === seat);
  const cards = view.seats.find((player) => player.seat === seat)?.cards ?? [];
  const number = Math.max(
    0,
    cards.findIndex((card) => card === colour),
  );
  return hand ? cardAt(hand, number, cards.length) : { x: 0, y: 0 };
}

/** Where a pawn stands: beside the others on the start. */
export function pawnAt(layout: Layout, view: View, seat: string): Point {
  const field = view.seats.find((player) => player.seat === seat)?.field ?? 0;
  const there = view.seats.filter((player) => player.field === field).map((player) => player.seat);
  const { x, y } = layout.at(field);
  if (there.length < 2) return { x, y };
  const number = there.indexOf(seat);
  return {
    x: x + (number % 2 === 0 ? -21 : 21),
    y: y + (number < 2 && there.length > 2 ? -19 : number < 2 ? 0 : 21),
  };
}

/** The corners of the corridor, and which way is out: torches burn there. */
export function corners(plan: Plan): (Point & { dx: number; dy: number })[] {
  return plan.fields.slice(1, -1).flatMap((spot, at) => {
    const [before, after] = [plan.fields[at], plan.fields[at + 2]];
    if (!before || !after) return [];
    const [inX, inY] = [Math.sign(spot.x - before.x), Math.sign(spot.y - before.y)];
    const [outX, outY] = [Math.sign(after.x - spot.x), Math.sign(after.y - spot.y)];
    if (inX === outX && inY === outY) return [];
    return [{ x: spot.x, y: spot.y, dx: inX - outX, dy: inY - outY }];
  });
}
