# Piramido
piramido-board-pyramid = Die Stufenpyramide, von oben gesehen
piramido-board-labyrinth = Das Labyrinth, sechs Reihen unter der Grabkammer
piramido-sign = { $sign ->
    [K] Anch
    [E] Auge
    [S] Skarabäus
    [F] Falke
    [L] Lotus
    [U] Sonne
    [W] Wasser
   *[none] kein Zeichen
  }
piramido-colour = { $colour ->
    [red] Rot
    [blue] Blau
    [yellow] Gelb
   *[none] noch ohne Farbe
  }

piramido-act-colour = { $colour ->
    [red] Rot nehmen
    [blue] Blau nehmen
   *[yellow] Gelb nehmen
  }
piramido-act-side = { $side ->
    [L] Links starten
   *[R] Rechts starten
  }
piramido-act-step = Schritt nach { $step }
piramido-act-sphinx = Sphinx { $number } auf { $step } setzen
piramido-act-nosphinx = Keine Sphinx setzen
piramido-act-left = Nach links gehen
piramido-act-right = Nach rechts gehen
piramido-act-claim = Das Zeichen von { $place } nehmen
piramido-act-end = Den Zug beenden

piramido-event-rolloff = Die Würfe um den Beginn: { $numbers }.
piramido-event-begins = { $name } beginnt.
piramido-event-colour = { $name } nimmt { piramido-colour }.
piramido-event-reel = { $colour ->
    [red] Die rote Bildscheibe kommt in ihren Betrachter.
    [blue] Die blaue Bildscheibe kommt in ihren Betrachter.
   *[yellow] Die gelbe Bildscheibe kommt in ihren Betrachter.
  }
piramido-event-route = { $route ->
    [A] Route A beginnt, die Pyramide hinauf. { $first } ist zuerst dran.
    [B] Route B beginnt, die Pyramide hinunter. { $first } ist zuerst dran.
    [C] Route C beginnt, in das Labyrinth hinein. { $first } ist zuerst dran.
   *[D] Route D beginnt, aus dem Labyrinth heraus. { $first } ist zuerst dran.
  }
piramido-event-side = { $side ->
    [L] { $name } startet links.
   *[R] { $name } startet rechts.
  }
piramido-event-roll = { $name } würfelt { $number }.
piramido-event-step = { $name } geht von { $from } nach { $to }.
piramido-event-stays = { $name } bleibt auf { $to }.
piramido-event-sphinx-out = { $name } kommt an Sphinx { $number } auf { $step } vorbei, und sie ist aus dem Spiel.
piramido-event-lost = { $count ->
    [one] { $name } hat keinen Weg und verliert einen Schritt des Wurfs.
   *[other] { $name } hat keinen Weg und verliert { $count } Schritte des Wurfs.
  }
piramido-event-claim-step = { $name } legt das Zeichen von { $step } auf Platz { $space }: { piramido-sign }.
piramido-event-claim = { $name } legt ein Zeichen auf Platz { $space }: { piramido-sign }.
piramido-event-passage = { $name } geht von { $from } weiter nach { $to }.
piramido-event-sphinx-set = { $name } setzt Sphinx { $number } auf { $step }.
piramido-event-arrived = { $name } ist als Nummer { $place } angekommen.
piramido-event-route-over = Route { $route } ist zu Ende.
piramido-event-right = Die Kontrollstreifen werden angelegt. Richtig: { $names }.
piramido-event-nobody-right = Die Kontrollstreifen werden angelegt. Niemand hatte alles richtig.
piramido-event-won = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen.
  }

piramido-phase-rolloff = Der höchste Wurf beginnt.
piramido-phase-colour = { $name } wählt eine Farbe.
piramido-phase-reels = Die Bildscheiben kommen in die Betrachter.
piramido-phase-side = { $name } wählt ein Startfeld.
piramido-phase-roll = { $name } würfelt.
piramido-phase-step = { $name } geht auf der Pyramide.
piramido-phase-sphinx = { $name } darf eine Sphinx setzen.
piramido-phase-row = { $name } geht die Reihe entlang.
piramido-phase-claim = { $name } darf das Zeichen nehmen.
piramido-phase-over = Das Spiel ist zu Ende.

