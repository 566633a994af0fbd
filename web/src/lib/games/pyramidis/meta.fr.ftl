# Pyramidis avant que son plateau soit chargé : dans les listes de jeux, et là où l’on prépare une table.
pyramidis-title = Pyramidis
pyramidis-mood = Rapide et incisif
pyramidis-about = Semez vos colonnes de pyramides autour de la croix. La pyramide au sommet possède la colonne ; cinq pyramides rentrées gagnent.
pyramidis-players = 2 ou 4 joueurs
pyramidis-length = 20 à 30 minutes
pyramidis-rule-1 = Prenez une colonne dont le sommet est à vous et posez ses pyramides une à une, case après case.
pyramidis-rule-2 = La pyramide au sommet possède la colonne ; celles du dessous voyagent avec elle.
pyramidis-rule-3 = Rentrez le premier cinq de vos pyramides, et vous gagnez.

## Sur la boîte
pyramidis-print = R. Siegers · Flying Turtle Games, 1988
pyramidis-print-author = R. Siegers
pyramidis-print-publisher = Flying Turtle Games ; droits : Big Bad Wolf, Bruxelles
pyramidis-print-year = 1988
pyramidis-print-edition = français, allemand, néerlandais et anglais
pyramidis-print-players = 2 ou 4
pyramidis-print-length = 20 à 30 minutes

## Formules
pyramidis-preset-printed-title = Règle imprimée internationale
pyramidis-preset-printed = Le premier à rentrer cinq de ses huit pyramides gagne.
pyramidis-preset-german-title = Règle imprimée allemande
pyramidis-preset-german = Il y a une seconde façon de gagner : priver un adversaire de son dernier coup.
pyramidis-preset-children = À deux, pour que personne ne s’égare ; on peut demander conseil à l’ordinateur.

## Variantes
pyramidis-option-edition = Pour gagner
pyramidis-option-edition-about = Un blocage fait-il gagner, comme dans l’édition allemande ?
pyramidis-option-edition-international = Cinq pyramides rentrées gagnent
pyramidis-option-edition-german = Priver un adversaire de son dernier coup gagne aussi
