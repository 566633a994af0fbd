// How tables of Sphinx are set up. Every value is print: the rulebook itself makes it simpler for the young.
import type { GameSetup } from '../setups';

export default {
  presets: [
    // Print is for three or four, lets nobody change an action, and the youngest begins.
    { name: 'printed', seats: [3, 4], takebacks: 'none', lot: false },
    { name: 'ours' },
    {
      name: 'children',
      options: { dice: 'two', doors: 'optional', returns: 'never', order: 'any' },
      hints: true,
    },
  ],
  printed: {
    dice: ['three', 'two'],
    doors: ['forced', 'optional'],
    returns: ['forced', 'never'],
    order: ['strict', 'any'],
  },
  // X12: the first seat has an edge.
} satisfies GameSetup;
