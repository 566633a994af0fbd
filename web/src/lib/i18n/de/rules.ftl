# Die Seite mit den Regeln eines Spiels.
rules-search = In den Regeln suchen
rules-found =
    { $count ->
        [0] Nichts gefunden.
        [one] Eine Stelle.
       *[other] { $count } Stellen.
    }
rules-all = Alle Regeln
rules-contents = Inhalt der Regeln
ruling-open = Entscheidung { $ruling }: was gedruckt ist und was wir entschieden haben
diagram-steps = Stellungen dieses Bildes
diagram-step = Stellung { $number } von { $count }

paper-open = Drucken und basteln
paper-about = Das ganze Spiel als PDF zum Drucken, Ausschneiden und Bauen. Die erste Seite sagt, was auf welches Papier kommt; danach siehst du, wie alles gebaut wird.
paper-part = Was gedruckt wird
paper-part-board = Spielplan
paper-part-pieces = Figuren
paper-part-cards = Karten
paper-part-reels = Scheiben als Stereokarten
paper-part-rules = Regelheft
paper-size = Papier
paper-size-a4 = A4
paper-size-letter = Letter
paper-ink = Farbe
paper-ink-full = Alle Farben
paper-ink-low = Wenig Farbe, zum Ausmalen
paper-ink-grey = Graustufen
paper-form = Das Regelheft
paper-form-booklet = Als Heft zum Falten
paper-form-pages = Seite für Seite
paper-new = Neue Bilder
paper-new-about = Nur für dich gezeichnet. Sonst bekommst du die der klassischen Scheiben.
paper-make = PDF erstellen
paper-making = Das PDF wird erstellt …
paper-drawing = Die Bilder werden gezeichnet. Das dauert bis zu zwei Minuten …
paper-made = Gespeichert als { $file }.
paper-nothing = Wähle etwas zum Drucken.
