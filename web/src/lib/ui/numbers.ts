// This browser's own numbers for the dice: committed to by sitting down, opened when all have, and compared after the game
// with what was shown before it.
import { held, keep } from '../connection/keyring';
import { randomHex } from '../connection/random';
import { sha256 } from '../connection/sha256';
import type { Chair, Fairness, Opening } from '../protocol';

/** The length of a number. */
const BYTES = 16;

/**
 * What commits to the own number of a seat. It is drawn once and kept before it is told: somebody may sit down twice at the
 * same time, and be asked for the number before the answer is there.
 */
export function commitTo(table: string, seat: string): string {
  const { numbers } = held(table);
  const number = numbers?.[seat] ?? randomHex(BYTES);
  if (!numbers?.[seat]) keep(table, { numbers: { ...numbers, [seat]: number } });
  return sha256(number);
}

/** Remembers what everybody had committed to, as far as it was not known before. */
function remember(table: string, { commitments }: Opening): readonly (string | null)[] {
  const known = held(table).commitments;
  if (!known) keep(table, { commitments });
  return known ?? commitments;
}

/**
 * The number of a seat, if it is to be opened: if it is waited for, if the table shows what we committed to, and if nobody
 * has another commitment than they had when this browser opened a number before, except that a bot may have come.
 */
export function toOpen(
  table: string,
  seats: readonly string[],
  seat: string,
  opening: Opening,
): string | null {
  const number = held(table).numbers?.[seat];
  if (!number || !opening.waiting.includes(seat)) return null;
  if (opening.commitments[seats.indexOf(seat)] !== sha256(number)) return null;
  const known = remember(table, opening);
  const same = opening.commitments.every((commitment, at) => commitment === null || commitment === known[at]);
  return same ? number : null;
}

/** A player who opens no number loses the seat to a bot, whose number is zero: what they had committed to counts no more. */
export function seeBots(
  table: string,
  sat: readonly string[],
  seats: readonly string[],
  chairs: readonly Chair[],
): void {
  const known = held(table).commitments;
  const bots = sat.filter((_, at) => chairs[at]?.player.kind === 'bot').map((seat) => seats.indexOf(seat));
  if (!known || bots.every((bot) => known[bot] == null)) return;
  keep(table, { commitments: known.map((commitment, at) => (bots.includes(at) ? null : commitment)) });
}

/** Whether a finished game has the secret and the numbers that were shown before it; null if this browser was not there. */
export function asShown(table: string, { commitment, numbers }: Fairness): boolean | null {
  const { commitment: shown, commitments, numbers: own } = held(table);
  if (shown === undefined || !own || !commitments) return null;
  const found = numbers.map(sha256);
  const kept = commitments.every((known) => known === null || found.includes(known));
  return shown === commitment && kept && Object.values(own).every((number) => numbers.includes(number));
}
