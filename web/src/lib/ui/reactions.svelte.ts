// What people at a table show without a word: for a few seconds, and then it is gone.
import type { Reaction } from '../protocol';

/** As the server knows them, in the order in which they are offered. */
export const REACTIONS: readonly Reaction[] = ['bravo', 'laugh', 'wow', 'oops', 'hurry', 'luck'];

/** How long one is seen, in milliseconds. */
export const SEEN = 5000;

export class Reactions {
  /** What each seat shows now. */
  shown = $state.raw<Readonly<Record<string, Reaction>>>({});
  readonly #ends = new Map<string, ReturnType<typeof setTimeout>>();

  show(seat: string, reaction: Reaction): void {
    this.shown = { ...this.shown, [seat]: reaction };
    clearTimeout(this.#ends.get(seat));
    this.#ends.set(
      seat,
      setTimeout(() => this.#hide(seat), SEEN),
    );
  }

  stop(): void {
    for (const end of this.#ends.values()) clearTimeout(end);
  }

  #hide(seat: string): void {
    const { [seat]: _, ...others } = this.shown;
    this.shown = others;
  }
}
