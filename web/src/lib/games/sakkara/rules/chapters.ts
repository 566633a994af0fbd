// Where the rules of Sakkara tell what the chapters of the rulebook say: section and paragraph, counted from 0.
import type { Chapters } from '../../rules';

export default {
  'rulebook: End of the game': [5, 0],
  'rulebook: Moves': [2, 0],
  'rulebook: Stones': [3, 0],
  'rulebook: Bridges': [4, 0],
} satisfies Chapters;
