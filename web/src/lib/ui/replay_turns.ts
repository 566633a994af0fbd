// The turns of a replay: which actions belong together, and where one stops between them.
import type { ReplayStep } from '../protocol';

/** Who is at it in each step: what chance does belongs to the one who acts next, and at the end to the one who acted before. */
export function actors(steps: readonly Pick<ReplayStep, 'actor'>[]): (string | null)[] {
  const known = steps.map(({ actor }) => (actor === 'chance' ? null : actor));
  return known.map((actor, at) => {
    if (at === 0 || actor) return actor;
    return known.slice(at).find((next) => next) ?? known.slice(0, at).findLast((before) => before) ?? null;
  });
}

/** The steps after which a turn is over, the beginning and the end included. */
export function stops(steps: readonly Pick<ReplayStep, 'actor'>[]): number[] {
  const who = actors(steps);
  return who.flatMap((actor, at) => (at === 0 || at === who.length - 1 || who[at + 1] !== actor ? [at] : []));
}

/** The first step of the turn that a step belongs to. */
export function turnBegin(stops: readonly number[], at: number): number {
  return at === 0 ? 0 : (stops.findLast((stop) => stop < at) ?? 0) + 1;
}
