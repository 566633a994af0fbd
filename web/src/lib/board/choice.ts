// Choosing an action by pointing at targets, one after another. Start at `narrow`.
import type { Act } from './contract';

export interface Choice {
  /** The actions that the targets chosen so far lead to. */
  left: readonly Act[];
  /** The targets that lead on. */
  targets: ReadonlySet<string>;
  /** The action whose whole path is chosen. */
  chosen: Act | null;
  /** The actions to offer as buttons: those without a place on the board from here, and beside one of them its only alternative. */
  buttons: readonly Act[];
}

/** Where a choice stands. */
export function narrow(acts: readonly Act[], selected: readonly string[]): Choice {
  const left = acts.filter((act) => selected.every((target, at) => act.path[at] === target));
  const next = left.flatMap((act) => act.path.slice(selected.length, selected.length + 1));
  const chosen = left.find((act) => act.path.length === selected.length) ?? null;
  const placeless = left.filter(
    (act) => (act.path[selected.length] ?? '#').startsWith('#') && act !== chosen,
  );
  // Yes or no: anyone who is offered the one as a button looks there for the other, too.
  const buttons = placeless.length === 1 && left.length === 2 && !chosen ? left : placeless;
  const bare = selected.length === 0 && chosen !== null;
  return {
    left,
    targets: new Set(next.filter((target) => !target.startsWith('#'))),
    chosen: bare ? null : chosen,
    buttons: bare ? [chosen, ...buttons] : buttons,
  };
}

/** What pointing at a target makes of the targets chosen so far; null if it leads nowhere. */
export function point(acts: readonly Act[], selected: readonly string[], target: string): string[] | null {
  const leads = (path: string[]) => acts.some((act) => path.every((place, at) => act.path[at] === place));
  const longer = [...selected, target];
  if (leads(longer)) return longer;
  // Pointing at what is chosen takes the choice back to before it.
  const before = selected.lastIndexOf(target);
  if (before >= 0) return selected.slice(0, before);
  return leads([target]) ? [target] : null;
}
