// How things on a board move: attachments that play keyframes of the Web Animations API, in the coordinates of the board.
import type { Point } from './geometry';

/** A thing on its way: where it is at a time, in milliseconds from the beginning, and how large beside its usual size. */
export interface Moment extends Point {
  time: number;
  size?: number;
}

/** How many times as fast as usual things move: what the board lies in may say it by `data-tempo`. */
function tempoAt(node: Element): number {
  return Number(node.closest<HTMLElement>('[data-tempo]')?.dataset.tempo ?? 1);
}

/** Plays keyframes, if there are any, and stops when the thing goes away. */
export function animated(keyframes: Keyframe[] | null | undefined, options: KeyframeAnimationOptions) {
  return (node: SVGElement) => {
    if (!keyframes) return;
    const animation = node.animate(keyframes, options);
    animation.playbackRate = tempoAt(node);
    return () => animation.cancel();
  };
}

/** The way as keyframes of an animation that lasts `total`, and ends where the thing stands. */
export function frames(
  way: readonly Moment[],
  total: number,
  end: Omit<Moment, 'time'> = way.at(-1) ?? { x: 0, y: 0 },
): Keyframe[] {
  const all = way.map((moment) => ({
    offset: Math.min(1, total > 0 ? moment.time / total : 1),
    transform: transform(moment),
    easing: 'cubic-bezier(0.4, 0, 0.3, 1)',
  }));
  return [...all, { offset: 1, transform: transform(end), easing: 'linear' }];
}

function transform({ x, y, size }: Omit<Moment, 'time'>): string {
  return `translate(${x}px, ${y}px)${size === undefined ? '' : ` scale(${size})`}`;
}

/** Lets a thing travel its way, if it has one, to where it stands. */
export function travel(way: readonly Moment[] | undefined, total: number, end: Omit<Moment, 'time'>) {
  return animated(way && total > 0 ? frames(way, total, end) : null, { duration: total, fill: 'backwards' });
}

/** Lets a thing travel its way and vanish: on the way, or when it has arrived. */
export function leave(way: readonly Moment[], total: number, vanishes: 'going' | 'there') {
  const last = way.at(-1)?.time ?? 0;
  const gone = (time: number) => (vanishes === 'going' ? time >= last : time > last);
  const shown = frames(way, total).map((frame) => ({
    ...frame,
    opacity: gone((frame.offset as number) * total) ? 0 : 1,
  }));
  return animated(shown, { duration: Math.max(1, total) });
}

/** Keeps a thing out of sight for a while, if at all. */
export function hiddenFor(milliseconds: number | undefined) {
  return animated(milliseconds === undefined ? null : [{ opacity: 0 }, { opacity: 0 }], {
    duration: milliseconds,
  });
}

/** Lets a die fall and roll to where it lies; of several, each a little later than the one before it. */
export function tumble(rolls: boolean, number = 0) {
  const fall = [
    {
      transform: `translate(${-160 + 60 * number}px, -120px) rotate(${-400 - 90 * number}deg) scale(1.3)`,
      opacity: 0,
    },
    { transform: 'translate(14px, 0) rotate(20deg) scale(1)', opacity: 1, offset: 0.7 },
    { transform: 'none', opacity: 1 },
  ];
  return animated(rolls ? fall : null, {
    duration: 560 + 70 * number,
    easing: 'cubic-bezier(0.2, 0.6, 0.3, 1)',
  });
}
