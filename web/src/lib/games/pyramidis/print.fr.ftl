# Pyramidis sur papier : les feuilles et comment le construire.

## Les feuilles
pyramidis-sheet-says = une croix de deux anneaux qui partagent quatre cases au milieu, avec des flèches pour chaque couleur et, à chaque bout, une case de départ, une case d’arrivée et un casier
pyramidis-sheet-pyramids = Pyramides ({ pyramidis-colour })
pyramidis-sheet-pyramid = Une pyramide à plier ({ pyramidis-colour })
pyramidis-sheet-tokens = Jetons plats
pyramidis-sheet-token = Un jeton plat ({ pyramidis-colour })

## Comment le construire
pyramidis-sheet-need-scissors = des ciseaux
pyramidis-sheet-need-pen = une règle et un stylo à bille vide, pour marquer les plis
pyramidis-sheet-need-glue = un bâton de colle ou, mieux, de la colle universelle
pyramidis-sheet-need-board = si vous voulez : du carton fort sous le plateau
pyramidis-sheet-step-board = Coupez les quatre parties du plateau le long des repères. Posez A2 sur A1 et B2 sur B1 de sorte que le dessin se poursuive, et collez. Collez ensuite la moitié du bas sur celle du haut.
pyramidis-sheet-step-score = Pour chaque pyramide : marquez toutes les lignes de traits et de points avec la règle et le stylo vide. Puis découpez le contour. À deux, il faut deux couleurs ; à quatre, toutes.
pyramidis-sheet-step-fold = Pliez toutes les lignes vers l’arrière, la couleur à l’extérieur. Collez la longue languette hachurée derrière la première face.
pyramidis-sheet-step-rim = Retournez la pyramide. Pliez vers l’intérieur les deux rabats hachurés, mettez de la colle à leurs bouts et pliez les deux blancs par-dessus. Cela fait un rebord, et le milieu reste ouvert.
pyramidis-sheet-step-stack = Le rebord tient les pyramides à distance : chacune montre sa frise sous la suivante. Une tour de cinq fait { $height } mm de haut.
pyramidis-sheet-step-tokens = Pas le temps ? Jouez avec les jetons plats, prêts en une demi-heure. Découpez-les et, dans une colonne, décalez un peu chaque jeton pour que toutes les frises se voient. Celui du dessus est le propriétaire de la colonne.
