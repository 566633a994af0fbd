# La première partie de Sphinx.

sphinx-lesson-aim-title = Trois gardiens, trois couleurs
sphinx-lesson-aim = Sous chacun des six sphinx se cache une couleur différente. Les trois marqués gardent le trésor. Découvrez leurs couleurs, réunissez ces trois cartes et annoncez-les aux gardiens dans l’ordre.

sphinx-lesson-walk-title = Utilisez un dé
sphinx-lesson-walk = Vous avez fait 2, 4 et les serpents. Chaque dé sert une fois, dans l’ordre que vous voulez. Avec un nombre, on avance ou recule d’exactement autant. Avancez de 4, jusqu’à la case carte-sphinx.
sphinx-lesson-walk-done = Ici, vous pouvez prendre une carte.
sphinx-lesson-walk-not-door = Cette case est à côté d’une porte secrète : elle pivoterait et vous emporterait. Plus tard ! D’abord le 4.
sphinx-lesson-walk-not-snakes = Les serpents échangent des sphinx : dans un instant. Avancez d’abord de 4.
sphinx-lesson-walk-not-far = Trop loin pour un dé : 2 ou 4 cases. Le 4 mène à une carte.

sphinx-lesson-take-title = Une carte
sphinx-lesson-take = Il vous faut les cartes aux couleurs des gardiens, et personne ne les connaît encore. Vous n’avez pas la rouge : prenez-la.
sphinx-lesson-take-done = Les cartes sont visibles de tous. Si vous passez par une case dont vous avez la carte, vous devez la rendre.
sphinx-lesson-take-not-leave = Vous pourriez la laisser. Mais avec moins de trois cartes, on n’arrive pas aux gardiens.

sphinx-lesson-mummy-title = Vers la momie
sphinx-lesson-mummy = Utilisez maintenant votre 2. Il mène à une case-momie : qui en atteint ou en traverse une peut regarder sous un sphinx.
sphinx-lesson-mummy-done = Une momie : maintenant, vous pouvez regarder.
sphinx-lesson-mummy-not-back = Reculer est permis. Mais la momie est devant vous.
sphinx-lesson-mummy-not-snakes = Gardez les serpents pour plus tard : voyez d’abord ce qu’il y a.

sphinx-lesson-look-title = Regardez et retenez
sphinx-lesson-look = Regardez en secret sous l’un des six sphinx. Un gardien vous indique une carte qu’il vous faut, un sphinx du temple une carte inutile.
sphinx-lesson-look-done = Personne d’autre ne l’a vu. Retenez-le bien ; ou prenez des notes, si vous jouez avec un carnet.
sphinx-lesson-look-not-not = Ne manquez jamais une occasion de regarder : vous n’avez rien d’autre pour deviner.

sphinx-lesson-snakes-title = Les serpents
sphinx-lesson-snakes = Ils échangent un gardien et un sphinx du temple, et personne ne regarde. Choisissez un gardien, puis un sphinx du temple : de préférence un dont vous ne savez rien.
sphinx-lesson-snakes-done = Tous les dés ont servi : votre tour est fini. Si quelqu’un échange un gardien que vous avez vu, vous savez où sa couleur est partie.

sphinx-lesson-door-title = Les portes secrètes
sphinx-lesson-door = Quelques tours plus tard. Qui finit un déplacement à côté d’une porte secrète la fait pivoter, et ressort de l’autre côté. Avancez de 1, jusqu’à la porte.
sphinx-lesson-door-done = À travers le mur, trente cases plus loin ! Mais les portes ramènent aussi en arrière, et pivotent avec tous ceux qui sont à côté.
sphinx-lesson-door-not-back = Pas en arrière : la porte est à une case devant vous.
sphinx-lesson-door-not-past = Ce serait un long détour. La porte est un raccourci : avancez de 1.
sphinx-lesson-door-not-snakes = Les serpents peuvent attendre. Avancez de 1, jusqu’à la porte.

sphinx-lesson-steal-title = Dépasser, c’est voler
sphinx-lesson-steal = Cette fois, vous avez joué le 5. En chemin, vous dépassez un pion : vous pouvez voler à son propriétaire une carte que vous n’avez pas. Prenez la bleue.
sphinx-lesson-steal-done = Merci ! À la case départ, les pions sont à l’abri ; partout ailleurs, non. Le vôtre non plus.
sphinx-lesson-steal-not-not = Tant de politesse ? C’est permis, et une carte est une carte. Prenez-la.
sphinx-lesson-steal-not-own = Celle-là est déjà à vous. La carte de l’autre est à côté de son pion.

sphinx-lesson-guards-title = Devant les gardiens
sphinx-lesson-guards = La fin d’une autre partie. Vous avez trois cartes, et vous avez vu les gardiens : le premier est rouge, le deuxième bleu, le troisième vert. Touchez vos cartes dans cet ordre.
sphinx-lesson-guards-done = Toutes trois justes : le trésor est à vous ! Une seule erreur, et vous perdiez toutes vos cartes et repartiez de la case départ.
sphinx-lesson-guards-not-order = L’ordre compte : d’abord rouge, puis bleu, puis vert.
sphinx-lesson-guards-not-sphinx = Ils ne se montrent pas deux fois. Annoncez leurs couleurs avec vos cartes : rouge, bleu, vert.

sphinx-lesson-end-title = Vous connaissez le jeu
sphinx-lesson-end = Regardez souvent, retenez qui échange quoi, méfiez-vous des portes et des voleurs. La gardeuse d’oies oublie beaucoup ; et vous pouvez demander un conseil à tout moment.
