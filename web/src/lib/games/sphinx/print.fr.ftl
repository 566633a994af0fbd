# Sphinx sur papier : les feuilles, les cartes et la construction.

## Les feuilles
sphinx-sheet-says = le couloir, une spirale de 81 cases entre des murs vers l’intérieur, avec onze cercles pour les portes secrètes, des cases carte-sphinx, des cases-momies, trois salles du temple au bord et le trésor au milieu
sphinx-sheet-discs = Portes secrètes : les disques
sphinx-sheet-doors = Portes secrètes et pions
sphinx-sheet-sphinxes = Sphinx et dés
sphinx-sheet-rivets = Rivets de papier, à défaut d’attaches parisiennes
sphinx-sheet-disc = Le disque d’une porte secrète
sphinx-sheet-door = Une porte secrète à plier
sphinx-sheet-rivet = Un rivet de papier à rouler
sphinx-sheet-washer = Une rondelle pour un rivet de papier
sphinx-sheet-sphinx = Un sphinx à plier, avec une poche et une fenêtre dessous
sphinx-sheet-pawn = Pion { $number }
sphinx-sheet-die = Un dé avec les nombres de 1 à 6
sphinx-sheet-snake-die = Le dé avec les nombres de 1 à 4 et deux fois les serpents
sphinx-sheet-card = Carte-sphinx : { sphinx-colour }
sphinx-sheet-colour = Carte de couleur : { sphinx-colour }
sphinx-sheet-start = Premier joueur

## La construction
sphinx-sheet-need-knife = des ciseaux, ainsi qu’un cutter et une règle
sphinx-sheet-need-glue = de la colle
sphinx-sheet-need-pins = onze attaches parisiennes à petite tête, ou les rivets de papier et une brochette en bois
sphinx-sheet-need-awl = une grosse aiguille ou un poinçon
sphinx-sheet-need-board = si vous voulez, du carton fin sous le plateau
sphinx-sheet-step-board = Coupez les quatre parties du plateau le long de leurs repères. Posez A2 sur A1 et B2 sur B1 de sorte que le dessin se poursuive, et collez. Puis collez la moitié du bas sur celle du haut. Sur du carton fin, le plateau reste bien plat.
sphinx-sheet-step-doors = Découpez les onze disques et les onze portes. Pliez chaque porte au milieu et collez ses deux parois ensemble. Pliez les pieds vers l’extérieur. Ne la collez pas encore sur son disque.
sphinx-sheet-step-pins = Percez la croix au milieu de chaque disque et de chaque cercle du plateau. Passez une attache parisienne par le dessus à travers les deux et écartez ses branches dessous. Le disque doit tourner sans peine. Collez maintenant les pieds de la porte sur les bandes hachurées : son arche passe au-dessus de la tête de l’attache.
sphinx-sheet-step-rivets = Pas d’attaches parisiennes ? Découpez les anneaux des disques et du plateau. Roulez bien serré un rivet de papier autour d’une brochette et collez son extrémité. Passez-le à travers le disque et le plateau et rabattez les languettes vers l’extérieur, dessus et dessous. Collez celles du dessus sur le disque et une rondelle sur celles du dessous. Pas de colle sur le plateau !
sphinx-sheet-step-turn = Tournez chaque porte pour qu’elle soit alignée avec les murs. Un pion se tient sur un quart du disque. Quand la porte fait un demi-tour, tous les pions du disque tournent avec elle.
sphinx-sheet-step-sphinxes = Découpez les six sphinx avec leur fenêtre et leur encoche. Pliez tout vers l’arrière. Mettez de la colle sur les bandes hachurées seulement et pressez dessus le fond à fenêtre. Entre les deux fonds, il reste une poche ouverte d’un côté.
sphinx-sheet-step-colours = Découpez les six cartes de couleur et mélangez-les face cachée. Glissez-en une dans chaque sphinx, face cachée et sans regarder. Puis mélangez les sphinx. Pour regarder sous un sphinx, soulevez-le de sorte que vous seul voyiez sa fenêtre. Pour échanger deux sphinx, faites-les glisser sur le plateau, sans que personne ne voie une fenêtre.
sphinx-sheet-step-pawns = Découpez les quatre pions, pliez-les au milieu et collez l’avant et l’arrière ensemble. Pliez les deux pieds vers l’extérieur.
sphinx-sheet-step-dice = Découpez les trois dés. Pliez toutes les lignes vers l’arrière et collez une languette après l’autre. Le côté avec la languette du haut ferme le dé.
sphinx-sheet-step-cards = Découpez les 24 cartes-sphinx, quatre de chaque couleur, et la carte du premier joueur. Le plus jeune la prend.
sphinx-sheet-step-start = Trois sphinx gardent le trésor en G1, G2 et G3, trois se tiennent dans les salles du temple T1, T2 et T3. Les pions partent de la flèche.
