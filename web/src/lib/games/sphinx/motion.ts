// What moves in an action, where and when. Start at `timeline`.
import type { Moment } from '../../board/animation';
import { timing } from '../../board/timing';
import { cardOf, pawnAt, type Layout } from './layout';
import type { Colour, Event, Plan, Point, Slot, View } from './types';

const STEP = 165;
/** Half a turn of a door. */
export const DOOR = 750;
const CARD = 520;
export const { length, duration } = timing<Event>({
  dealt: 700,
  turn_began: 0,
  rolled: 700,
  walked: ({ path }) => STEP * Math.max(0, path.length - 1),
  swapped: 1000,
  took: CARD,
  gave_back: CARD,
  // What the viewer has seen stays on the screen until it is put away.
  looked: ({ colour }) => (colour ? 800 : 1300),
  stole: 650,
  declined: 0,
  turned: DOOR,
  carried: 0,
  attempted: 2400,
  sent_back: 700,
  passed: 0,
  won: 900,
  drawn: 0,
});

export interface Lift {
  slot: Slot;
  colour: Colour | null;
  from: number;
  to: number;
}

export interface Timeline {
  duration: number;
  pawns: ReadonlyMap<string, readonly Moment[]>;
  /** By door: when it begins to turn. */
  doors: ReadonlyMap<number, number>;
  /** Cards that fly, by `seat:colour` for those that end in a hand. */
  cards: ReadonlyMap<string, readonly Moment[]>;
  /** Cards that leave a hand. */
  gone: readonly { colour: Colour; way: readonly Moment[] }[];
  sphinxes: ReadonlyMap<Slot, readonly Moment[]>;
  lifts: readonly Lift[];
  rolls: boolean;
}

/** The points of half a turn about a pivot. */
export function halfTurn(from: Point, pivot: Point, parts = 8): Point[] {
  const [x, y] = [from.x - pivot.x, from.y - pivot.y];
  return Array.from({ length: parts }, (_, part) => {
    const angle = (Math.PI * (part + 1)) / parts;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return { x: pivot.x + x * cos - y * sin, y: pivot.y + x * sin + y * cos };
  });
}

export function timeline(
  events: readonly Event[],
  plan: Plan,
  place: Layout,
  before: View,
  after: View,
): Timeline {
  const pawns = new Map<string, Moment[]>();
  const cards = new Map<string, Moment[]>();
  const doors = new Map<number, number>();
  const sphinxes = new Map<Slot, Moment[]>();
  const gone: { colour: Colour; way: Moment[] }[] = [];
  const lifts: Lift[] = [];
  let now = 0;
  let turning: { pivot: Point; from: number } | null = null;
  const go = (seat: string, from: Point, points: readonly Point[], start: number, each: number) => {
    const way = pawns.get(seat) ?? [{ ...pawnAt(place, before, seat), time: 0 }];
    way.push({ ...from, time: start });
    points.forEach((point, at) => way.push({ ...point, time: start + each * (at + 1) }));
    pawns.set(seat, way);
  };
  const fly = (from: Point, to: Point): Moment[] => [
    { ...from, time: 0 },
    { ...from, time: now },
    { ...to, time: now + CARD },
  ];
  for (const event of events) {
    if (event.kind === 'walked') {
      const [first = event.from, ...rest] = event.path;
      go(
        event.seat,
        now === 0 ? pawnAt(place, before, event.seat) : place.at(first),
        rest.map(place.at),
        now,
        STEP,
      );
    } else if (event.kind === 'turned') {
      const pivot = plan.doors.find(({ door }) => door === event.door)?.pivot ?? { x: 0, y: 0 };
      doors.set(event.door, now);
      turning = { pivot, from: now };
    } else if (event.kind === 'carried' && turning) {
      const from = place.at(event.from);
      go(event.seat, from, halfTurn(from, turning.pivot), turning.from, DOOR / 8);
    } else if (event.kind === 'sent_back') {
      go(event.seat, place.at(event.from), [pawnAt(place, after, event.seat)], now, 700);
      for (const colour of event.lost)
        gone.push({ colour, way: fly(cardOf(place, before, event.seat, colour), place.at(event.from)) });
    } else if (event.kind === 'took') {
      const field = plan.fields.find(
        (spot) => spot.card === event.colour && near(spot.field, events, event.seat, before),
      );
      const from = field ?? place.at(before.seats.find(({ seat }) => seat === event.seat)?.field ?? 0);
      cards.set(`${event.seat}:${event.colour}`, fly(from, cardOf(place, after, event.seat, event.colour)));
    } else if (event.kind === 'stole') {
      const from = cardOf(place, before, event.victim, event.colour);
      cards.set(`${event.seat}:${event.colour}`, fly(from, cardOf(place, after, event.seat, event.colour)));
    } else if (event.kind === 'gave_back') {
      const way = pawns.get(event.seat)?.at(-1);
      gone.push({
        colour: event.colour,
        way: fly(cardOf(place, before, event.seat, event.colour), way ?? place.at(0)),
      });
    } else if (event.kind === 'swapped') {
      const [guard, room] = [place.slot(event.guard), place.slot(event.room)];
      sphinxes.set(event.guard, arc(room, guard, now));
      sphinxes.set(event.room, arc(guard, room, now));
    } else if (event.kind === 'looked') {
      lifts.push({ slot: event.slot, colour: event.colour, from: now, to: now + length(event) });
    } else if (event.kind === 'attempted') {
      (['G1', 'G2', 'G3'] as const).forEach((slot, at) =>
        lifts.push({ slot, colour: event.guards?.[at] ?? null, from: now + 250 * at, to: now + 2400 }),
      );
    }
    now += length(event);
  }
  const rolls = events.some(({ kind }) => kind === 'rolled');
  return { duration: now, pawns, doors, cards, gone, sphinxes, lifts, rolls };
}

function near(field: number, events: readonly Event[], seat: string, before: View): boolean {
  const passed = events.some(
    (event) => event.kind === 'walked' && event.seat === seat && event.path.includes(field),
  );
  return passed || before.seats.some((player) => player.seat === seat && player.field === field);
}

/** Two sphinxes go round each other. */
function arc(from: Point, to: Point, start: number): Moment[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const bow = { x: (from.x + to.x) / 2 - dy * 0.18, y: (from.y + to.y) / 2 + dx * 0.18 };
  return [
    { ...from, time: 0 },
    { ...from, time: start },
    { ...bow, time: start + 500 },
    { ...to, time: start + 1000 },
  ];
}
