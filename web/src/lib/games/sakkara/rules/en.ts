// The rules of Sakkara in English.
import type { Section } from '../../rules';

export default [
  {
    title: 'Aim',
    text: [
      'Each player leads three stones, Ra, Isis and Osiris, over three levels to the Ankh field in the middle. The first to reach it for the third time wins.',
    ],
  },
  {
    title: 'The board',
    text: [
      'Three levels of fields lie inside each other, divided by walls. The only way over a wall, and onto the Ankh field, is a bridge. The coloured corners are the entrances. The printed board is lost, this one is our reconstruction. [K1]',
      'Four black bridges move in the outer wall, two grey ones in the middle wall, and the white one in the inner wall. The white bridge first lies on the Ankh field.',
    ],
  },
  {
    title: 'A turn',
    text: [
      'You must make four moves a turn, in any mixture: bring a stone onto your entrance, move a stone one field, or move a bridge one field along its wall. [K10]',
      'Print lets you bring in one, two or three stones; we ask for one at least. If you have no stone on the board and one move left, you must bring one in with it. Before the last move all is free. So nobody stays outside, where no stone can be captured. [K13]',
      'If you can do nothing more, your turn ends early. [K9]',
    ],
  },
  {
    title: 'Stones',
    text: [
      'Stones step to the next field, never diagonally, and over bridges. [K2] The first step of a stone in a turn goes any way. After that Ra still turns as it likes, Isis goes straight or left, Osiris straight or right. [K3]',
      'A stone may jump over occupied fields, one move a field, and lands on one that is empty or holds an enemy. [K4]',
      'Landing on an enemy stone captures it: it starts again outside its entrance. This holds on your entrance, too. [K5]',
    ],
  },
  {
    title: 'Bridges',
    text: [
      'Anybody moves any bridge, unless a stone stands on it or another bridge is in its way. [K7]',
      'A stone that stands on a bridge when your turn begins must leave it in this turn. [K6]',
      'Nobody may move the white bridge before a stone has been captured. The first player to capture moves it off the Ankh field at the end of that turn, free of charge. [K8]',
    ],
  },
  {
    title: 'The Ankh field',
    text: [
      'A stone that reaches the Ankh field leaves the board and may start again. The first time earns the Horus card: five moves from the next turn on. The second earns the Ankh card: six moves. The third time wins.',
      'After 600 turns the game is a draw. [K11]',
    ],
  },
  {
    title: 'Who begins',
    text: [
      'The first seat, or, if you like, by fists: all hide none to three stones, each names another total, and the one who is right begins. [K12]',
    ],
  },
] satisfies Section[];
