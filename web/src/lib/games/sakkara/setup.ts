// How tables of Sakkara are set up.
import type { GameSetup } from '../setups';

export default {
  presets: [
    { name: 'printed', options: { opening: 'fists' } },
    { name: 'ours' },
    { name: 'children', hints: true },
  ],
  printed: { opening: ['fists'] },
} satisfies GameSetup;
