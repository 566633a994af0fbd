# Piramido
piramido-board-pyramid = La pyramide à degrés, vue d’en haut
piramido-board-labyrinth = Le labyrinthe, six rangs sous la chambre funéraire
piramido-sign = { $sign ->
    [K] ankh
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
   *[none] pas encore de couleur
  }

piramido-act-colour = { $colour ->
    [red] Prendre le rouge
    [blue] Prendre le bleu
   *[yellow] Prendre le jaune
  }
piramido-act-side = { $side ->
    [L] Partir de la gauche
   *[R] Partir de la droite
  }
piramido-act-step = Avancer sur { $step }
piramido-act-sphinx = Poser le sphinx { $number } sur { $step }
piramido-act-nosphinx = Ne pas poser de sphinx
piramido-act-left = Aller à gauche
piramido-act-right = Aller à droite
piramido-act-claim = Prendre le signe de { $place }
piramido-act-end = Finir le tour

piramido-event-rolloff = Les jets pour savoir qui commence : { $numbers }.
piramido-event-begins = { $name } commence.
piramido-event-colour = { $name } prend le { piramido-colour }.
piramido-event-reel = { $colour ->
    [red] Le disque rouge est mis dans sa visionneuse.
    [blue] Le disque bleu est mis dans sa visionneuse.
   *[yellow] Le disque jaune est mis dans sa visionneuse.
  }
piramido-event-route = { $route ->
    [A] Le parcours A commence : on monte la pyramide. { $first } joue en premier.
    [B] Le parcours B commence : on descend la pyramide. { $first } joue en premier.
    [C] Le parcours C commence : on entre dans le labyrinthe. { $first } joue en premier.
   *[D] Le parcours D commence : on sort du labyrinthe. { $first } joue en premier.
  }
piramido-event-side = { $side ->
    [L] { $name } part de la gauche.
   *[R] { $name } part de la droite.
  }
piramido-event-roll = { $name } fait { $number }.
piramido-event-step = { $name } va de { $from } à { $to }.
piramido-event-stays = { $name } reste en { $to }.
piramido-event-sphinx-stops = { $name } rencontre le sphinx { $number } en { $step } et doit faire demi-tour.
piramido-event-sphinx-out = { $name } passe le sphinx { $number } en { $step } : il est éliminé.
piramido-event-lost = { $count ->
    [1] { $name } n’a plus de chemin et perd un point du jet.
   *[other] { $name } n’a plus de chemin et perd { $count } points du jet.
  }
piramido-event-claim-step = { $name } pose le signe de { $step } sur la case { $space } : { piramido-sign }.
piramido-event-claim = { $name } pose un signe sur la case { $space } : { piramido-sign }.
piramido-event-passage = { $name } quitte { $from } pour { $to }.
piramido-event-sphinx-set = { $name } pose le sphinx { $number } en { $step }.
piramido-event-arrived = { $name } arrive numéro { $place }.
piramido-event-route-over = Le parcours { $route } est fini.
piramido-event-right = On applique les bandes de contrôle. Tout juste : { $names }.
piramido-event-nobody-right = On applique les bandes de contrôle. Personne n’avait tout juste.
piramido-event-won = { $count ->
    [1] { $names } gagne.
   *[other] { $names } gagnent.
  }

piramido-phase-rolloff = Le jet le plus élevé commence.
piramido-phase-colour = { $name } choisit une couleur pour le parcours { $route }.
piramido-phase-reels = On met les disques dans les visionneuses.
piramido-phase-side = { $name } choisit une case de départ.
piramido-phase-roll = { $name } lance le dé.
piramido-phase-step = { $name } avance sur la pyramide.
piramido-phase-sphinx = { $name } peut poser un sphinx.
piramido-phase-row = { $name } avance le long du rang.
piramido-phase-claim = { $name } peut prendre le signe.
piramido-phase-over = La partie est finie.

piramido-tell-route = { $route ->
    [A] Parcours A : on monte la pyramide.
    [B] Parcours B : on descend la pyramide.
    [C] Parcours C : on entre dans le labyrinthe.
   *[D] Parcours D : on sort du labyrinthe.
  }
