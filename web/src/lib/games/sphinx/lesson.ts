// The first game of Sphinx: the dice, a card, a look, the snakes, a door, a theft, and the guards.
import { script, type Lesson } from '../../lesson/lesson';

/** Player 1 stands before a door and behind player 2, who has a card. */
const BEFORE_DOOR = script(`
  chance deal:RBGYPW;
  chance roll:4,5,S; p1 +4; p1 take; p1 +5; p1 nopeek; p1 leave; p1 swap:G3:T3;
  chance roll:3,5,4; p2 +5; p2 leave; p2 +3; p2 nopeek; p2 take; p2 +4; p2 nosteal;
  chance roll:1,5,S`);

/** Player 1 has seen the guards, has their cards, and stands before them. */
const BEFORE_GUARDS = script(`
  chance deal:RBGYPW;
  chance roll:4,6,2; p1 +2; p1 -4; p1 take; p1 peek:G1; p1 -6;
  chance roll:4,5,1; p2 +1; p2 +4; p2 leave; p2 -5; p2 leave;
  chance roll:3,6,1; p1 -3; p1 take; p1 +1; p1 take; p1 -6; p1 peek:G2; p1 leave;
  chance roll:1,2,1; p2 +1; p2 -1; p2 +2;
  chance roll:1,4,1; p1 +4; p1 peek:G3; p1 -1; p1 -1;
  chance roll:6,6,1; p2 -6; p2 leave; p2 nopeek; p2 -6; p2 leave; p2 nopeek; p2 -1;
  chance roll:2,5,4; p1 -2; p1 +5`);

const SPHINXES = ['G1', 'G2', 'G3', 'T1', 'T2', 'T3'];

export default {
  seats: ['p1', 'p2'],
  looking: 'p1',
  steps: [
    {
      name: 'aim',
      record: ['chance deal:RBGYPW', 'chance roll:2,4,S'],
      done: 'read',
      marks: ['G1', 'G2', 'G3'],
    },
    {
      name: 'walk',
      done: ['+4'],
      mistakes: { door: ['+2'], snakes: SPHINXES, far: ['8'] },
    },
    { name: 'take', done: ['take'], mistakes: { leave: ['leave'] } },
    { name: 'mummy', done: ['+2'], mistakes: { back: ['-2'], snakes: SPHINXES } },
    {
      name: 'look',
      done: SPHINXES.map((sphinx) => `peek:${sphinx}`),
      marks: ['G1', 'G2', 'G3'],
      tells: true,
      mistakes: { not: ['nopeek'] },
    },
    { name: 'snakes', done: 'any', marks: ['G1', 'T2'] },
    {
      name: 'door',
      record: BEFORE_DOOR,
      done: ['+1'],
      tells: true,
      mistakes: { back: ['-1', '-5'], past: ['+5'], snakes: SPHINXES },
    },
    {
      name: 'steal',
      record: [...BEFORE_DOOR, 'p1 +5'],
      done: ['steal:p2:B'],
      mistakes: { not: ['nosteal'], own: ['card:p1:R'] },
    },
    {
      name: 'guards',
      record: BEFORE_GUARDS,
      done: ['attempt:RBG'],
      mistakes: { order: ['card:p1:B', 'card:p1:G'], sphinx: SPHINXES },
    },
    { name: 'end', done: 'read', marks: [] },
  ],
} satisfies Lesson;
