// Where the rules of Sphinx tell what the chapters of the rulebook say: section and paragraph, counted from 0.
import type { Chapters } from '../../rules';

export default {
  'rulebook: End of the game': [4, 1],
  'rulebook: Before the game': [0, 0],
  'rulebook: A turn': [1, 0],
  'rulebook: Dice': [1, 0],
  'rulebook: Walking': [1, 0],
  'rulebook: Snakes': [1, 1],
  'rulebook: Card fields': [2, 0],
  'rulebook: Mummy fields': [2, 1],
  'rulebook: Stealing': [2, 2],
  'rulebook: Secret doors': [3, 0],
  'rulebook: For young players': [6, 0],
} satisfies Chapters;
