// What moves in an action, where and when. Start at `timeline`.
import type { Moment } from '../../board/journey';
import { start } from './actions';
import { explorerAt, scoreAt, type Layout } from './layout';
import type { Event, Plan, Point, Sign, View } from './types';

const STEP = 280;
const WALK = 210;
const LENGTH: Record<Event['kind'], number> = {
  rolloff: 700,
  begins: 0,
  colour: 300,
  reel: 250,
  route: 500,
  side: 350,
  turn: 0,
  roll: 650,
  step: STEP,
  sphinx_out: 350,
  lost: 0,
  walk: 0,
  claim: 650,
  passage: 420,
  sphinx_set: 550,
  arrived: 600,
  route_over: 700,
  over: 600,
};

function length(event: Event): number {
  return event.kind === 'walk' ? WALK * Math.max(0, event.path.length - 1) : LENGTH[event.kind];
}

/** How long it takes to see what happened, in milliseconds. */
export function duration(events: readonly Event[]): number {
  return events.reduce((sum, event) => sum + length(event), 0);
}

export interface Timeline {
  duration: number;
  explorers: ReadonlyMap<string, readonly Moment[]>;
  /** Signs that fly from the board to a scoreboard. */
  signs: readonly { sign: Sign; way: readonly Moment[] }[];
  /** Sphinxes that are set, by step. */
  sphinxes: ReadonlyMap<string, readonly Moment[]>;
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
  return { duration: Math.max(now, rolls ? 650 : 0), explorers, signs, sphinxes, rolls };
}
