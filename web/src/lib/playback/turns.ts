// The log by turns: what a seat did without another between, and what chance brought it, belongs together. Start at
// `turnsOf`.
import type { Happened, HistoryLine, Told } from '../protocol';
import type { LogLine } from './log';

export interface Turn {
  id: number;
  /** Whose; null for what happens to nobody. */
  seat: string | null;
  lines: readonly HistoryLine[];
}

export type Entry = Turn | { id: number; note: Happened };

export function turnsOf(log: readonly LogLine[]): readonly Entry[] {
  const all: Entry[] = [];
  for (const line of log) {
    if ('note' in line) {
      all.push(line);
      continue;
    }
    const seat = seatOf(line.action.actor, line.action.events);
    const last = all.at(-1);
    if (last && 'lines' in last && last.seat === seat)
      all[all.length - 1] = { ...last, lines: [...last.lines, line.action] };
    else all.push({ id: line.id, seat, lines: [line.action] });
  }
  return all;
}

/** The last turn of everybody who acted since the one who acts now, or acted last, did so before. In order. */
export function lastTurns(entries: readonly Entry[]): readonly Turn[] {
  const found: Turn[] = [];
  for (const entry of entries.toReversed()) {
    if ('note' in entry || entry.seat === null) continue;
    if (found.some(({ seat }) => seat === entry.seat)) break;
    found.push(entry);
  }
  return found.reverse();
}

/** Whose action it was; what chance brings belongs to the seat that it happens to. */
export function seatOf(actor: string, events: readonly Told[]): string | null {
  if (actor !== 'chance') return actor;
  const data = events.map((told) => told.data as { seat?: string } | null);
  return data.find((one) => one?.seat)?.seat ?? null;
}
