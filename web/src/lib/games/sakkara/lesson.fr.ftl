# La première partie de Sakkara.

sakkara-lesson-aim-title = Trois fois jusqu’à l’Ankh
sakkara-lesson-aim = Vous êtes rouge et menez trois pierres : Râ, Isis et Osiris. Par trois niveaux, elles vont à la case Ankh, au milieu. Qui l’atteint pour la troisième fois gagne.

sakkara-lesson-enter-title = Entrez
sakkara-lesson-enter = À chaque tour, vous faites quatre mouvements, mêlés à volonté. Un mouvement amène une pierre sur votre entrée, le coin à votre couleur. Amenez Râ.
sakkara-lesson-enter-done = Râ est sur le plateau. C’était un mouvement ; il en reste trois.
sakkara-lesson-enter-not-others = Isis et Osiris suivront bientôt. Commencez par Râ, le plus libre des trois.
sakkara-lesson-enter-not-theirs = Ce sont les pierres de bleu. Les vôtres attendent au coin rouge.
sakkara-lesson-enter-not-bridge = Les ponts se déplacent aussi : bientôt. Amenez d’abord Râ.

sakkara-lesson-walk-title = Un pas
sakkara-lesson-walk = Une pierre avance d’une case par mouvement, jamais en diagonale. Touchez Râ, puis la case marquée à côté.
sakkara-lesson-walk-done = Il reste deux mouvements. Mais un mur vous sépare du niveau suivant, et seuls les ponts franchissent les murs.
sakkara-lesson-walk-not-aside = C’est permis aussi. Allons de l’autre côté, vers le pont le plus proche.
sakkara-lesson-walk-not-bridge = Le pont vient ensuite. D’abord un pas avec Râ.

sakkara-lesson-bridge-title = Les ponts sont à tous
sakkara-lesson-bridge = Chacun peut glisser n’importe quel pont d’une case dans son mur, si personne n’est dessus. Glissez le pont marqué vers Râ.
sakkara-lesson-bridge-done = Un chemin plus court, pour un mouvement. D’autres le repousseront : ici, rien ne reste en place.
sakkara-lesson-bridge-not-away = Il s’éloignerait de Râ. Glissez-le de l’autre côté.
sakkara-lesson-bridge-not-white = Le pont blanc couvre l’Ankh. Personne ne le déplace avant la première prise.
sakkara-lesson-bridge-not-other = Vous pouvez glisser n’importe lequel. Le pont marqué aide le mieux Râ.
sakkara-lesson-bridge-not-stone = Râ pourrait avancer. Essayez d’abord un pont.

sakkara-lesson-cross-title = Par-dessus le mur
sakkara-lesson-cross = Un tour plus tard. Râ est devant le pont, et il reste un mouvement. Montez sur le pont.
sakkara-lesson-cross-done = À votre prochain tour, Râ devra le quitter : personne ne reste sur un pont. De l’autre côté s’étend le deuxième niveau.
sakkara-lesson-cross-not-bridge = Vous pousseriez le pont plus loin. Touchez d’abord Râ, puis le pont.
sakkara-lesson-cross-not-past = Râ passerait devant le pont. Il est juste à côté, vers le milieu.
sakkara-lesson-cross-not-other = Laissez les autres ponts. Râ peut monter sur celui-ci.

sakkara-lesson-capture-title = Prendre
sakkara-lesson-capture = Le Râ de bleu est venu près du vôtre. Tomber sur une pierre adverse la prend : elle recommence dehors. Tombez dessus !
sakkara-lesson-capture-done = Prise ! Elle attend de nouveau dehors, et c’est la première prise de la partie. Le pont blanc va bouger.
sakkara-lesson-capture-not-jump = On peut sauter par-dessus d’autres pierres, un mouvement par case. Mais tombez plutôt sur bleu.
sakkara-lesson-capture-not-inwards = Le pont gris peut attendre. Renvoyez d’abord bleu chez lui.
sakkara-lesson-capture-not-away = Fuir devant bleu ? C’est vous le plus fort maintenant.
sakkara-lesson-capture-not-theirs = C’est bien elle qu’il faut prendre. Touchez d’abord votre Râ, puis elle.

sakkara-lesson-turn-title = À gauche, à droite, ou à son gré
sakkara-lesson-turn = Le premier pas d’une pierre dans un tour va où l’on veut. Ensuite Isis va tout droit ou à gauche, Osiris tout droit ou à droite ; seul Râ tourne à son gré. Osiris vient de marcher : à droite, sur le pont !
sakkara-lesson-turn-done = Isis n’aurait pas pu le faire dans le même tour. Vos quatre mouvements sont faits.
sakkara-lesson-turn-not-straight = Tout droit est permis aussi. Mais le pont est à droite.
sakkara-lesson-turn-not-back = Osiris a déjà fait un pas : il va tout droit ou à droite, jamais en arrière.
sakkara-lesson-turn-not-isis = Isis peut bouger aussi. Mais voyez ce que peut Osiris.
sakkara-lesson-turn-not-ra = Râ a fait son travail. C’est à Osiris de tourner.

sakkara-lesson-white-title = La voie est libre
sakkara-lesson-white = C’était la première prise : à la fin de ce tour, vous retirez le pont blanc de la case Ankh, en plus de vos mouvements. Du côté que vous voulez.
sakkara-lesson-white-done = Désormais il est dans le mur intérieur, et chacun peut le glisser.
sakkara-lesson-white-not-moves = Vos quatre mouvements sont faits. Il ne reste que le pont blanc, au milieu.

sakkara-lesson-ankh-title = Sur l’Ankh
sakkara-lesson-ankh = Deux tours plus tard, Râ est sur le pont blanc. Encore un pas !
sakkara-lesson-ankh-done = La carte Horus est à vous : cinq mouvements dès votre prochain tour. Râ recommence dehors. Encore deux fois, et vous avez gagné.
sakkara-lesson-ankh-not-back = Pas en arrière : l’Ankh est de l’autre côté.
sakkara-lesson-ankh-not-other = Laissez Râ finir. Il est à un pas de l’Ankh.

sakkara-lesson-end-title = Vous connaissez le jeu
sakkara-lesson-end = Éloignez les ponts des autres, rapprochez-les de vous, et ne restez jamais près d’une pierre qui peut vous prendre. La gardeuse d’oies vous attend ; demandez un conseil quand vous voulez.
