// The seats that this browser holds, by table, and the keys of tables it made. Whoever has a token is the player.

export interface Held {
  /** The token of each seat. */
  tokens: Record<string, string>;
  /** Opens any free seat. */
  key?: string;
  /** Opens one seat, by seat. */
  seatKeys?: Record<string, string>;
  game?: string;
  /** Who plays there, for the list of recent tables. */
  players?: string[];
  over?: boolean;
  /** When it was last open here, in milliseconds since 1970. */
  at: number;
}

const PREFIX = 'pyramidion.table.';
/** Tables that are remembered; older ones are forgotten. */
const MOST = 40;

export function held(table: string): Held {
  try {
    const text = localStorage.getItem(PREFIX + table);
    if (text) return JSON.parse(text) as Held;
  } catch {
    // What cannot be read is as good as not there.
  }
  return { tokens: {}, at: 0 };
}

export function keep(table: string, change: Partial<Held>): Held {
  const now: Held = { ...held(table), ...change, at: Date.now() };
  try {
    localStorage.setItem(PREFIX + table, JSON.stringify(now));
    for (const { table: old } of recent().slice(MOST)) localStorage.removeItem(PREFIX + old);
  } catch {
    // Without storage a seat lasts as long as the page is open.
  }
  return now;
}

export function forget(table: string): void {
  localStorage.removeItem(PREFIX + table);
}

/** The tables that this browser knows, the last one first. */
export function recent(): (Held & { table: string })[] {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
  const tables = names.map((name) => ({
    table: name.slice(PREFIX.length),
    ...held(name.slice(PREFIX.length)),
  }));
  return tables.sort((one, other) => other.at - one.at);
}
