// The log beside the board: what was played, and what else happened at the table.
import type { Happened, HistoryLine } from '../protocol';

/** A line of the log. */
export type LogLine = { id: number; action: HistoryLine } | { id: number; note: Happened };

/** The log of what had been played when the table was opened, and before it how the seats were drawn, if they were. */
export function logOf(
  history: readonly HistoryLine[],
  drawn: readonly string[] | null = null,
): readonly LogLine[] {
  const lot: readonly LogLine[] = drawn ? [{ id: 0, note: { what: 'lot', from: [...drawn] } }] : [];
  return [...lot, ...history.map((action, at) => ({ id: lot.length + at, action }))];
}

/** The log after something more happened; `ply` is how many actions have been played now. */
export function logged(log: readonly LogLine[], happened: Happened, ply: number): readonly LogLine[] {
  const id = (log.at(-1)?.id ?? -1) + 1;
  switch (happened.what) {
    case 'said':
      return log;
    case 'played': {
      const { what: _, ...action } = happened;
      return [...log, { id, action: { ply, ...action } }];
    }
    case 'undone': {
      // What is taken back did not happen.
      const kept = log.filter((line) => !('action' in line) || line.action.ply <= ply);
      return [...kept, { id, note: happened }];
    }
    default:
      return [...log, { id, note: happened }];
  }
}
