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

/** `Ferryman 2`, `Ferryman (Red)`: two of the same name. */
export function toldApart(name: string, seat: string): string {
  const number = /^p(\d)$/.exec(seat)?.[1];
  return number ? t('name-numbered', { name, number }) : t('name-of-seat', { name, seat: seatName(seat) });
}

export function seatInfos(session: Session): SeatInfo[] {
  const { frame, module, seats } = session;
  if (!frame || !module) return [];
  const names = frame.state.chairs.map(({ player }, at) => playerName(player, seats[at] ?? ''));
  return seats.map((seat, at) => {
    const name = names[at] ?? seat;
    const twice = names.filter((other) => other === name).length > 1;
    return {
      seat,
      ...module.livery(seat, frame.state.view),
      name: twice ? toldApart(name, seat) : name,
      yours: session.yours.includes(seat),
      bot: frame.state.chairs[at]?.player.kind === 'bot',
      here: session.here[at] ?? false,
    };
  });
}

/** The reader's language at this table. */
export function sayer(infos: readonly SeatInfo[]): Say {
  return { t, player: (seat) => infos.find((info) => info.seat === seat)?.name ?? seatName(seat) };
}