piramido-tell-throw = Jet : { $number }, reste { $left }.
piramido-tell-at = { $name } ({ piramido-colour }) est en { $place }.
piramido-tell-outside = { $name } ({ piramido-colour }) n’est pas sur le plateau.
piramido-tell-arrived = { $name } ({ piramido-colour }) : arrivée numéro { $arrived }.
piramido-tell-claims = Sur le tableau des points de { $name } : { $claims }.
piramido-tell-nothing = rien
piramido-tell-hand = { $name } a des sphinx en main : { $numbers }.
piramido-tell-sphinx = { $step } : sphinx { $number }, { piramido-colour }.
piramido-tell-row = Parcours { $route }, { $name } : { $claims } ; arrivée numéro { $place }.
piramido-tell-row-open = Parcours { $route }, { $name } : { $claims } ; parcours inachevé.
piramido-tell-strip-right = Parcours { $route }, { $name } avait tout juste : { $claims }.
piramido-tell-strip-wrong = Parcours { $route }, { $name } n’avait pas tout juste ; il fallait : { $claims }.
piramido-tell-strip-late = Parcours { $route }, { $name } n’a pas atteint l’arrivée ; la bande de contrôle dit : { $claims }.
piramido-tell-free = Personne n’a posé de signe depuis si longtemps que les explorateurs ne ferment plus aucun chemin.
piramido-tell-free-sphinxes = Personne n’a posé de signe depuis si longtemps qu’aucun sphinx n’arrête plus personne.
piramido-tell-spent = Sphinx éliminés pour le reste de la partie : { $numbers }.
piramido-tell-signs-alone = Sur la pyramide, on ne compare que les hiéroglyphes, pas leurs marches.
piramido-tell-left = { $count ->
    [1] Encore un jet, puis le parcours finit.
   *[other] Encore { $count } jets, puis le parcours finit.
  }

piramido-place-step = { $part ->
    [forecourt] { $name }, parvis, { piramido-sign }
    [stairs] { $name }, escalier, { piramido-sign }
    [gallery] { $name }, galerie, { piramido-sign }
    [gate] { $name }, porte, { piramido-sign }
    [top] { $name }, le sommet avec la clé
   *[stone] { $name }, pierre nue
  }
piramido-place-space = { $name }, { piramido-sign }
piramido-place-bare = { $name }, vide
piramido-place-start = { $side ->
    [L] case de départ à gauche
   *[R] case de départ à droite
  }
piramido-place-chamber = chambre funéraire
piramido-place-sphinx = sphinx { $number }, { piramido-colour }
piramido-hand-sphinx = Sphinx { $number } en main
piramido-hand-out = Le sphinx { $number } est éliminé
piramido-way-left = Vers la gauche
piramido-way-right = Vers la droite
piramido-turn = Tourner la pyramide d’un quart

piramido-viewer = Visionneuse
piramido-viewer-open = Regarder dans la visionneuse
piramido-viewer-close = Poser la visionneuse
piramido-viewer-none = Aucune image à regarder maintenant.
piramido-viewer-picture = Image { $number } sur 7
piramido-viewer-counts = C’est l’image à suivre.
piramido-viewer-lever = Levier : image suivante
piramido-viewer-back = Image précédente
piramido-viewer-mode = Comment regarder
piramido-mode-pair = Stéréoscope
piramido-mode-crossed = Vision croisée
piramido-mode-anaglyph = Lunettes rouge-cyan
piramido-mode-wiggle = Alternance
piramido-mode-flat = À plat
piramido-viewer-failed = L’image n’a pas pu être chargée.

piramido-gallery-open = Les images
piramido-gallery = Ce que l’on a cru voir sur les images
piramido-gallery-of = Parcours { $route } : { $name }
piramido-gallery-taken = Prise pour :
piramido-gallery-shown = Elle montre :
piramido-gallery-right = Juste
piramido-gallery-wrong = Faux
piramido-gallery-count = { $right ->
    [one] { $right } juste
   *[other] { $right } justes
  } sur { $count }
piramido-gallery-look = Regarder l’image { $number }

## Pour ceux qui ne connaissent pas le jeu
piramido-goal = Votre visionneuse contient des images que personne d’autre ne voit : six endroits, l’un après l’autre. Allez-y et prenez le signe là où vous pensez qu’il est. Le premier arrivé qui a tout juste gagne.
piramido-aim = { $route ->
    [A] Trouvez les six marches de vos images, en montant.
    [B] Trouvez les six marches de vos images, en descendant.
    [C] Trouvez les six signes de vos images, rang par rang.
   *[D] Trouvez les six signes de vos images, vers la sortie.
  }
piramido-aim-end = { $route ->
    [A] Les six signes sont posés : montez à la clé.
    [B] Les six signes sont posés : descendez à la marche de l’image 1.
    [C] Les six signes sont posés.
   *[D] Les six signes sont posés : sortez par votre départ.
  }
piramido-prompt-look = { $route ->
    [A] Regardez l’image { $picture } : quelle marche est-ce ?
    [B] Regardez l’image { $picture } : quelle marche est-ce ?
   *[C] Regardez l’image : quel signe vous faut-il ?
  }
piramido-prompt-colour = Choisissez la couleur du parcours { $route }
piramido-prompt-side = Image 1 : signe à gauche ? Départ à droite
piramido-prompt-step = { $left ->
    [1] Encore une marche, vers celle de l’image { $picture }
   *[other] Encore { $left } marches, vers celle de l’image { $picture }
  }
piramido-prompt-claim-or-step = La marche de l’image { $picture } ? Prenez son signe, ou avancez
piramido-prompt-claim = La marche de l’image { $picture } ? Prenez son signe, ou finissez
piramido-prompt-home = { $route ->
    [A] Encore { $left }, exactement jusqu’à la clé du sommet
   *[B] Encore { $left }, exactement jusqu’à la marche de l’image 1
  }
