// What somebody does in a turn, told as a person would, and the ways that explorers go on the board.
import type { Say } from '../../board/contract';
import { paragraph, type Part } from '../../board/telling';
import type { Event } from './types';
import { words } from './words';

/** `named`: whether steps and spaces are called by their names. */
export function tell(events: readonly Event[], say: Say, named: boolean): string {
  const parts: Part[] = [];
  const does = (who: string, id: string, args: Record<string, string | number> = {}): Part => ({
    who,
    does: say.t(`piramido-does-${id}`, args),
  });
  const place = (name: string | undefined) => (named && name) || 'none';
  let steps = 0;
  for (const [at, event] of events.entries()) {
    switch (event.kind) {
      case 'turn':
        break;
      case 'roll':
        parts.push(does(event.seat, 'roll', { number: event.number }));
        break;
      case 'step':
        steps += 1;
        // Only how far it goes in all is told.
        if (!events.slice(at + 1).some(({ kind }) => kind === 'step')) {
          parts.push(does(event.seat, 'go', { count: steps, to: place(event.to) }));
        }
        break;
      case 'walk': {
        const count = event.path.length - 1;
        const to = place(event.path.at(-1));
        parts.push(does(event.seat, count > 0 ? 'walk' : 'stay', { count, to }));
        if (event.lost > 0)
          parts.push({
            says: say.t('piramido-event-lost', { name: say.player(event.seat), count: event.lost }),
          });
        break;
      }
      case 'passage':
        parts.push(does(event.seat, 'passage', { to: place(event.to) }));
        break;
      case 'claim':
        parts.push(does(event.seat, 'claim', { sign: event.sign ?? 'none', space: event.space }));
        break;
      case 'sphinx_set':
        parts.push(does(event.seat, 'sphinx', { number: event.sphinx, to: place(event.step) }));
        break;
      case 'sphinx_stops':
        parts.push(does(event.seat, 'stopped', { number: event.sphinx }));
        break;
      case 'sphinx_out':
        parts.push(does(event.seat, 'pass', { number: event.sphinx }));
        break;
      default:
        parts.push({ says: words(event, say) ?? '' });
    }
  }
  return paragraph(parts, say, 'piramido-does');
}

/** Where explorers go, and where sphinxes are set. */
export function ways(events: readonly Event[]): string[][] {
  const all: string[][] = [];
  const on = (way: readonly string[]) => {
    const last = all.at(-1);
    if (last && last.at(-1) === way[0]) last.push(...way.slice(1));
    else all.push([...way]);
  };
  for (const event of events) {
    if (event.kind === 'step' || event.kind === 'passage') on([event.from, event.to]);
    else if (event.kind === 'walk') on(event.path);
    else if (event.kind === 'sphinx_set') all.push([event.step]);
  }
  return all;
}
