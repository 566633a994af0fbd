// What the last action moves. It is computed once for every action that is shown: a thing on its way does not start anew when
// the window or the language changes.
import { untrack } from 'svelte';

export interface Movement<T> {
  /** What was moved, whether it is seen to move or not. */
  readonly last: T | null;
  /** The same, if things may move and something does. */
  readonly running: T | null;
  /** How long it runs, in milliseconds. */
  readonly total: number;
}

export function movement<T extends { duration: number }>(
  tick: () => number,
  motion: () => boolean,
  compute: () => T | null,
): Movement<T> {
  const last = $derived.by(() => {
    tick();
    return untrack(compute);
  });
  const running = $derived(motion() && last && last.duration > 0 ? last : null);
  return {
    get last() {
      return last;
    },
    get running() {
      return running;
    },
    get total() {
      return running?.duration ?? 0;
    },
  };
}
