// The rules of Piramido in French.
import type { Section } from '../../rules';

export default [
  {
    title: 'But du jeu',
    text: [
      'Chaque joueur a une visionneuse avec sept images que personne d’autre ne voit. Elles montrent le chemin : des marches d’une pyramide, ou des signes dans un labyrinthe. Ayez raison, et soyez le premier. Seul, vous éprouvez si vous trouvez le bon chemin.',
      'Il y a quatre routes : A monte la pyramide, B la descend, C entre dans le labyrinthe, D en sort. Jouez-en une, ou plusieurs à la suite.',
    ],
  },
  {
    title: 'Plateaux et images',
    text: [
      'Les plateaux et les disques imprimés étaient des images, et nous ne les avons plus. Les nôtres s’accordent avec tout ce que dit la règle imprimée. Les disques classiques sont aussi de nous. [V1]',
      'Dans l’imprimé, on bâtit la pyramide avec des cubes et on colle sur certains des étiquettes à hiéroglyphe. Ici, quarante marches en ont une, chaque hiéroglyphe cinq ou six fois ; tout le reste est de la pierre nue, où personne ne peut se tenir. De chaque côté, trois marches au pied forment un parvis. De ses bouts, deux escaliers montent à la galerie, l’anneau pavé, et du milieu de chaque côté de la galerie, une porte mène au sommet et à sa clé. Sont reliées les marches à hiéroglyphe qui se touchent par un côté, et le sommet avec les quatre portes ; le plateau montre ces chemins. [V1]',
      'Le labyrinthe a six rangées de onze cases, certaines sans signe. La chambre funéraire est au-dessus du milieu de la rangée la plus haute, et chaque couleur a une case de départ aux deux bouts de la plus basse. [V1]',
      'À une couleur appartiennent un explorateur, deux sphinx numérotés et un disque pour chacun des deux plateaux. Rouge a les sphinx 1 et 6, bleu 2 et 5, jaune 3 et 4. [V1]',
      'On peut aussi tirer de nouveaux disques à chaque partie. Sur la pyramide, les trois commencent sur des marches différentes des parvis, et les six marches à trouver sont sur escalier, escalier, galerie, galerie, porte et porte, chacune à quatre à sept pas de la précédente. Dans le labyrinthe, il y a six signes et une image sans signe, ni la première ni la dernière. [V2]',
    ],
  },
  {
    title: 'Qui commence',
    text: [
      'Dans l’imprimé, le plus grand jet commence et choisit sa couleur le premier. Une table peut être dressée ainsi ; sinon le joueur 1 est rouge et commence, le joueur 2 est bleu et le joueur 3 jaune.',
    ],
  },
  {
    title: 'Route A : monter la pyramide',
    text: [
      'L’image 1 montre votre marche de départ, les images 2 à 7 les six marches à atteindre, l’une après l’autre. Vous voyez l’image que vous cherchez et celles d’avant, jamais une suivante, ni celles des autres. Une image ne dit jamais le nom d’une marche. [V18]',
      'Lancez le dé et avancez d’autant de pas, tous, le long des chemins. Le premier pas d’un jet va où l’on veut ; ensuite on ne revient sur la marche que l’on vient de quitter que s’il n’y a pas d’autre chemin. On n’entre ni sur la marche d’un autre explorateur, ni au sommet avant d’avoir six hiéroglyphes. S’il n’y a aucun chemin, le reste du jet est perdu. [V3]',
      'En atteignant ou en traversant la marche que vous pensez être la bonne, réclamez-la : son hiéroglyphe va sur la place suivante de votre tableau, et vous regardez l’image suivante. Une marche se réclame une fois chaque fois qu’on y entre. Vous jugez à l’œil si c’est la bonne, et vous l’apprenez à la fin. [V6]',
      'Après le sixième hiéroglyphe, atteignez la clé au sommet par un jet exact. Si le jet est trop grand, vous y faites demi-tour, par la porte d’où vous veniez. [V4]',
      'Qui est arrivé quitte le plateau et ne gêne plus personne. [V8]',
    ],
  },
  {
    title: 'Les sphinx',
    text: [
      'À chaque hiéroglyphe, vous pouvez poser un de vos sphinx sur une marche d’escalier, de galerie ou de porte où votre explorateur est passé, s’il n’y a là maintenant ni explorateur ni sphinx. [V7]',
      'Si vous arrivez sur le sphinx d’un autre et que le jet n’est pas son nombre, vous ne pouvez que revenir sur la marche que vous venez de quitter. [V4] Un tel jet ne peut pas finir sur le sphinx. [V3]',
      'Si le jet est exactement son nombre, vous l’atteignez ou le dépassez, et le sphinx est éliminé. Le vôtre vous laisse passer avec tout jet, et il est éliminé aussi. C’est pour le reste de la route ; une table peut être dressée, comme dans l’imprimé, pour que ce soit le reste de la partie. [V5]',
      'Après douze jets sans que personne réclame rien, aucun sphinx n’arrête plus personne jusqu’au prochain hiéroglyphe ; qui entre sur sa marche l’enlève. [V19]',
    ],
  },
  {
    title: 'Route B : redescendre',
    text: [
      'Comme A, du sommet vers le bas : l’image 7 d’abord, puis la 6, et ainsi de suite. Tous sont au sommet au début [V8], et personne n’y retourne [V3], sauf renvoyé par un sphinx posté sur une porte. [V4]',
      'L’arrivée est votre marche de départ, l’image 1, avec six hiéroglyphes et par un jet exact. Vous pouvez la traverser avant. Si le sixième y est réclamé à la fin d’un jet, c’est aussi l’arrivée. [V9]',
    ],
  },
  {
    title: 'Route C : entrer dans le labyrinthe',
    text: [
      'Chaque image montre un passage avec l’un des sept signes, à gauche ou à droite ; une image n’en montre aucun, et la suivante compte. Si le signe de l’image 1 est à gauche, partez de la droite, et inversement. Ensuite gauche et droite ne comptent plus. Vous voyez les images jusqu’à celle du prochain signe. [V18]',
      'Choisissez gauche ou droite et longez la rangée, de tout le jet, en faisant demi-tour aux bouts et devant les explorateurs. Si les deux côtés sont fermés, le reste du jet est perdu. D’une case de départ il n’y a qu’un chemin, et personne n’y revient. [V10]',
      'Finissez exactement sur la case de votre signe et réclamez-la : vous montez d’une case dans la rangée suivante, et de la dernière dans la chambre funéraire. [V12] En haut, vous pouvez partager une case avec un autre explorateur. [V11]',
      'Après douze jets sans que personne réclame rien, les explorateurs ne barrent plus aucun chemin et peuvent partager une case, jusqu’au prochain signe. [V19]',
    ],
  },
  {
    title: 'Route D : en sortir',
    text: [
      'Comme C à l’envers, de la chambre vers le bas, avec les images de la dernière à la première. De la chambre, le premier pas va sur la case au-dessous, si personne n’y est. [V10]',
      'Après le sixième signe, vous restez dans la rangée la plus basse, qui s’allonge pour vous de vos propres cases de départ. L’arrivée est l’une d’elles, par un jet exact. [V13] Gauche et droite ne comptent pas : sur sept langues, seule la règle néerlandaise le dit.',
    ],
  },
  {
    title: 'Plusieurs routes',
    text: [
      'L’ordre d’arrivée est l’ordre de jeu de la route suivante. Pour B après A, et pour D après C, chacun prend la couleur suivante : rouge, bleu, jaune, rouge ; sinon les couleurs restent. Une table peut être dressée, comme dans l’imprimé, pour que tous choisissent de nouveau dans cet ordre avant chaque autre route : une couleur libre, pour le retour pas celle de l’aller, et aucune qui laisserait quelqu’un sans couleur. [V14]',
      'Une route sur la pyramide commence avec les deux sphinx en main, sauf ceux éliminés pour le reste de la partie. Les disques restent les mêmes toute la partie. [V15]',
    ],
  },
  {
    title: 'La fin',
    text: [
      'Quand tous sont arrivés sur la dernière route, on vérifie. A raison qui a réclamé sur chaque route les bonnes marches, ou les bons signes dans le labyrinthe, et dans l’ordre. Une table peut être dressée, comme dans l’imprimé, pour que l’on ne compare sur la pyramide que les hiéroglyphes. De quel côté on est parti dans le labyrinthe n’est pas vérifié. Parmi ceux qui ont raison, la plus petite somme des rangs gagne ; elle peut être partagée. Si personne n’a raison, personne ne gagne. Seul, vous gagnez si vous avez raison. [V16]',
      'Une route finit après 500 jets, et la partie avec elle. Qui n’est pas arrivé alors n’a pas raison. [V17]',
    ],
  },
  {
    title: 'Ce qui diffère de l’imprimé',
    text: [
      'Les sphinx reviennent à chaque route de la pyramide, alors que dans l’imprimé ils sont éliminés pour le reste de la partie ; les couleurs passent à tour de rôle, alors que dans l’imprimé on les choisit de nouveau dans l’ordre d’arrivée ; on vérifie les marches, alors que la bande de contrôle imprimée ne montre que des hiéroglyphes. Pour ces trois points, la table peut être dressée comme imprimé. [V20]',
      'Dans toutes les parties ici, les sphinx ne sont jamais au pied de la pyramide et peuvent être contournés, alors que l’imprimé parle de reculer ; on ne recule que s’il n’y a pas d’autre chemin, alors que l’imprimé laisse le choix ; et personne n’attend plus de douze jets. [V20]',
    ],
  },
] satisfies Section[];
