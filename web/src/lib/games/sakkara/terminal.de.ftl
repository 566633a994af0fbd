# Was nur das Terminal von Sakkara sagt.

## Neben dem Brett in Text, eine Zeile je Farbe
sakkara-terminal-visits =
    { $visits ->
        [0] kein Besuch
        [1] Horus-Karte, 1 Besuch
        [2] Horus- und Ankh-Karte, 2 Besuche
       *[other] { $visits } Besuche
    }
sakkara-terminal-fist = Faust { $count }
sakkara-terminal-must-enter = { $name } hat noch einen Spielzug und muss einen Stein ins Spiel bringen.
# Die Zeichen stehen auf dem Brett: rR ist der rote Ra, [B ] die schwarze Brücke, <r> der rote Eingang.
sakkara-terminal-legend = rR roter Ra  [B ] [G ] [W ] Brücke schwarz, grau, weiß  #### Wand  <r> roter Eingang

## Wie Aktionen geschrieben werden: S, FROM, TO und N stehen in der Form, „S:FROM-TO“
sakkara-form-enter = Stein S (R, I oder O) auf deinem Eingang ins Spiel bringen
sakkara-form-walk = mit Stein S gehen, R:a13-b13; ein Sprung nennt jedes Feld, R:a13-b13-c13
sakkara-form-bridge = eine Brücke ein Feld ihre Wand entlang verschieben
sakkara-form-fist = N Steine, 0 bis 3, in der Faust verstecken
sakkara-form-guess = eine noch nicht genannte Zahl für alle Fäuste zusammen nennen
