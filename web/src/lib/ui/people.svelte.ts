// What people are called and how their seats look, at the table shown.
import type { Say, SeatInfo } from '../board/contract';
import { known, t } from '../i18n/index.svelte';
import type { Session } from '../net/session.svelte';
import type { Player } from '../protocol';

/** What to call a seat by itself: `Red`, `Player 1`. */
export function seatName(seat: string): string {
  return known(`seat-${seat}`) ? t(`seat-${seat}`) : seat;
}

/** What to call who sits there. */
export function playerName(player: Player, seat: string): string {
  if (player.kind === 'person' || player.kind === 'kept') return player.name;
  return player.kind === 'bot' ? t(`level-${player.level}`) : seatName(seat);
}

/** What to call everybody so that two of the same name are told apart: `Ferryman 2`, `Ferryman (Red)`. */
export function called(seats: readonly string[], names: readonly string[]): string[] {
  return names.map((name, at) => {
    const seat = seats[at] ?? '';
    if (names.filter((other) => other === name).length < 2) return name;
    const number = /^p(\d)$/.exec(seat)?.[1];
    return number ? t('name-numbered', { name, number }) : t('name-of-seat', { name, seat: seatName(seat) });
  });
}

export function seatInfos(session: Session): SeatInfo[] {
  const { frame, module, seats } = session;
  if (!frame || !module) return [];
  const { chairs, view } = frame.state;
  const names = called(
    seats,
    chairs.map(({ player }, at) => playerName(player, seats[at] ?? '')),
  );
  return seats.map((seat, at) => ({
    seat,
    ...module.livery(seat, view),
    name: names[at] ?? seat,
    yours: session.yours.includes(seat),
    bot: chairs[at]?.player.kind === 'bot',
    here: session.here[at] ?? false,
  }));
}

/** The reader's language at this table. */
export function sayer(infos: readonly SeatInfo[]): Say {
  return { t, player: (seat) => infos.find((info) => info.seat === seat)?.name ?? seatName(seat) };
}
