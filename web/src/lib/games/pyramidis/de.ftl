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
        [one] Eine Pyramide vom Startfeld nehmen
       *[other] { $count } Pyramiden vom Startfeld nehmen
    }
pyramidis-act-move = Mit dem Stapel von { $square } ziehen
pyramidis-act-pass = Passen: nichts zu ziehen

## Felder
pyramidis-board = Das Spielbrett von Pyramidis
pyramidis-home-circle = { $square }, Zielfeld { pyramidis-colour }
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
        [one] { $name } nimmt eine Pyramide vom Startfeld.
       *[other] { $name } nimmt { $count } Pyramiden vom Startfeld.
    }
pyramidis-lifted =
    { $count ->
        [one] { $name } nimmt die Pyramide von { $square }.
       *[other] { $name } nimmt die { $count } Pyramiden von { $square }.
    }
pyramidis-dropped =
    { $colour ->
        [red] Rot auf { $square }.
        [green] Grün auf { $square }.
        [yellow] Gelb auf { $square }.
       *[blue] Blau auf { $square }.
    }
pyramidis-jumped = Über den Turm auf { $square } hinweg.
pyramidis-came-home =
    { $count ->
        [one] Die erste Pyramide ist im Ziel ({ pyramidis-colour }).
       *[other] Eine Pyramide ist im Ziel ({ pyramidis-colour }): jetzt { $count }.
    }
pyramidis-won = { $name } hat fünf Pyramiden im Ziel und gewinnt.
pyramidis-blocked = { $other } ist blockiert: { $name } gewinnt.
pyramidis-passed = { $name } hat nichts zu ziehen und passt.
pyramidis-drawn = Nach { $count ->
    [one] einem Zug
   *[other] { $count } Zügen
  } endet das Spiel unentschieden.

## Der Tisch in Worten
pyramidis-player = { $name } ({ pyramidis-colour }): { $start } auf dem Startfeld, { $home } von { $goal } im Ziel.
pyramidis-board-empty = Das Brett ist leer.
pyramidis-turn = { $name } ist am Zug.
pyramidis-actions-left =
    { $count ->
        [one] Nach einem weiteren Zug endet das Spiel unentschieden.
       *[other] Nach { $count } weiteren Zügen endet das Spiel unentschieden.
    }
pyramidis-ended-home = { $name } hat gewonnen: Fünf Pyramiden sind im Ziel.
pyramidis-ended-blockade = { $name } hat durch Blockade gewonnen.
pyramidis-ended-actions = Das Spiel hat zu lange gedauert und endet unentschieden.
pyramidis-ended-repetition = Dieselbe Stellung kam zum dritten Mal: unentschieden.

## Für alle, die es noch nicht kennen
pyramidis-goal = Bring als Erster { $goal } deiner acht Pyramiden ins Ziel. Ein Stapel zieht so viele Felder weit, wie er Pyramiden hat, setzt auf jedem eine ab und gehört der Farbe obenauf.
pyramidis-goal-german = Bring als Erster { $goal } deiner acht Pyramiden ins Ziel, oder nimm einem Gegner den letzten Zug. Ein Stapel zieht so viele Felder weit, wie er Pyramiden hat, setzt auf jedem eine ab und gehört der Farbe obenauf.
pyramidis-aim = Bring { $goal } ins Ziel, noch { $left }.
pyramidis-prompt-both = Wähle einen deiner Stapel oder dein Startfeld
pyramidis-prompt-start = Wähle dein Startfeld: Dort ziehen sie los
pyramidis-prompt-stack = Wähle einen Stapel mit deiner Farbe oben
pyramidis-prompt-count = Wie viele? Jede kommt ein Feld weiter
pyramidis-prompt-pass = Du hast nichts zu ziehen: Passe
pyramidis-brief-start = { $count }
pyramidis-progress = { $home } von { $goal } im Ziel
pyramidis-progress-long = { $name }: { $home } von { $goal } Pyramiden im Ziel, { $start } noch auf dem Startfeld
pyramidis-tray = Das Ziel ({ pyramidis-colour }): { $home } von { $goal } Pyramiden sind da.
pyramidis-about-tray = Pyramiden, die auf ihr eigenes Zielfeld kommen, liegen hier und zählen.
pyramidis-about-start-other = Von dort nimmt nur { $name } Pyramiden.
pyramidis-about-start-empty = Alle deine Pyramiden haben das Startfeld verlassen.
pyramidis-about-stack = { $name } liegt obenauf, also zieht den Stapel nur { $name }. Lande darauf, dann gehört er dir.
pyramidis-about-empty = Hier ist nichts zu ziehen. Wähle einen Stapel mit deiner Farbe obenauf oder dein Startfeld.
pyramidis-reason-blocks = Das nimmt einem Gegner den letzten Zug und gewinnt.
pyramidis-reason-wins = Das gewinnt.
pyramidis-reason-home =
    { $count ->
        [one] Das bringt eine von deinen ins Ziel.
       *[other] Das bringt { $count } von deinen ins Ziel.
    }
pyramidis-reason-frees =
    { $count ->
        [one] Das befreit eine von deinen.
       *[other] Das befreit { $count } von deinen.
    }
pyramidis-reason-covers =
    { $count ->
        [one] Das nimmt { $name } einen Stapel ab.
       *[other] Das nimmt anderen { $count } Stapel ab, einen davon { $name }.
    }
pyramidis-reason-spreads = Das gibt dir { $count } Stapel mehr zum Ziehen.

pyramidis-ending-home = { $name } hat { $goal } Pyramiden ins Ziel gebracht, nach insgesamt { $count ->
    [one] einem Zug
   *[other] { $count } Zügen
  }.
pyramidis-ending-blockade = Eine Blockade: { $name } hat jemandem den letzten Zug genommen.
pyramidis-ending-actions = Nach { $count ->
    [one] einem Zug
   *[other] { $count } Zügen
  } hatte niemand { $goal } ins Ziel gebracht: unentschieden.
pyramidis-ending-repetition = Dieselbe Stellung kam zum dritten Mal: unentschieden.

## Ein Zug, wie man ihn erzählen würde
pyramidis-does = { $name } { $does }.
pyramidis-does-start =
    { $count ->
        [one] bringt eine Pyramide vom Startfeld ins Spiel
       *[other] bringt { $count } Pyramiden vom Startfeld ins Spiel
    }{ $to ->
        [none] {""}
       *[other] {" "}bis { $to }
    }
pyramidis-does-move =
    { $count ->
        [one] zieht mit einer Pyramide
       *[other] zieht mit einem Stapel aus { $count } Pyramiden
    }{ $from ->
        [none] {""}
       *[other] {" "}von { $from } nach { $to }
    }
pyramidis-does-over =
    { $towers ->
        [one] überspringt einen Turm
       *[other] überspringt { $towers } Türme
    }
