// A list of values in an order: what adding, removing and moving make of it. It never becomes empty.

/** Adds a value at the end, or removes it if it is there and not the last one left. */
export function toggled(list: readonly string[], value: string): string[] {
  if (!list.includes(value)) return [...list, value];
  return list.length > 1 ? list.filter((one) => one !== value) : [...list];
}

/** Moves a value to a place in the list, the first being 0; places outside mean the nearest end. */
export function moved(list: readonly string[], value: string, to: number): string[] {
  if (!list.includes(value)) return [...list];
  const others = list.filter((one) => one !== value);
  const place = Math.max(0, Math.min(others.length, to));
  return [...others.slice(0, place), value, ...others.slice(place)];
}
