# Pyramidis
pyramidis-colour =
    { $colour ->
        [red] rot
        [green] grün
        [yellow] gelb
       *[blue] blau
    }

## Was gespielt werden kann
pyramidis-act-start =
    { $count ->
        [one] Eine Pyramide vom Start nehmen
       *[other] { $count } Pyramiden vom Start nehmen
    }
pyramidis-act-move = Den Stapel auf { $square } ziehen
pyramidis-act-pass = Passen: nichts zu ziehen

## Felder
pyramidis-board = Das Spielbrett von Pyramidis
pyramidis-home-circle = { $square }, Zielkreis { pyramidis-colour }
pyramidis-square-empty = { $place }: leer
pyramidis-square =
    { $count ->
        [one] { $place }: eine Pyramide, { pyramidis-colour }
       *[other] { $place }: { $count } Pyramiden, von unten { $list }. Besitzer: { pyramidis-colour }
    }
pyramidis-start =
    { $count ->
        [0] Startfeld { pyramidis-colour }: leer
        [one] Startfeld { pyramidis-colour }: eine Pyramide
       *[other] Startfeld { pyramidis-colour }: { $count } Pyramiden
    }

## Was geschieht
pyramidis-took-from-start =
    { $count ->
        [one] { $name } nimmt eine Pyramide vom Start.
       *[other] { $name } nimmt { $count } Pyramiden vom Start.
    }
pyramidis-lifted =
    { $count ->
        [one] { $name } nimmt die Pyramide auf { $square }.
       *[other] { $name } nimmt die { $count } Pyramiden auf { $square }.
    }
pyramidis-dropped =
    { $colour ->
        [red] Rot auf { $square }.
        [green] Grün auf { $square }.
        [yellow] Gelb auf { $square }.
       *[blue] Blau auf { $square }.
    }
pyramidis-jumped = Über den Turm auf { $square }.
pyramidis-came-home =
    { $count ->
        [one] Die erste Pyramide ist im Ziel ({ pyramidis-colour }).
       *[other] Eine Pyramide ist im Ziel ({ pyramidis-colour }): jetzt { $count }.
    }
pyramidis-won = { $name } hat fünf Pyramiden im Ziel und gewinnt.
pyramidis-blocked = { $other } ist blockiert: { $name } gewinnt.
pyramidis-passed = { $name } hat nichts zu ziehen und passt.
pyramidis-drawn = Nach { $count } Zügen endet das Spiel unentschieden.

## Der Tisch in Worten
pyramidis-player = { $name } ({ pyramidis-colour }): { $start } auf dem Startfeld, { $home } von { $goal } im Ziel.
pyramidis-board-empty = Das Brett ist leer.
pyramidis-turn = { $name } ist am Zug.
pyramidis-actions-left =
    { $count ->
        [one] Nach einem weiteren Zug endet das Spiel unentschieden.
       *[other] Nach { $count } weiteren Zügen endet das Spiel unentschieden.
    }
pyramidis-ended-home = { $name } hat gewonnen: fünf Pyramiden sind im Ziel.
pyramidis-ended-blockade = { $name } hat durch Blockade gewonnen.
pyramidis-ended-actions = Das Spiel hat zu lange gedauert und endet unentschieden.
pyramidis-ended-repetition = Dieselbe Stellung kam zum dritten Mal: unentschieden.
