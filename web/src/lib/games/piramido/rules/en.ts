// The rules of Piramido in English.
import type { Section } from '../../rules';

export default [
  {
    title: 'Aim',
    text: [
      'Each player has a viewer with seven pictures that nobody else sees. They show the way: steps of a pyramid, or signs in a labyrinth. Be right, and be first. Alone, you test whether you find the right way.',
      'There are four routes: A up the pyramid, B down it, C into the labyrinth, D out of it. Play one, or several one after another.',
    ],
  },
  {
    title: 'Boards and pictures',
    text: [
      'The printed boards and reels were pictures, and they are lost to us. Ours fit everything that the rulebook says. The classic reels are ours, too. [V1]',
      'In print the pyramid is built of cubes, and labels with hieroglyphs are stuck on some of them. Here forty steps have one, each hieroglyph five or six times; all others are plain stone, on which nobody can stand. On each side three steps at the foot are a forecourt. From its ends two stairs lead up to the gallery, the paved ring, and from the middle of each side of the gallery a gate leads to the top with the key. Joined are steps with a hieroglyph that lie side by side, and the top with the four gates; the board shows these ways. [V1]',
      'The labyrinth has six rows of eleven spaces, some of them without a sign. The burial chamber lies above the middle of the topmost row, and each colour has a start space at both ends of the lowest. [V1]',
      'A colour has an explorer, two sphinxes with numbers, and a reel for each of the two boards. Red has the sphinxes 1 and 6, blue 2 and 5, yellow 3 and 4. [V1]',
      'Reels can also be drawn anew for each game. On the pyramid the three of them begin on different steps of the forecourts, and the six steps to find lie on stairs, stairs, gallery, gallery, gate and gate, each four to seven steps of walking from the one before. In the labyrinth there are six signs, and one picture without, neither the first nor the last. [V2]',
    ],
  },
  {
    title: 'Who begins',
    text: [
      'In print the highest throw begins and chooses a colour first. A table can be set up so; otherwise player 1 is red and begins, player 2 is blue and player 3 yellow.',
    ],
  },
  {
    title: 'Route A: up the pyramid',
    text: [
      'Picture 1 shows your starting step, pictures 2 to 7 the six steps to reach, one after another. You see the picture that you are looking for and those before it, never a later one, and nobody else’s. A picture never tells the name of a step. [V18]',
      'Throw the die and go that many steps, all of them, along the ways. The first step of a throw goes any way; after that you go back to the step just left only if there is no other way. You cannot enter another explorer’s step, nor the top before you have six hieroglyphs. If there is no way at all, the rest of the throw is lost. [V3]',
      'On reaching or passing the step that you think it is, claim it: its hieroglyph goes on the next space of your scoreboard, and you look at the next picture. A step can be claimed once each time you enter it. Whether you are right you judge by eye, and learn at the end. [V6]',
      'After the sixth hieroglyph, reach the key at the top by an exact throw. With too high a throw you turn back there, by the gate through which you came. [V4]',
      'Those who have arrived leave the board and are in nobody’s way. [V8]',
    ],
  },
  {
    title: 'Sphinxes',
    text: [
      'With each claim you may set one of your sphinxes on a step of stairs, gallery or gate where your explorer has been, if no explorer and no sphinx is there now. [V7]',
      'If you come onto another’s sphinx and the throw is not its number, the only way on is back to the step just left. [V4] Such a throw cannot end on the sphinx. [V3]',
      'If the throw is its very number, you reach it or pass it, and the sphinx is out. Your own lets you pass with any throw, and is out, too. Out means for the rest of the route; a table can be set up, as in print, so that it is for the rest of the game. [V5]',
      'After twelve throws without a claim by anybody no sphinx stops anybody, until the next claim; an explorer who enters its step removes it. [V19]',
    ],
  },
  {
    title: 'Route B: down again',
    text: [
      'As A from the top down: picture 7 first, then 6, and so on. All stand on the top at the beginning [V8], and nobody goes back to it [V3], unless a sphinx on a gate turns them back. [V4]',
      'The end is your starting step, picture 1, with six hieroglyphs and by an exact throw. You may walk over it before. If the sixth is claimed on it at the end of a throw, that is the arrival as well. [V9]',
    ],
  },
  {
    title: 'Route C: into the labyrinth',
    text: [
      'Each picture shows a passage with one of seven signs on its left or right; one shows none, then the next counts. If the sign of picture 1 is on the left, start on the right, and the other way round. After that left and right do not matter. You see the pictures up to the one with the next sign. [V18]',
      'Choose left or right and go along the row, the full throw, turning back at its ends and at explorers. If both ways are closed, the rest of the throw is lost. From a start space there is one way only, and nobody returns to it. [V10]',
      'End exactly on the space with your sign and claim it: you go up one space into the next row, and from the last row into the burial chamber. [V12] Above you may share a space with another explorer. [V11]',
      'After twelve throws without a claim by anybody explorers close no way and may share a space, until the next claim. [V19]',
    ],
  },
  {
    title: 'Route D: out again',
    text: [
      'As C the other way, from the chamber down, with the pictures from the last to the first. From the chamber the first step is onto the space below it, if nobody stands there. [V10]',
      'After the sixth claim you stay in the lowest row, which is now longer for you by your own start spaces. The end is one of them, by an exact throw. [V13] Left and right do not matter: of seven languages only the Dutch rulebook says so.',
    ],
  },
  {
    title: 'Several routes',
    text: [
      'The order of arrival is the order of play on the next route. For B after A, and for D after C, everybody takes the next colour: red, blue, yellow, red; otherwise colours stay. A table can be set up, as in print, so that before each later route all choose again in that order: a colour that is free, for the way back not the one of the way there, and none that would leave a later player without. [V14]',
      'A route on the pyramid begins with both sphinxes in hand, except those out for the rest of the game. The reels stay the same in the whole game. [V15]',
    ],
  },
  {
    title: 'The end',
    text: [
      'When all have arrived on the last route, the claims are checked. Right is who claimed the right steps, or signs in the labyrinth, on every route and in order. A table can be set up, as in print, so that on the pyramid only the hieroglyphs are compared. On which side somebody started in the labyrinth is not checked. Among those who are right the smallest sum of places wins; it may be shared. If nobody is right, nobody wins. Alone, you win if you are right. [V16]',
      'A route ends after 500 throws, and the game with it. A player who has not arrived by then is not right. [V17]',
    ],
  },
  {
    title: 'What is different from print',
    text: [
      'Sphinxes come back in each route on the pyramid, while in print they are out for the rest of the game; colours pass on by turns, while in print they are chosen again in the order of arrival; the steps are checked, while the printed control strip shows hieroglyphs only. In all three the table can be set up as printed. [V20]',
      'In every game here sphinxes never stand at the foot of the pyramid and can be walked round, while print speaks of going back; you go back only where there is no other way, while print leaves the choice; and nobody waits longer than twelve throws. [V20]',
    ],
  },
] satisfies Section[];
