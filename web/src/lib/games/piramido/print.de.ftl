# Piramido auf Papier: seine Blätter, seine Karten und wie es gebaut wird.

## Die Spielpläne
piramido-sheet-pyramid = Die Pyramide
piramido-sheet-terrace = Terrasse { $number }
piramido-sheet-terrace-here = Hier steht Terrasse { $number }
piramido-sheet-supports = Stützen für die Pyramide
piramido-sheet-support = Eine Stütze, zu einem Rohr zu falten
piramido-sheet-labyrinth = Das Labyrinth

## Was darauf steht und liegt
piramido-sheet-pieces = Forscher, Sphinxe, Symbole, Ziffern
piramido-sheet-explorer-pyramid = Forscher für die Pyramide ({ piramido-colour })
piramido-sheet-explorer-labyrinth = Forscher für das Labyrinth ({ piramido-colour })
piramido-sheet-symbol = Symbol ({ piramido-colour })
piramido-sheet-figure = Ziffer { $number } für die Reihenfolge der Ankunft
piramido-sheet-scoreboards = Punktetafeln
piramido-sheet-scoreboard = Punktetafel
piramido-sheet-cards = Karten mit Hieroglyphen
piramido-sheet-cards-for = Karten mit Hieroglyphen für Route { $route }
piramido-sheet-cards-says = Karten mit allen sieben Hieroglyphen, je { $count }
piramido-sheet-strips = Prüfstreifen
piramido-sheet-strip = Prüfstreifen
piramido-sheet-strip-for = Prüfstreifen für Route { $route } ({ piramido-colour })

## Die Scheiben
piramido-sheet-envelopes = Umschläge für die Scheiben
piramido-sheet-envelope-for = Umschlag: { $title }
piramido-sheet-stereo = Bilder der Scheiben
piramido-sheet-picture = { $title }, Bild { $number }
piramido-sheet-reel-pyramid = { $colour ->
    [red] Rote Scheibe der Pyramide
    [blue] Blaue Scheibe der Pyramide
   *[yellow] Gelbe Scheibe der Pyramide
  }
piramido-sheet-reel-labyrinth = { $colour ->
    [red] Rote Scheibe des Labyrinths
    [blue] Blaue Scheibe des Labyrinths
   *[yellow] Gelbe Scheibe des Labyrinths
  }
piramido-sheet-set = Scheiben Nr. { $seed }
piramido-sheet-set-classic = Klassische Scheiben
piramido-sheet-due = Dreh dieses Bild erst um, wenn du es ansehen darfst.
piramido-sheet-order-pyramid = Route A: zuerst Bild 1 und 2, dann mit jeder Hieroglyphe das nächste. Route B: von 7 bis 2. Bild 1 darfst du immer ansehen.
piramido-sheet-order-labyrinth = Route C: von Bild 1 an aufwärts. Route D: von Bild 7 an abwärts. Zeigt ein Bild kein Zeichen, dann nimm das nächste dazu.

## So wird es gebaut
piramido-sheet-need-knife = eine Schere, oder ein scharfes Messer und ein Lineal
piramido-sheet-need-glue = Klebstoff für Papier
piramido-sheet-need-tape = etwas Klebeband
piramido-sheet-need-die = ein Würfel
piramido-sheet-need-viewer = ein Stereoskop oder ein Betrachter für Handys; mit etwas Übung genügen die Augen
piramido-sheet-step-halves = Schneide beide Teile von Terrasse 1 aus und klebe Teil B auf die lange Lasche von Teil A.
piramido-sheet-step-fold = Schneide die anderen Terrassen aus. Ritze alle Falze mit einem stumpfen Messer vor. Falte die Wände nach unten und klebe die Laschen an den Ecken hinter die Wände daneben. Die Laschen unten werden nach innen gefaltet.
piramido-sheet-step-supports = Falte die sechs Stützen zu Rohren und klebe sie zusammen. Klebe vier unter Terrasse 1 und zwei unter Terrasse 2, dorthin, wo die Wände der nächsten Terrasse stehen werden.
piramido-sheet-step-stack = Klebe jede Terrasse auf die darunter: Sie steht genau auf der weißen Fläche. Alle Namen der Stufen liest man von derselben Seite.
piramido-sheet-step-labyrinth = Schneide die beiden Teile des Labyrinths an ihren Marken aus, leg A2 so auf A1, dass die Zeichnung weitergeht, und klebe sie zusammen.
piramido-sheet-step-standing = Schneide Forscher und Sphinxe aus, falte sie in der Mitte und klebe beide Seiten zusammen. Falte beide Füße nach außen.
piramido-sheet-step-cards = Trenne die Karten mit den Hieroglyphen mit langen geraden Schnitten. Für jede Route gibt es ein Blatt mit { $count } Karten von jeder Hieroglyphe: Das reicht immer, auch wenn drei Leute auf alle Felder dieselbe legen. Wenn ihr nur eine Route auf einmal spielt, genügt ein Blatt. Schneide Symbole, Ziffern und Punktetafeln aus.
piramido-sheet-step-strips = Prüfstreifen verraten, was richtig ist: Schau nicht hin. Schneide sie mit der Rückseite nach unten aus, falte sie so, dass die Rückseite innen liegt, und verschließ sie mit Klebeband. Öffnet sie zur Prüfung am Ende. Jeder gehört zu den Scheiben, die darauf stehen; dasselbe steht auf Umschlägen und Bildern.
piramido-sheet-step-envelopes = Schneide für jede Scheibe einen Umschlag aus. Falte die Laschen und die Rückwand hinter die Vorderseite und klebe. Die Klappe bleibt offen.
piramido-sheet-step-stereo = Jedes Blatt hat auf der Rückseite ein Bild, und zwar zweimal: groß für Stereoskope und klein für Betrachter, in die ein Handy passt. Schneide aus, was dir passt, mit der Zahl nach oben, und steck die sieben der Reihe nach in ihren Umschlag. Niemand sieht ein Bild zu früh.
piramido-sheet-step-bands = An den Streifen erkennst du die Farben: einer für Rot, zwei für Blau, drei für Gelb, wie auf den Mänteln in den Bildern.
