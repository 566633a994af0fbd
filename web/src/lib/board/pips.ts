// Where the pips of a die are, from -1 to 1 both ways.
const corners = [
  [-1, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
] as const;
const middle = [0, 0] as const;
const sides = [
  [-1, 0],
  [1, 0],
] as const;

/** The pips of a number from 1 to 6; of anything else none. */
export function pips(number: number): readonly (readonly [number, number])[] {
  const even = [[], corners.slice(0, 2), corners, [...corners, ...sides]][Math.floor(number / 2)] ?? [];
  return number % 2 ? [middle, ...even] : even;
}
