// Where the rules of Pyramidis tell what the chapters of the rulebook say: section and paragraph, counted from 0.
import type { Chapters } from '../../rules';

export default {
  'rulebook: End of the game': [6, 0],
  'rulebook: Movement of pyramids': [2, 0],
} satisfies Chapters;
