# Ce que seul le terminal dit de Sakkara.

## À côté du plateau dessiné en texte, une ligne par couleur
sakkara-terminal-visits =
    { $visits ->
        [0] aucune visite
        [1] carte Horus, 1 visite
        [2] cartes Horus et Ankh, 2 visites
       *[other] { $visits } visites
    }
sakkara-terminal-fist = poing { $count }
sakkara-terminal-must-enter = Il reste un mouvement à { $name } : il faut faire entrer une pierre.
# Les signes sont dessinés sur le plateau : rR est le Râ rouge, [B ] le pont noir, <r> l’entrée rouge.
sakkara-terminal-legend = rR Râ rouge   [B ] [G ] [W ] pont noir, gris, blanc   #### mur   <r> entrée rouge

## Comment s’écrivent les actions : S, FROM, TO et N figurent dans la forme, « S:FROM-TO »
sakkara-form-enter = faire entrer la pierre S (R, I ou O) sur votre entrée
sakkara-form-walk = avancer la pierre S, R:a13-b13 ; un saut nomme chaque case, R:a13-b13-c13
sakkara-form-bridge = déplacer un pont d’une case le long de son mur
sakkara-form-fist = cacher N pierres, de 0 à 3, dans votre poing
sakkara-form-guess = annoncer un total de tous les poings que personne n’a annoncé
