# Sphinx auf Papier: die Blätter, die Karten und wie alles gebaut wird.

## Die Blätter
sphinx-sheet-says = der Gang, eine Spirale von 81 Feldern zwischen Mauern nach innen, mit elf Kreisen für Geheimtüren, Kartenfeldern, Mumienfeldern, drei Tempelräumen am Rand und dem Schatz in der Mitte
sphinx-sheet-discs = Geheimtüren: die Scheiben
sphinx-sheet-doors = Geheimtüren und Figuren
sphinx-sheet-sphinxes = Sphinxe und Würfel
sphinx-sheet-rivets = Papiernieten, statt Musterklammern
sphinx-sheet-disc = Die Scheibe einer Geheimtür
sphinx-sheet-door = Eine Geheimtür zum Falten
sphinx-sheet-rivet = Eine Papierniete zum Rollen
sphinx-sheet-washer = Ein Plättchen für eine Papierniete
sphinx-sheet-sphinx = Eine Sphinx zum Falten, unten mit Tasche und Fenster
sphinx-sheet-pawn = Figur { $number }
sphinx-sheet-die = Ein Würfel mit den Zahlen 1 bis 6
sphinx-sheet-snake-die = Der Würfel mit den Zahlen 1 bis 4 und zweimal Schlangen
sphinx-sheet-card = Sphinx-Karte: { sphinx-colour }
sphinx-sheet-colour = Farbkarte: { sphinx-colour }
sphinx-sheet-start = Startspieler

## So wird es gebaut
sphinx-sheet-need-knife = eine Schere und ein scharfes Messer mit Lineal
sphinx-sheet-need-glue = Klebstoff
sphinx-sheet-need-pins = elf Musterklammern mit kleinem Kopf, oder die Papiernieten und ein Holzspieß
sphinx-sheet-need-awl = eine dicke Nadel oder eine Ahle
sphinx-sheet-need-board = wenn du magst, dünne Pappe für den Spielplan
sphinx-sheet-step-board = Schneide die vier Teile des Spielplans an den Marken aus. Leg A2 auf A1 und B2 auf B1, sodass die Zeichnung weitergeht, und klebe sie zusammen. Dann klebe die untere Hälfte auf die obere. Auf dünner Pappe liegt der Spielplan flach.
sphinx-sheet-step-doors = Schneide die elf Scheiben und die elf Türen aus. Falte jede Tür in der Mitte und klebe ihre beiden Wände zusammen. Falte die Füße nach außen. Klebe sie noch nicht auf ihre Scheibe.
sphinx-sheet-step-pins = Stich durch das Kreuz in der Mitte jeder Scheibe und jedes Kreises auf dem Spielplan. Steck eine Musterklammer von oben durch beide und bieg ihre Beine unten auseinander. Die Scheibe muss sich leicht drehen. Jetzt klebe die Füße der Tür auf die schraffierten Streifen: Ihr Bogen steht über dem Kopf der Klammer.
sphinx-sheet-step-rivets = Keine Musterklammern? Schneide die Ringe aus Scheiben und Spielplan aus. Roll eine Papierniete fest um einen Holzspieß und klebe ihr Ende an. Steck sie durch Scheibe und Spielplan und bieg die Streifen oben und unten nach außen. Klebe die oberen auf die Scheibe und ein Plättchen auf die unteren. An den Spielplan kommt kein Klebstoff!
sphinx-sheet-step-turn = Dreh jede Tür so, dass sie in einer Linie mit den Mauern steht. Eine Figur steht auf einem Viertel der Scheibe. Dreht sich die Tür um eine halbe Drehung, dann drehen sich alle Figuren auf der Scheibe mit.
sphinx-sheet-step-sphinxes = Schneide die sechs Sphinxe mit Fenster und Kerbe aus. Falte alles nach hinten. Gib Klebstoff nur auf die schraffierten Streifen und drück den Boden mit dem Fenster darauf. Zwischen den beiden Böden bleibt eine Tasche, die auf einer Seite offen ist.
sphinx-sheet-step-colours = Schneide die sechs Farbkarten aus und misch sie verdeckt. Schieb in jede Sphinx eine hinein, verdeckt und ohne hinzusehen. Dann misch die Sphinxe. Willst du unter eine Sphinx schauen, dann heb sie so an, dass nur du ihr Fenster siehst. Tauschst du zwei Sphinxe, dann schieb sie über den Spielplan, damit niemand ein Fenster sieht.
sphinx-sheet-step-pawns = Schneide die vier Figuren aus, falte sie in der Mitte und klebe die beiden Hälften zusammen. Falte beide Füße nach außen.
sphinx-sheet-step-dice = Schneide die drei Würfel aus. Falte alle Linien nach hinten und klebe eine Lasche nach der anderen. Die Seite mit der obersten Lasche schließt den Würfel.
sphinx-sheet-step-cards = Schneide die 24 Sphinx-Karten aus, vier von jeder Farbe, und die Karte für den Startspieler. Wer am jüngsten ist, bekommt sie.
sphinx-sheet-step-start = Drei Sphinxe bewachen auf G1, G2 und G3 den Schatz, drei stehen in den Tempelräumen T1, T2 und T3. Die Figuren beginnen auf dem Pfeil.
