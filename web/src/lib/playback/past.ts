// What has been shown at a table, kept so that it can be looked at again. Start at `Past`.
import type { ReplayStep } from '../protocol';
import type { Frame } from './playback.svelte';

/** More frames are not kept: a frame is a few kilobytes. */
const MOST = 240;

export interface Past {
  /** The table before the first of the frames. */
  readonly base: Frame;
  /** The actions that were shown, in order. */
  readonly frames: readonly Frame[];
}

/** The past with one more action. */
export function keep({ base, frames }: Past, frame: Frame): Past {
  if (frames.length < MOST) return { base, frames: [...frames, frame] };
  return { base: frames[0] ?? base, frames: [...frames.slice(1), frame] };
}

/** Whether something happened before the past that has room in it. */
export function isShort({ base, frames }: Past): boolean {
  return base.state.ply > 0 && frames.length < MOST;
}

/** The past as a replay tells it, up to the present frame; null if it is a replay of something else. */
export function recalled(steps: readonly ReplayStep[], present: Frame): Past | null {
  const { state, tick } = present;
  if (steps.length !== state.ply + 1) return null;
  const frames = steps.map((step, ply): Frame => {
    const { view, events } = step;
    const previous = steps[ply - 1]?.view ?? null;
    const then = { ...state, ply, view, turn: null, dice: [], legal: [], result: null };
    return { state: then, previous, events, actor: step.actor, tick };
  });
  const [base, ...kept] = frames.slice(-MOST - 1);
  return base ? { base, frames: kept } : null;
}

/** The past as far as it has not been taken back: `frame` shows the table afterwards. */
export function cut({ base, frames }: Past, frame: Frame): Past {
  const { ply } = frame.state;
  if (base.state.ply > ply) return { base: frame, frames: [] };
  return { base, frames: frames.filter(({ state }) => state.ply <= ply) };
}

/** The end of the past in which there is nothing that only some may know; null if there is no such end. */
export function open(past: Past, secret: (view: unknown) => boolean): Past | null {
  const all = [past.base, ...past.frames];
  const [base, ...frames] = all.slice(all.findLastIndex(({ state }) => secret(state.view)) + 1);
  return base ? { base, frames } : null;
}

/** Where the last round begins: with the first of those who acted since this seat, or since the one who acted last. */
export function lastRound({ frames }: Past, seat: string | null): number {
  const last = frames.findLast(({ actor }) => actor !== 'chance')?.actor ?? null;
  const me = seat !== null && frames.some(({ actor }) => actor === seat) ? seat : last;
  const others = frames.findLastIndex(({ actor }) => actor !== me && actor !== 'chance');
  const before = frames.findLastIndex(({ actor }, at) => at < others && actor === me);
  return others < 0 ? 0 : before + 1;
}
