# Piramido
piramido-board-pyramid = Die Stufenpyramide, von oben gesehen
piramido-board-labyrinth = Das Labyrinth, sechs Reihen unter der Gruft
piramido-sign = { $sign ->
    [K] Ankh
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

piramido-event-rolloff = Wer beginnt? Gewürfelt wurde: { $numbers }.
piramido-event-begins = { $name } beginnt.
piramido-event-colour = { $name } nimmt { piramido-colour }.
piramido-event-reel = { $colour ->
    [red] Die rote Scheibe kommt in ihren Betrachter.
    [blue] Die blaue Scheibe kommt in ihren Betrachter.
   *[yellow] Die gelbe Scheibe kommt in ihren Betrachter.
  }
piramido-event-route = { $route ->
    [A] Route A beginnt, die Pyramide hinauf. Zuerst spielt { $first }.
    [B] Route B beginnt, die Pyramide hinunter. Zuerst spielt { $first }.
    [C] Route C beginnt, in das Labyrinth hinein. Zuerst spielt { $first }.
   *[D] Route D beginnt, aus dem Labyrinth heraus. Zuerst spielt { $first }.
  }
piramido-event-side = { $side ->
    [L] { $name } startet links.
   *[R] { $name } startet rechts.
  }
piramido-event-roll = { $name } würfelt { $number }.
piramido-event-step = { $name } geht von { $from } nach { $to }.
piramido-event-stays = { $name } bleibt auf { $to }.
piramido-event-sphinx-stops = { $name } kommt auf { $step } zu Sphinx { $number } und muss umkehren.
piramido-event-sphinx-out = { $name } kommt an Sphinx { $number } auf { $step } vorbei, und sie ist ausgeschaltet.
piramido-event-lost = { $count ->
    [one] { $name } kann nirgendwohin und verliert einen Schritt des Wurfs.
   *[other] { $name } kann nirgendwohin und verliert { $count } Schritte des Wurfs.
  }
piramido-event-claim-step = { $name } legt das Zeichen von { $step } auf Feld { $space }: { piramido-sign }.
piramido-event-claim = { $name } legt ein Zeichen auf Feld { $space }: { piramido-sign }.
piramido-event-passage = { $name } geht von { $from } weiter nach { $to }.
piramido-event-sphinx-set = { $name } setzt Sphinx { $number } auf { $step }.
piramido-event-arrived = { $name } ist als Nummer { $place } angekommen.
piramido-event-route-over = Route { $route } ist zu Ende.
piramido-event-right = Die Prüfstreifen werden angelegt. Richtig: { $names }.
piramido-event-nobody-right = Die Prüfstreifen werden angelegt. Niemand hatte alles richtig.
piramido-event-won = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen.
  }

piramido-phase-rolloff = Der höchste Wurf beginnt.
piramido-phase-colour = { $name } wählt eine Farbe für Route { $route }.
piramido-phase-reels = Die Scheiben kommen in die Betrachter.
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
piramido-tell-throw = Gewürfelt: { $number }, noch zu gehen: { $left }.
piramido-tell-at = { $name } ({ piramido-colour }) steht auf { $place }.
piramido-tell-outside = { $name } ({ piramido-colour }) steht nicht auf dem Brett.
piramido-tell-arrived = { $name } ({ piramido-colour }) ist als Nummer { $arrived } angekommen.
piramido-tell-claims = Auf der Punktetafel von { $name }: { $claims }.
piramido-tell-nothing = nichts
piramido-tell-hand = { $name } hat Sphinxe in der Hand: { $numbers }.
piramido-tell-sphinx = { $step }: Sphinx { $number }, { piramido-colour }.
piramido-tell-row = Route { $route }, { $name }: { $claims }; angekommen als Nummer { $place }.
piramido-tell-row-open = Route { $route }, { $name }: { $claims }; nicht angekommen.
piramido-tell-strip-right = Route { $route }, { $name } hatte alles richtig: { $claims }.
piramido-tell-strip-wrong = Route { $route }, { $name } lag falsch; richtig wäre: { $claims }.
piramido-tell-strip-late = Route { $route }, { $name } kam nicht ans Ziel; der Prüfstreifen sagt: { $claims }.
piramido-tell-free = Schon so lange hat niemand ein Zeichen genommen, dass Forscher jetzt keinen Weg mehr versperren.
piramido-tell-free-sphinxes = Schon so lange hat niemand ein Zeichen genommen, dass jetzt keine Sphinx jemanden aufhält.
piramido-tell-spent = Für den Rest des Spiels ausgeschaltete Sphinxe: { $numbers }.
piramido-tell-signs-alone = Auf der Pyramide werden nur die Hieroglyphen verglichen, nicht ihre Stufen.
piramido-tell-left = { $count ->
    [one] Noch ein Wurf, dann endet die Route.
   *[other] Noch { $count } Würfe, dann endet die Route.
  }

