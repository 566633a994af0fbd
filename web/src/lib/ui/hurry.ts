// Going on at once: what is being shown is taken as seen.
import type { Playback } from '../playback/playback.svelte';

/** Shows the next thing, and ends what moves on the board by itself and not for ever. */
export function hurry(playback: Pick<Playback, 'settled' | 'hurry'>, board: Element | null): void {
  if (playback.settled) return;
  playback.hurry();
  for (const animation of board?.getAnimations({ subtree: true }) ?? [])
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
}
