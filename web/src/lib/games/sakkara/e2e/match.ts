// How the browser's stories play Sakkara.
import type { MatchPlan } from 'e2e/games';

export default {
  // The strongest that does not think a second about each of its actions.
  level: 7,
  wander: true,
  atOnce: true,
  pictures: { desk: { actions: 22, theme: 'dark' }, phone: { actions: 18, theme: 'light' } },
} satisfies Partial<MatchPlan>;
