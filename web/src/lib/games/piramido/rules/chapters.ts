// Where the rules of Piramido tell what the chapters of the rulebook say: section and paragraph, counted from 0.
import type { Chapters } from '../../rules';

export default {
  'rulebook: End of the game': [9, 0],
  'rulebook: Who begins': [2, 0],
  'rulebook: Moving': [3, 1],
  'rulebook: Route C': [6, 0],
} satisfies Chapters;
