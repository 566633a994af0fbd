// What a picture in the viewer asks of the one who looks at it.
import type { Say } from '../../board/contract';
import { onPyramid } from './routes';
import type { View } from './types';

export function asks(picture: number, view: View, say: Say): string {
  const me = view.players.find(({ seat }) => seat === view.viewer);
  const counts = view.reel?.counts ?? null;
  if (onPyramid(view.route)) {
    if (picture === 1) return say.t(`piramido-viewer-asks-${view.route === 'B' ? 'end' : 'start'}`);
    return say.t(`piramido-viewer-asks-${picture === counts ? 'step' : 'done'}`);
  }
  if (view.route === 'C' && me?.side === null) return say.t('piramido-viewer-asks-side');
  return say.t(`piramido-viewer-asks-${picture === counts ? 'sign' : 'done'}`);
}
