// What somebody does in a turn, told as a person would, and the ways that pyramids go on the board.
import type { Say } from '../../board/contract';
import { paragraph, type Part } from '../../board/telling';
import { carried } from './flights';
import type { Colour, Event } from './types';
import { words } from './words';

/** `named`: whether squares are called by their names. */
export function tell(events: readonly Event[], say: Say, named: boolean): string {
  const to = (named && carried(events).at(-1)?.way.at(-1)?.square) || 'none';
  const towers = new Set(events.flatMap((event) => (event.kind === 'jumped' ? [event.square] : []))).size;
  const home = new Map<Colour, number>();
  for (const event of events) if (event.kind === 'came_home') home.set(event.pyramid, event.home);
  const parts: Part[] = [];
  for (const event of events) {
    switch (event.kind) {
      case 'took_from_start':
        parts.push({ who: event.seat, does: say.t('pyramidis-does-start', { count: event.count, to }) });
        if (towers > 0) parts.push({ who: event.seat, does: say.t('pyramidis-does-over', { towers }) });
        break;
      case 'lifted': {
        const from = named ? event.square : 'none';
        parts.push({
          who: event.seat,
          does: say.t('pyramidis-does-move', { count: event.height, from, to }),
        });
        if (towers > 0) parts.push({ who: event.seat, does: say.t('pyramidis-does-over', { towers }) });
        break;
      }
      case 'came_home':
        // Of several of a colour the last says how many there are.
        if (home.get(event.pyramid) === event.home) parts.push({ says: words(event, say) });
        break;
      case 'dropped':
      case 'jumped':
        break;
      default:
        parts.push({ says: words(event, say) });
    }
  }
  return paragraph(parts, say, 'pyramidis-does');
}

/** Where the hand goes, from where it takes pyramids to where it sets the last one down. */
export function ways(events: readonly Event[]): string[][] {
  const all: string[][] = [];
  for (const event of events) {
    if (event.kind === 'took_from_start') all.push([`start:${event.seat}`]);
    else if (event.kind === 'lifted') all.push([event.square]);
    else if (event.kind === 'dropped' || event.kind === 'came_home' || event.kind === 'jumped') {
      const way = all.at(-1);
      if (way && way.at(-1) !== event.square) way.push(event.square);
    }
  }
  return all;
}
