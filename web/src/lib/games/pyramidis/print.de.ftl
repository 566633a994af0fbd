# Pyramidis auf Papier: die Blätter und wie man es baut.

## Die Blätter
pyramidis-sheet-says = ein Kreuz aus zwei Ringen mit vier gemeinsamen Feldern in der Mitte, mit Pfeilen für jede Farbe und an jedem Ende einem Startfeld, einem Zielfeld und einer Ablage
pyramidis-sheet-pyramids = Pyramiden, { pyramidis-colour }
pyramidis-sheet-pyramid = Eine Pyramide zum Falten, { pyramidis-colour }
pyramidis-sheet-tokens = Flache Plättchen
pyramidis-sheet-token = Ein flaches Plättchen, { pyramidis-colour }

## So wird es gebaut
pyramidis-sheet-need-scissors = eine Schere
pyramidis-sheet-need-pen = ein Lineal und ein leerer Kugelschreiber für die Falze
pyramidis-sheet-need-glue = ein Klebestift oder besser flüssiger Kleber
pyramidis-sheet-need-board = wenn du magst: feste Pappe unter dem Spielplan
pyramidis-sheet-step-board = Schneide die vier Teile des Spielplans an den Marken entlang aus. Leg A2 über A1 und B2 über B1, sodass die Zeichnung weitergeht, und klebe sie zusammen. Klebe dann die untere Hälfte über die obere.
pyramidis-sheet-step-score = Für jede Pyramide: Drück alle Linien aus Strichen und Punkten mit dem Lineal und dem leeren Stift vor. Schneide dann den Umriss aus. Zu zweit braucht ihr zwei Farben, zu viert alle.
pyramidis-sheet-step-fold = Falte alle Linien nach hinten, sodass die Farbe außen ist. Klebe die lange schraffierte Lasche hinter die erste Fläche.
pyramidis-sheet-step-rim = Dreh die Pyramide um. Falte die beiden schraffierten Laschen nach innen, gib Kleber auf ihre Enden und falte die beiden weißen darüber. Nun hat sie einen Rand, und die Mitte bleibt offen.
pyramidis-sheet-step-stack = Der Rand hält die Pyramiden auf Abstand: Jede zeigt unter der nächsten ihr Muster. Ein Turm aus fünf ist { $height } mm hoch.
pyramidis-sheet-step-tokens = Keine Zeit? Spiel mit den flachen Plättchen. Sie sind in einer halben Stunde fertig. Schneide sie aus und schieb im Stapel jedes ein wenig zur Seite, damit alle Muster zu sehen sind. Wer oben liegt, dem gehört der Stapel.
