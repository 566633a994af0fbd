// The rules of Sakkara in French.
import type { Section } from '../../rules';

export default [
  {
    title: 'But du jeu',
    text: [
      'Chaque joueur mène trois pierres, Râ, Isis et Osiris, par trois niveaux jusqu’à la case de l’Ankh au milieu. Qui l’atteint pour la troisième fois gagne.',
    ],
  },
  {
    title: 'Le plateau',
    text: [
      'Trois niveaux de cases sont emboîtés, séparés par des murs. On ne franchit un mur, et on n’atteint l’Ankh, que par un pont. Les coins colorés sont les entrées. Le plateau imprimé est perdu, celui-ci est notre reconstitution. [K1]',
      'Quatre ponts noirs glissent dans le mur extérieur, deux gris dans le mur du milieu, le blanc dans le mur intérieur. Le pont blanc est d’abord sur la case de l’Ankh.',
    ],
  },
  {
    title: 'Un tour',
    text: [
      'On doit faire quatre mouvements par tour, mêlés à volonté : amener une pierre sur son entrée, avancer une pierre d’une case, ou glisser un pont d’une case dans son mur. [K10]',
      'La règle imprimée permet d’amener une, deux ou trois pierres ; nous en demandons au moins une. Qui n’a aucune pierre sur le plateau et n’a plus qu’un mouvement doit s’en servir pour en amener une. Avant le dernier mouvement, tout est libre. Ainsi personne ne reste dehors, où rien ne peut être capturé. [K13]',
      'Qui ne peut plus rien faire finit son tour plus tôt. [K9]',
    ],
  },
  {
    title: 'Les pierres',
    text: [
      'Les pierres vont à la case voisine, jamais en diagonale, et par les ponts. [K2] Le premier pas d’une pierre dans un tour va où l’on veut. Ensuite Râ tourne toujours à son gré, Isis va tout droit ou à gauche, Osiris tout droit ou à droite. [K3]',
      'Une pierre peut sauter par-dessus des cases occupées, un mouvement par case, et atterrit sur une case vide ou ennemie. [K4]',
      'Atterrir sur une pierre ennemie la capture : elle recommence hors de son entrée. Cela vaut aussi sur votre entrée. [K5]',
    ],
  },
  {
    title: 'Les ponts',
    text: [
      'Chacun déplace n’importe quel pont, sauf s’il porte une pierre ou si un autre pont le gêne. [K7]',
      'Une pierre qui se trouve sur un pont au début de votre tour doit le quitter pendant ce tour. [K6]',
      'Personne ne déplace le pont blanc avant la première capture. Qui capture le premier le retire de l’Ankh à la fin de ce tour, sans frais. [K8]',
    ],
  },
  {
    title: 'L’Ankh',
    text: [
      'Une pierre qui atteint l’Ankh quitte le plateau et peut recommencer. La première fois donne la carte d’Horus : cinq mouvements dès le tour suivant. La deuxième donne la carte de l’Ankh : six mouvements. La troisième gagne.',
      'Après 600 tours, la partie est nulle. [K11]',
    ],
  },
  {
    title: 'Qui commence',
    text: [
      'La première place ou, si l’on veut, aux poings : chacun cache zéro à trois pierres, chacun annonce un autre total, et qui tombe juste commence. [K12]',
    ],
  },
] satisfies Section[];
