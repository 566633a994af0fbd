// Actions as places to point at, and back: `move:c5` is the stack on c5, `start:3` the start square and then a number.
import type { Act } from '../../board/contract';
import type { Plan, View } from './types';

export function act(action: string, view: View): Act {
  const [verb, what = ''] = action.split(':');
  if (verb === 'move')
    return { action, path: [what], label: { id: 'pyramidis-act-move', args: { square: what } } };
  if (verb === 'start') {
    const label = { id: 'pyramidis-act-start', args: { count: Number(what) } };
    const brief = { id: 'pyramidis-brief-start', args: { count: Number(what) } };
    return { action, path: [`start:${view.turn}`, `#${what}`], label, brief };
  }
  return { action, path: [], label: { id: 'pyramidis-act-pass' } };
}

/** A square means its stack; a start square means one pyramid of it, unless a number was chosen. */
export function attempt(path: readonly string[], view: View, plan: Plan): string | null {
  const [place = '', number = '#1'] = path;
  if (place === `start:${view.turn}`) return `start:${number.slice(1)}`;
  // A second square after the start square is where somebody would like to land: nothing that can be said.
  const squares = path.filter((target) => plan.squares.some(({ name }) => name === target));
  const [square] = squares;
  return path.length === 1 && square ? `move:${square}` : null;
}
