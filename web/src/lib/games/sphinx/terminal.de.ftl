# Was nur das Terminal von Sphinx sagt.

## Unter dem Brett in Text
# Die Zeichen stehen auf dem Brett; [R] ist das Feld einer roten Karte.
sphinx-terminal-legend = >> Start   [R] Karte   (o) Mumie: schauen   $$$ Schatz
sphinx-terminal-legend-door = ==== oder : Geheimtür, d1 daneben
sphinx-terminal-sphinxes = Sphinxe
sphinx-terminal-field = Feld { $field }
sphinx-terminal-cards = Karten
sphinx-terminal-seen = hat gesehen
sphinx-terminal-seen-nothing = hat nichts gesehen
# { $left } ist etwa +3 oder -2.
sphinx-terminal-walk = Danach noch { $left }.

## Wie Aktionen geschrieben werden: N, G1 und so weiter stehen in der Form, „+N“, „swap:G1:T3“
sphinx-form-forwards = mit einem Würfel, der N zeigt, vorwärts gehen
sphinx-form-backwards = mit einem Würfel, der N zeigt, rückwärts gehen
sphinx-form-swap = mit den Schlangen einen Wächter und eine Tempelsphinx tauschen, ungesehen
sphinx-form-take = die Karte des Felds nehmen
sphinx-form-leave = sie liegen lassen
sphinx-form-peek = unter eine Sphinx schauen, einmal im Zug
sphinx-form-nopeek = nicht schauen
sphinx-form-steal = eine Karte der Figur stehlen, die überholt wird
sphinx-form-nosteal = nichts stehlen
sphinx-form-turn = die Geheimtür drehen (wenn Türen freiwillig sind)
sphinx-form-stay = sie geschlossen lassen
sphinx-form-attempt = die Farben von G1, G2 und G3 nennen, von Karten auf der Hand
sphinx-form-pass = den Zug beenden, statt zum ersten Wächter zu gehen
