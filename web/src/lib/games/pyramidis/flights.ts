// What an action does to each pyramid: where it is taken, over which squares the hand carries it, where it is set down.
// Both the animation and the preview are drawn from this. Start at `sowing`; `carried` is what the events alone tell.
import type { Colour, Event, View } from './types';

/** A pyramid in the hand. */
export interface Carried {
  pyramid: Colour;
  /** Its place in the hand, from the bottom. */
  order: number;
  /** The squares that the hand passes until this pyramid is set down, which is on the last. */
  way: readonly Step[];
  /** How many of its colour are home with it, if it comes home. */
  home: number | null;
}

export interface Flight extends Carried {
  /** The level that it gets on its square, or how many of its colour were home before it. */
  level: number;
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

/** The pyramids that these events take up and set down, one after another. */
export function carried(events: readonly Event[]): Carried[] {
  const way: Step[] = [];
  const all: Carried[] = [];
  for (const event of events) {
    if (event.kind === 'jumped') way.push({ square: event.square, jumped: true });
    if (event.kind !== 'dropped' && event.kind !== 'came_home') continue;
    const { pyramid, square } = event;
    if (way.at(-1)?.square !== square) way.push({ square, jumped: false });
    const home = event.kind === 'came_home' ? event.home : null;
    all.push({ pyramid, order: all.length, way: [...way], home });
  }
  return all;
}

/** What these events do to the pyramids of a view; null if they move none. */
export function sowing(before: View, events: readonly Event[]): Sowing | null {
  const taken = events.find((event) => event.kind === 'took_from_start' || event.kind === 'lifted');
  if (!taken) return null;
  const stacks = new Map(Object.entries(before.stacks));
  if (taken.kind === 'lifted') stacks.delete(taken.square);
  const flights = carried(events).map((one): Flight => {
    if (one.home !== null) return { ...one, level: one.home - 1 };
    const square = one.way.at(-1)?.square ?? '';
    const stack = stacks.get(square) ?? [];
    stacks.set(square, [...stack, one.pyramid]);
    return { ...one, level: stack.length };
  });
  const [from, count] =
    taken.kind === 'lifted' ? [taken.square, taken.height] : [`start:${taken.seat}`, taken.count];
  return { from, count, flights, after: Object.fromEntries(stacks) };
}

/** Whether the events lead from one view to the other: only then is there something to animate. */
export function leads(sown: Sowing, view: View): boolean {
  const squares = new Set([...Object.keys(sown.after), ...Object.keys(view.stacks)]);
  return [...squares].every((square) => sown.after[square]?.join() === view.stacks[square]?.join());
}

/** Milliseconds: lifting the hand, going one square on, setting one down where the hand stays. */
export const LIFT = 180;
export const STEP = 230;
const SET = 130;
export const HOP = 420;

/** When each pyramid is set down, in milliseconds. */
export function landings(all: readonly Carried[]): number[] {
  return all.map(({ way, home }, number) => {
    const first = all.findIndex((other) => other.way.length === way.length);
    return LIFT + STEP * way.length + SET * (number - first) + (home === null ? 0 : HOP);
  });
}

/** How long it takes to see what happened, in milliseconds. */
export function duration(events: readonly Event[]): number {
  return Math.max(0, ...landings(carried(events)));
}
