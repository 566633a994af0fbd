# Sphinx, bevor das Brett geladen ist: in Listen von Spielen, und wo ein Tisch gedeckt wird.
sphinx-title = Sphinx
sphinx-mood = Würfel, Türen, Gedächtnis
sphinx-about = Finde die Farben der drei Wächter heraus, sammle ihre Karten und erreiche den Schatz als Erster.
sphinx-players = 2 bis 4 Spieler
sphinx-length = etwa 30 Minuten (geschätzt)
sphinx-rule-1 = Würfle und geh los: Karten, Mumien und Geheimtüren liegen am Weg.
sphinx-rule-2 = Schau unter die Sphinxe: Du weißt, welche drei den Schatz bewachen, aber nicht ihre Farben.
sphinx-rule-3 = Bring ihre Karten mit und nenne die Wächter in der richtigen Reihenfolge, dann gewinnst du.

## Im Druck
sphinx-print = G. Baars · Ravensburger, 1999
sphinx-print-author = G. Baars
sphinx-print-publisher = Ravensburger
sphinx-print-year = 1999
sphinx-print-edition = französisch, Nr. 26 168 0; illustriert von Chris Mitchell
sphinx-print-players = 3 oder 4 (hier auch 2)
sphinx-print-age = ab 8 Jahren

## Vorschläge
sphinx-preset-printed = Zu dritt oder viert, alle Regeln, nichts wird zurückgenommen; der Jüngste beginnt.
sphinx-preset-ours = Alle Regeln, auch zu zweit; unter Freunden werden die Plätze ausgelost.
sphinx-preset-children = Ohne Schlangen, Türen nach Belieben, Karten behält man, Farben in beliebiger Reihenfolge; der Computer gibt Rat.
sphinx-lot-off = In der gedruckten Regel beginnt der Jüngste: Ihm gehört der erste Platz.

## Varianten
sphinx-option-dice = Würfel
sphinx-option-dice-about = Ob die Schlangen zwei Sphinxe tauschen können.
sphinx-option-dice-three = Zwei einfache und der mit den Schlangen
sphinx-option-dice-two = Ohne Schlangen, für die Jüngeren
sphinx-option-doors = Geheimtüren
sphinx-option-doors-about = Was geschieht, wenn eine Aktion neben einer endet.
sphinx-option-doors-forced = Sie dreht sich, mit allen daneben
sphinx-option-doors-optional = Sie dreht sich, wenn man mag, für die Jüngeren
sphinx-option-returns = Karten, die man schon hat
sphinx-option-returns-about = Was auf dem Feld einer Karte geschieht, die man auf der Hand hat.
sphinx-option-returns-forced = Die Karte muss zurückgelegt werden
sphinx-option-returns-never = Die Karte bleibt, für die Jüngeren
sphinx-option-order = Die Wächter nennen
sphinx-option-order-about = Ob die Reihenfolge der drei Farben zählt.
sphinx-option-order-strict = In der richtigen Reihenfolge
sphinx-option-order-any = In beliebiger Reihenfolge, für die Jüngeren
