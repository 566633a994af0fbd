// Why a game of Sphinx is over.
import type { Say } from '../../board/contract';
import type { View } from './types';

export function ending(view: View, say: Say): string {
  const name = (view.winners ?? []).map((seat) => say.player(seat)).join(', ');
  return name ? say.t('sphinx-ending', { name, turns: view.turns }) : say.t('sphinx-event-drawn');
}