piramido-place-step = { $part ->
    [forecourt] { $name }, Vorhof, { piramido-sign }
    [stairs] { $name }, Treppe, { piramido-sign }
    [gallery] { $name }, Galerie, { piramido-sign }
    [gate] { $name }, Tor, { piramido-sign }
    [top] { $name }, der Gipfel mit dem Schlüssel
   *[stone] { $name }, blanker Stein
  }
piramido-place-space = { $name }, { piramido-sign }
piramido-place-bare = { $name }, leer
piramido-place-start = { $side ->
    [L] Startfeld links
   *[R] Startfeld rechts
  }
piramido-place-chamber = Gruft
piramido-place-sphinx = Sphinx { $number }, { piramido-colour }
piramido-hand-sphinx = Sphinx { $number } in der Hand
piramido-hand-out = Sphinx { $number } ist ausgeschaltet
piramido-way-left = Nach links
piramido-way-right = Nach rechts
piramido-turn = Die Pyramide um ein Viertel drehen

piramido-viewer = Betrachter
piramido-viewer-open = In den Betrachter schauen
piramido-viewer-close = Den Betrachter weglegen
piramido-viewer-none = Jetzt darf kein Bild angesehen werden.
piramido-viewer-picture = Bild { $number } von 7
piramido-viewer-counts = Auf dieses Bild kommt es jetzt an.
piramido-viewer-lever = Hebel: nächstes Bild
piramido-viewer-back = Voriges Bild
piramido-viewer-mode = Wie man schaut
piramido-mode-pair = Stereoskop
piramido-mode-crossed = Kreuzblick
piramido-mode-anaglyph = Rot-Cyan-Brille
piramido-mode-wiggle = Wackelbild
piramido-mode-flat = Flach
piramido-viewer-failed = Das Bild konnte nicht geladen werden.

piramido-gallery-open = Die Bilder
piramido-gallery = Wofür die Bilder gehalten wurden
piramido-gallery-of = Route { $route }: { $name }
piramido-gallery-taken = Gehalten für:
piramido-gallery-shown = Es zeigt:
piramido-gallery-right = Richtig
piramido-gallery-wrong = Falsch
piramido-gallery-count = { $right } von { $count } richtig
piramido-gallery-look = Bild { $number } ansehen

## Für alle, die es noch nicht kennen
piramido-goal = In deinem Betrachter stecken Bilder, die sonst niemand sieht: sechs Orte, einer nach dem anderen. Geh hin und nimm das Zeichen dort, wo du den Ort vermutest. Wer alles richtig hat und zuerst am Ziel ist, gewinnt.
piramido-aim = { $route ->
    [A] Finde die sechs Stufen deiner Bilder, auf dem Weg hinauf.
    [B] Finde die sechs Stufen deiner Bilder, auf dem Weg hinunter.
    [C] Finde die sechs Zeichen deiner Bilder, Reihe um Reihe.
   *[D] Finde die sechs Zeichen deiner Bilder, auf dem Weg hinaus.
  }
piramido-aim-end = { $route ->
    [A] Alle sechs Zeichen liegen: hinauf zum Schlüssel.
    [B] Alle sechs Zeichen liegen: hinunter zur Stufe von Bild 1.
    [C] Alle sechs Zeichen liegen.
   *[D] Alle sechs Zeichen liegen: hinaus über dein Startfeld.
  }
piramido-prompt-look = { $route ->
    [A] Schau in den Betrachter: Welche Stufe ist Bild { $picture }?
    [B] Schau in den Betrachter: Welche Stufe ist Bild { $picture }?
   *[C] Schau in den Betrachter: Welches Zeichen ist es?
  }
piramido-prompt-colour = Wähle deine Farbe für Route { $route }
piramido-prompt-side = Zeichen in Bild 1 links? Starte rechts
piramido-prompt-step = { $left ->
    [one] Noch ein Schritt, zur Stufe von Bild { $picture } hin
   *[other] Noch { $left } Schritte, zur Stufe von Bild { $picture } hin
  }
piramido-prompt-claim-or-step = Ist das Bild { $picture }? Nehmen oder weiter
piramido-prompt-claim = Ist das Bild { $picture }? Nehmen oder Schluss
piramido-prompt-home = { $route ->
    [A] Noch { $left }, genau auf den Schlüssel oben
   *[B] Noch { $left }, genau auf die Stufe von Bild 1
  }
