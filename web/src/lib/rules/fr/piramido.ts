import type { Section } from '..';

export default [
  {
    title: 'But du jeu',
    text: [
      'Chaque joueur a une visionneuse avec sept images que personne d’autre ne voit. Elles montrent le chemin : des marches d’une pyramide, ou des signes dans un labyrinthe. Ayez raison, et soyez le premier. Seul, vous éprouvez si vous trouvez le bon chemin.',
      'Il y a quatre routes : A monte la pyramide, B la descend, C entre dans le labyrinthe, D en sort. Jouez-en une, ou plusieurs à la suite.',
    ],
  },
  {
    title: 'Route A : monter la pyramide',
    text: [
      'L’image 1 montre votre marche de départ, les images 2 à 7 les six marches à atteindre, l’une après l’autre. Lancez le dé et avancez d’autant de marches, toutes.',
      'En atteignant ou en traversant la marche que vous pensez être la bonne, réclamez-la : son hiéroglyphe va sur la case suivante de votre tableau. Alors seulement vous voyez l’image suivante. Personne ne vous dit avant la fin si vous avez raison. [V6] [V18]',
      'Le premier pas d’un jet va où l’on veut ; ensuite tout droit, à gauche ou à droite, et en arrière seulement sans issue devant. Les explorateurs ne se croisent pas. [V3]',
      'Après le sixième hiéroglyphe, atteignez la clé au sommet par un jet exact. [V4]',
    ],
  },
  {
    title: 'Les sphinx',
    text: [
      'À chaque hiéroglyphe, vous pouvez poser un de vos deux sphinx sur une marche où vous êtes passé. [V7] Les autres ne passent qu’avec un jet de son nombre exact ; il sort alors. Le vôtre vous laisse passer, et sort aussi. [V5]',
    ],
  },
  {
    title: 'Route B : redescendre',
    text: [
      'Comme A, du sommet vers le bas : l’image 7 d’abord, puis la 6, et ainsi de suite. L’arrivée est votre marche de départ, l’image 1, par un jet exact. [V9]',
    ],
  },
  {
    title: 'Route C : entrer dans le labyrinthe',
    text: [
      'Chaque image montre un passage avec l’un des sept signes, à gauche ou à droite ; une image n’en montre aucun, et la suivante compte. Si le signe de l’image 1 est à gauche, partez de la droite, et inversement.',
      'Longez la rangée, de tout le jet, en faisant demi-tour aux bouts et devant les explorateurs. [V10] Finissez exactement sur la case de votre signe et réclamez-la : vous montez dans la rangée suivante, et de la dernière dans la chambre funéraire. [V12]',
    ],
  },
  {
    title: 'Route D : en sortir',
    text: [
      'Comme C à l’envers, depuis la chambre. L’arrivée est une case de départ de votre couleur, par un jet exact ; gauche et droite ne comptent pas. [V13]',
    ],
  },
  {
    title: 'La fin',
    text: [
      'Quand tous sont arrivés, on vérifie. Parmi ceux qui ont raison en tout, la plus petite somme des rangs gagne. Si personne n’a raison, personne ne gagne. [V16]',
      'Autrement que dans l’imprimé : les sphinx reviennent à chaque route de la pyramide, on peut les contourner, et les couleurs passent à tour de rôle. [V20]',
    ],
  },
] satisfies Section[];
