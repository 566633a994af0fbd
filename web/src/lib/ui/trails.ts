// What the last turns have left on the board, for everybody to see what happened. Start at `lastTrails`.
import type { GameModule, Trail } from '../board/contract';
import { seatOf, type Turn } from '../playback/turns';
import type { Told } from '../protocol';

type Ways = Pick<GameModule, 'ways'>;

/** Where things went in these turns, one after another. */
export function trailsOf(turns: readonly Turn[], module: Ways, strong = false): readonly Trail[] {
  const all = turns.flatMap(({ seat, lines }) => {
    const events = lines.flatMap((line) => line.events.map((told) => told.data));
    return module.ways(events).map((places) => ({ seat: seat ?? '', places, strong }));
  });
  return all.map((trail, at) => ({ ...trail, number: all.length > 1 ? at + 1 : null }));
}

/** Where things went in one action that is looked at. */
export function trailsOfAction(actor: string, events: readonly Told[], module: Ways): readonly Trail[] {
  const line = { ply: 0, actor, action: '', events: [...events] };
  return trailsOf([{ id: 0, seat: seatOf(actor, events), lines: [line] }], module, true);
}
