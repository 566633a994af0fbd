// The rules of Pyramidis in French.
import type { Section } from '../../rules';

export default [
  {
    title: 'But du jeu',
    text: ['Chaque joueur a huit pyramides d’une couleur. Le premier qui en ramène cinq chez lui gagne.'],
  },
  {
    title: 'Le plateau',
    text: [
      'Deux anneaux de seize cases se croisent au milieu du plateau. Rouge et jaune partagent celui d’ouest en est, vert et bleu celui du nord au sud ; dans chaque paire, l’un tourne dans le sens des aiguilles d’une montre, l’autre en sens inverse. Les quatre cases du milieu appartiennent aux deux anneaux : là seulement toutes les couleurs se rencontrent. [P1]',
      'Vos pyramides attendent sur votre case de départ. Votre cercle d’arrivée, dernière case de votre parcours, est juste à côté.',
    ],
  },
  {
    title: 'Un coup',
    text: [
      'Prenez une pile et déposez ses pyramides une à une sur les cases suivantes, celle du dessous d’abord, que ces cases soient occupées ou non. Une pile de trois avance donc de trois cases.',
      'De la case de départ, vous prenez une à cinq pyramides à votre choix. Partout ailleurs, toute la pile avance.',
      'La couleur du sommet possède la pile. Elle emporte les pyramides des autres, qui ne sont libérées que lorsque le propriétaire les dépose. [P6]',
      'Il faut jouer si l’on peut. Sans pile à soi et la case de départ vide, on passe. [P8]',
    ],
  },
  {
    title: 'Les tours',
    text: [
      'Cinq pyramides forment une tour. Une pile qui avance saute par-dessus : la case ne compte pas et l’on n’y dépose rien. [P3]',
    ],
  },
  {
    title: 'L’arrivée',
    text: [
      'Une pyramide qui atteint son propre cercle quitte le plateau et compte, même déposée par un autre. [P5]',
      'Votre coup s’arrête sur votre cercle. Les pyramides étrangères encore en main y sont toutes posées, dans leur ordre, même au-delà de cinq. [P4]',
    ],
  },
  {
    title: 'Les égarées',
    text: [
      'À quatre joueurs, une pyramide peut être emportée sur l’autre anneau. Elle va alors tout droit vers le milieu, puis reprend son propre parcours. [P2]',
    ],
  },
  {
    title: 'La fin',
    text: [
      'La première couleur dont cinq pyramides sont rentrées gagne, qui que ce soit qui les ait déplacées. [P7]',
      'Dans l’édition allemande, on gagne aussi en privant un adversaire de son dernier coup. [P8]',
      'À la troisième répétition d’une position, ou après mille coups, la partie est nulle. [P9]',
    ],
  },
] satisfies Section[];
