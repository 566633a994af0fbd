# Sakkara avant que son plateau soit chargé : dans les listes de jeux, et là où l’on prépare une table.
sakkara-title = Sakkara
sakkara-mood = Une course de ponts
sakkara-about = Menez Râ, Isis et Osiris par trois niveaux jusqu’à l’Ankh, sur des ponts que tout le monde déplace.
sakkara-players = 2 à 4 joueurs
sakkara-length = environ 40 minutes (notre estimation)
sakkara-rule-1 = Quatre mouvements par tour : avancez vos pierres, ou poussez un pont le long de son mur.
sakkara-rule-2 = Seuls les ponts mènent vers l’intérieur, et tout le monde les déplace.
sakkara-rule-3 = Tombez sur une pierre pour la renvoyer ; atteignez l’Ankh trois fois pour gagner.

## Sur la feuille
sakkara-print = Une feuille allemande à imprimer et à découper
sakkara-print-edition = une feuille allemande à imprimer et à découper
sakkara-print-players = jusqu’à 4 (ici de 2 à 4)

## Formules
sakkara-preset-printed = Chacun cache des pierres dans son poing ; celui qui devine combien il y en a commence.
sakkara-preset-ours = La première place commence, sans devinette.
sakkara-preset-children = La première place commence, et l’on peut demander conseil à l’ordinateur.

## Variantes
sakkara-option-opening = Qui commence
sakkara-option-opening-about = Comment on désigne le premier joueur.
sakkara-option-opening-fixed = La première place
sakkara-option-opening-fists = Qui devine le total de tous les poings
