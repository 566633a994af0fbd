# Pourquoi une action de Piramido est refusée : ce qui se trouve là. { $name } est un joueur : « Joueur 1 », « Anna ».

## Qui commence, couleurs et côtés
piramido-not-before-rolloff = Un jet pour chaque place décide d’abord qui commence.
piramido-not-rolloff-count =
    { $count ->
        [0] Il faut un nombre pour chacune des { $seats } places, et il n’y en a aucun.
        [one] Il faut un nombre pour chacune des { $seats } places, et il n’y en a qu’un.
       *[other] Il faut un nombre pour chacune des { $seats } places, et il y en a { $count }.
    }
piramido-not-rolloff-again = On sait déjà qui commence.
piramido-not-before-colour = { $name } choisit d’abord une couleur.
piramido-not-before-colours = Personne ne lance le dé avant que tous aient une couleur.
piramido-not-colour-again = Tout le monde a une couleur.
piramido-not-colour-taken = { $name } a déjà choisi le { piramido-colour }.
piramido-not-colour-up = { $name } avait le { piramido-colour } à la montée, et prend une autre couleur pour la descente.
piramido-not-colour-others = Si { $name } prend le { piramido-colour }, quelqu’un qui choisit plus tard ne trouve plus de couleur.
piramido-not-before-side = { $name } choisit d’abord le côté d’où partir.
piramido-not-before-sides = Personne ne lance le dé avant que tous aient un côté.
piramido-not-side-again = Tout le monde est parti.
piramido-not-side-here = Les côtés ne se choisissent qu’au parcours C.

## Le jet
piramido-not-before-throw = { $name } lance d’abord le dé.
piramido-not-die = Un dé montre de 1 à 6, pas { $number }.
piramido-not-throw-again = { $name } a fait { $number } et avance maintenant.
piramido-not-end =
    { $left ->
        [1] On avance de tout le jet, et il reste une marche à { $name }.
       *[other] On avance de tout le jet, et il reste { $left } marches à { $name }.
    }
piramido-not-throw-left = Le jet de { $number } est épuisé.

## Sur la pyramide
piramido-not-left-right = La gauche et la droite sont pour le labyrinthe ; sur la pyramide, on nomme la marche.
piramido-not-stone = { $step } est de la pierre nue, où personne ne peut se tenir.
piramido-not-way = { $name } est en { $from }, et aucun chemin ne mène de là à { $to }.
piramido-not-on-from-top = Du sommet, { $name } fait demi-tour vers { $to }.
piramido-not-on-from-sphinx = Du sphinx en { $from }, { $name } fait demi-tour vers { $to }.
piramido-not-back = { $name } ne revient en { $to } que s’il n’y a pas d’autre chemin.
piramido-not-top-again = Personne ne retourne au sommet dans le parcours B.
piramido-not-top-yet =
    { $count ->
        [0] Le sommet demande six hiéroglyphes, et { $name } n’en a aucun.
        [one] Le sommet demande six hiéroglyphes, et { $name } en a un.
       *[other] Le sommet demande six hiéroglyphes, et { $name } en a { $count }.
    }
piramido-not-explorer = L’explorateur de { $name } est en { $step }.
piramido-not-onto-sphinx = Un jet ne finit sur le sphinx { $number } que s’il est de { $number }, et celui-ci est de { $throw }.
piramido-not-claim-top = Le sommet n’a pas de hiéroglyphe.
piramido-not-claim-full = { $name } a posé six hiéroglyphes : il ne reste plus de case.
piramido-not-claim-unentered = Ce jet n’a pas mené { $name } en { $step }.
piramido-not-claim-again = { $name } a déjà pris le signe de { $step } à ce passage.

## Les sphinx
piramido-not-before-sphinx = { $name } a pris un signe et pose d’abord un sphinx, ou aucun.
piramido-not-sphinx-now = Un sphinx se pose juste après la prise d’un signe, pas avant.
piramido-not-sphinx-colour = Le sphinx { $number } est { piramido-colour }, et { $name } a une autre couleur.
piramido-not-sphinx-hand = { $name } n’a plus le sphinx { $number } en main.
piramido-not-sphinx-unvisited = L’explorateur de { $name } n’est jamais passé en { $step }.
piramido-not-sphinx-ground = { $step } est au sol, et les sphinx se posent aux niveaux 1 à 3.
piramido-not-sphinx-top = Aucun sphinx ne se pose au sommet.
piramido-not-sphinx-there = Il y a déjà un sphinx en { $step }.

## Dans le labyrinthe
piramido-not-only-way =
    { $way ->
        [left] De { $from }, on ne peut aller qu’à gauche.
       *[right] De { $from }, on ne peut aller qu’à droite.
    }
piramido-not-before-claim = { $name } a avancé, et prend le signe de { $space } ou finit le tour.
piramido-not-before-move = { $name } avance d’abord du jet de { $number }, à gauche ou à droite.
piramido-not-step-here = Les marches sont pour la pyramide ; dans le labyrinthe, on va à gauche ou à droite.
piramido-not-sphinx-here = Les sphinx sont pour la pyramide.

## Les disques tirés au sort
piramido-not-reel-now = Aucun disque n’est à tirer maintenant.
piramido-not-reel-classic = Les disques de cette partie sont les classiques, et aucun n’est tiré.
piramido-not-reel-next =
    { $colour ->
        [red] C’est le disque rouge qui est à tirer.
        [blue] C’est le disque bleu qui est à tirer.
       *[yellow] C’est le disque jaune qui est à tirer.
    }
piramido-not-reel-pyramid = Le parcours { $route } demande un disque de la pyramide.
piramido-not-reel-labyrinth = Le parcours { $route } demande un disque du labyrinthe.
piramido-not-reel-start = Un autre disque commence sur cette marche.
piramido-not-picture-missing = Il manque l’image { $number }.
piramido-not-picture-level = L’image { $number }, { $step }, est au niveau { $level }, pas { $needed }.
piramido-not-picture-stone = L’image { $number }, { $step }, est de la pierre nue.
piramido-not-picture-far =
    { $count ->
        [1] L’image { $number }, { $step }, est à une marche de { $from }, pas à une distance de 4 à 7.
       *[other] L’image { $number }, { $step }, est à { $count } marches de { $from }, pas à une distance de 4 à 7.
    }
piramido-not-picture-signs =
    { $count ->
        [0] Une image, et une seule, doit être sans signe, et il n’y en a aucune.
       *[other] Une image, et une seule, doit être sans signe, et il y en a { $count }.
    }
piramido-not-picture-first = La première image doit avoir un signe.
piramido-not-picture-last = La dernière image doit avoir un signe.
