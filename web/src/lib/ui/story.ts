// What the analysis of a game tells: everybody's chances, and the moments that decided it. Start at `chances`, `story`.
import type { Analysed, GameResult, ReplayStep } from '../protocol';

/** A decision that gives away more than this is a mistake. */
export const MISTAKE = 0.1;
/** Less than this is not worth a word. */
const WORTH_TELLING = 0.03;
/** While a game goes on nobody has won yet, whatever a bot thinks of it. */
const SUREST = 0.98;
/** And so nobody can give away more than this. */
const MOST_LOST = 2 * SUREST - 1;

/** A moment of a game: after which action, who gained or lost by it, and how much. */
export interface Moment {
  at: number;
  seat: string;
  amount: number;
}

export interface Story {
  /** The action from which on the winner was ahead; 0 if always; null if nobody won alone. */
  turn: { at: number; seat: string; late: boolean } | null;
  /** What chance brought somebody, where there are dice. */
  throw: Moment | null;
  /** The winner's own action that raised their chances most. */
  bold: Moment | null;
  mistake: Moment | null;
}

/** Whether chance had a part in the game. */
export function hasDice({ luck }: Analysed): boolean {
  return luck.some((brought) => brought !== null);
}

/**
 * Each seat's chances before the first action and after each. Everybody's expectation comes of their own view, so that
 * they need not add up; and what a bot takes for won is not won before the end.
 */
export function chances(
  { start, expect }: Pick<Analysed, 'start' | 'expect'>,
  seats: readonly string[],
  result: GameResult | null,
): number[][] {
  const rows = [start, ...expect].map((values) => (seats.length > 1 ? shared(values) : values.map(modest)));
  if (!result || rows.length === 0) return rows;
  const { winners } = result;
  const share = winners.length > 0 ? 1 / winners.length : 1 / seats.length;
  const won = (seat: string) => winners.length === 0 || winners.includes(seat);
  const last = seats.map((seat) => (won(seat) ? share : 0));
  return [...rows.slice(0, -1), seats.length > 1 ? last : (rows.at(-1) ?? [])];
}

function shared(values: readonly number[]): number[] {
  const sum = values.reduce((total, value) => total + value, 0);
  return values.map((value) => modest(sum > 0 ? value / sum : 1 / values.length));
}

function modest(value: number): number {
  return Math.min(SUREST, Math.max(1 - SUREST, value));
}

/** The moments that decided a game. */
export function story(
  analysis: Analysed,
  steps: readonly Pick<ReplayStep, 'actor'>[],
  seats: readonly string[],
  result: GameResult,
): Story {
  const rows = chances(analysis, seats, result);
  const [winner] = result.winners.length === 1 ? result.winners : [];
  const own = winner === undefined ? -1 : seats.indexOf(winner);
  const gains = steps.map((step, at) =>
    at > 0 && step.actor === winner ? (rows[at]?.[own] ?? 0) - (rows[at - 1]?.[own] ?? 0) : 0,
  );
  // The last action wins the game: that is not yet bold.
  const bold = best(gains.slice(0, -1));
  const slip = best([0, ...analysis.loss.map(lost)]);
  return {
    turn: winner === undefined ? null : turningPoint(rows, own, winner),
    throw: luckiest(analysis, seats),
    bold: winner !== undefined && bold && bold.amount > WORTH_TELLING ? { ...bold, seat: winner } : null,
    mistake: slip && slip.amount > MISTAKE ? { ...slip, seat: steps[slip.at]?.actor ?? '' } : null,
  };
}

/** Every decision that was a mistake, in order. */
export function mistakes({ loss }: Analysed, steps: readonly Pick<ReplayStep, 'actor'>[]): Moment[] {
  const all = loss.map((amount, ply) => ({ at: ply + 1, amount: lost(amount) }));
  const great = all.filter(({ amount }) => amount > MISTAKE);
  return great.map((moment) => ({ ...moment, seat: steps[moment.at]?.actor ?? '' }));
}

function lost(loss: number | null): number {
  return Math.min(MOST_LOST, loss ?? 0);
}

function turningPoint(rows: readonly number[][], own: number, seat: string): Story['turn'] {
  const behind = (row: readonly number[]) =>
    row.some((value, other) => other !== own && value >= (row[own] ?? 0) && value > 1 / row.length);
  const last = rows.findLastIndex(behind);
  return { at: last + 1, seat, late: last + 2 >= rows.length };
}

function luckiest({ luck }: Analysed, seats: readonly string[]): Moment | null {
  const moments = luck.flatMap((brought, ply) =>
    (brought ?? []).map((amount, seat) => ({ at: ply + 1, seat: seats[seat] ?? '', amount })),
  );
  const found = moments.sort((one, other) => other.amount - one.amount)[0];
  return found && found.amount > WORTH_TELLING ? found : null;
}

function best(amounts: readonly number[]): { at: number; amount: number } | null {
  const amount = Math.max(...amounts);
  return amounts.length > 0 ? { at: amounts.indexOf(amount), amount } : null;
}
