# Sphinx
sphinx-board = Le couloir, une spirale de la case départ au trésor
sphinx-colour-r = rouge
sphinx-colour-b = bleu
sphinx-colour-g = vert
sphinx-colour-y = jaune
sphinx-colour-p = violet
sphinx-colour-w = blanc
sphinx-colour = { $colour ->
    [R] rouge
    [B] bleu
    [G] vert
    [Y] jaune
    [P] violet
   *[W] blanc
  }
sphinx-slot = { $slot ->
    [G1] gardien 1
    [G2] gardien 2
    [G3] gardien 3
    [T1] sphinx du temple 1
    [T2] sphinx du temple 2
   *[T3] sphinx du temple 3
  }
sphinx-guard = { $guard ->
    [G1] gardien 1
    [G2] gardien 2
   *[G3] gardien 3
  }
sphinx-room = { $room ->
    [T1] sphinx du temple 1
    [T2] sphinx du temple 2
   *[T3] sphinx du temple 3
  }
sphinx-snakes = serpents

sphinx-act-forwards = Avancer de { $count }, jusqu’à la case { $field }
sphinx-act-backwards = Reculer de { $count }, jusqu’à la case { $field }
sphinx-act-treasure = Aller au trésor avec le { $count }
sphinx-act-swap = Échanger le { sphinx-guard } et le { sphinx-room }
sphinx-act-take = Prendre la carte ({ sphinx-colour })
sphinx-act-leave = Laisser la carte
sphinx-act-peek = Regarder sous le { sphinx-slot }
sphinx-act-nopeek = Ne pas regarder
sphinx-act-steal = Voler la carte ({ sphinx-colour })
sphinx-act-nosteal = Ne rien voler
sphinx-act-turn = Faire pivoter la porte
sphinx-act-stay = Laisser la porte fermée
sphinx-act-attempt = Annoncer { $first ->
    [R] rouge
    [B] bleu
    [G] vert
    [Y] jaune
    [P] violet
   *[W] blanc
  }, { $second ->
    [R] rouge
    [B] bleu
    [G] vert
    [Y] jaune
    [P] violet
   *[W] blanc
  }, { $third ->
    [R] rouge
    [B] bleu
    [G] vert
    [Y] jaune
    [P] violet
   *[W] blanc
  }
sphinx-act-pass = Passer : finir le tour

sphinx-event-dealt = Les sphinx sont en place.
sphinx-event-rolled = { $name } fait { $dice }.
sphinx-event-walked = { $name } va de { $from } à { $to }.
sphinx-event-swapped = { $name } échange le { sphinx-guard } et le { sphinx-room }.
sphinx-event-took = { $name } prend une carte : { sphinx-colour }.
sphinx-event-gave-back = { $name } rend une carte : { sphinx-colour }.
sphinx-event-looked = { $name } regarde sous le { sphinx-slot }.
sphinx-event-saw = { $name } regarde sous le { sphinx-slot } : { sphinx-colour }.
sphinx-event-stole = { $name } vole une carte à { $victim } : { sphinx-colour }.
sphinx-event-declined-card = { $name } laisse la carte.
sphinx-event-declined-look = { $name } ne regarde pas.
sphinx-event-declined-theft = { $name } ne vole rien.
sphinx-event-declined-door = { $name } laisse la porte fermée.
sphinx-event-turned = { $name } fait pivoter la porte { $door }.
sphinx-event-carried = La porte emporte { $name } de { $from } à { $to }.
sphinx-event-right = { $name } annonce { $named } : c’est juste !
sphinx-event-wrong = { $name } annonce { $named } : c’est faux.
sphinx-event-wrong-seen = { $name } annonce { $named } : c’est faux, les gardiens sont { $guards }.
sphinx-event-sent-back = { $name } perd toutes ses cartes et revient à la case départ.
sphinx-event-passed = { $name } passe.
sphinx-event-won = { $name } a le trésor et gagne.
sphinx-event-drawn = Personne n’a trouvé le trésor : partie nulle.

sphinx-phase-deal = On place les sphinx.
sphinx-phase-roll = { $name } lance les dés.
sphinx-phase-dice = { $name } joue les dés l’un après l’autre.
sphinx-phase-take = { $name } peut prendre la carte ({ sphinx-colour }).
sphinx-phase-peek = { $name } peut regarder sous un sphinx.
sphinx-phase-steal = { $name } dépasse { $victim } et peut voler une carte.
sphinx-phase-door = { $name } peut faire pivoter la porte.
sphinx-phase-attempt = { $name } est devant les gardiens et annonce trois couleurs dans l’ordre.
sphinx-phase-over = La partie est finie.

