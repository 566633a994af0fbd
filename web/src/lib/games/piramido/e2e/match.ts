// How the browser's stories play Piramido.
import type { MatchPlan } from 'e2e/games';

export default {
  level: 7,
  record: 'short.papyrus',
  pictures: { desk: { actions: 14, theme: 'light' }, phone: { actions: 10, theme: 'light' } },
} satisfies Partial<MatchPlan>;
