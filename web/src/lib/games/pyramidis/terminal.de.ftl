# Was nur das Terminal von Pyramidis sagt.

## Neben dem Brett in Text, eine Zeile je Farbe
pyramidis-terminal-start = Start { $count }
pyramidis-terminal-home = Ziel { $square }

## Wie Aktionen geschrieben werden: N und SQ stehen in der Form, „start:N“ und „move:SQ“
pyramidis-form-start = N Pyramiden, 1 bis 5, vom Startfeld nehmen
pyramidis-form-move = mit dem Stapel von Feld SQ ziehen, zum Beispiel move:c5
pyramidis-form-pass = nur, wenn es nichts zu ziehen gibt
