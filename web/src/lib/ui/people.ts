// What people are called and how their seats look, at the table shown.
import type { GameModule, Say, SeatInfo } from '../board/contract';
import { known, locale, t } from '../i18n/index.svelte';
import type { Occupant, Replay } from '../protocol';
import type { Table } from './table.svelte';

/** What to call a seat by itself: `Red`, `Player 1`. */
export function seatName(seat: string): string {
  return known(`seat-${seat}`) ? t(`seat-${seat}`) : seat;
}

/** Which of a level's names a bot has on a seat: on seats that are named otherwise, the first. */
const PLACES: Readonly<Record<string, number>> = {
  p1: 1,
  p2: 2,
  p3: 3,
  p4: 4,
  red: 1,
  yellow: 2,
  green: 3,
  blue: 4,
};

/** What a bot of a level is called on a seat: at one table never two the same. */
export function botName(level: number, seat: string): string {
  return t(`bot-${level}-${PLACES[seat] ?? 1}`);
}

/** What to call who sits there. */
export function playerName(player: Occupant, seat: string): string {
  if (player.kind === 'person' || player.kind === 'kept') return player.name;
  return player.kind === 'bot' ? botName(player.level, seat) : seatName(seat);
}

/**
 * What to call everybody so that two of the same name, or of names that `alike` says look the same, are told apart:
 * `Anna 2`, `Anna (Red)`.
 */
export function distinctNames(
  seats: readonly string[],
  names: readonly string[],
  alike: readonly boolean[] = [],
): string[] {
  return names.map((name, at) => {
    const seat = seats[at] ?? '';
    if (!alike[at] && names.filter((other) => other === name).length < 2) return name;
    const number = /^p(\d)$/.exec(seat)?.[1];
    return number ? t('name-numbered', { name, number }) : t('name-of-seat', { name, seat: seatName(seat) });
  });
}

/** What everybody may know about the seats, as soon as the table can be shown. */
export function seatInfos(table: Table): SeatInfo[] {
  const { game, seats, state } = table;
  if (!game || !state) return [];
  const { chairs, view } = state;
  const { here } = table.connection.presence;
  const names = distinctNames(
    seats,
    chairs.map(({ player }, at) => playerName(player, seats[at] ?? '')),
    chairs.map(({ looks_like: other }) => other !== undefined),
  );
  return seats.map((seat, at) => ({
    seat,
    ...game.module.seatStyle(seat, view),
    name: names[at] ?? seat,
    yours: table.yours.includes(seat),
    bot: chairs[at]?.player.kind === 'bot',
    here: here[at] ?? false,
  }));
}

/** The same of a game that is looked at again; the record's own names are in English. */
export function replayInfos(
  replay: Replay,
  players: readonly Occupant[] | null,
  module: GameModule,
  view: unknown,
  looking: string | null,
): SeatInfo[] {
  const { seats } = replay;
  const called = players?.map((player, at) => playerName(player, seats[at] ?? '')) ?? replay.players;
  const names = distinctNames(seats, called);
  return seats.map((seat, at) => ({
    seat,
    ...module.seatStyle(seat, view),
    name: names[at] || seatName(seat),
    yours: seat === looking,
    bot: false,
    here: true,
  }));
}

/** The reader's language at this table. */
export function sayer(infos: readonly SeatInfo[]): Say {
  const player = (seat: string) => infos.find((info) => info.seat === seat)?.name ?? seatName(seat);
  return { t, player, list };
}

/** Things joined as the language does. */
export function list(things: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: 'conjunction' }).format(things);
}
