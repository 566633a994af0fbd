# Sphinx avant que son plateau soit chargé : dans les listes de jeux, et là où l’on prépare une table.
sphinx-title = Sphinx
sphinx-mood = Dés, portes et mémoire
sphinx-about = Découvrez les couleurs des trois gardiens, réunissez leurs cartes et atteignez le trésor le premier.
sphinx-players = 2 à 4 joueurs
sphinx-length = environ 30 minutes (notre estimation)
sphinx-rule-1 = Lancez les dés et avancez : cartes, momies et portes secrètes jalonnent le chemin.
sphinx-rule-2 = Regardez sous les sphinx : vous savez quels sont les trois qui gardent le trésor, mais pas leurs couleurs.
sphinx-rule-3 = Apportez leurs cartes et annoncez les couleurs des gardiens dans le bon ordre pour gagner.

## Sur la boîte
sphinx-print = G. Baars · Ravensburger, 1999
sphinx-print-author = G. Baars
sphinx-print-publisher = Ravensburger
sphinx-print-year = 1999
sphinx-print-edition = française, n° 26 168 0 ; illustrée par Chris Mitchell
sphinx-print-players = 3 ou 4 (ici, 2 aussi)
sphinx-print-age = à partir de 8 ans

## Formules
sphinx-preset-printed = À trois ou quatre, toutes les règles, rien ne se reprend ; le plus jeune commence.
sphinx-preset-ours = Toutes les règles, à deux aussi ; entre amis, les places sont tirées au sort.
sphinx-preset-children = Sans serpents, portes à volonté, cartes gardées, couleurs dans n’importe quel ordre ; avec les conseils de l’ordinateur.
sphinx-lot-off = D’après la règle imprimée, le plus jeune commence : la première place est à lui.

## Variantes
sphinx-option-dice = Dés
sphinx-option-dice-about = Les serpents peuvent-ils échanger deux sphinx ?
sphinx-option-dice-three = Deux dés simples et celui aux serpents
sphinx-option-dice-two = Sans les serpents, pour les plus jeunes
sphinx-option-doors = Portes secrètes
sphinx-option-doors-about = Ce qui se passe quand une action finit à côté d’une porte.
sphinx-option-doors-forced = Elle pivote, avec tous ceux qui sont à côté
sphinx-option-doors-optional = Elle pivote si l’on veut, pour les plus jeunes
sphinx-option-returns = Cartes que l’on a déjà
sphinx-option-returns-about = Ce qui se passe sur la case d’une carte que l’on a en main.
sphinx-option-returns-forced = Il faut rendre la carte
sphinx-option-returns-never = On garde la carte, pour les plus jeunes
sphinx-option-order = Annoncer les couleurs
sphinx-option-order-about = L’ordre des trois couleurs compte-t-il ?
sphinx-option-order-strict = Dans le bon ordre
sphinx-option-order-any = Dans n’importe quel ordre, pour les plus jeunes
