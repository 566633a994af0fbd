// Why a game of Sakkara is over.
import type { Say } from '../../board/contract';
import type { View } from './types';

export function ending(view: View, say: Say): string {
  const name = (view.winners ?? []).map((colour) => say.player(colour)).join(', ');
  if (!name) return say.t('sakkara-drawn', { turns: view.turns });
  return say.t('sakkara-ending', { name, count: view.visits_to_win, turns: view.turns });
}
