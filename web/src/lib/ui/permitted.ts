// What a table allows somebody who plays there: what is forbidden is not offered.
import type { Table } from './table.svelte';

export interface Permitted {
  /** Asking the computer for advice: never against people elsewhere, unless the table says so. */
  hints: boolean;
  /** Offering a draw: bots agree to none. */
  draws: boolean;
  resigning: boolean;
}

export function permitted(
  table: Pick<Table, 'state' | 'seats' | 'yours' | 'hints'>,
  seat: string,
): Permitted {
  const { state, seats, yours, hints } = table;
  const chairs = state?.chairs ?? [];
  const people = seats.filter((_, at) => chairs[at]?.player.kind === 'person' && !chairs[at].resigned);
  return {
    hints: hints || people.every((person) => yours.includes(person)),
    draws: people.some((person) => person !== seat),
    resigning: !chairs[seats.indexOf(seat)]?.resigned,
  };
}
