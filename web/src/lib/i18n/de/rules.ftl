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
