// What it means to drag a piece from one target to another. Start at `dropped`.
import type { Act } from '../board/contract';

/**
 * The targets from which something can be dragged: what goes on to another place, and what ends somewhere by itself.
 */
export function draggable(acts: readonly Act[], lands: boolean): ReadonlySet<string> {
  return new Set(
    acts.flatMap(({ path, from }) => {
      const [first, second] = path;
      if (from !== undefined) return [from];
      const goes = second !== undefined && !second.startsWith('#');
      return first !== undefined && !first.startsWith('#') && (goes || lands) ? [first] : [];
    }),
  );
}

/** The targets chosen by lifting a piece: those chosen before, if it was the last of them, or it alone. */
export function lifted(acts: readonly Act[], selected: readonly string[], from: string): readonly string[] {
  if (selected.at(-1) === from) return selected;
  const leads = (path: readonly string[]) =>
    acts.some((act) => act.path.length >= path.length && path.every((place, at) => act.path[at] === place));
  if (leads([...selected, from])) return [...selected, from];
  return leads([from]) ? [from] : [];
}

/** The targets that dropping a piece on another one chooses; null if it leads nowhere. */
export function dropped(
  acts: readonly Act[],
  path: readonly string[],
  from: string,
  over: string,
): readonly string[] | null {
  const begins = (act: Act, whole: readonly string[]) => whole.every((place, at) => act.path[at] === place);
  const next = [...path, over];
  if (path.length > 0 && acts.some((act) => begins(act, next))) return next;
  if (acts.some((act) => act.from === from && act.path[0] === over)) return [over];
  // Farther on along the same way: the shortest one is meant.
  const ends = acts.filter((act) => path.length > 0 && begins(act, path) && act.path.at(-1) === over);
  return ends.toSorted((one, other) => one.path.length - other.path.length)[0]?.path ?? null;
}
