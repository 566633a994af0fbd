// How the browser's stories play Sphinx.
import type { MatchPlan } from 'e2e/games';

export default {
  level: 4,
  pictures: { desk: { actions: 16, theme: 'light' }, phone: { actions: 12, theme: 'dark' } },
} satisfies Partial<MatchPlan>;
