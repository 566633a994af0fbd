# Ce que seul le terminal dit de Pyramidis.

## À côté du plateau dessiné en texte, une ligne par couleur
pyramidis-terminal-start = départ { $count }
pyramidis-terminal-home = arrivée { $square }

## Comment s’écrivent les actions : N et SQ figurent dans la forme, « start:N » et « move:SQ »
pyramidis-form-start = prendre N pyramides, de 1 à 5, sur la case de départ
pyramidis-form-move = déplacer la colonne de la case SQ, par exemple move:c5
pyramidis-form-pass = seulement quand il n’y a rien à jouer
