// Why a game of Piramido is over.
import type { Say } from '../../board/contract';
import type { View } from './types';

export function ending(view: View, say: Say): string {
  const { right = [], winners = [] } = view.result ?? {};
  const list = right.map((seat) => say.player(seat)).join(', ');
  if (right.length === 0) return say.t('piramido-ending-nobody');
  const checked = say.t('piramido-ending-right', { names: list, count: right.length });
  return right.length > winners.length ? `${checked} ${say.t('piramido-ending-earliest')}` : checked;
}
