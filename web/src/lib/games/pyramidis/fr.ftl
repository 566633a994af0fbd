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
pyramidis-act-move = Jouer la colonne en { $square }
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

## Pourquoi une action n’est pas permise, selon la règle
pyramidis-why-rulebook-end-of-the-game = La partie est finie.
pyramidis-why-rulebook-movement-of-pyramids = On ne déplace qu’une colonne dont le sommet est à soi, et du départ une à cinq pyramides qui s’y trouvent.
pyramidis-why-p6 = La colonne est à qui occupe le sommet ; lui seul la déplace.
pyramidis-why-p8 = Il faut jouer si l’on peut.

## Pour ceux qui ne connaissent pas le jeu
pyramidis-goal = Soyez le premier à rentrer { $goal } de vos huit pyramides. Une colonne avance d’autant de cases qu’elle a de pyramides, en laissant une sur chacune, et appartient à la couleur du sommet.
pyramidis-goal-german = Soyez le premier à rentrer { $goal } de vos huit pyramides, ou privez un adversaire de tout coup. Une colonne avance d’autant de cases qu’elle a de pyramides, en laissant une sur chacune, et appartient à la couleur du sommet.
pyramidis-aim = Rentrez-en { $goal } : encore { $left }.
pyramidis-prompt-both = Choisissez une de vos colonnes, ou le départ
pyramidis-prompt-start = Choisissez votre départ pour en faire partir
pyramidis-prompt-stack = Choisissez une colonne dont le sommet est à vous
pyramidis-prompt-count = Combien ? Chacune va une case plus loin
pyramidis-prompt-pass = Vous n’avez rien à jouer : passez
pyramidis-brief-start = { $count }
pyramidis-progress = { $home } sur { $goal }
pyramidis-progress-long = { $name } : { $home } pyramides sur { $goal } rentrées, { $start } encore au départ
pyramidis-tray = L’arrivée ({ pyramidis-colour }) : { $home } pyramides sur { $goal }.
pyramidis-about-tray = Les pyramides parvenues à leur propre cercle sont posées ici et comptent.
pyramidis-about-start-other = Seul { $name } y prend des pyramides.
pyramidis-about-start-empty = Toutes vos pyramides sont parties.
pyramidis-about-stack = { $name } occupe le sommet et joue seul cette colonne. Arrivez dessus, et elle est à vous.
pyramidis-about-empty = Il n’y a rien à jouer ici. Choisissez une colonne dont le sommet est à vous, ou votre départ.
pyramidis-reason-blocks = Ce coup prive un adversaire de tout coup et gagne.
pyramidis-reason-wins = Ce coup gagne.
pyramidis-reason-home =
    { $count ->
        [one] Ce coup rentre une des vôtres.
       *[other] Ce coup rentre { $count } des vôtres.
    }
pyramidis-reason-frees =
    { $count ->
        [one] Ce coup libère une des vôtres.
       *[other] Ce coup libère { $count } des vôtres.
    }
pyramidis-reason-covers =
    { $count ->
        [one] Ce coup prend une colonne à { $name }.
       *[other] Ce coup prend { $count } colonnes, à { $name } et à d’autres.
    }
pyramidis-reason-spreads = Ce coup vous donne { $count } colonnes de plus à jouer.

pyramidis-ending-home = { $name } a ramené { $goal } pyramides, après { $count } coups en tout.
pyramidis-ending-blockade = Un blocus : { $name } a ôté le dernier coup à quelqu’un.
pyramidis-ending-actions = Après { $count } coups, personne n’en avait ramené { $goal } : partie nulle.
pyramidis-ending-repetition = La même position est revenue une troisième fois : partie nulle.

## Un tour, comme on le raconterait
pyramidis-does = { $name } { $does }.
pyramidis-does-start =
    { $count ->
        [one] fait entrer une pyramide
       *[other] fait entrer { $count } pyramides
    }{ $to ->
        [none] {""}
       *[other] {" "}jusqu’en { $to }
    }
pyramidis-does-move =
    { $count ->
        [one] avance une pyramide
       *[other] avance une colonne de { $count }
    }{ $from ->
        [none] {""}
       *[other] {" "}de { $from } à { $to }
    }
pyramidis-does-over =
    { $towers ->
        [one] passe par-dessus une tour
       *[other] passe par-dessus { $towers } tours
    }
