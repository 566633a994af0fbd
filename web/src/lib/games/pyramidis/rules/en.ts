// The rules of Pyramidis in English.
import type { Section } from '../../rules';

export default [
  {
    title: 'Aim',
    text: ['Each player has eight pyramids of one colour. The first to bring five of them home wins.'],
  },
  {
    title: 'The board',
    text: [
      'Two rings of sixteen squares cross in the middle of the board. Red and yellow share the ring from west to east, green and blue the one from north to south; of each pair one goes clockwise and the other anticlockwise. The four squares in the middle belong to both rings: only there all colours meet. [P1]',
      'Your pyramids wait on your start square. Your home circle, the last square of your course, lies beside it.',
    ],
  },
  {
    title: 'A move',
    text: [
      'Take a stack and drop its pyramids one by one on the squares that follow, the bottom one first, whether they are occupied or not. So a stack of three goes three squares.',
      'From your start square you take as many as you like, one to five. Everywhere else the whole stack moves.',
      'The colour on top owns a stack. It carries the pyramids of others along, and they are free only when the owner drops them. [P6]',
      'You must move if you can. Without a stack of your own and with an empty start square, you pass. [P8]',
    ],
  },
  {
    title: 'Towers',
    text: [
      'Five pyramids are a tower. A moving stack jumps over it: it is not counted, and nothing is dropped there. [P3]',
    ],
  },
  {
    title: 'Coming home',
    text: [
      'A pyramid that comes to its own home circle leaves the board and counts, also when somebody else drops it there. [P5]',
      'Your move ends on your home circle. Foreign pyramids still in your hand are all set down on it, in their order, even above five. [P4]',
    ],
  },
  {
    title: 'Astray',
    text: [
      'With four players a pyramid may be carried onto the other ring. It then goes straight along its lane to the middle, and from there follows its own course again. [P2]',
    ],
  },
  {
    title: 'The end',
    text: [
      'The first colour with five pyramids home wins, no matter who moved them. [P7]',
      'In the German edition you also win by taking an opponent’s last move. [P8]',
      'The third time the same position comes about, or after a thousand moves, the game is a draw. [P9]',
    ],
  },
] satisfies Section[];
