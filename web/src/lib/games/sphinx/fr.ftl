# Sphinx
sphinx-board = Le couloir, une spirale de l’entrée au trésor
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
sphinx-act-turn = Tourner la porte
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
sphinx-act-pass = Passer : finir le tour

sphinx-event-dealt = Les sphinx sont en place.
sphinx-event-rolled = { $name } lance { $dice }.
sphinx-event-walked = { $name } va de { $from } à { $to }.
sphinx-event-swapped = { $name } échange le { sphinx-guard } et le { sphinx-room }.
sphinx-event-took = { $name } prend une carte : { sphinx-colour }.
sphinx-event-gave-back = { $name } rend une carte : { sphinx-colour }.
sphinx-event-looked = { $name } regarde sous le { sphinx-slot }.
sphinx-event-saw = { $name } regarde sous le { sphinx-slot } : { sphinx-colour }.
sphinx-event-stole = { $name } vole une carte à { $victim } : { sphinx-colour }.
sphinx-event-declined-card = { $name } laisse la carte.
sphinx-event-declined-look = { $name } ne regarde pas.
sphinx-event-declined-theft = { $name } ne vole rien.
sphinx-event-declined-door = { $name } laisse la porte fermée.
sphinx-event-turned = { $name } tourne la porte { $door }.
sphinx-event-carried = La porte emporte { $name } de { $from } à { $to }.
sphinx-event-right = { $name } annonce { $named } : c’est juste !
sphinx-event-wrong = { $name } annonce { $named } : c’est faux.
sphinx-event-wrong-seen = { $name } annonce { $named } : c’est faux, les gardiens sont { $guards }.
sphinx-event-sent-back = { $name } perd toutes ses cartes et revient au départ.
sphinx-event-passed = { $name } passe.
sphinx-event-won = { $name } a le trésor et gagne.
sphinx-event-drawn = Personne n’a trouvé le trésor : partie nulle.

sphinx-phase-deal = On place les sphinx.
sphinx-phase-roll = { $name } lance les dés.
sphinx-phase-dice = { $name } joue les dés l’un après l’autre.
sphinx-phase-take = { $name } peut prendre la carte : { sphinx-colour }.
sphinx-phase-peek = { $name } peut regarder sous un sphinx.
sphinx-phase-steal = { $name } dépasse { $victim } et peut voler une carte.
sphinx-phase-door = { $name } peut tourner la porte.
sphinx-phase-attempt = { $name } est devant les gardiens et annonce trois couleurs dans l’ordre.
sphinx-phase-over = La partie est finie.

sphinx-tell-dice = Dés restants : { $dice }.
sphinx-tell-player = { $name } : case { $field }, cartes { $cards }.
sphinx-tell-player-bare = { $name } : case { $field }, sans carte.
sphinx-tell-looked = { $name } a regardé sous { $slots }.
sphinx-tell-under = { sphinx-slot } : { sphinx-colour }.
sphinx-tell-left = { $count ->
    [one] Encore un tour et la partie est nulle.
   *[other] Encore { $count } tours et la partie est nulle.
  }

sphinx-field-start = Case { $field }, l’entrée
sphinx-field-corridor = Case { $field }
sphinx-field-card = Case { $field }, carte { sphinx-colour }
sphinx-field-mummy = Case { $field }, momie
sphinx-field-door = Case { $field }, près de la porte { $door }
sphinx-field-guard = Case { $field }, un gardien
sphinx-field-treasure = Le trésor
sphinx-card-of = Carte { sphinx-colour } de { $name }
sphinx-known = { sphinx-slot } : { sphinx-colour }
sphinx-door = Porte { $door }

sphinx-notes = Carnet
sphinx-notes-open = Ouvrir le carnet
sphinx-notes-close = Fermer le carnet
sphinx-notes-about = Ce que vous avez vu est noté ici. Touchez une case pour rayer une couleur.
sphinx-notes-guards = Gardiens
sphinx-notes-rooms = Temple
sphinx-notes-clear = Effacer
sphinx-notes-seen = { sphinx-slot } est { sphinx-colour }
sphinx-notes-crossed = { sphinx-slot } n’est pas { sphinx-colour }
sphinx-notes-maybe = { sphinx-slot } est peut-être { sphinx-colour }
sphinx-notes-looked = A regardé : { $names }
