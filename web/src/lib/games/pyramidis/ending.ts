// Why a game of Pyramidis is over.
import type { Say } from '../../board/contract';
import type { View } from './types';

export function ending(view: View, say: Say): string {
  const name = (view.winners ?? []).map((colour) => say.player(colour)).join(', ');
  return say.t(`pyramidis-ending-${view.ended ?? 'actions'}`, { name, goal: view.goal, count: view.actions });
}