piramido-prompt-row = Wurf { $number }: links oder rechts, genau aufs Zeichen
piramido-prompt-home-row = Wurf { $number }: links oder rechts, genau aufs Startfeld
piramido-prompt-claim-sign = Ist es dein Zeichen? Nimm es, oder Schluss
piramido-prompt-sphinx = Setz eine Sphinx, wo du warst, oder keine
piramido-prompt-set = Wähle eine Stufe, auf der du warst
piramido-prompt-end = Mehr ist nicht zu tun: Beende den Zug
piramido-prompt-wait = Es wird gewürfelt
piramido-progress = { $count } von 6 Zeichen
piramido-progress-arrived = als Nr. { $place } da
piramido-progress-long = { $name }: { $count } von 6 Zeichen gelegt auf Route { $route }: { $claims }
piramido-about-no-throw = Der Würfel: Noch ist nichts gewürfelt.
piramido-about-die = Er sagt, wie viele Schritte du auf den Wegen gehst, und zwar alle. Wähle die nächste Stufe.
piramido-about-die-row = Er sagt, wie weit du die Reihe entlanggehst, den ganzen Wurf. Wähle links oder rechts.
piramido-about-score = Hier liegen die genommenen Zeichen der Reihe nach. Ob sie stimmen, zeigt sich am Ende.
piramido-about-sphinx-out = Sie hält niemanden mehr auf.
piramido-about-sphinx-other = Sie gehört { $name } und kann dir im Weg stehen, sobald { $name } ein Zeichen nimmt.
piramido-about-sphinx-hand = Wenn du ein Zeichen nimmst, darfst du sie setzen, wo du warst. Sie hält andere auf, außer sie würfeln eine { $number }.
piramido-about-way = Die Reihe entlang geht es nach links oder rechts, den ganzen Wurf.
piramido-about-here = Auf dieser Stufe stehst du. Nimm ihr Zeichen, wenn du sie für die Stufe in deinem Bild hältst.
piramido-about-step = Du gehst Schritt für Schritt, auf den Wegen, zu einer Stufe neben deiner.
piramido-about-chamber = { $route ->
    [C] Das Ende der Route: Mit dem sechsten Zeichen steigst du in sie hinauf.
   *[D] Der Anfang der Route.
  }
piramido-about-start = Hier kommen die Forscher ins Labyrinth, jede Farbe auf ihrem eigenen Startfeld.
piramido-about-space = Du gehst deine Reihe entlang. Ein genommenes Zeichen führt in die nächste.
piramido-reason-arrives = Du kommst an.
piramido-reason-claim = Der Tipp hält das für den Ort in deinem Bild.
piramido-reason-out = Sphinx { $number } ist dann ausgeschaltet.
piramido-reason-set = Eine Sphinx auf { $step } hält andere auf.
piramido-viewer-asks-start = Von dieser Stufe startet dein Forscher. Die nächsten Bilder zeigen die Stufen, die zu finden sind.
piramido-viewer-asks-step = Welche Stufe der Pyramide ist das? Achte auf Zeichen, Treppen und Ebenen. Geh hin und nimm ihr Zeichen.
piramido-viewer-asks-end = Auf dieser Stufe endet deine Route.
piramido-viewer-asks-side = Welches Zeichen ist es? Ist es links, starte rechts, und umgekehrt.
piramido-viewer-asks-sign = Welches Zeichen ist es? Beende einen Wurf darauf in deiner Reihe und nimm es. Ist keines da, zählt das nächste Bild.
piramido-viewer-asks-done = Für dieses Bild hast du ein Zeichen genommen.

piramido-ending-nobody = Die Prüfstreifen sind angelegt: Niemand hatte jedes Zeichen richtig.
piramido-ending-right = { $count ->
    [one] Die Prüfstreifen sind angelegt: Nur { $names } hatte jedes Zeichen richtig.
   *[other] Die Prüfstreifen sind angelegt: { $names } hatten jedes Zeichen richtig.
  }
piramido-ending-earliest = Wer früher ankam, gewinnt.

## Ein Zug, wie man ihn erzählen würde
piramido-does = { $name } { $does }.
piramido-does-roll = würfelt { $number }
piramido-does-go = { $count ->
    [one] geht einen Schritt
   *[other] geht { $count } Schritte
  }{ $to ->
    [none] {""}
   *[other] {" "}nach { $to }
  }
piramido-does-walk = { $count ->
    [one] geht ein Feld
   *[other] geht { $count } Felder
  }{ $to ->
    [none] {""}
   *[other] {" "}nach { $to }
  }
piramido-does-stay = bleibt stehen
piramido-does-passage = geht durch einen Durchgang{ $to ->
    [none] {""}
   *[other] {" "}nach { $to }
  }
piramido-does-claim = legt ein Zeichen auf Feld { $space } ({ piramido-sign })
piramido-does-sphinx = setzt Sphinx { $number }{ $to ->
    [none] {""}
   *[other] {" "}auf { $to }
  }
piramido-does-stopped = kommt zu Sphinx { $number } und muss umkehren
piramido-does-pass = kommt an Sphinx { $number } vorbei und schaltet sie aus
