# Sphinx
sphinx-board = Der Gang, eine Spirale vom Eingang bis zum Schatz
sphinx-colour-r = rot
sphinx-colour-b = blau
sphinx-colour-g = grün
sphinx-colour-y = gelb
sphinx-colour-p = violett
sphinx-colour-w = weiß
sphinx-colour = { $colour ->
    [R] rot
    [B] blau
    [G] grün
    [Y] gelb
    [P] violett
   *[W] weiß
  }
sphinx-slot = { $slot ->
    [G1] Wächter 1
    [G2] Wächter 2
    [G3] Wächter 3
    [T1] Tempelsphinx 1
    [T2] Tempelsphinx 2
   *[T3] Tempelsphinx 3
  }
sphinx-guard = { $guard ->
    [G1] Wächter 1
    [G2] Wächter 2
   *[G3] Wächter 3
  }
sphinx-room = { $room ->
    [T1] Tempelsphinx 1
    [T2] Tempelsphinx 2
   *[T3] Tempelsphinx 3
  }
sphinx-snakes = Schlangen

sphinx-act-forwards = { $count } vor, auf Feld { $field }
sphinx-act-backwards = { $count } zurück, auf Feld { $field }
sphinx-act-treasure = Mit der { $count } zum Schatz
sphinx-act-swap = { sphinx-guard } mit { sphinx-room } vertauschen
sphinx-act-take = Die Karte nehmen ({ sphinx-colour })
sphinx-act-leave = Die Karte liegen lassen
sphinx-act-peek = Unter { sphinx-slot } schauen
sphinx-act-nopeek = Nicht schauen
sphinx-act-steal = Die Karte stehlen ({ sphinx-colour })
sphinx-act-nosteal = Nichts stehlen
sphinx-act-turn = Die Tür drehen
sphinx-act-stay = Die Tür geschlossen lassen
sphinx-act-attempt = Nennen: { $first ->
    [R] rot
    [B] blau
    [G] grün
    [Y] gelb
    [P] violett
   *[W] weiß
  }, { $second ->
    [R] rot
    [B] blau
    [G] grün
    [Y] gelb
    [P] violett
   *[W] weiß
  }, { $third ->
    [R] rot
    [B] blau
    [G] grün
    [Y] gelb
    [P] violett
   *[W] weiß
  }
sphinx-act-pass = Passen: den Zug beenden

sphinx-event-dealt = Die Sphinxe stehen an ihren Plätzen.
sphinx-event-rolled = { $name } würfelt { $dice }.
sphinx-event-walked = { $name } geht von { $from } nach { $to }.
sphinx-event-swapped = { $name } vertauscht { sphinx-guard } und { sphinx-room }.
sphinx-event-took = { $name } nimmt eine Karte: { sphinx-colour }.
sphinx-event-gave-back = { $name } gibt eine Karte zurück: { sphinx-colour }.
sphinx-event-looked = { $name } schaut unter { sphinx-slot }.
sphinx-event-saw = { $name } schaut unter { sphinx-slot }: { sphinx-colour }.
sphinx-event-stole = { $name } stiehlt { $victim } eine Karte: { sphinx-colour }.
sphinx-event-declined-card = { $name } lässt die Karte liegen.
sphinx-event-declined-look = { $name } schaut nicht.
sphinx-event-declined-theft = { $name } stiehlt nichts.
sphinx-event-declined-door = { $name } lässt die Tür geschlossen.
sphinx-event-turned = { $name } dreht Tür { $door }.
sphinx-event-carried = Die Tür bringt { $name } von { $from } nach { $to }.
sphinx-event-right = { $name } nennt { $named }: richtig!
sphinx-event-wrong = { $name } nennt { $named }: falsch.
sphinx-event-wrong-seen = { $name } nennt { $named }: falsch, die Wächter sind { $guards }.
sphinx-event-sent-back = { $name } verliert alle Karten und steht wieder am Start.
sphinx-event-passed = { $name } passt.
sphinx-event-won = { $name } hat den Schatz und gewinnt.
sphinx-event-drawn = Niemand hat den Schatz gefunden: unentschieden.

sphinx-phase-deal = Die Sphinxe werden verteilt.
sphinx-phase-roll = { $name } würfelt.
sphinx-phase-dice = { $name } setzt die Würfel einen nach dem anderen ein.
sphinx-phase-take = { $name } darf die Karte nehmen: { sphinx-colour }.
sphinx-phase-peek = { $name } darf unter eine Sphinx schauen.
sphinx-phase-steal = { $name } kommt an { $victim } vorbei und darf eine Karte stehlen.
sphinx-phase-door = { $name } darf die Tür drehen.
sphinx-phase-attempt = { $name } steht vor den Wächtern und nennt drei Farben der Reihe nach.
sphinx-phase-over = Das Spiel ist zu Ende.

sphinx-tell-dice = Übrige Würfel: { $dice }.
sphinx-tell-player = { $name }: Feld { $field }, Karten { $cards }.
sphinx-tell-player-bare = { $name }: Feld { $field }, keine Karten.
sphinx-tell-looked = { $name } hat geschaut unter { $slots }.
sphinx-tell-under = { sphinx-slot }: { sphinx-colour }.
sphinx-tell-left = { $count ->
    [one] Nach noch einem Zug ist das Spiel unentschieden.
   *[other] Nach noch { $count } Zügen ist das Spiel unentschieden.
  }

sphinx-field-start = Feld { $field }, der Eingang
sphinx-field-corridor = Feld { $field }
sphinx-field-card = Feld { $field }, Karte { sphinx-colour }
sphinx-field-mummy = Feld { $field }, Mumie
sphinx-field-door = Feld { $field }, neben Tür { $door }
sphinx-field-guard = Feld { $field }, ein Wächter
sphinx-field-treasure = Der Schatz
sphinx-card-of = Karte { sphinx-colour } von { $name }
sphinx-known = { sphinx-slot }: { sphinx-colour }
sphinx-door = Tür { $door }

sphinx-notes = Notizbuch
sphinx-notes-open = Notizbuch öffnen
sphinx-notes-close = Notizbuch schließen
sphinx-notes-about = Hier steht, was du gesehen hast. Tippe auf ein Kästchen, um eine Farbe auszustreichen.
sphinx-notes-guards = Wächter
sphinx-notes-rooms = Tempel
sphinx-notes-clear = Ausradieren
sphinx-notes-seen = { sphinx-slot } ist { sphinx-colour }
sphinx-notes-crossed = { sphinx-slot } ist nicht { sphinx-colour }
sphinx-notes-maybe = { sphinx-slot } ist vielleicht { sphinx-colour }
sphinx-notes-looked = Geschaut hat: { $names }
