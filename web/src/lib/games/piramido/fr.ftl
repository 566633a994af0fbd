# Piramido
piramido-board-pyramid = La pyramide à degrés, vue d’en haut
piramido-board-labyrinth = Le labyrinthe, six rangs sous la chambre funéraire
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
    [A] Le parcours A commence, vers le haut de la pyramide. { $first } joue en premier.
    [B] Le parcours B commence, vers le bas de la pyramide. { $first } joue en premier.
    [C] Le parcours C commence, dans le labyrinthe. { $first } joue en premier.
   *[D] Le parcours D commence, hors du labyrinthe. { $first } joue en premier.
  }
piramido-event-side = { $side ->
    [L] { $name } part à gauche.
   *[R] { $name } part à droite.
  }
piramido-event-roll = { $name } lance { $number }.
piramido-event-step = { $name } va de { $from } à { $to }.
piramido-event-stays = { $name } reste en { $to }.
piramido-event-sphinx-stops = { $name } rencontre le sphinx { $number } en { $step } et doit faire demi-tour.
piramido-event-sphinx-out = { $name } passe le sphinx { $number } en { $step }, qui est éliminé.
piramido-event-lost = { $count ->
    [one] { $name } n’a pas de chemin et perd un pas du jet.
   *[other] { $name } n’a pas de chemin et perd { $count } pas du jet.
  }
piramido-event-claim-step = { $name } pose le signe de { $step } sur la place { $space } : { piramido-sign }.
piramido-event-claim = { $name } pose un signe sur la place { $space } : { piramido-sign }.
piramido-event-passage = { $name } quitte { $from } pour { $to }.
piramido-event-sphinx-set = { $name } pose le sphinx { $number } en { $step }.
piramido-event-arrived = { $name } est arrivé numéro { $place }.
piramido-event-route-over = Le parcours { $route } est fini.
piramido-event-right = On pose les bandes de contrôle. Juste : { $names }.
piramido-event-nobody-right = On pose les bandes de contrôle. Personne n’avait tout juste.
piramido-event-won = { $count ->
    [one] { $names } gagne.
   *[other] { $names } gagnent.
  }

piramido-phase-rolloff = Le plus haut jet commence.
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
    [A] Parcours A, vers le haut de la pyramide.
    [B] Parcours B, vers le bas de la pyramide.
    [C] Parcours C, dans le labyrinthe.
   *[D] Parcours D, hors du labyrinthe.
  }
