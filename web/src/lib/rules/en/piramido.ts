import type { Section } from '..';

export default [
  {
    title: 'Aim',
    text: [
      'Each player has a viewer with seven pictures that nobody else sees. They show the way: steps of a pyramid, or signs in a labyrinth. Be right, and be first. Alone, you test whether you find the right way.',
      'There are four routes: A up the pyramid, B down it, C into the labyrinth, D out of it. Play one, or several one after another.',
    ],
  },
  {
    title: 'Route A: up the pyramid',
    text: [
      'Picture 1 shows your starting step, pictures 2 to 7 the six steps to reach, one after another. Throw the die and go that many steps, all of them.',
      'On reaching or passing the step that you think it is, claim it: its hieroglyph goes on the next space of your scoreboard. Only then you see the next picture. Nobody tells you whether you are right before the end. [V6] [V18]',
      'The first step of a throw goes any way; after that straight, left or right, and back only if there is no way ahead. Explorers cannot pass each other. [V3]',
      'After the sixth hieroglyph, reach the key at the top by an exact throw. [V4]',
    ],
  },
  {
    title: 'Sphinxes',
    text: [
      'With each claim you may set one of your two sphinxes on a step where you have been. [V7] Others pass it only with a throw of its very number; then it is out. Your own lets you pass, and is out, too. [V5]',
    ],
  },
  {
    title: 'Route B: down again',
    text: [
      'As A from the top down: picture 7 first, then 6, and so on. The end is your starting step, picture 1, by an exact throw. [V9]',
    ],
  },
  {
    title: 'Route C: into the labyrinth',
    text: [
      'Each picture shows a passage with one of seven signs on its left or right; one shows none, then the next counts. If the sign of picture 1 is on the left, start on the right, and the other way round.',
      'Go along the row, the full throw, turning back at its ends and at explorers. [V10] End exactly on the space with your sign and claim it: you go up into the next row, and from the last row into the burial chamber. [V12]',
    ],
  },
  {
    title: 'Route D: out again',
    text: [
      'As C the other way, from the chamber down. The end is a start space of your colour, by an exact throw; left and right do not matter. [V13]',
    ],
  },
  {
    title: 'The end',
    text: [
      'When all have arrived, the claims are checked. Among those who are right in everything, the smallest sum of places wins. If nobody is right, nobody wins. [V16]',
      'Different from print: sphinxes come back in each pyramid route, they can be walked round, and colours pass on by turns. [V20]',
    ],
  },
] satisfies Section[];
