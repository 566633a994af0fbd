# Sakkara sur papier : ses feuilles, ses cartes et sa construction.

## Les feuilles
sakkara-sheet-says = treize sur treize : trois niveaux de cases claires, trois murs gravés, une entrée dans chaque coin et la case Ankh au milieu
sakkara-sheet-stones = Pierres et ponts
sakkara-sheet-standing = Pierres à dresser
sakkara-sheet-cards = Cartes Horus et Ankh
sakkara-sheet-stone = { sakkara-stone-name } ({ sakkara-colour })

## Les cartes
sakkara-sheet-horus = Horus
sakkara-sheet-ankh = Ankh
sakkara-sheet-moves =
    { $moves ->
        [one] { $moves } mouvement par tour
       *[other] { $moves } mouvements par tour
    }

## Comment le construire
sakkara-sheet-need-knife = des ciseaux, ou un couteau bien aiguisé et une règle
sakkara-sheet-need-glue = un bâton de colle
sakkara-sheet-need-coins = pour les pierres plates : douze boutons ou du carton épais
sakkara-sheet-step-board = Coupez les quatre parties du plateau le long des repères. Posez A2 sur A1 et B2 sur B1 de sorte que le dessin se poursuive, et collez. Puis collez la moitié du bas sur celle du haut.
sakkara-sheet-step-stones = Découpez les douze pierres. Collez chacune sur un bouton ou sur du carton épais : elle se prend mieux en main.
sakkara-sheet-step-standing = Ou dressez vos pierres. Découpez-les, pliez-les au milieu et collez les deux faces l’une contre l’autre. Pliez les deux pieds vers l’extérieur. La grande flèche est couchée devant la pierre et montre où elle va.
sakkara-sheet-step-bridges = Découpez les sept ponts : quatre noirs, deux gris et un blanc. Découpez les cartes, une carte Horus et une carte Ankh par personne.
sakkara-sheet-step-start = Posez les ponts : les noirs sur le mur extérieur, les gris sur le mur du milieu, le blanc sur la case Ankh. Toutes les pierres attendent dehors, à côté de leur entrée.
sakkara-sheet-step-spares = Gardez la réserve pour le jour où quelque chose se perd.
