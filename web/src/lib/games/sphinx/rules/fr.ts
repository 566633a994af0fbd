// The rules of Sphinx in French.
import type { Section } from '../../rules';

export default [
  {
    title: 'But du jeu',
    text: [
      'Six sphinx cachent six couleurs. Trois d’entre eux gardent le trésor. Découvrez les couleurs de ces trois-là, réunissez les cartes de ces couleurs et nommez-les aux gardiens dans le bon ordre.',
      'Le plateau imprimé est perdu : la spirale des cases, les murs et les salles, ainsi que le jeu à deux, sont de nous. [X1] De même les quatre cases que tourne chaque porte. [X2]',
    ],
  },
  {
    title: 'Un tour',
    text: [
      'Lancez les dés, puis utilisez chacun pour une action, dans l’ordre que vous voulez. Un nombre avance ou recule votre pion d’exactement autant, sans demi-tour en chemin. On peut dépasser les autres pions, mais pas finir sur l’un d’eux. [X3]',
      'Les serpents échangent l’un des trois gardiens avec l’un des trois sphinx des salles du temple, sans regarder.',
      'Un dé est utilisé s’il peut l’être. [X6]',
    ],
  },
  {
    title: 'En chemin',
    text: [
      'Case à carte, traversée ou atteinte : vous pouvez prendre la carte de sa couleur si vous n’en avez pas. Si vous l’avez, vous devez la rendre.',
      'Case à momie, traversée ou atteinte : vous pouvez regarder en secret sous l’un des six sphinx, une fois par tour.',
      'Dépasser un pion : vous pouvez voler à son propriétaire une carte que vous n’avez pas, mais pas deux fois au même joueur dans un tour. Au départ, les pions sont à l’abri. [X8]',
      'Sur chaque case, ce qu’offre la case vient d’abord, puis le vol. [X7]',
    ],
  },
  {
    title: 'Portes secrètes',
    text: [
      'Une action qui finit à côté d’une porte secrète la fait tourner d’un demi-tour, avec tous les pions qui sont à côté. De l’autre côté, il ne se passe plus rien. [X9]',
    ],
  },
  {
    title: 'Les gardiens',
    text: [
      'Avec au moins trois cartes, vous pouvez aller jusqu’au premier gardien ; le nombre n’a pas besoin d’être exact. [X4] Vous nommez trois couleurs de votre main, dans l’ordre, et regardez les gardiens en secret.',
      'Tout est juste : vous gagnez. Sinon vous perdez toutes vos cartes, retournez au départ, et votre tour est fini. Mais vous avez vu les gardiens. [X5]',
    ],
  },
  {
    title: 'Ce qui est ouvert',
    text: [
      'Les cartes sont visibles de tous ; ce qu’un regard a montré n’est qu’à vous. [X10]',
      'Après 600 tours, la partie est nulle. [X11]',
      'Commencer est un avantage : entre amis, les places sont tirées au sort, à moins qu’on ne les choisisse. [X12]',
    ],
  },
  {
    title: 'Pour les plus jeunes',
    text: [
      'Jouez avec deux dés et sans serpents, ne tournez les portes que si vous voulez, gardez toutes les cartes, et nommez les couleurs dans n’importe quel ordre. En dressant la table, on peut choisir tout cela d’un coup, ou chaque point à part.',
    ],
  },
] satisfies Section[];
