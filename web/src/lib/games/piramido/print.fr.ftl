# Piramido sur papier : ses feuilles, ses cartes et sa construction.

## Les plateaux
piramido-sheet-pyramid = La pyramide
piramido-sheet-terrace = Terrasse { $number }
piramido-sheet-terrace-here = Ici se pose la terrasse { $number }
piramido-sheet-supports = Supports de la pyramide
piramido-sheet-support = Un support, à plier en tube
piramido-sheet-labyrinth = Le labyrinthe

## Ce qui s’y tient et s’y pose
piramido-sheet-pieces = Explorateurs, sphinx, symboles, chiffres
piramido-sheet-explorer-pyramid = Explorateur pour la pyramide ({ piramido-colour })
piramido-sheet-explorer-labyrinth = Explorateur pour le labyrinthe ({ piramido-colour })
piramido-sheet-symbol = Symbole ({ piramido-colour })
piramido-sheet-figure = Chiffre { $number } pour l’ordre d’arrivée
piramido-sheet-scoreboards = Tableaux des points
piramido-sheet-scoreboard = Tableau des points
piramido-sheet-cards = Cartes à hiéroglyphes
piramido-sheet-cards-for = Cartes à hiéroglyphes pour le parcours { $route }
piramido-sheet-cards-says = Des cartes avec les sept hiéroglyphes, { $count } de chacun
piramido-sheet-strips = Bandes de contrôle
piramido-sheet-strip = Bande de contrôle
piramido-sheet-strip-for = Bande de contrôle du parcours { $route } ({ piramido-colour })

## Les disques
piramido-sheet-envelopes = Enveloppes pour les disques
piramido-sheet-envelope-for = Enveloppe : { $title }
piramido-sheet-stereo = Images des disques
piramido-sheet-picture = { $title }, image { $number }
piramido-sheet-reel-pyramid = { $colour ->
    [red] Disque rouge de la pyramide
    [blue] Disque bleu de la pyramide
   *[yellow] Disque jaune de la pyramide
  }
piramido-sheet-reel-labyrinth = { $colour ->
    [red] Disque rouge du labyrinthe
    [blue] Disque bleu du labyrinthe
   *[yellow] Disque jaune du labyrinthe
  }
piramido-sheet-set = Disques numéro { $seed }
piramido-sheet-set-classic = Disques classiques
piramido-sheet-due = Ne retournez cette image que quand son tour est venu.
piramido-sheet-order-pyramid = Parcours A : d’abord les images 1 et 2, puis la suivante à chaque hiéroglyphe. Parcours B : de 7 à 2. L’image 1 peut toujours se regarder.
piramido-sheet-order-labyrinth = Parcours C : à partir de l’image 1. Parcours D : à partir de l’image 7, à rebours. Si une image ne montre aucun signe, prenez aussi la suivante.

## Comment le construire
piramido-sheet-need-knife = des ciseaux, ou un couteau bien aiguisé et une règle
piramido-sheet-need-glue = de la colle à papier
piramido-sheet-need-tape = un peu de ruban adhésif
piramido-sheet-need-die = un dé
piramido-sheet-need-viewer = un stéréoscope, ou une visionneuse pour téléphone ; avec un peu d’exercice, vos yeux suffisent
piramido-sheet-step-halves = Découpez les deux parties de la terrasse 1 et collez la partie B sur la longue patte de la partie A.
piramido-sheet-step-fold = Découpez les autres terrasses. Marquez tous les plis avec une pointe émoussée. Rabattez les murs et collez les pattes des coins derrière les murs voisins. Les pattes du bas se plient vers l’intérieur.
piramido-sheet-step-supports = Pliez les six supports en tubes et collez-les. Collez-en quatre sous la terrasse 1 et deux sous la terrasse 2, là où se dresseront les murs de la terrasse suivante.
piramido-sheet-step-stack = Collez chaque terrasse sur celle du dessous : elle se pose exactement sur le fond blanc. Tous les noms des marches se lisent du même côté.
piramido-sheet-step-labyrinth = Découpez les deux parties du labyrinthe le long des repères, posez A2 sur A1 de sorte que le dessin se poursuive, et collez.
piramido-sheet-step-standing = Découpez les explorateurs et les sphinx, pliez-les au milieu et collez les deux faces l’une contre l’autre. Pliez les deux pieds vers l’extérieur.
piramido-sheet-step-cards = Coupez les cartes à hiéroglyphes par de longues coupes droites. Chaque parcours a sa feuille, avec { $count } cartes de chaque hiéroglyphe : cela suffit toujours, même si trois personnes posent le même sur toutes leurs cases. Si vous jouez un parcours à la fois, une feuille suffit. Découpez les symboles, les chiffres et les tableaux.
piramido-sheet-step-strips = Les bandes de contrôle disent ce qui est juste : ne regardez pas. Découpez-les le dos vers le bas, pliez-les le dos à l’intérieur et fermez-les avec du ruban adhésif. Ouvrez-les pour la vérification, à la fin. Chacune va avec les disques qu’elle nomme, comme les enveloppes et les images.
piramido-sheet-step-envelopes = Découpez une enveloppe pour chaque disque. Pliez les pattes et le dos derrière la face, et collez. Le rabat reste ouvert.
piramido-sheet-step-stereo = Chaque feuille porte au dos une image, deux fois : grande pour les stéréoscopes, petite pour les visionneuses à téléphone. Découpez celle qui vous convient, le numéro vers le haut, et glissez les sept dans leur enveloppe, dans l’ordre. Personne ne voit une image avant son tour.
piramido-sheet-step-bands = Les rayures distinguent les couleurs : une pour le rouge, deux pour le bleu, trois pour le jaune, comme sur les manteaux des images.