piramido-tell-route = { $route ->
    [A] Route A, die Pyramide hinauf.
    [B] Route B, die Pyramide hinunter.
    [C] Route C, in das Labyrinth hinein.
   *[D] Route D, aus dem Labyrinth heraus.
  }
piramido-tell-throw = Geworfen: { $number }, noch zu gehen: { $left }.
piramido-tell-at = { $name } ({ piramido-colour }) steht auf { $place }.
piramido-tell-outside = { $name } ({ piramido-colour }) steht nicht auf dem Brett.
piramido-tell-arrived = { $name } ({ piramido-colour }) ist als Nummer { $arrived } angekommen.
piramido-tell-claims = Auf der Tafel von { $name }: { $claims }.
piramido-tell-nothing = nichts
piramido-tell-hand = { $name } hat Sphinxe in der Hand: { $numbers }.
piramido-tell-sphinx = { $step }: Sphinx { $number }, { piramido-colour }.
piramido-tell-row = Route { $route }, { $name }: { $claims }; angekommen als Nummer { $place }.
piramido-tell-row-open = Route { $route }, { $name }: { $claims }; nicht angekommen.
piramido-tell-strip-right = Route { $route }, { $name } hatte alles richtig: { $claims }.
piramido-tell-strip-wrong = Route { $route }, { $name } hatte es falsch; richtig wäre: { $claims }.
piramido-tell-free = Forscher versperren jetzt keinen Weg.
piramido-tell-left = { $count ->
    [one] Noch ein Wurf, dann endet die Route.
   *[other] Noch { $count } Würfe, dann endet die Route.
  }

piramido-place-step = { $name }, Stufe { $level }, { piramido-sign }
piramido-place-space = { $name }, { piramido-sign }
piramido-place-bare = { $name }, leer
piramido-place-start = { $side ->
    [L] Startfeld links
   *[R] Startfeld rechts
  }
piramido-place-chamber = Grabkammer
piramido-place-sphinx = Sphinx { $number }, { piramido-colour }
piramido-hand-sphinx = Sphinx { $number } in der Hand
piramido-way-left = Nach links
piramido-way-right = Nach rechts
piramido-turn = Die Pyramide um ein Viertel drehen
piramido-board-of = Tafel von { $name }
piramido-space = Platz { $space }: { piramido-sign }
piramido-space-step = Platz { $space }: { piramido-sign } von { $step }

piramido-viewer = Betrachter
piramido-viewer-open = In den Betrachter schauen
piramido-viewer-close = Den Betrachter weglegen
piramido-viewer-none = Jetzt darf kein Bild angesehen werden.
piramido-viewer-picture = Bild { $number } von 7
piramido-viewer-counts = Nach diesem Bild geht es weiter.
piramido-viewer-lever = Hebel: nächstes Bild
piramido-viewer-back = Voriges Bild
piramido-viewer-mode = Wie man schaut
piramido-mode-pair = Stereoskop
piramido-mode-crossed = Gekreuzte Augen
piramido-mode-anaglyph = Rot-Cyan-Brille
piramido-mode-wiggle = Wackelbild
piramido-mode-flat = Flach
piramido-viewer-failed = Das Bild konnte nicht geladen werden.

piramido-gallery-open = Die Bilder
piramido-gallery = Wofür die Bilder gehalten wurden
piramido-gallery-of = Route { $route }: { $name }
piramido-gallery-picture = Bild { $number }
piramido-gallery-taken = Gehalten für:
piramido-gallery-shown = Es zeigt:
piramido-gallery-right = Richtig
piramido-gallery-wrong = Falsch
piramido-gallery-count = { $right } von { $count } richtig
piramido-gallery-look = Bild { $number } ansehen
