// What the lists of this browser's tables remember of one, and what they make of it. Start at `remembered`.
import type { Held, KnownTable } from '../connection/keyring';
import { mover } from '../playback/mover';
import type { Snapshot, State } from '../protocol';
import { playerName } from './people';

/** What to keep of a table as it stands. */
export function remembered(
  { game, seats, yours }: Pick<Snapshot, 'game' | 'seats' | 'yours'>,
  state: State,
  before: Held,
): Partial<Held> {
  const { begun, chairs, next, result } = state;
  const turn = mover(state);
  const players = chairs.map(({ player }, at) =>
    player.kind === 'free' ? 'free' : playerName(player, seats[at] ?? ''),
  );
  const known = {
    game,
    players,
    yours: yours.map((seat) => seats.indexOf(seat)),
    turn: turn === null ? null : seats.indexOf(turn),
    // Where the others have gone on before the game, nothing happens any more.
    over: result !== null || (next !== null && !begun),
    elsewhere: false,
  };
  if (!result) return known;
  const winners = result.winners.map((seat) => players[seats.indexOf(seat)] ?? seat);
  return { ...known, winners, ended: before.ended ?? Date.now() };
}

/** The games of an evening up to this one, the first one first: those that led to it by going on together. */
export function evening(table: string, find: (table: string) => Held): KnownTable[] {
  const games: KnownTable[] = [];
  for (let at: string | undefined = table; at && !games.some((game) => game.table === at);) {
    const game: Held = find(at);
    games.unshift({ table: at, ...game });
    at = game.before;
  }
  return games.filter(({ winners }) => winners !== undefined);
}

export interface Tally {
  games: number;
  draws: number;
  /** Everybody who played, with how many games they won; the best first. */
  won: { name: string; count: number }[];
}

/** Who has won how many of some games. */
export function tally(games: readonly KnownTable[]): Tally {
  const names = [...new Set(games.flatMap(({ players = [] }) => players))];
  const count = (name: string) => games.filter(({ winners }) => winners?.includes(name)).length;
  const won = names.map((name) => ({ name, count: count(name) }));
  return {
    games: games.length,
    draws: games.filter(({ winners }) => winners?.length === 0).length,
    won: won.sort((one, other) => other.count - one.count),
  };
}
