// What somebody does in a turn, told as a person would, and the places on the board where it is done.
import type { Say } from '../../board/contract';
import { paragraph, type Part } from '../../board/telling';
import { field } from './actions';
import type { Event } from './types';
import { words } from './words';

/** A walk that may stop on the way, to take a card or to look. */
interface Walk {
  seat: string;
  from: number;
  to: number;
  /** Its place among the parts. */
  at: number;
}

/** `named`: whether fields are called by their numbers. */
export function tell(events: readonly Event[], say: Say, named: boolean): string {
  const parts: Part[] = [];
  const does = (who: string, id: string, args: Record<string, string | number> = {}): Part => ({
    who,
    does: say.t(`sphinx-does-${id}`, args),
  });
  let walk = null as Walk | null;
  let turner = '';
  /** Whom a door took along. */
  const taken: Part[] = [];
  const walked = ({ seat, from, to }: Walk) => {
    const way = to >= from ? 'on' : 'back';
    return does(seat, 'walk', { count: Math.abs(to - from), way, to: named ? to : 'none' });
  };
  for (const event of events) {
    switch (event.kind) {
      case 'turn_began':
      case 'declined':
        break;
      case 'rolled': {
        const dice = event.dice.map((die) => (die === 'S' ? say.t('sphinx-snakes') : die));
        parts.push(does(event.seat, 'roll', { dice: say.list(dice) }));
        break;
      }
      case 'walked':
        // The rest of a walk that stopped on the way.
        if (walk?.seat === event.seat && walk.to === event.from) {
          walk = { ...walk, to: event.to };
          parts[walk.at] = walked(walk);
        } else {
          walk = { seat: event.seat, from: event.from, to: event.to, at: parts.length };
          parts.push(walked(walk));
        }
        break;
      case 'swapped':
        parts.push(does(event.seat, 'swap', { guard: event.guard, room: event.room }));
        break;
      case 'took':
        parts.push(does(event.seat, 'take', { colour: event.colour }));
        break;
      case 'gave_back':
        parts.push(does(event.seat, 'give-back', { colour: event.colour }));
        break;
      case 'looked':
        if (event.colour) parts.push(does(event.seat, 'see', { slot: event.slot, colour: event.colour }));
        else parts.push(does(event.seat, 'look', { slot: event.slot }));
        break;
      case 'stole':
        parts.push(does(event.seat, 'steal', { colour: event.colour, victim: say.player(event.victim) }));
        break;
      case 'turned':
        walk = null;
        turner = event.seat;
        parts.push(does(event.seat, 'turn'));
        break;
      case 'carried':
        walk = null;
        if (event.seat === turner) parts.push(does(event.seat, 'ride', { to: named ? event.to : 'none' }));
        else taken.push({ says: say.t('sphinx-carries', { name: say.player(event.seat) }) });
        break;
      default:
        parts.push({ says: words(event, say) ?? '' });
    }
  }
  const told = paragraph([...parts, ...taken], say, 'sphinx-does');
  // Somebody who only says no is told of all the same.
  return told || events.flatMap((event) => words(event, say) ?? []).join(' ');
}

/** Where pawns go, each as far as it goes in all, and which sphinxes are looked under or swapped. */
export function ways(events: readonly Event[]): string[][] {
  const all: string[][] = [];
  const pawns = new Map<string, string[]>();
  const go = (seat: string, path: readonly number[]) => {
    const way = path.map(field);
    const before = pawns.get(seat);
    if (before && before.at(-1) === way[0]) before.push(...way.slice(1));
    else {
      pawns.set(seat, way);
      all.push(way);
    }
  };
  for (const event of events) {
    if (event.kind === 'walked') go(event.seat, event.path);
    else if (event.kind === 'carried' || event.kind === 'sent_back') go(event.seat, [event.from, event.to]);
    else if (event.kind === 'swapped') all.push([event.guard, event.room]);
    else if (event.kind === 'looked') all.push([event.slot]);
  }
  return all;
}
