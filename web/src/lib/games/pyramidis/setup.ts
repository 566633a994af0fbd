// How tables of Pyramidis are set up. Print has two editions; our table is the international one.
import type { GameSetup } from '../setups';

export default {
  presets: [
    { name: 'printed' },
    { name: 'german', options: { edition: 'german' } },
    // With two nobody strays from the course.
    { name: 'children', seats: [2], hints: true },
  ],
  printed: { edition: ['international', 'german'] },
} satisfies GameSetup;