sphinx-tell-dice = Dés restants : { $dice }.
sphinx-tell-player = { $name } : case { $field }, cartes { $cards }.
sphinx-tell-player-bare = { $name } : case { $field }, sans carte.
sphinx-tell-looked = { $name } a regardé sous : { $slots }.
sphinx-tell-under = { sphinx-slot } : { sphinx-colour }.
sphinx-tell-left = { $count ->
    [1] Encore un tour et la partie est nulle.
   *[other] Encore { $count } tours et la partie est nulle.
  }

sphinx-field-start = Case { $field }, la case départ
sphinx-field-corridor = Case { $field }
sphinx-field-card = Case { $field }, carte-sphinx ({ sphinx-colour })
sphinx-field-mummy = Case { $field }, momie
sphinx-field-door = Case { $field }, à côté de la porte { $door }
sphinx-field-guard = Case { $field }, un gardien
sphinx-field-treasure = Le trésor
sphinx-card-of = Carte ({ sphinx-colour }) de { $name }
sphinx-known = { sphinx-slot } : { sphinx-colour }
sphinx-door = Porte { $door }

sphinx-notes = Carnet
sphinx-notes-open = Ouvrir le carnet
sphinx-notes-close = Fermer le carnet
sphinx-notes-about = Ce que vous avez vu est noté ici. Touchez un carré pour barrer une couleur.
sphinx-notes-clear = Effacer
sphinx-notes-seen = { sphinx-slot } est { sphinx-colour }
sphinx-notes-crossed = { sphinx-slot } n’est pas { sphinx-colour }
sphinx-notes-maybe = { sphinx-slot } est peut-être { sphinx-colour }
sphinx-notes-looked = Vu par : { $names }

## Pour ceux qui ne connaissent pas le jeu
sphinx-or = { $one } ou { $two }
sphinx-goal = Trois des six sphinx gardent le trésor. Regardez dessous grâce aux cases-momies, réunissez les cartes de leurs trois couleurs, allez aux gardiens et annoncez les couleurs dans le bon ordre.
sphinx-aim = Trouvez les trois couleurs des gardiens et leurs cartes.
sphinx-prompt-both = Jouez un dé ({ $list }), ou échangez deux sphinx
sphinx-prompt-walk = Jouez un dé ({ $list }), en avant ou en arrière
sphinx-prompt-snakes = Serpents : choisissez le gardien à échanger
sphinx-prompt-swap = Échangez le { sphinx-guard } avec un sphinx du temple
sphinx-prompt-which = Vers le trésor : avec quel dé ?
sphinx-brief-die = { $count }
sphinx-prompt-take = La carte ({ sphinx-colour }) : prendre ou laisser
sphinx-prompt-peek = Une momie : regardez sous un sphinx, ou non
sphinx-prompt-steal = Vous dépassez { $name } : voler une carte ?
sphinx-prompt-door = Faites pivoter la porte voisine, ou laissez-la
sphinx-prompt-attempt = Gardien { $number } : choisissez la carte de sa couleur
sphinx-prompt-pass = Seuls les gardiens sont à portée : allez-y, ou passez
sphinx-prompt-wait = On lance les dés
sphinx-progress =
    { $cards ->
        [0] sans carte
        [one] 1 carte
       *[other] { $cards } cartes
    }, { $seen ->
        [one] { $seen } vu
       *[other] { $seen } vus
    }
