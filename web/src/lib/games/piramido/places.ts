// Everything that can be pointed at on the board of a route.
import type { Say } from '../../board/contract';
import { start } from './actions';
import type { Layout } from './layout';
import { onPyramid } from './routes';
import type { Plan, Point, Sign, View } from './types';
import { placeLabel } from './words';

export interface Place extends Point {
  target: string;
  label: string;
  sign: Sign | null;
  tall: number;
}

/** How tall a space of the labyrinth is. */
const SPACE = 88;

export function places(place: Layout, plan: Plan, view: View, say: Say): Place[] {
  if (onPyramid(view.route))
    return place.blocks
      .filter(({ part }) => part)
      .map(({ name: target, x, y, tall, sign, ...block }) => {
        const label = placeLabel({ ...block, name: target, x, y, sign }, view, say);
        return { target, x, y, tall, sign, label };
      });
  const { rows, starts, chamber } = plan.labyrinth;
  const spaces = rows.flat().map(({ name: target, x, y, sign }) => {
    const label = placeLabel({ name: target, x, y, sign }, view, say);
    return { target, x, y, tall: SPACE, sign, label };
  });
  const sides = starts.map(({ name, colour, x, y }) => {
    const target = start(name, colour);
    const label = placeLabel({ name, x, y, sign: null, target }, view, say);
    return { target, x, y, tall: SPACE, sign: null, label };
  });
  const { name: target, x, y } = chamber;
  const hall = { target, x, y, tall: SPACE, sign: null, label: say.t('piramido-place-chamber') };
  return [...spaces, ...sides, hall];
}
