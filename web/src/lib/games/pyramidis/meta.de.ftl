# Pyramidis, bevor das Brett geladen ist: in Listen von Spielen, und wo ein Tisch gedeckt wird.
pyramidis-title = Pyramidis
pyramidis-mood = Schnell und scharf
pyramidis-about = Verteile Stapel von Pyramiden rings um das Kreuz. Wer oben liegt, dem gehört der Stapel; fünf im Ziel gewinnen.
pyramidis-players = 2 oder 4 Spieler
pyramidis-length = 20 bis 30 Minuten
pyramidis-rule-1 = Nimm einen Stapel mit deiner Farbe obenauf und setz seine Pyramiden einzeln ab, Feld um Feld.
pyramidis-rule-2 = Wer obenauf liegt, dem gehört der Stapel; die unteren reisen mit.
pyramidis-rule-3 = Wer zuerst fünf Pyramiden im Ziel hat, gewinnt.

## Im Druck
pyramidis-print = R. Siegers · Flying Turtle Games, 1988
pyramidis-print-author = R. Siegers
pyramidis-print-publisher = Flying Turtle Games; Rechte: Big Bad Wolf, Brüssel
pyramidis-print-year = 1988
pyramidis-print-edition = französisch, deutsch, niederländisch und englisch
pyramidis-print-players = 2 oder 4
pyramidis-print-length = 20 bis 30 Minuten

## Vorschläge
pyramidis-preset-printed-title = Wie gedruckt, international
pyramidis-preset-printed = Wer als Erster fünf seiner acht Pyramiden ins Ziel bringt, gewinnt.
pyramidis-preset-german-title = Wie auf Deutsch gedruckt
pyramidis-preset-german = Es gibt einen zweiten Weg zum Sieg: einem Gegner den letzten Zug nehmen.
pyramidis-preset-children = Zu zweit, damit sich niemand verirrt; der Computer darf um Rat gefragt werden.

## Varianten
pyramidis-option-edition = Gewinnen
pyramidis-option-edition-about = Ob eine Blockade gewinnt, wie in der deutschen Ausgabe.
pyramidis-option-edition-international = Fünf Pyramiden im Ziel gewinnen
pyramidis-option-edition-german = Auch wer einem Gegner den letzten Zug nimmt, gewinnt