piramido-tell-throw = Jet { $number }, reste { $left }.
piramido-tell-at = { $name } ({ piramido-colour }) est en { $place }.
piramido-tell-outside = { $name } ({ piramido-colour }) n’est pas sur le plateau.
piramido-tell-arrived = { $name } ({ piramido-colour }) est arrivé au rang { $arrived }.
piramido-tell-claims = Sur le tableau de { $name } : { $claims }.
piramido-tell-nothing = rien
piramido-tell-hand = { $name } a des sphinx en main : { $numbers }.
piramido-tell-sphinx = { $step } : sphinx { $number }, { piramido-colour }.
piramido-tell-row = Parcours { $route }, { $name } : { $claims } ; arrivé numéro { $place }.
piramido-tell-row-open = Parcours { $route }, { $name } : { $claims } ; pas arrivé.
piramido-tell-strip-right = Parcours { $route }, { $name } avait tout juste : { $claims }.
piramido-tell-strip-wrong = Parcours { $route }, { $name } s’est trompé ; il fallait : { $claims }.
piramido-tell-strip-late = Parcours { $route }, { $name } n’est pas arrivé ; la bande de contrôle dit : { $claims }.
piramido-tell-free = Personne n’a posé de signe depuis si longtemps que les explorateurs ne barrent plus le chemin.
piramido-tell-free-sphinxes = Personne n’a posé de signe depuis si longtemps que les sphinx n’arrêtent plus personne.
piramido-tell-spent = Sphinx éliminés pour le reste de la partie : { $numbers }.
piramido-tell-signs-alone = Sur la pyramide, on ne compare que les hiéroglyphes, pas leurs marches.
piramido-tell-left = { $count ->
    [one] Encore un jet, puis le parcours finit.
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
piramido-gallery-of = Parcours { $route } : { $name }
piramido-gallery-taken = Prise pour :
piramido-gallery-shown = Elle montre :
piramido-gallery-right = Juste
piramido-gallery-wrong = Faux
piramido-gallery-count = { $right } sur { $count } justes
piramido-gallery-look = Regarder l’image { $number }

## Pourquoi une action n’est pas permise, selon la règle
piramido-why-rulebook-end-of-the-game = La partie est finie.
piramido-why-rulebook-who-begins = Qui commence et qui a quelle couleur se décide avant les jets, et chaque couleur n’est prise qu’une fois.
piramido-why-rulebook-moving = Il faut d’abord avancer de tout le jet.
piramido-why-rulebook-route-c = Cela appartient au labyrinthe.
piramido-why-v1 = C’est de la pierre nue : on ne se tient que sur les marches à hiéroglyphe.
piramido-why-v2 = Ces disques sont impossibles.
piramido-why-v3 = Un pas suit un chemin vers une marche libre : pas vers celle d’un explorateur, pas au sommet avant l’heure, pas en arrière s’il y a un autre chemin, et le dernier sur le sphinx d’un autre seulement avec son nombre.
piramido-why-v4 = Du sommet, et devant un sphinx qui vous arrête, on ne peut que revenir sur ses pas.
piramido-why-v6 = Une marche se prend une fois par passage, six en tout.
piramido-why-v7 = Après un hiéroglyphe, un de vos sphinx en main se pose sur une marche libre d’escalier, de galerie ou de porte où vous êtes passé.
piramido-why-v10 = Ce chemin est fermé.
piramido-why-v12 = On ne prend un signe que là où le jet a fini.
piramido-why-v14 = Pour le retour, on prend une autre couleur que pour l’aller, et ceux qui choisissent après vous doivent en trouver une.

## Pour ceux qui ne connaissent pas le jeu
piramido-goal = Votre visionneuse contient des images que personne d’autre ne voit : six endroits, l’un après l’autre. Allez-y et prenez le signe là où vous pensez qu’il est. Le premier arrivé qui a tout juste gagne.
piramido-aim = { $route ->
    [A] Trouvez les six marches de vos images, en montant.
    [B] Trouvez les six marches de vos images, en descendant.
    [C] Trouvez les six signes de vos images, rang par rang.
   *[D] Trouvez les six signes de vos images, vers la sortie.
  }
piramido-aim-end = { $route ->
    [A] Les six signes sont posés : montez à la clé.
    [B] Les six signes sont posés : redescendez au départ.
    [C] Les six signes sont posés.
   *[D] Les six signes sont posés : sortez par votre départ.
  }
piramido-prompt-look = { $route ->
    [A] Regardez l’image { $picture } : quelle marche est-ce ?
    [B] Regardez l’image { $picture } : quelle marche est-ce ?
   *[C] Regardez l’image : quel signe vous faut-il ?
  }
piramido-prompt-colour = Choisissez la couleur du parcours { $route }
piramido-prompt-side = Image 1 : signe à gauche ? Départ à droite
piramido-prompt-step = { $left ->
    [one] Encore un pas vers la marche de l’image { $picture }
   *[other] Encore { $left } pas vers la marche de l’image { $picture }
  }
piramido-prompt-claim-or-step = La marche de l’image { $picture } ? Prenez ou avancez
piramido-prompt-claim = La marche de l’image { $picture } ? Prenez ou finissez
piramido-prompt-home = { $route ->
    [A] Encore { $left } pas, pour finir juste à la clé
   *[B] Encore { $left } pas, pour finir juste à l’image 1
  }
piramido-prompt-row = Jet { $number } : gauche ou droite, jusqu’à votre signe
piramido-prompt-home-row = Jet { $number } : gauche ou droite, juste au départ
piramido-prompt-claim-sign = Le signe de votre image ? Prenez ou finissez
piramido-prompt-sphinx = Posez un sphinx où vous êtes passé, ou non
piramido-prompt-set = Choisissez une marche où vous êtes passé
piramido-prompt-end = Plus rien à faire : finissez le tour
piramido-prompt-wait = On jette le dé
piramido-progress = { $count } signes sur 6
piramido-progress-arrived = arrivée n° { $place }
piramido-progress-long = { $name } : { $count } signes sur 6 posés sur le parcours { $route } : { $claims }
piramido-about-no-throw = Le dé : rien n’a encore été jeté.
piramido-about-die = Il dit de combien de pas on avance, tous, le long des chemins. Choisissez la marche suivante.
piramido-about-die-row = Il dit de combien on avance dans le rang, en entier. Choisissez gauche ou droite.
piramido-about-score = Les signes pris sont ici dans l’ordre. S’ils sont justes se voit à la fin.
piramido-about-sphinx-out = Il n’arrête plus personne.
piramido-about-sphinx-other = Il est à { $name }, qui peut le poser sur votre chemin après un signe.
piramido-about-sphinx-hand = Après un signe, vous pouvez le poser où vous êtes passé. Il arrête les autres, sauf s’ils font { $number }.
piramido-about-way = Dans le rang on va à gauche ou à droite, de tout le jet.
piramido-about-here = Vous y êtes. Prenez son signe si vous pensez que c’est celle de votre image.
piramido-about-step = On avance pas à pas, le long des chemins, vers une marche voisine.
piramido-about-chamber = { $route ->
    [C] Le bout du parcours : on y monte avec le sixième signe.
   *[D] Le début du parcours.
  }
piramido-about-start = Les explorateurs entrent ici dans le labyrinthe, chaque couleur par sa case.
piramido-about-space = Vous avancez dans votre rang. Un signe pris mène au suivant.
piramido-reason-arrives = Vous arrivez.
piramido-reason-claim = Le conseil y voit l’endroit de votre image.
piramido-reason-out = Le sphinx { $number } est alors hors jeu.
piramido-reason-set = Un sphinx en { $step } arrête les autres.
piramido-viewer-asks-start = Votre explorateur part de cette marche. Les images suivantes montrent les marches à trouver.
piramido-viewer-asks-step = Quelle marche de la pyramide est-ce ? Regardez signes, escaliers et niveaux. Allez-y et prenez son signe.
piramido-viewer-asks-end = Votre parcours finit sur cette marche.
piramido-viewer-asks-side = Quel signe est-ce ? S’il est à gauche, partez à droite, et inversement.
piramido-viewer-asks-sign = Quel signe est-ce ? Finissez un jet dessus dans votre rang et prenez-le. S’il n’y en a pas, l’image suivante compte.
piramido-viewer-asks-done = Vous avez pris un signe pour cette image.

piramido-ending-nobody = Les bandes de contrôle sont posées : personne n’avait tous les signes justes.
piramido-ending-right = { $count ->
    [one] Les bandes de contrôle sont posées : seul { $names } avait tous les signes justes.
   *[other] Les bandes de contrôle sont posées : { $names } avaient tous les signes justes.
  }
piramido-ending-earliest = Le premier arrivé gagne.

## Un tour, comme on le raconterait
piramido-does = { $name } { $does }.
piramido-does-roll = lance { $number }
piramido-does-go = { $count ->
    [one] avance d’une marche
   *[other] avance de { $count } marches
  }{ $to ->
    [none] {""}
   *[other] {" "}jusqu’en { $to }
  }
piramido-does-walk = { $count ->
    [one] avance d’une case
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
piramido-does-claim = pose un signe sur la place { $space } ({ piramido-sign })
piramido-does-sphinx = pose le sphinx { $number }{ $to ->
    [none] {""}
   *[other] {" "}en { $to }
  }
piramido-does-stopped = rencontre le sphinx { $number } et doit faire demi-tour
piramido-does-pass = passe le sphinx { $number }, qui est éliminé
