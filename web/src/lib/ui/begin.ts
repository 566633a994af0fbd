// Making tables: alone against bots with one click, or with friends.
import { begin, catalogue, drawn, sit } from '../net/http';
import { held, keep } from '../net/keyring';
import type { Begin, GameInfo } from '../protocol';
import { t } from '../i18n/index.svelte';
import { settings } from './settings.svelte';

/** A sensible first opponent: it wins some and loses some. */
export const LEVEL = 3;

/** Makes a table and keeps its keys. */
export async function make(
  wish: Partial<Begin> & { game: string },
  seats: readonly string[],
): Promise<string> {
  const { table, key, seat_keys } = await begin(wish);
  const keys = seats.flatMap((seat, at) => (seat_keys[at] ? [[seat, seat_keys[at]] as const] : []));
  keep(table, { key, seatKeys: Object.fromEntries(keys), game: wish.game });
  return table;
}

/** Sits down at a table that this browser has a key for. */
export async function take(table: string, key: string | null, seat: string, name: string): Promise<void> {
  const token = drawn();
  await sit(table, { seat, key, token, name, number: drawn() });
  keep(table, { tokens: { ...held(table).tokens, [seat]: token } });
}

/** The game's usual seats. */
export function usual(info: GameInfo): string[] {
  return info.seats[info.default_seats] ?? [];
}

/** One click: the usual seats, the first for the reader, bots on the others. */
export async function solo(game: string, level = LEVEL): Promise<string> {
  const info = (await catalogue()).find(({ name }) => name === game);
  if (!info) throw new Error(`found the game ${game}, which the server does not know`);
  // Alone there would be nobody to play against where the usual game is a solitaire.
  const seats =
    usual(info).length > 1 ? usual(info) : (info.seats.find((list) => list.length === 2) ?? usual(info));
  const chairs = seats.map((_, at) =>
    at === 0 ? { kind: 'person' as const } : { kind: 'bot' as const, level },
  );
  const { table, key } = await begin({ game, seats: seats.join(', '), chairs });
  keep(table, { key, game });
  await take(table, key, seats[0] ?? '', settings.name || t('name-default'));
  return table;
}
