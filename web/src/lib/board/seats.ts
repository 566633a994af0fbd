// The seats of a board: whose is at the bottom, and how each looks.
import type { SeatInfo, SeatStyle } from './contract';

/** The seat to turn the board to: the viewer's, or, at a screen that several share, always the first of them. */
export function seatAtBottom(seats: readonly SeatInfo[], looking: string | null): string | null {
  const yours = seats.filter(({ yours }) => yours);
  return yours.length > 1 ? (yours[0]?.seat ?? null) : looking;
}

/** How a seat looks; one that is not there is white and bare. */
export function styleOf(seats: readonly SeatInfo[], seat: string): SeatStyle {
  return seats.find((info) => info.seat === seat) ?? { colour: 'white', mark: '' };
}
