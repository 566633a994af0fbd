# La première partie de Pyramidis.

pyramidis-lesson-aim-title = Rentrer cinq pyramides
pyramidis-lesson-aim = Vous jouez les rouges. Huit pyramides attendent sur votre case de départ. Menez-les une fois autour de l’anneau jusqu’à votre case d’arrivée, le cercle juste à côté. Le premier qui en rentre cinq gagne.

pyramidis-lesson-start-title = En route
pyramidis-lesson-start = Du départ, vous prenez d’une à cinq pyramides et les posez une à une sur les cases suivantes. Touchez votre départ et prenez-en trois.
pyramidis-lesson-start-done = Une, deux, trois : chaque pyramide une case plus loin. Jaune vient à votre rencontre, dans l’autre sens.
pyramidis-lesson-start-not-number = Vous pouvez en prendre d’une à cinq. Pour cette leçon, prenez-en trois : nous rencontrerons Jaune tout de suite.
pyramidis-lesson-start-not-theirs = Ce sont celles de Jaune. Les vôtres, les rouges, attendent de votre côté du plateau.
pyramidis-lesson-start-not-home = C’est une case d’arrivée : on y rentre. On part de la case de départ.

pyramidis-lesson-capture-title = Qui est au sommet possède la colonne
pyramidis-lesson-capture = Sur le plateau, la colonne entière avance, d’autant de cases qu’elle a de pyramides. Une pyramide seule avance d’une case. Posez la plus avancée des vôtres sur une jaune.
pyramidis-lesson-capture-done = Votre pyramide est au sommet : la colonne est à vous, avec la jaune dedans. Jaune ne peut plus la déplacer.
pyramidis-lesson-capture-not-own = Vous feriez une colonne de deux des vôtres. Mais la plus avancée peut se poser sur une jaune.
pyramidis-lesson-capture-not-start = D’autres pyramides partiront plus tard. Posez d’abord la plus avancée sur une jaune.
pyramidis-lesson-capture-not-theirs = Là, Jaune est au sommet : Jaune seul déplace cette colonne. Posez-vous dessus !

pyramidis-lesson-sow-title = Celle du dessous d’abord
pyramidis-lesson-sow = Votre nouvelle colonne a deux pyramides. Elle avance de deux cases et pose d’abord celle du dessous : la jaune, puis la vôtre, au sommet de la colonne suivante. Déplacez-la.
pyramidis-lesson-sow-done = Encore une de prise. Mais Jaune riposte : votre pyramide est maintenant dans une colonne jaune, et voyage avec elle jusqu’à ce que Jaune la pose.
pyramidis-lesson-sow-not-other = C’est permis, bien sûr. Mais la colonne marquée peut prendre une autre jaune.
pyramidis-lesson-sow-not-theirs = Là, Jaune est au sommet. La vôtre est celle qui est marquée.

pyramidis-lesson-free-title = À vous
pyramidis-lesson-free = Jouez ce que vous voulez : une colonne dont le sommet est rouge, ou des pyramides du départ. Touchez quelque chose, et vous voyez ce qui se passerait avant de jouer.
pyramidis-lesson-free-done = Très bien. Il faut jouer dès qu’on le peut : gardez donc des coups en réserve.
pyramidis-lesson-free-not-theirs = Là, Jaune est au sommet, même si l’une des vôtres est dessous : la colonne est à Jaune.

pyramidis-lesson-tower-title = On saute les tours
pyramidis-lesson-tower = Cinq pyramides forment une tour : on n’y pose rien, et sa case ne compte pas. Votre colonne de trois passe donc par-dessus. Déplacez-la.
pyramidis-lesson-tower-done = Par-dessus la tour, et vous voilà trois fois au sommet. Une tour est à l’abri, car personne ne se pose dessus ; mais son propriétaire peut la déplacer.
pyramidis-lesson-tower-not-short = Ces deux-là sauteraient la tour aussi. Mais la colonne de trois en prend davantage.
pyramidis-lesson-tower-not-tower = Jaune est au sommet de la tour : Jaune seul la déplace. Sautez-la, avec vos trois.
pyramidis-lesson-tower-not-theirs = Là, Jaune est au sommet. Les vôtres sont les deux colonnes derrière la tour.

pyramidis-lesson-home-title = Rentrer
pyramidis-lesson-home = Plus tard, dans une autre partie. La colonne marquée est à deux cases de votre case d’arrivée, avec une jaune tout en dessous. Rentrez-la.
pyramidis-lesson-home-done = La jaune est restée en chemin, et deux des vôtres rentrent à la fois : votre coup s’arrête sur la case d’arrivée, quoi qu’il reste en main.
pyramidis-lesson-home-not-far = Cette colonne est encore en chemin. Celle qui est marquée peut rentrer maintenant.
pyramidis-lesson-home-not-theirs = Celle-là est à Jaune. Votre colonne marquée peut rentrer maintenant.

pyramidis-lesson-win-title = La cinquième
pyramidis-lesson-win = Quatre des vôtres sont rentrées, et quatre des jaunes. C’est à vous : une colonne rentre la cinquième. Trouvez-la.
pyramidis-lesson-win-done = Cinq de rentrées : vous avez gagné !
pyramidis-lesson-win-not-far = Encore trop loin, et Jaune gagnerait. Deux pyramides, deux cases : regardez près de votre case d’arrivée.
pyramidis-lesson-win-not-theirs = Cette colonne est à Jaune. Regardez près de votre case d’arrivée.

pyramidis-lesson-end-title = Vous connaissez le jeu
pyramidis-lesson-end = Posez-vous sur les autres, ne les laissez pas se poser sur vous, et gare aux tours. Pour le reste, il y a la gardeuse d’oies : elle pardonne tout, et vous pouvez demander un conseil à tout moment.
