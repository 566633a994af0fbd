// How tables of Piramido are set up. The printed reels are lost, so that no pictures are print.
import type { GameSetup } from '../setups';
import RoutePicture from './RoutePicture.svelte';

export default {
  presets: [
    {
      name: 'printed',
      options: { order: 'rolloff', colours: 'choose', sphinxes: 'spent', check: 'signs' },
    },
    { name: 'ours' },
    // One way up, and a step with the right sign will do.
    { name: 'children', options: { routes: 'A', check: 'signs' }, hints: true },
  ],
  printed: {
    routes: ['A', 'B', 'C', 'D'],
    reels: [],
    order: ['rolloff'],
    check: ['signs'],
    colours: ['choose'],
    sphinxes: ['spent'],
  },
  lists: { routes: { Picture: RoutePicture, shortcuts: [['A', 'B']] } },
} satisfies GameSetup;
