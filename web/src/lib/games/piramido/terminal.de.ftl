# Was nur das Terminal von Piramido sagt.

## Über und unter dem Brett in Text
piramido-terminal-heading =
    { $heading ->
        [n] Blick nach Norden.
        [e] Blick nach Osten.
        [s] Blick nach Süden.
       *[w] Blick nach Westen.
    }
piramido-terminal-fresh = Das Zeichen kann genommen werden.
piramido-terminal-since =
    { $count ->
        [one] Ein Wurf, seit ein Zeichen genommen wurde.
       *[other] { $count } Würfe, seit ein Zeichen genommen wurde.
    }
# Die Zeichen stehen auf dem Brett.
piramido-terminal-legend-levels = Jeder Ring liegt eine Ebene höher als der um ihn; * Schlüssel auf dem Gipfel, . blanker Stein.
piramido-terminal-legend-pieces = @ Forscher, ^ Sphinx mit ihrer Zahl (Rot 1 6, Blau 2 5, Gelb 3 4)
piramido-terminal-legend-labyrinth = X Gruft, L und R Startfelder, @ Forscher
piramido-terminal-hand = in der Hand
piramido-terminal-viewer-pyramid = Im Betrachter von { $name }: @ du, + höher, - tiefer, = gleich hoch, . blanker Stein, Norden oben.
piramido-terminal-viewer-labyrinth = Im Betrachter von { $name }: die Wände links und rechts vom Gang.
piramido-terminal-counts = > ist das Bild, auf das es jetzt ankommt.

## Wie Aktionen geschrieben werden: red, L, f1 und so weiter stehen in der Form, „colour:red“, „side:L“, „step:f1“
piramido-form-colour = eine Farbe nehmen, nach dem Wurf darum oder zwischen Routen: red, blue oder yellow
piramido-form-side = Route C links beginnen, L, oder rechts, R
piramido-form-step = auf der Pyramide einen Schritt gehen, nach f1
piramido-form-left = den ganzen Wurf die Reihe des Labyrinths entlanggehen, zuerst nach links
piramido-form-right = den ganzen Wurf die Reihe des Labyrinths entlanggehen, zuerst nach rechts
piramido-form-claim = sagen, dass hier der Ort des Bildes ist: Seine Hieroglyphe kommt auf das nächste Feld
piramido-form-sphinx = nach einem genommenen Zeichen Sphinx 6 auf c3 setzen
piramido-form-nosphinx = nach einem genommenen Zeichen keine Sphinx setzen
piramido-form-end = den Wurf beenden, ohne ein Zeichen zu nehmen
