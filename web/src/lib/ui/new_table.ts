// Making tables: alone against bots with one click, or with friends.
import { createTable, fetchGames, type WantedTable } from '../connection/http';
import { keep } from '../connection/keyring';
import { t } from '../i18n/index.svelte';
import type { GameInfo, Replay } from '../protocol';
import { actionLines } from './replay_record';
import { sitDown } from './seating';
import { settings } from './settings.svelte';

/** A sensible first opponent: it wins some and loses some. */
const LEVEL = 3;

/** Makes a table and keeps its keys. */
export async function newTable(wanted: WantedTable, seats: readonly string[]): Promise<string> {
  const { table, key, seat_keys } = await createTable({ ...wanted, seats: seats.join(', ') });
  const keys = seats.flatMap((seat, at) => (seat_keys[at] ? [[seat, seat_keys[at]] as const] : []));
  keep(table, { key, seatKeys: Object.fromEntries(keys), game: wanted.game });
  return table;
}

/** The game's usual seats. */
export function usualSeats(info: GameInfo): string[] {
  return info.seats[info.default_seats] ?? [];
}

/** One click: the usual seats, the first for the reader, bots on the others. */
export async function newSoloTable(game: string, level = LEVEL): Promise<string> {
  const info = (await fetchGames()).find(({ name }) => name === game);
  if (!info) throw new Error(`found the game ${game}, which the server does not know`);
  const usual = usualSeats(info);
  // Alone there would be nobody to play against where the usual game is a solitaire.
  const seats = usual.length > 1 ? usual : (info.seats.find((list) => list.length === 2) ?? usual);
  const [first = '', ...others] = seats;
  const bots = others.map(() => ({ kind: 'bot' as const, level }));
  const table = await newTable({ game, chairs: [{ kind: 'person' }, ...bots] }, seats);
  await sitDown(table, first, settings.name || t('name-default'));
  return table;
}

/** A table that goes on after the first actions of a game that is over: the reader on one seat, bots on the others. */
export async function playOn(replay: Replay, after: number, seat: string, level = LEVEL): Promise<string> {
  const { game, seats, options } = replay;
  const chairs = seats.map((other) =>
    other === seat ? { kind: 'person' as const } : { kind: 'bot' as const, level },
  );
  const table = await newTable({ game, options, chairs, past: actionLines(replay, after) }, seats);
  await sitDown(table, seat, settings.name || t('name-default'));
  return table;
}
