// The record of a replay up to some action: what a position is asked for by, and what a new table goes on after.
import type { Replay } from '../protocol';

/** The first actions, as in records: `red start:2`. */
export function actionLines({ steps }: Pick<Replay, 'steps'>, count: number): string[] {
  return steps.slice(1, count + 1).map(({ actor, action }) => `${actor} ${action}`);
}

/** The text of a record with the first actions. */
export function recordText(
  replay: Pick<Replay, 'game' | 'seats' | 'options' | 'steps'>,
  count: number,
): string {
  const { game, seats, options } = replay;
  const set = Object.entries(options).map(([key, value]) => `${key}: ${value}`);
  return [`game: ${game}`, `seats: ${seats.join(', ')}`, ...set, '', ...actionLines(replay, count), ''].join(
    '\n',
  );
}
