// Whose turn it is.
import type { State } from '../protocol';

/** The seat to act, or the one whose dice wait beside a real board; null if it is nobody's turn, or everybody throws. */
export function mover({ turn, dice = [] }: Pick<State, 'turn' | 'dice'>): string | null {
  const [first] = dice;
  if (turn !== null || !first) return turn;
  return dice.every(({ seat }) => seat === first.seat) ? first.seat : null;
}
