// How a piece travels over a board: moments on its way, as keyframes of the Web Animations API in the coordinates of the board.

export interface Moment {
  x: number;
  y: number;
  time: number;
}

/** The way as keyframes of an animation that lasts `total`, and ends where the thing stands. */
export function frames(
  way: readonly Moment[],
  total: number,
  end: { x: number; y: number } = way.at(-1) ?? { x: 0, y: 0 },
): Keyframe[] {
  const all = way.map(({ x, y, time }) => ({
    offset: Math.min(1, total > 0 ? time / total : 1),
    transform: `translate(${x}px, ${y}px)`,
    easing: 'cubic-bezier(0.4, 0, 0.3, 1)',
  }));
  return [...all, { offset: 1, transform: `translate(${end.x}px, ${end.y}px)`, easing: 'linear' }];
}

/** Lets a thing travel its way, if it has one, to where it stands. */
export function travel(way: readonly Moment[] | undefined, total: number, end: { x: number; y: number }) {
  return (node: SVGElement) => {
    if (!way || total === 0) return;
    const journey = node.animate(frames(way, total, end), { duration: total, fill: 'backwards' });
    return () => journey.cancel();
  };
}

/** Lets a thing travel its way and vanish: on the way, or when it has arrived. */
export function leave(way: readonly Moment[], total: number, vanishes: 'going' | 'there') {
  return (node: SVGElement) => {
    const last = way.at(-1)?.time ?? 0;
    const gone = (time: number) => (vanishes === 'going' ? time >= last : time > last);
    const shown = frames(way, total).map((frame) => ({
      ...frame,
      opacity: gone((frame.offset as number) * total) ? 0 : 1,
    }));
    const going = node.animate(shown, { duration: Math.max(1, total) });
    return () => going.cancel();
  };
}
