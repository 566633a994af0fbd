// Actions as places to point at, and back. A stone or a bridge goes from field to field: `R:a13-b13-c13` is the three fields one
// after another; a stone outside is pointed at where it waits.
import type { Act } from '../../board/contract';
import type { Plan, Stone, View } from './types';

/** A stone of the mover that waits outside. */
export function waiting(colour: string, stone: string): string {
  return `wait:${colour}:${stone}`;
}

export function act(action: string, view: View): Act {
  const [verb = '', what = ''] = action.split(':');
  const number = { id: 'sakkara-brief-number', args: { count: Number(what) } };
  const label = (id: string, args: Record<string, string | number>) => ({ id: `sakkara-act-${id}`, args });
  switch (verb) {
    case 'enter':
      return { action, path: [waiting(view.turn ?? '', what)], label: label('enter', { stone: what }) };
    case 'fist':
      return { action, path: [`#${what}`], label: label('fist', { count: Number(what) }), brief: number };
    case 'guess':
      return {
        action,
        path: [`#${what}`],
        label: label('guess', { count: Number(what) }),
        brief: number,
        reveals: true,
      };
  }
  const path = what.split('-');
  const [from = '', to = ''] = [path[0], path.at(-1)];
  if (verb === 'bridge') return { action, path, label: label('bridge', { from, to }) };
  const id = path.length > 2 ? 'jump' : 'step';
  return { action, path, label: label(id, { stone: verb, from, to, moves: path.length - 1 }) };
}

/** What the targets would mean: a stone's way, a bridge's, or a stone that comes in. */
export function attempt(path: readonly string[], view: View, plan: Plan): string | null {
  const [first = '', second] = path;
  const mover = view.seats.find(({ colour }) => colour === view.turn);
  if (!mover) return null;
  const [kind, colour, outside] = first.split(':');
  if (outside)
    return kind === 'wait' && colour === mover.colour && path.length === 1 ? `enter:${outside}` : null;
  const stone = mover.stones.find(({ field }) => field === first)?.stone;
  const bridge = view.bridges.some(({ field }) => field === first);
  const way = second === undefined ? [first, beside(first, stone !== undefined, plan)] : path;
  // Onto a bare wall somebody wants to slide the bridge, even if a stone stands on it.
  const slides = bridge && (!stone || isBareWall(way[1] ?? '', view, plan));
  if (slides) return way.length === 2 ? `bridge:${way.join('-')}` : null;
  return stone ? walk(stone, way) : null;
}

function walk(stone: Stone, way: readonly string[]): string {
  return `${stone}:${way.join('-')}`;
}

function isBareWall(cell: string, view: View, plan: Plan): boolean {
  const wall = plan.walls.some(({ cells }) => cells.includes(cell));
  return wall && !view.bridges.some(({ field }) => field === cell);
}

/** Somewhere next to a cell: on along the wall for a bridge, on a level for a stone. */
function beside(cell: string, stone: boolean, plan: Plan): string {
  const rings = stone ? plan.levels.map(({ fields }) => fields) : plan.walls.map(({ cells }) => cells);
  const ring = rings.find((ring) => ring.includes(cell));
  if (ring) return ring[(ring.indexOf(cell) + 1) % ring.length] ?? cell;
  const here = plan.cells.find(({ name }) => name === cell);
  const near = plan.cells.find(({ x, y }) => here && Math.abs(here.x - x) + Math.abs(here.y - y) === 100);
  return near?.name ?? cell;
}
