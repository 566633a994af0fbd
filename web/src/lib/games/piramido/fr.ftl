# Piramido
piramido-board-pyramid = La pyramide à degrés, vue d’en haut
piramido-board-labyrinth = Le labyrinthe, six rangées sous la chambre funéraire
piramido-sign = { $sign ->
    [K] ânkh
    [E] œil
    [S] scarabée
    [F] faucon
    [L] lotus
    [U] soleil
    [W] eau
   *[none] aucun signe
  }
piramido-colour = { $colour ->
    [red] rouge
    [blue] bleu
    [yellow] jaune
   *[none] sans couleur
  }

piramido-act-colour = { $colour ->
    [red] Prendre le rouge
    [blue] Prendre le bleu
   *[yellow] Prendre le jaune
  }
piramido-act-side = { $side ->
    [L] Partir à gauche
   *[R] Partir à droite
  }
piramido-act-step = Un pas vers { $step }
piramido-act-sphinx = Poser le sphinx { $number } sur { $step }
piramido-act-nosphinx = Ne pas poser de sphinx
piramido-act-left = Aller à gauche
piramido-act-right = Aller à droite
piramido-act-claim = Prendre le signe de { $place }
piramido-act-end = Finir le tour

piramido-event-rolloff = Les jets pour commencer : { $numbers }.
piramido-event-begins = { $name } commence.
piramido-event-colour = { $name } prend le { piramido-colour }.
piramido-event-reel = { $colour ->
    [red] Le disque rouge est mis dans sa visionneuse.
    [blue] Le disque bleu est mis dans sa visionneuse.
   *[yellow] Le disque jaune est mis dans sa visionneuse.
  }
piramido-event-route = { $route ->
    [A] La route A commence, vers le haut de la pyramide. { $first } joue en premier.
    [B] La route B commence, vers le bas de la pyramide. { $first } joue en premier.
    [C] La route C commence, dans le labyrinthe. { $first } joue en premier.
   *[D] La route D commence, hors du labyrinthe. { $first } joue en premier.
  }
piramido-event-side = { $side ->
    [L] { $name } part à gauche.
   *[R] { $name } part à droite.
  }
piramido-event-roll = { $name } lance { $number }.
piramido-event-step = { $name } va de { $from } à { $to }.
piramido-event-stays = { $name } reste en { $to }.
piramido-event-sphinx-out = { $name } passe le sphinx { $number } en { $step }, qui est éliminé.
piramido-event-lost = { $count ->
    [one] { $name } n’a pas de chemin et perd un pas du jet.
   *[other] { $name } n’a pas de chemin et perd { $count } pas du jet.
  }
piramido-event-claim-step = { $name } pose le signe de { $step } sur la place { $space } : { piramido-sign }.
piramido-event-claim = { $name } pose un signe sur la place { $space } : { piramido-sign }.
piramido-event-passage = { $name } quitte { $from } pour { $to }.
piramido-event-sphinx-set = { $name } pose le sphinx { $number } en { $step }.
piramido-event-arrived = { $name } est arrivé au rang { $place }.
piramido-event-route-over = La route { $route } est finie.
piramido-event-right = On pose les bandes de contrôle. Juste : { $names }.
piramido-event-nobody-right = On pose les bandes de contrôle. Personne n’avait tout juste.
piramido-event-won = { $count ->
    [one] { $names } gagne.
   *[other] { $names } gagnent.
  }

piramido-phase-rolloff = Le plus haut jet commence.
piramido-phase-colour = { $name } choisit une couleur.
piramido-phase-reels = On met les disques dans les visionneuses.
piramido-phase-side = { $name } choisit une case de départ.
piramido-phase-roll = { $name } lance le dé.
piramido-phase-step = { $name } avance sur la pyramide.
piramido-phase-sphinx = { $name } peut poser un sphinx.
piramido-phase-row = { $name } avance le long de la rangée.
piramido-phase-claim = { $name } peut prendre le signe.
piramido-phase-over = La partie est finie.

piramido-tell-route = { $route ->
    [A] Route A, vers le haut de la pyramide.
    [B] Route B, vers le bas de la pyramide.
    [C] Route C, dans le labyrinthe.
   *[D] Route D, hors du labyrinthe.
  }
piramido-tell-throw = Jet { $number }, reste { $left }.
piramido-tell-at = { $name } ({ piramido-colour }) est en { $place }.
piramido-tell-outside = { $name } ({ piramido-colour }) n’est pas sur le plateau.
piramido-tell-arrived = { $name } ({ piramido-colour }) est arrivé au rang { $arrived }.
piramido-tell-claims = Sur le tableau de { $name } : { $claims }.
piramido-tell-nothing = rien
piramido-tell-hand = { $name } a des sphinx en main : { $numbers }.
piramido-tell-sphinx = { $step } : sphinx { $number }, { piramido-colour }.
piramido-tell-row = Route { $route }, { $name } : { $claims } ; arrivé au rang { $place }.
piramido-tell-row-open = Route { $route }, { $name } : { $claims } ; pas arrivé.
piramido-tell-strip-right = Route { $route }, { $name } avait tout juste : { $claims }.
piramido-tell-strip-wrong = Route { $route }, { $name } s’est trompé ; il fallait : { $claims }.
piramido-tell-free = Les explorateurs ne barrent plus le chemin.
piramido-tell-left = { $count ->
    [one] Encore un jet, puis la route finit.
   *[other] Encore { $count } jets, puis la route finit.
  }

piramido-place-step = { $name }, degré { $level }, { piramido-sign }
piramido-place-space = { $name }, { piramido-sign }
piramido-place-bare = { $name }, vide
piramido-place-start = { $side ->
    [L] case de départ à gauche
   *[R] case de départ à droite
  }
piramido-place-chamber = chambre funéraire
piramido-place-sphinx = sphinx { $number }, { piramido-colour }
piramido-hand-sphinx = Sphinx { $number } en main
piramido-way-left = Vers la gauche
piramido-way-right = Vers la droite
piramido-turn = Tourner la pyramide d’un quart
piramido-board-of = Tableau de { $name }
piramido-space = Place { $space } : { piramido-sign }
piramido-space-step = Place { $space } : { piramido-sign } de { $step }

piramido-viewer = Visionneuse
piramido-viewer-open = Regarder dans la visionneuse
piramido-viewer-close = Poser la visionneuse
piramido-viewer-none = Aucune image à regarder maintenant.
piramido-viewer-picture = Image { $number } sur 7
piramido-viewer-counts = C’est l’image à suivre.
piramido-viewer-lever = Levier : image suivante
piramido-viewer-back = Image précédente
piramido-viewer-mode = Comment regarder
piramido-mode-pair = Stéréoscope
piramido-mode-crossed = Yeux croisés
piramido-mode-anaglyph = Lunettes rouge-cyan
piramido-mode-wiggle = Alternance
piramido-mode-flat = À plat
piramido-viewer-failed = L’image n’a pas pu être chargée.

piramido-gallery-open = Les images
piramido-gallery = Ce que l’on a cru voir sur les images
piramido-gallery-of = Route { $route } : { $name }
piramido-gallery-picture = Image { $number }
piramido-gallery-taken = Prise pour :
piramido-gallery-shown = Elle montre :
piramido-gallery-right = Juste
piramido-gallery-wrong = Faux
piramido-gallery-count = { $right } sur { $count } justes
piramido-gallery-look = Regarder l’image { $number }
