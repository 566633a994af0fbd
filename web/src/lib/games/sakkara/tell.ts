// What somebody does in a turn, told as a person would, and the ways that stones and bridges go on the board.
import type { Say } from '../../board/contract';
import { paragraph, type Part } from '../../board/telling';
import { waiting } from './actions';
import type { Colour, Event, Stone } from './types';
import { words } from './words';

/** A stone that goes on and on. */
interface Walk {
  seat: Colour;
  stone: Stone;
  count: number;
  to: string;
}

/** `named`: whether fields are called by their names. */
export function tell(events: readonly Event[], say: Say, named: boolean): string {
  const parts: Part[] = [];
  const place = (field: string) => (named ? field : 'none');
  let walk = null as Walk | null;
  const arrive = () => {
    if (!walk) return;
    const { seat, stone, count, to } = walk;
    parts.push({ who: seat, does: say.t('sakkara-does-move', { stone, count, to: place(to) }) });
    walk = null;
  };
  for (const event of events) {
    if (event.kind === 'moved') {
      const count = event.fields.length - 1;
      const to = event.fields.at(-1) ?? '';
      if (walk && (walk.seat !== event.seat || walk.stone !== event.stone)) arrive();
      walk = { seat: event.seat, stone: event.stone, count: (walk?.count ?? 0) + count, to };
      continue;
    }
    arrive();
    parts.push(...other(event, say, place, mover(events)));
  }
  arrive();
  return paragraph(parts, say, 'sakkara-does');
}

/** Who acts: what is captured belongs to another. */
function mover(events: readonly Event[]): Colour | null {
  const own = events.find(({ kind }) => kind === 'moved' || kind === 'entered');
  return own && 'seat' in own ? own.seat : null;
}

function other(event: Event, say: Say, place: (field: string) => string, who: Colour | null): Part[] {
  switch (event.kind) {
    case 'turn_began':
      return [];
    case 'entered': {
      const { seat, stone, field } = event;
      return [{ who: seat, does: say.t('sakkara-does-enter', { stone, to: place(field) }) }];
    }
    case 'bridge_moved': {
      const { seat, bridge, to } = event;
      return [{ who: seat, does: say.t('sakkara-does-bridge', { bridge, to: place(to) }) }];
    }
    case 'captured': {
      if (!who) return [{ says: words(event, say) }];
      const { stone, seat } = event;
      return [{ who, does: say.t('sakkara-does-capture', { stone, name: say.player(seat) }) }];
    }
    default:
      return [{ says: words(event, say) }];
  }
}

/** The ways of stones, each as far as it goes without another between, and of bridges. */
export function ways(events: readonly Event[]): string[][] {
  const all: string[][] = [];
  const on = (way: readonly string[]) => {
    const last = all.at(-1);
    if (last && last.at(-1) === way[0]) last.push(...way.slice(1));
    else all.push([...way]);
  };
  for (const event of events) {
    if (event.kind === 'entered') on([waiting(event.seat, event.stone), event.field]);
    else if (event.kind === 'moved') on(event.fields);
    else if (event.kind === 'bridge_moved') on([event.from, event.to]);
  }
  return all;
}
