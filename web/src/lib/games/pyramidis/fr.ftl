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
        [1] Prendre une pyramide au départ
       *[other] Prendre { $count } pyramides au départ
    }
pyramidis-act-move = Déplacer la colonne en { $square }
pyramidis-act-pass = Passer : vous n’avez rien à jouer

## Les cases
pyramidis-board = Le plateau de Pyramidis
pyramidis-home-circle = { $square }, case d’arrivée ({ pyramidis-colour })
pyramidis-square-empty = { $place } : vide
pyramidis-square =
    { $count ->
        [1] { $place } : une pyramide ({ pyramidis-colour })
       *[other] { $place } : { $count } pyramides, de bas en haut { $list }. Propriétaire : { pyramidis-colour }
    }
pyramidis-start =
    { $count ->
        [0] Case de départ ({ pyramidis-colour }) : vide
        [one] Case de départ ({ pyramidis-colour }) : une pyramide
       *[other] Case de départ ({ pyramidis-colour }) : { $count } pyramides
    }

## Ce qui se passe
pyramidis-took-from-start =
    { $count ->
        [1] { $name } prend une pyramide au départ.
       *[other] { $name } prend { $count } pyramides au départ.
    }
pyramidis-lifted =
    { $count ->
        [1] { $name } soulève la pyramide en { $square }.
       *[other] { $name } soulève les { $count } pyramides en { $square }.
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
        [1] Une pyramide ({ pyramidis-colour }) rentre : c’est la première.
       *[other] Une pyramide ({ pyramidis-colour }) rentre : il y en a maintenant { $count }.
    }
pyramidis-won = { $name } a rentré cinq pyramides et gagne.
pyramidis-blocked = { $other } ne peut plus jouer : { $name } gagne.
pyramidis-passed = { $name } n’a rien à jouer et passe.
pyramidis-drawn = Après { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }, la partie est nulle.

## La table en mots
pyramidis-player = { $name } ({ pyramidis-colour }) : { $start } sur la case de départ ; rentrées : { $home } sur { $goal }.
pyramidis-board-empty = Le plateau est vide.
pyramidis-turn = C’est à { $name } de jouer.
pyramidis-actions-left =
    { $count ->
        [1] Encore un coup, et la partie est nulle.
       *[other] Encore { $count } coups, et la partie est nulle.
    }
pyramidis-ended-home = { $name } a gagné avec cinq pyramides rentrées.
pyramidis-ended-blockade = { $name } a gagné par blocage.
pyramidis-ended-actions = La partie a trop duré : elle est nulle.
pyramidis-ended-repetition = La même position s’est présentée une troisième fois : partie nulle.

## Pour ceux qui ne connaissent pas le jeu
pyramidis-goal = Rentrez { $goal } de vos huit pyramides avant les autres. Une colonne avance d’autant de cases qu’elle a de pyramides, en pose une sur chacune, et appartient à la couleur au sommet.
pyramidis-goal-german = Rentrez { $goal } de vos huit pyramides avant les autres, ou privez un adversaire de tout coup. Une colonne avance d’autant de cases qu’elle a de pyramides, en pose une sur chacune, et appartient à la couleur au sommet.
pyramidis-aim = Rentrez-en { $goal } : encore { $left }.
pyramidis-prompt-both = Choisissez une de vos colonnes, ou votre départ
pyramidis-prompt-start = Choisissez votre départ : on part de là
pyramidis-prompt-stack = Choisissez une colonne dont le sommet est à vous
pyramidis-prompt-count = Combien ? Chacune va une case plus loin
pyramidis-prompt-pass = Vous n’avez rien à jouer : passez
pyramidis-brief-start = { $count }
pyramidis-progress = Rentrées : { $home } sur { $goal }
pyramidis-progress-long = { $name } : { $home ->
    [one] { $home } pyramide rentrée
   *[other] { $home } pyramides rentrées
  } sur { $goal }, { $start } encore au départ
pyramidis-tray = Le casier ({ pyramidis-colour }) : { $home ->
    [one] { $home } pyramide rentrée
   *[other] { $home } pyramides rentrées
  } sur { $goal }.
pyramidis-about-tray = Les pyramides parvenues à leur propre case d’arrivée sont rangées ici et comptent.
pyramidis-about-start-other = Il n’y a que { $name } qui y prenne des pyramides.
pyramidis-about-start-empty = Toutes vos pyramides sont parties.
pyramidis-about-stack = { $name } est au sommet : personne d’autre ne déplace cette colonne. Posez-vous dessus, et elle est à vous.
pyramidis-about-empty = Il n’y a rien à jouer ici. Choisissez une colonne dont le sommet est à vous, ou votre départ.
pyramidis-reason-blocks = Ce coup ne laisse rien à jouer à un adversaire, et il gagne.
pyramidis-reason-wins = Ce coup gagne la partie.
pyramidis-reason-home =
    { $count ->
        [1] Ce coup rentre une de vos pyramides.
       *[other] Ce coup rentre { $count } de vos pyramides.
    }
pyramidis-reason-frees =
    { $count ->
        [1] Ce coup libère une de vos pyramides.
       *[other] Ce coup libère { $count } de vos pyramides.
    }
pyramidis-reason-covers =
    { $count ->
        [1] Ce coup prend une colonne à { $name }.
       *[other] Ce coup prend { $count } colonnes, dont une à { $name }.
    }
pyramidis-reason-spreads = Ce coup vous donne { $count ->
        [one] { $count } colonne
       *[other] { $count } colonnes
    } de plus à jouer.

pyramidis-ending-home = { $name } a rentré { $goal } pyramides, après { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    } en tout.
pyramidis-ending-blockade = Un blocage : { $name } a privé quelqu’un de son dernier coup.
pyramidis-ending-actions = Après { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }, personne n’en avait rentré { $goal } : partie nulle.
pyramidis-ending-repetition = La même position s’est présentée pour la troisième fois : partie nulle.

## Un tour, comme on le raconterait
pyramidis-does = { $name } { $does }.
pyramidis-does-start =
    { $count ->
        [1] fait partir une pyramide
       *[other] fait partir { $count } pyramides
    }{ $to ->
        [none] {""}
       *[other] {" "}jusqu’en { $to }
    }
pyramidis-does-move =
    { $count ->
        [1] déplace une pyramide
       *[other] déplace une colonne de { $count }
    }{ $from ->
        [none] {""}
       *[other] {" "}de { $from } à { $to }
    }
pyramidis-does-over =
    { $towers ->
        [1] passe par-dessus une tour
       *[other] passe par-dessus { $towers } tours
    }
