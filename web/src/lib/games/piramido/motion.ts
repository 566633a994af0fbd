// What moves in an action, where and when. Start at `timeline`.
import type { Moment } from '../../board/animation';
import { timing } from '../../board/timing';
import { start } from './actions';
import { explorerAt, scoreAt, sphinxAt, type Layout } from './layout';
import type { Colour, Event, Plan, Point, Sign, View } from './types';

const STEP = 280;
const WALK = 210;
/** Turning back at a sphinx. */
const RECOIL = 460;
export const { length, duration } = timing<Event>({
  rolloff: 700,
  begins: 0,
  colour: 300,
  reel: 250,
  route: 500,
  side: 350,
  turn: 0,
  roll: 650,
  step: STEP,
  sphinx_stops: RECOIL,
  sphinx_out: 350,
  lost: 0,
  walk: ({ path }) => WALK * Math.max(0, path.length - 1),
  claim: 650,
  passage: 420,
  sphinx_set: 550,
  arrived: 600,
  route_over: 700,
  over: 600,
});

export interface Timeline {
  duration: number;
  explorers: ReadonlyMap<string, readonly Moment[]>;
  /** Signs that fly from the board to a scoreboard. */
  signs: readonly { sign: Sign; way: readonly Moment[] }[];
  /** Sphinxes that are set or stop somebody, by step. */
  sphinxes: ReadonlyMap<string, readonly Moment[]>;
  /** Sphinxes that are out now. */
  gone: readonly { colour: Colour; number: number; way: readonly Moment[] }[];
  rolls: boolean;
}

export function timeline(
  events: readonly Event[],
  plan: Plan,
  place: Layout,
  before: View,
  after: View,
): Timeline {
  const explorers = new Map<string, Moment[]>();
  const sphinxes = new Map<string, Moment[]>();
  const signs: { sign: Sign; way: Moment[] }[] = [];
  const gone: { colour: Colour; number: number; way: Moment[] }[] = [];
  let now = 0;
  // Between routes the boards change, and nothing can be seen to go from one to the other.
  const same = before.route === after.route;
  const spot = (seat: string, name: string) => {
    const colour = before.players.find((player) => player.seat === seat)?.colour ?? '';
    return place.at(name === 'L' || name === 'R' ? start(name, colour) : name);
  };
  const go = (seat: string, from: Point, to: readonly Point[], each: number) => {
    const way = explorers.get(seat) ?? [{ ...(explorerAt(place, before, seat) ?? from), time: 0 }];
    way.push({ ...(way.at(-1) ?? from), time: now });
    to.forEach((point, at) => way.push({ x: point.x, y: point.y, time: now + each * (at + 1) }));
    explorers.set(seat, way);
  };
  for (const event of same ? events : []) {
    if (event.kind === 'step') go(event.seat, place.at(event.from), [place.at(event.to)], STEP);
    else if (event.kind === 'passage')
      go(event.seat, place.at(event.from), [spot(event.seat, event.to)], 420);
    else if (event.kind === 'walk') {
      const [from = '', ...rest] = event.path;
      go(
        event.seat,
        spot(event.seat, from),
        rest.map((name) => spot(event.seat, name)),
        WALK,
      );
    } else if (event.kind === 'claim' && event.sign) {
      const stood = explorers.get(event.seat)?.at(-1) ??
        explorerAt(place, before, event.seat) ?? { x: 0, y: 0 };
      const to = scoreAt(place, plan, after, event.seat, event.space);
      const way = [
        { ...stood, time: 0 },
        { ...stood, time: now },
        { ...to, time: now + 650 },
      ];
      signs.push({ sign: event.sign, way });
    } else if (event.kind === 'sphinx_stops') {
      const [at, stands] = [place.at(event.step), sphinxAt(place, after, event.step)];
      const way = explorers.get(event.seat) ?? [];
      way.push(...recoil(way, explorerAt(place, after, event.seat) ?? at, now));
      sphinxes.set(event.step, [
        { ...at, time: 0 },
        { ...at, time: now, size: 1 },
        { ...stands, time: now + 0.3 * RECOIL, size: 1.25 },
        { ...stands, time: now + RECOIL, size: 1 },
      ]);
    } else if (event.kind === 'sphinx_out') {
      const { colour } = before.sphinxes.find(({ number }) => number === event.sphinx) ?? { colour: 'red' };
      const { x, y } = place.at(event.step);
      const way = [
        { x, y, time: 0, size: 1 },
        { x, y, time: now, size: 1 },
        { x, y: y - 30, time: now + 350, size: 0.3 },
      ];
      gone.push({ colour, number: event.sphinx, way });
    } else if (event.kind === 'sphinx_set') {
      const hand = place.scores.find(({ seat }) => seat === event.seat)?.hand ?? { x: 0, y: 0 };
      sphinxes.set(event.step, [
        { ...hand, time: 0 },
        { ...hand, time: now },
        { ...place.at(event.step), time: now + 550 },
      ]);
    }
    now += length(event);
  }
  const rolls = events.some(({ kind }) => kind === 'roll' || kind === 'rolloff');
  return { duration: Math.max(now, rolls ? 650 : 0), explorers, signs, sphinxes, gone, rolls };
}

/** One who comes onto the step of a sphinx and is thrown back a little towards the step just left. */
function recoil(way: readonly Moment[], rest: Point, now: number): Moment[] {
  const [from, there] = [way.at(-2) ?? rest, way.at(-1) ?? rest];
  const thrown = { x: there.x + 0.45 * (from.x - there.x), y: there.y + 0.45 * (from.y - there.y) };
  return [
    { ...thrown, time: now + 0.4 * RECOIL },
    { ...rest, time: now + RECOIL },
  ];
}
