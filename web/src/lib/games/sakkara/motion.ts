// What moves in an action, where and when: for animation and for the ghosts of a preview. Start at `journeys`.
import type { Moment } from '../../board/animation';
import { timing } from '../../board/timing';
import { outside, SMALL, type Layout } from './layout';
import type { Colour, Event, Stone, View } from './types';

type Place = Omit<Moment, 'time'>;

export interface Journeys {
  /** By `red:R` for stones, by the cell where it ends for bridges. */
  moments: ReadonlyMap<string, readonly Moment[]>;
  duration: number;
}

const ENTER = 420;
const STEP = 260;
const HOME = 520;
const REST = 380;
const SLIDE = 420;

/** How long things move. */
export const { duration } = timing<Event>({
  hid: 0,
  guessed: 0,
  fists_opened: 0,
  bid_failed: 0,
  turn_began: 0,
  entered: ENTER,
  moved: ({ fields }) => STEP * (fields.length - 1),
  captured: HOME,
  reached: REST + HOME,
  bridge_moved: SLIDE,
  duty_void: 0,
  ended_early: 0,
  white_bridge_due: 0,
  won: 0,
  drawn: 0,
});

export function stoneKey(colour: Colour, stone: Stone): string {
  return `${colour}:${stone}`;
}

/** The ways of all stones and bridges that these events move. */
export function journeys(events: readonly Event[], plan: Layout): Journeys {
  const moments = new Map<string, Moment[]>();
  let now = 0;
  const go = (key: string, from: Place, to: readonly Place[], each: number) => {
    const known = moments.get(key) ?? [{ ...from, time: 0 }];
    const last = known.at(-1);
    if (last && last.time < now) known.push({ ...last, time: now });
    for (const place of to) known.push({ ...place, time: (now += each) });
    moments.set(key, known);
  };
  const at = (field: string, size = 1): Place => {
    const { x, y } = plan.at.get(field) ?? { x: 0, y: 0 };
    return { x, y, size };
  };
  const off = (colour: Colour, stone: Stone): Place => {
    const { x, y } = outside(colour, stone, plan);
    return { x, y, size: SMALL };
  };
  for (const event of events) {
    if (event.kind === 'entered') {
      const key = stoneKey(event.seat, event.stone);
      go(key, off(event.seat, event.stone), [at(event.field)], ENTER);
    } else if (event.kind === 'moved') {
      const [from = '', ...fields] = event.fields;
      go(
        stoneKey(event.seat, event.stone),
        at(from),
        fields.map((field) => at(field)),
        STEP,
      );
    } else if (event.kind === 'captured') {
      go(stoneKey(event.seat, event.stone), at(event.field), [off(event.seat, event.stone)], HOME);
    } else if (event.kind === 'reached') {
      const key = stoneKey(event.seat, event.stone);
      go(key, at(plan.ankh), [at(plan.ankh, 1.45)], REST);
      go(key, at(plan.ankh), [off(event.seat, event.stone)], HOME);
    } else if (event.kind === 'bridge_moved') {
      go(event.to, at(event.from), [at(event.to)], SLIDE);
    }
  }
  return { moments, duration: duration(events) };
}

/** Whether a view is what these events end in: only then is there something to animate. */
export function leads(events: readonly Event[], view: View): boolean {
  const fields = new Map<string, string | null>();
  for (const event of events) {
    if (event.kind === 'entered') fields.set(stoneKey(event.seat, event.stone), event.field);
    else if (event.kind === 'moved')
      fields.set(stoneKey(event.seat, event.stone), event.fields.at(-1) ?? null);
    else if (event.kind === 'captured' || event.kind === 'reached')
      fields.set(stoneKey(event.seat, event.stone), null);
    else if (event.kind === 'bridge_moved' && !view.bridges.some(({ field }) => field === event.to))
      return false;
  }
  return view.seats.every(({ colour, stones }) =>
    stones.every(({ stone, field }) => {
      const expected = fields.get(stoneKey(colour, stone));
      return expected === undefined || expected === field;
    }),
  );
}
