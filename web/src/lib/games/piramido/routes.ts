// What the page knows of a route.
import type { Route } from './types';

/** Whether a route is played on the pyramid. */
export function onPyramid(route: Route): boolean {
  return route === 'A' || route === 'B';
}
