// The seats that this browser holds, by table, and the keys of tables it made. Anyone who has a token is the player.
import { createSubscriber } from 'svelte/reactivity';
import { store, stored } from '../storage';

export interface Held {
  /** The token of each seat. A lot moves people, not keys: it stays where its owner had sat down. */
  tokens: Record<string, string>;
  /** The own number of each seat for the dice, where it had sat down. */
  numbers?: Record<string, string>;
  /** What commits to the table's secret, as it was first shown. */
  commitment?: string;
  /** What everybody had committed to when this browser opened its numbers, by seat. */
  commitments?: (string | null)[];
  /** Opens any free seat. */
  key?: string;
  /** Opens one seat, by seat. */
  seatKeys?: Record<string, string>;
  game?: string;
  /** Who plays there, by seat, for the lists of tables: names, or `free`. */
  players?: string[];
  /** Where the reader sits among them. */
  yours?: number[];
  /** Whose turn it was when this browser last knew, by place among them; nobody's before and after the game. */
  turn?: number | null;
  over?: boolean;
  /** Who has won, as they are called, and when that was, in milliseconds since 1970. */
  winners?: string[];
  ended?: number;
  /** The table of the game before, of the same evening. */
  before?: string;
  /** Whether another version plays it, so that it cannot be gone on with here. */
  elsewhere?: boolean;
  /** When it was last open here, in milliseconds since 1970. */
  at: number;
}

const PREFIX = 'pyramidion.table.';
/** Tables that are remembered; older ones are forgotten. A thousand take a tenth of what there is room for. */
const MOST = 1000;

/** What could not be stored lasts as long as the page is open. */
const unstored = new Map<string, Held>();

let changed = (): void => {};
/** What is shown of the keyring changes with it, also when another window changes it. */
const subscribe = createSubscriber((update) => {
  const elsewhere = ({ key }: StorageEvent) => (key === null || key.startsWith(PREFIX)) && update();
  changed = update;
  addEventListener('storage', elsewhere);
  return () => {
    changed = () => {};
    removeEventListener('storage', elsewhere);
  };
});

/** What this browser holds at a table. */
export function held(table: string): Held {
  subscribe();
  return read(table);
}

/** Where the player of a seat had sat down, and so where their token is kept. */
export function satDownAt(
  seat: string,
  { seats, drawn }: { seats: readonly string[]; drawn: readonly string[] | null },
): string {
  return drawn?.[seats.indexOf(seat)] ?? seat;
}

/** Changes what is held at a table; it is open here now, unless something else is said. */
export function keep(table: string, change: Partial<Held>, at = Date.now()): void {
  const before = stored(PREFIX + table);
  const now: Held = { ...read(table), ...change, at };
  if (store(PREFIX + table, JSON.stringify(now))) {
    unstored.delete(table);
    if (before === null) forgetOldest();
  } else unstored.set(table, now);
  changed();
}

function forgetOldest(): void {
  if (storedTables().length <= MOST) return;
  for (const { table } of recent().slice(MOST)) localStorage.removeItem(PREFIX + table);
}

/** A table that this browser knows. */
export type KnownTable = Held & { table: string };

/** The tables that this browser knows, the last one first. */
export function recent(): KnownTable[] {
  subscribe();
  const tables = [...new Set([...storedTables(), ...unstored.keys()])];
  return tables.map((table) => ({ table, ...read(table) })).sort((one, other) => other.at - one.at);
}

function read(table: string): Held {
  const remembered = unstored.get(table);
  if (remembered) return remembered;
  try {
    const text = stored(PREFIX + table);
    if (text) return JSON.parse(text) as Held;
  } catch {
    // What cannot be read is as good as not there.
  }
  return { tokens: {}, at: 0 };
}

function storedTables(): string[] {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
    return names.map((name) => name.slice(PREFIX.length));
  } catch {
    return [];
  }
}