sphinx-progress-long = { $name } : case { $field }, cartes { $list } ; a regardé sous { $seen } sphinx
sphinx-progress-bare = { $name } : case { $field }, sans carte ; a regardé sous { $seen } sphinx
sphinx-about-dice = Les dés de ce tour. Encore à jouer : { $dice }.
sphinx-about-dice-none = Les dés : il n’en reste aucun à jouer.
sphinx-about-dice-why = On ne choisit pas un dé, mais où il mène : les cases marquées disent de quel nombre il s’agit.
sphinx-about-dice-snakes = On ne choisit pas un dé, mais où il mène : une case marquée pour un nombre, un gardien puis un sphinx du temple pour les serpents.
sphinx-hand = Cartes de { $name }
sphinx-about-hand = Les cartes de { $name } : { $cards }.
sphinx-about-hand-empty = { $name } n’a pas encore de carte.
sphinx-about-hand-why = Les cartes sont visibles de tous. On les prend sur les cases carte-sphinx, ou aux joueurs dont on dépasse le pion.
sphinx-about-card-own = Vous annoncez les couleurs de vos cartes devant les gardiens.
sphinx-about-card-other = Vous pouvez la voler en passant sur le pion de son propriétaire.
sphinx-about-door = Finissez un déplacement sur une des quatre cases à côté d’elle : elle fait un demi-tour avec tous les pions qui s’y trouvent.
sphinx-about-guard = { $name } : un des trois dont vous devez annoncer la couleur.
sphinx-about-temple = { $name } : sa couleur n’est pas parmi les gardiens, sauf si les serpents l’échangent.
sphinx-about-sphinx-swap = Pour les serpents, choisissez d’abord un gardien, puis celui-ci.
sphinx-about-sphinx-later = Une case-momie permet de regarder dessous, les serpents d’échanger un gardien et un sphinx du temple.
sphinx-about-card = En passant, on peut prendre une carte de cette couleur, ou l’on doit la rendre.
sphinx-about-mummy = En passant, on peut regarder sous un sphinx, une fois par tour.
sphinx-about-treasure = Trois bonnes couleurs l’ouvrent.
sphinx-about-first = Décidez d’abord : { $asked }.
sphinx-about-here = Vous êtes ici.
sphinx-about-no-die = Il ne reste aucun dé à nombre.
sphinx-about-few =
    { $cards ->
        [0] Les gardiens ne laissent approcher personne sans trois cartes, et vous n’en avez aucune.
        [one] Les gardiens ne laissent approcher personne sans trois cartes, et vous en avez une.
       *[other] Les gardiens ne laissent approcher personne sans trois cartes, et vous en avez { $cards }.
    }
sphinx-about-ahead = C’est à { $count ->
    [1] une case
   *[other] { $count } cases
  } devant vous, et vos dés montrent { $list }.
sphinx-about-behind = C’est à { $count ->
    [1] une case
   *[other] { $count } cases
  } derrière vous, et vos dés montrent { $list }.
sphinx-reason-wins = Cette action gagne la partie.
sphinx-reason-card = Vous recevez une carte ({ sphinx-colour }).
sphinx-reason-look = Vous voyez ce qui est sous un sphinx.
sphinx-reason-attempt = Vous tentez d’annoncer les trois couleurs.
sphinx-reason-door =
    { $count ->
        [1] La porte vous avance d’une case.
       *[other] La porte vous avance de { $count } cases.
    }
sphinx-reason-nearer =
    { $count ->
        [1] Cette action vous rapproche du trésor d’une case.
       *[other] Cette action vous rapproche du trésor de { $count } cases.
    }
sphinx-reason-passes-card = Vous arrivez à une carte qui vous manque ({ sphinx-colour }).
sphinx-reason-passes-mummy = Vous arrivez à une momie : vous pourrez regarder sous un sphinx.
sphinx-reason-passes-pawn = Vous dépassez { $name } : vous pourrez voler.
sphinx-look = { $slot ->
    [G1] Gardien 1
    [G2] Gardien 2
    [G3] Gardien 3
    [T1] Sphinx du temple 1
    [T2] Sphinx du temple 2
   *[T3] Sphinx du temple 3
  } : { sphinx-colour }
sphinx-look-remember = Retenez-le : personne d’autre ne l’a vu.
sphinx-look-noted = C’est dans votre carnet.
sphinx-look-close = Je le retiens
sphinx-look-noted-close = Continuer
sphinx-look-ask = La mémoire fait partie du jeu. Comment jouez-vous ?
sphinx-look-myself = Je le retiens moi-même
sphinx-look-notebook = Tenir un carnet pour moi

sphinx-ending = { $name } a annoncé les bonnes couleurs aux trois gardiens et tient le trésor, après { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    } en tout.

## Un tour, comme on le raconterait
sphinx-does = { $name } { $does }.
sphinx-does-roll = fait { $dice }
sphinx-does-walk = { $count ->
    [0] reste là
    [one] { $way ->
        [back] recule
       *[on] avance
      } d’une case
   *[other] { $way ->
        [back] recule
       *[on] avance
      } de { $count } cases
  }{ $to ->
    [none] {""}
   *[other] {" "}jusqu’à { $to }
  }
sphinx-does-swap = échange le { sphinx-guard } et le { sphinx-room }
sphinx-does-take = prend une carte ({ sphinx-colour })
sphinx-does-give-back = rend une carte ({ sphinx-colour })
sphinx-does-look = regarde sous le { sphinx-slot }
sphinx-does-see = regarde sous le { sphinx-slot } ({ sphinx-colour })
sphinx-does-steal = vole une carte à { $victim } ({ sphinx-colour })
sphinx-does-turn = fait pivoter une porte
sphinx-does-ride = pivote avec elle{ $to ->
    [none] {""}
   *[other] {" "}jusqu’à { $to }
  }
sphinx-carries = La porte emporte { $name }.
