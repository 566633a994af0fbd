// Short buzzes in the hand, on devices that can and for readers who want them.
import { settings } from '../ui/settings.svelte';

/** On and off, in milliseconds. */
const PATTERNS = {
  turn: [35],
  no: [15, 50, 15],
  end: [40, 80, 40, 80, 120],
} as const;

/** Buzzes, as soon as somebody has touched the page: before that browsers forbid it. */
export function vibrate(what: keyof typeof PATTERNS): void {
  if (!settings.vibration || typeof navigator.vibrate !== 'function') return;
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate([...PATTERNS[what]]);
}