piramido-prompt-row = Jet { $number } : gauche ou droite, pour finir sur votre signe
piramido-prompt-home-row = Jet { $number } : gauche ou droite, exactement au départ
piramido-prompt-claim-sign = Le signe de votre image ? Prenez-le, ou finissez
piramido-prompt-sphinx = Posez un sphinx où vous êtes passé, ou aucun
piramido-prompt-set = Choisissez une marche où vous êtes passé
piramido-prompt-end = Plus rien à faire : finissez le tour
piramido-prompt-wait = On lance le dé
piramido-progress = { $count ->
    [one] { $count } signe
   *[other] { $count } signes
  } sur 6
piramido-progress-arrived = arrivée n° { $place }
piramido-progress-long = { $name } : { $count ->
    [one] { $count } signe posé
   *[other] { $count } signes posés
  } sur 6, parcours { $route } : { $claims }
piramido-about-no-throw = Le dé : il n’a pas encore été lancé.
piramido-about-die = Il dit de combien de marches on avance, toutes, le long des chemins. Choisissez la marche suivante.
piramido-about-die-row = Il dit de combien de cases on avance dans le rang, toutes. Choisissez gauche ou droite.
piramido-about-score = Les signes pris sont posés ici dans l’ordre. On voit à la fin s’ils sont justes.
piramido-about-sphinx-out = Il n’arrête plus personne.
piramido-about-sphinx-other = Il est à { $name }, qui peut le poser sur votre chemin après avoir pris un signe.
piramido-about-sphinx-hand = Après avoir pris un signe, vous pouvez le poser où vous êtes passé. Il arrête les autres, sauf s’ils font { $number }.
piramido-about-way = Dans le rang, on va à gauche ou à droite, de tout le jet.
piramido-about-here = Vous êtes ici. Prenez le signe de cette marche si vous pensez que c’est celle de votre image.
piramido-about-step = On avance marche après marche, le long des chemins, vers une marche voisine.
piramido-about-chamber = { $route ->
    [C] Le bout du parcours : on y monte avec le sixième signe.
   *[D] Le début du parcours.
  }
piramido-about-start = Les explorateurs entrent ici dans le labyrinthe, chaque couleur par sa propre case.
piramido-about-space = Vous avancez dans votre rang. Un signe pris mène au rang suivant.
piramido-reason-arrives = Vous arrivez.
piramido-reason-claim = D’après ce conseil, c’est l’endroit de votre image.
piramido-reason-out = Le sphinx { $number } est alors éliminé.
piramido-reason-set = Un sphinx en { $step } arrête les autres.
piramido-viewer-asks-start = Votre explorateur part de cette marche. Les images suivantes montrent les marches à trouver.
piramido-viewer-asks-step = Quelle marche de la pyramide est-ce ? Regardez signes, escaliers et niveaux. Allez-y et prenez son signe.
piramido-viewer-asks-end = Votre parcours finit sur cette marche.
piramido-viewer-asks-side = Quel signe est-ce ? S’il est à gauche, partez de la droite, et inversement.
piramido-viewer-asks-sign = Quel signe est-ce ? Finissez un jet dessus dans votre rang et prenez-le. Si l’image n’en montre aucun, c’est la suivante qui compte.
piramido-viewer-asks-done = Vous avez pris un signe pour cette image.

piramido-ending-nobody = On a appliqué les bandes de contrôle : personne n’avait tous les signes justes.
piramido-ending-right = { $count ->
    [1] On a appliqué les bandes de contrôle : personne d’autre que { $names } n’avait tous les signes justes.
   *[other] On a appliqué les bandes de contrôle : { $names } avaient tous les signes justes.
  }
piramido-ending-earliest = Parmi eux, le premier arrivé gagne.

## Un tour, comme on le raconterait
piramido-does = { $name } { $does }.
piramido-does-roll = fait { $number }
piramido-does-go = { $count ->
    [1] avance d’une marche
   *[other] avance de { $count } marches
  }{ $to ->
    [none] {""}
   *[other] {" "}jusqu’en { $to }
  }
piramido-does-walk = { $count ->
    [1] avance d’une case
   *[other] avance de { $count } cases
  }{ $to ->
    [none] {""}
   *[other] {" "}jusqu’en { $to }
  }
piramido-does-stay = reste sur place
piramido-does-passage = prend un passage{ $to ->
    [none] {""}
   *[other] {" "}vers { $to }
  }
piramido-does-claim = pose un signe sur la case { $space } ({ piramido-sign })
piramido-does-sphinx = pose le sphinx { $number }{ $to ->
    [none] {""}
   *[other] {" "}en { $to }
  }
piramido-does-stopped = rencontre le sphinx { $number } et doit faire demi-tour
piramido-does-pass = passe le sphinx { $number } et l’élimine
