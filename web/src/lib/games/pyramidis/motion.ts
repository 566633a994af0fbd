// How a pyramid goes through the air: keyframes of the Web Animations API, in the coordinates of the board.
import { HOP, LIFT, STEP, type Flight, type Sowing } from './flights';
import { LAYER, place, rise, slot, SMALL, type Layout } from './layout';
import type { Point, View } from './types';

/** How high the hand is carried above what it passes. */
const CARRY = 30;

interface Moment extends Point {
  time: number;
  size: number;
}

/** The keyframes of a flight that is over at `landing`. */
export function frames(
  flight: Flight,
  sown: Sowing,
  landing: number,
  before: View,
  plan: Layout,
): Keyframe[] {
  const moments = path(flight, sown, landing, before, plan);
  return moments.map(({ x, y, size, time }, number) => ({
    offset: Math.min(1, time / landing),
    opacity: 1,
    transform: `translate(${x}px, ${y}px) scale(${size})`,
    easing:
      number === moments.length - 2 ? 'cubic-bezier(0.5, 0, 0.9, 0.6)' : 'cubic-bezier(0.35, 0, 0.3, 1)',
  }));
}

function path(flight: Flight, sown: Sowing, landing: number, before: View, plan: Layout): Moment[] {
  const begin = origin(flight, sown, before, plan);
  const up = rise(flight.order, sown.count) + CARRY;
  const hand = plan.at.get(sown.from) ?? startOf(sown, plan) ?? begin;
  const lifted = { x: hand.x, y: hand.y - up, size: 1, time: LIFT };
  const last = flight.way.length - 1;
  const over = flight.way.flatMap(({ square, jumped }, step): Moment[] => {
    const at = plan.at.get(square);
    if (!at) return [];
    const gone = sown.flights.filter((other) => other.way.length - 1 < step).length;
    const standing = rise(before.stacks[square]?.length ?? 0, before.stacks[square]?.length ?? 0);
    const high = standing + CARRY + (jumped ? 16 : 0) + LAYER * (flight.order - gone);
    // The last step is over a little before its time, so that the pyramid can be set down.
    const time = LIFT + STEP * (step + 1) - (step === last ? STEP * 0.35 : 0);
    return [{ x: at.x, y: at.y - high, size: 1, time }];
  });
  const at = plan.at.get(flight.way[last]?.square ?? '') ?? begin;
  const set = landing - (flight.home ? HOP : 0);
  const waits = over.at(-1);
  const down = {
    x: at.x,
    y: at.y - (flight.home ? 0 : rise(flight.level, flight.level + 1)),
    size: 1,
    time: set,
  };
  // Those that are set down later on the same square wait in the hand.
  const hold = waits && set - STEP * 0.35 > waits.time ? [{ ...waits, time: set - STEP * 0.35 }] : [];
  const moments = [{ ...begin, time: 0 }, lifted, ...over, ...hold, down];
  if (!flight.home) return moments;
  const tray = plan.sides.find(({ colour }) => colour === flight.pyramid)?.tray ?? at;
  const rest = slot(flight.level);
  const peak = {
    x: (at.x + tray.x) / 2,
    y: Math.min(at.y, tray.y) - 70,
    size: 0.8,
    time: landing - HOP * 0.45,
  };
  return [...moments, peak, { x: tray.x + rest.x, y: tray.y + rest.y, size: SMALL, time: landing }];
}

/** Where a pyramid is before it is taken up. */
function origin(flight: Flight, sown: Sowing, before: View, plan: Layout): Point & { size: number } {
  const square = plan.at.get(sown.from);
  if (square) return { x: square.x, y: square.y - rise(flight.order, sown.count), size: 1 };
  const start = startOf(sown, plan) ?? { x: 0, y: 0 };
  const waiting = before.players.find(({ colour }) => sown.from === `start:${colour}`)?.start ?? sown.count;
  const spot = place(waiting - sown.count + flight.order);
  return { x: start.x + spot.x, y: start.y + spot.y, size: SMALL };
}

/** The start square from which pyramids were taken. */
export function startOf(sown: Sowing, plan: Layout): Point | undefined {
  return plan.sides.find(({ colour }) => sown.from === `start:${colour}`)?.start;
}

/** A line over the squares that a hand passes, in hops. */
export function hops(from: Point, way: readonly { at: Point; jumped: boolean }[]): string {
  let here = from;
  return way.reduce((line, { at, jumped }) => {
    const high = Math.min(here.y, at.y) - (jumped ? 95 : 42);
    line += `Q${(here.x + at.x) / 2} ${high} ${at.x} ${at.y}`;
    here = at;
    return line;
  }, `M${from.x} ${from.y}`);
}
