# La première partie de Sakkara.

sakkara-lesson-aim-title = Trois fois jusqu’à l’Ankh
sakkara-lesson-aim = Vous jouez les rouges et menez trois pierres : Râ, Isis et Osiris. Par trois niveaux, elles vont jusqu’à la case Ankh, au milieu. Le premier qui l’atteint pour la troisième fois gagne.

sakkara-lesson-enter-title = Entrez
sakkara-lesson-enter = À chaque tour, vous faites quatre mouvements, à votre guise. Un mouvement fait entrer une pierre sur votre entrée, le coin à votre couleur. Faites entrer Râ.
sakkara-lesson-enter-done = Râ est sur le plateau. C’était un mouvement ; il en reste trois.
sakkara-lesson-enter-not-others = Isis et Osiris suivront bientôt. Commencez par Râ, le plus libre des trois.
sakkara-lesson-enter-not-theirs = Ce sont les pierres de Bleu. Les vôtres attendent au coin rouge.
sakkara-lesson-enter-not-bridge = Les ponts se déplacent aussi : patience. Faites d’abord entrer Râ.

sakkara-lesson-walk-title = Avancer
sakkara-lesson-walk = Une pierre avance d’une case par mouvement, jamais en diagonale. Touchez Râ, puis la case marquée à côté de lui.
sakkara-lesson-walk-done = Il reste deux mouvements. Mais un mur vous sépare du niveau suivant, et seuls les ponts franchissent les murs.
sakkara-lesson-walk-not-aside = C’est permis aussi. Allons plutôt dans l’autre sens, vers le pont qui se trouve par là.
sakkara-lesson-walk-not-bridge = Le pont vient ensuite. Avancez d’abord Râ d’une case.

sakkara-lesson-bridge-title = Les ponts sont à tout le monde
sakkara-lesson-bridge = Chacun peut faire glisser n’importe quel pont d’une case le long de son mur, si personne n’est dessus. Faites glisser le pont marqué vers Râ.
sakkara-lesson-bridge-done = Un chemin plus court, pour un mouvement. D’autres repousseront le pont : ici, rien ne reste en place.
sakkara-lesson-bridge-not-away = Il s’éloignerait de Râ. Faites-le glisser dans l’autre sens.
sakkara-lesson-bridge-not-white = Le pont blanc couvre l’Ankh. Personne ne peut le déplacer avant la première prise.
sakkara-lesson-bridge-not-other = Vous pouvez déplacer n’importe lequel. C’est le pont marqué qui aide le mieux Râ.
sakkara-lesson-bridge-not-stone = Râ pourrait continuer. Essayez d’abord un pont.

sakkara-lesson-cross-title = Par-dessus le mur
sakkara-lesson-cross = Un tour plus tard. Râ est devant le pont, et il reste un mouvement. Montez sur le pont.
sakkara-lesson-cross-done = À votre prochain tour, Râ devra le quitter : personne ne reste sur un pont. De l’autre côté s’étend le deuxième niveau.
sakkara-lesson-cross-not-bridge = Vous éloigneriez le pont. Touchez d’abord Râ, puis le pont.
sakkara-lesson-cross-not-past = Râ passerait devant le pont. Celui-ci est juste à côté, vers le milieu.
sakkara-lesson-cross-not-other = Laissez les autres ponts. Râ peut monter sur celui-ci.

sakkara-lesson-capture-title = Prendre
sakkara-lesson-capture = Le Râ bleu est venu à côté du vôtre. Une pierre qui tombe sur une pierre adverse la prend : celle-ci recommence dehors. Tombez dessus !
sakkara-lesson-capture-done = Prise ! Elle attend de nouveau dehors, et c’est la première prise de la partie. Le pont blanc va bouger.
sakkara-lesson-capture-not-jump = On peut sauter par-dessus d’autres pierres, un mouvement par case. Mais tombez plutôt sur Bleu.
sakkara-lesson-capture-not-inwards = Le pont gris peut attendre. Renvoyez d’abord Bleu dehors.
sakkara-lesson-capture-not-away = Fuir devant Bleu ? C’est vous le plus fort maintenant.
sakkara-lesson-capture-not-theirs = C’est bien elle qu’il faut prendre. Touchez d’abord votre Râ, puis elle.

sakkara-lesson-turn-title = À gauche, à droite, ou à son gré
sakkara-lesson-turn = Pour sa première case du tour, une pierre va où l’on veut. Ensuite Isis va tout droit ou à gauche, Osiris tout droit ou à droite ; seul Râ tourne à son gré. Osiris vient d’avancer : tournez à droite, sur le pont !
sakkara-lesson-turn-done = Isis n’aurait pas pu le faire dans le même tour. Vos quatre mouvements sont faits.
sakkara-lesson-turn-not-straight = Tout droit est permis aussi. Mais le pont est à droite.
sakkara-lesson-turn-not-back = Osiris a déjà avancé : il va maintenant tout droit ou à droite, jamais en arrière.
sakkara-lesson-turn-not-isis = Isis peut avancer aussi. Mais voyez ce que peut faire Osiris.
sakkara-lesson-turn-not-ra = Râ a fait son travail. C’est à Osiris de tourner.

sakkara-lesson-white-title = La voie est libre
sakkara-lesson-white = C’était la première prise : à la fin de ce tour, vous retirez le pont blanc de la case Ankh, en plus de vos mouvements. Du côté que vous voulez.
sakkara-lesson-white-done = Désormais, il est dans le mur intérieur, et chacun peut le faire glisser.
sakkara-lesson-white-not-moves = Vos quatre mouvements sont faits. Il ne reste que le pont blanc, au milieu.

sakkara-lesson-ankh-title = Sur l’Ankh
sakkara-lesson-ankh = Deux tours plus tard, Râ est sur le pont blanc. Encore une case !
sakkara-lesson-ankh-done = La carte Horus est à vous : cinq mouvements par tour, dès le prochain. Râ recommence dehors. Encore deux fois, et vous avez gagné.
sakkara-lesson-ankh-not-back = Pas en arrière : l’Ankh est de l’autre côté.
sakkara-lesson-ankh-not-other = Laissez d’abord Râ finir. Il est à une case de l’Ankh.

sakkara-lesson-end-title = Vous connaissez le jeu
sakkara-lesson-end = Poussez les ponts loin des autres joueurs et près de vous, et ne vous arrêtez jamais à côté d’une pierre qui peut vous prendre. La gardeuse d’oies vous attend ; demandez un conseil quand vous voulez.
