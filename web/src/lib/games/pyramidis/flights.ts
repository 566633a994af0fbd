// What an action does to each pyramid: where it is taken, over which squares the hand carries it, where it is set down.
// Both the animation and the preview are drawn from this. Start at `sowing`.
import type { Colour, Event, View } from './types';

export interface Flight {
  pyramid: Colour;
  /** Its place in the hand, from the bottom. */
  order: number;
  /** The squares that the hand passes until this pyramid is set down, which is on the last. */
  way: readonly Step[];
  /** The level that it gets there, or how many of its colour were home before it. */
  level: number;
  home: boolean;
}

export interface Step {
  square: string;
  /** A tower: the hand passes high above it. */
  jumped: boolean;
}

export interface Sowing {
  /** A square, or `start:red`. */
  from: string;
  /** How many are taken. */
  count: number;
  flights: readonly Flight[];
  /** The stacks when all is set down. */
  after: Readonly<Record<string, readonly Colour[]>>;
}

/** What these events do to the pyramids of a view; null if they move none. */
export function sowing(before: View, events: readonly Event[]): Sowing | null {
  const stacks = new Map(Object.entries(before.stacks).map(([square, stack]) => [square, [...stack]]));
  const way: Step[] = [];
  const flights: Flight[] = [];
  let from = '';
  let count = 0;
  for (const event of events) {
    if (event.kind === 'took_from_start') [from, count] = [`start:${event.seat}`, event.count];
    else if (event.kind === 'lifted') {
      [from, count] = [event.square, event.height];
      stacks.delete(event.square);
    } else if (event.kind === 'jumped') way.push({ square: event.square, jumped: true });
    else if (event.kind === 'dropped' || event.kind === 'came_home') {
      const { pyramid, square } = event;
      if (way.at(-1)?.square !== square) way.push({ square, jumped: false });
      const home = event.kind === 'came_home';
      const stack = stacks.get(square) ?? [];
      const level = home ? event.home - 1 : stack.length;
      if (!home) stacks.set(square, [...stack, pyramid]);
      flights.push({ pyramid, order: flights.length, way: [...way], level, home });
    }
  }
  return from ? { from, count, flights, after: Object.fromEntries(stacks) } : null;
}

/** Whether the events lead from one view to the other: only then is there something to animate. */
export function leads(sown: Sowing, view: View): boolean {
  const squares = new Set([...Object.keys(sown.after), ...Object.keys(view.stacks)]);
  return [...squares].every((square) => sown.after[square]?.join() === view.stacks[square]?.join());
}

/** Milliseconds: lifting the hand, going one square on, setting one down where the hand stays. */
export const LIFT = 180;
export const STEP = 230;
export const SET = 130;
export const HOP = 420;

/** When each flight is over, in milliseconds. */
export function landings(flights: readonly Flight[]): number[] {
  return flights.map((flight, number) => {
    const last = flight.way.length;
    const first = flights.findIndex((other) => other.way.length === last);
    return LIFT + STEP * last + SET * (number - first) + (flight.home ? HOP : 0);
  });
}
