# Sakkara, bevor das Brett geladen ist: in Listen von Spielen, und wo ein Tisch gedeckt wird.
sakkara-title = Sakkara
sakkara-mood = Ein Wettlauf über Brücken
sakkara-about = Führe Ra, Isis und Osiris über drei Ebenen zum Ankh, auf Brücken, die jeder verschieben darf.
sakkara-players = 2 bis 4 Spieler
sakkara-length = etwa 40 Minuten (geschätzt)
sakkara-rule-1 = Vier Spielzüge je Zug: Geh mit deinen Steinen, oder schieb eine Brücke ihre Wand entlang.
sakkara-rule-2 = Nur Brücken führen nach innen, und jeder darf sie verschieben.
sakkara-rule-3 = Wer auf einem Stein landet, schickt ihn zurück; wer dreimal das Ankh erreicht, gewinnt.

## Im Druck
sakkara-print = Ein deutscher Bogen zum Drucken und Ausschneiden
sakkara-print-edition = ein deutscher Bogen zum Drucken und Ausschneiden
sakkara-print-players = bis 4 (hier 2 bis 4)

## Vorschläge
sakkara-preset-printed = Alle verstecken Steine in der Faust; wer ihre Zahl errät, beginnt.
sakkara-preset-ours = Der erste Platz beginnt, ohne Raten.
sakkara-preset-children = Der erste Platz beginnt, und der Computer darf um Rat gefragt werden.

## Varianten
sakkara-option-opening = Wer beginnt
sakkara-option-opening-about = Wie entschieden wird, wer beginnt.
sakkara-option-opening-fixed = Der erste Platz
sakkara-option-opening-fists = Wer die Zahl der Steine in allen Fäusten errät
