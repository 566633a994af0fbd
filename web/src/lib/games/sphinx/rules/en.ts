// The rules of Sphinx in English.
import type { Section } from '../../rules';

export default [
  {
    title: 'Aim',
    text: [
      'Six sphinxes hide six colours. Three of them guard the treasure. Find out which colours these three have, collect the cards of these colours, and name them to the guards in the right order.',
      'The printed board is lost: the spiral of fields, its walls and rooms, and how a game for two is laid out are ours. [X1] So is which four fields each door turns. [X2]',
    ],
  },
  {
    title: 'A turn',
    text: [
      'Throw the dice, then use each of them for one action, in any order. A number moves your pawn exactly that far, forwards or backwards, without turning round on the way. You may pass other pawns, but not end on one. [X3]',
      'The snakes swap one of the three guards with one of the three sphinxes in the temple rooms, unseen.',
      'A die is used if it can be. [X6]',
    ],
  },
  {
    title: 'On the way',
    text: [
      'Card field, passed or reached: you may take the card of its colour if you have none. If you have one, you must give it back.',
      'Mummy field, passed or reached: you may look secretly under one of the six sphinxes, once a turn.',
      'Passing a pawn: you may steal from its owner one card that you do not have, but not twice from the same player in a turn. Pawns on the start are safe. [X8]',
      'On each field, what the field offers comes first, then the theft. [X7]',
    ],
  },
  {
    title: 'Secret doors',
    text: [
      'An action that ends beside a secret door turns it half round, with every pawn beside it. On the other side nothing more happens. [X9]',
    ],
  },
  {
    title: 'The guards',
    text: [
      'With at least three cards you may go on to the first guard; the number need not be exact. [X4] You name three colours of your hand, in order, and look at the guards in secret.',
      'All right: you win. Otherwise you lose all your cards, go back to the start, and your turn is over. But you have seen the guards. [X5]',
    ],
  },
  {
    title: 'What is open',
    text: [
      'Cards are open to everybody; what a look showed is yours alone. [X10]',
      'After 600 turns the game is a draw. [X11]',
      'The player who begins has an edge: friends draw their seats by lot, unless they choose them. [X12]',
    ],
  },
  {
    title: 'For young players',
    text: [
      'Play with two dice and no snakes, turn doors only if you like, keep all cards, and name the colours in any order. When the table is made, all of this can be chosen at once, or each by itself.',
    ],
  },
] satisfies Section[];
