// Where people sit round a screen that lies in the middle of the table.

export type Side = 'bottom' | 'left' | 'top' | 'right';

/** How far something is turned to be upright for those who sit there, in degrees. */
export const ANGLES: Readonly<Record<Side, number>> = { bottom: 0, left: 90, top: 180, right: 270 };

const SIDES: Readonly<Record<number, readonly Side[]>> = {
  2: ['bottom', 'top'],
  3: ['bottom', 'left', 'top'],
};
const ALL: readonly Side[] = ['bottom', 'left', 'top', 'right'];

/** The side of a seat among all seats, clockwise from the bottom. */
export function sideOf(seat: string | null, seats: readonly string[]): Side {
  const sides = SIDES[seats.length] ?? ALL;
  return sides[Math.max(0, seats.indexOf(seat ?? '')) % sides.length] ?? 'bottom';
}
