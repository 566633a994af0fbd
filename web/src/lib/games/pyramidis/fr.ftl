# Pyramidis
pyramidis-colour =
    { $colour ->
        [red] rouge
        [green] vert
        [yellow] jaune
       *[blue] bleu
    }

## Ce qui peut être joué
pyramidis-act-start =
    { $count ->
        [one] Prendre une pyramide au départ
       *[other] Prendre { $count } pyramides au départ
    }
pyramidis-act-move = Jouer la pile en { $square }
pyramidis-act-pass = Passer : vous n’avez rien à jouer

## Les cases
pyramidis-board = Le plateau de Pyramidis
pyramidis-home-circle = { $square }, cercle d’arrivée { pyramidis-colour }
pyramidis-square-empty = { $place } : vide
pyramidis-square =
    { $count ->
        [one] { $place } : une pyramide, couleur { pyramidis-colour }
       *[other] { $place } : { $count } pyramides, depuis le bas { $list }. Propriétaire : { pyramidis-colour }
    }
pyramidis-start =
    { $count ->
        [0] Case de départ, { pyramidis-colour } : vide
        [one] Case de départ, { pyramidis-colour } : une pyramide
       *[other] Case de départ, { pyramidis-colour } : { $count } pyramides
    }

## Ce qui se passe
pyramidis-took-from-start =
    { $count ->
        [one] { $name } prend une pyramide au départ.
       *[other] { $name } prend { $count } pyramides au départ.
    }
pyramidis-lifted =
    { $count ->
        [one] { $name } prend la pyramide en { $square }.
       *[other] { $name } prend les { $count } pyramides en { $square }.
    }
pyramidis-dropped =
    { $colour ->
        [red] Rouge en { $square }.
        [green] Vert en { $square }.
        [yellow] Jaune en { $square }.
       *[blue] Bleu en { $square }.
    }
pyramidis-jumped = Par-dessus la tour en { $square }.
pyramidis-came-home =
    { $count ->
        [one] Une pyramide est rentrée, la première (couleur { pyramidis-colour }).
       *[other] Une pyramide est rentrée (couleur { pyramidis-colour }) : il y en a { $count }.
    }
pyramidis-won = { $name } a rentré cinq pyramides et gagne.
pyramidis-blocked = { $other } ne peut plus jouer : { $name } gagne.
pyramidis-passed = { $name } n’a rien à jouer et passe.
pyramidis-drawn = Après { $count } actions, la partie est nulle.

## La table en mots
pyramidis-player = { $name } ({ pyramidis-colour }) : { $start } au départ, { $home } sur { $goal } à l’arrivée.
pyramidis-board-empty = Le plateau est vide.
pyramidis-turn = C’est à { $name } de jouer.
pyramidis-actions-left =
    { $count ->
        [one] Encore une action, et la partie est nulle.
       *[other] Encore { $count } actions, et la partie est nulle.
    }
pyramidis-ended-home = { $name } a gagné avec cinq pyramides rentrées.
pyramidis-ended-blockade = { $name } a gagné par blocage.
pyramidis-ended-actions = La partie a trop duré : elle est nulle.
pyramidis-ended-repetition = La même position est revenue une troisième fois : partie nulle.
