# Was rund um jedes Spiel gedruckt wird: die erste Seite, die Anleitung zum Bauen und die Namen der Blätter.

## Das Dokument und seine erste Seite
print-document = { $game }: drucken und spielen
print-subtitle = Drucken, ausschneiden, spielen
print-first = Hier geht es los
print-scale-heading = In voller Größe drucken
print-scale = Drucke mit 100 %, ohne „an Seite anpassen“. Miss dann dieses Lineal nach: Es muss genau 50 mm lang sein.
print-ruler = Ein Lineal von 50 mm
print-contents = Was du druckst
print-column-pages = Seiten
print-column-what = Was
print-column-paper = Papier
print-stock-plain = normales Papier, 80 bis 120 g/m²
print-stock-card = Karton, 200 bis 300 g/m²
print-stock-photo = Fotopapier
print-both-sides = { $paper }, beidseitig
print-duplex = Blätter mit Rückseite druckst du beidseitig, über die lange Kante gewendet. Probier es erst mit der Testseite aus.
print-lines = Was die Linien bedeuten
print-line-cut = Schneiden
print-line-mountain = Nach hinten falten
print-line-valley = Nach vorn falten
print-line-glue = Kleben

## Die Namen der Blätter
print-board = Spielplan
print-cards = Karten
print-rules = Regeln
print-spares = Ersatz
print-part-of = { $title }, Teil { $part }
print-number-of = { $title }, Blatt { $number } von { $count }
print-back-of = { $title }, Rückseite
print-overlap = Schneide an den Marken entlang. Leg die Teile so übereinander, dass die kleinen Dreiecke des einen auf die Kante des nächsten zeigen und die Zeichnung weitergeht. Dann klebe sie zusammen.

## Der Test für beide Seiten
print-duplex-title = Test für beide Seiten
print-duplex-front = Druck diese Seite und die nächste auf die beiden Seiten eines Blatts, über die lange Kante gewendet. Halt das Blatt gegen das Licht: Die kleinen Kreuze müssen auf den großen liegen, höchstens einen Strich daneben.
print-duplex-back = Das ist die Rückseite. Liegen ihre Kreuze woanders, dann wende das Papier über die lange Kante und druck mit 100 %.

## So wird es gebaut
print-guide = So baust du es
print-minutes =
    { $minutes ->
        [one] Du brauchst etwa eine Minute.
       *[other] Du brauchst etwa { $minutes } Minuten.
    }
print-materials = Das brauchst du

## Das Regelheft
print-book = Die Spielregeln
print-book-title = { $game }: die Regeln
print-book-contents = Inhalt
print-book-marks = Ein Kürzel wie { $mark } steht bei dem Satzteil, der von uns ist. Alles ohne Kürzel ist wie gedruckt. „{ $section }“ ab Seite { $page } erklärt jedes Kürzel.
print-notes = Notizen
print-booklet = Regeln als Heft
print-booklet-how = Druck das Heft beidseitig, über die lange Kante gewendet. Leg die Blätter ineinander, falte sie in der Mitte und hefte sie im Falz zweimal.
