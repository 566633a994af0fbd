# Sakkara
sakkara-stone-name =
    { $stone ->
        [R] Ra
        [I] Isis
       *[O] Osiris
    }
sakkara-colour =
    { $colour ->
        [red] rot
        [yellow] gelb
        [blue] blau
       *[green] grün
    }
sakkara-bridge =
    { $bridge ->
        [black] schwarze Brücke
        [grey] graue Brücke
       *[white] weiße Brücke
    }

## Was gespielt werden kann
sakkara-act-enter = { sakkara-stone-name } einsetzen
sakkara-act-step = { sakkara-stone-name } von { $from } nach { $to }
sakkara-act-jump = { sakkara-stone-name } springt von { $from } nach { $to } ({ $moves } Züge)
sakkara-act-bridge = Brücke von { $from } nach { $to }
sakkara-act-fist =
    { $count ->
        [0] Nichts verstecken
        [one] Einen Stein verstecken
       *[other] { $count } Steine verstecken
    }
sakkara-act-guess = Zusammen { $count }

## Felder
sakkara-board = Das Spielbrett von Sakkara
sakkara-place-field = { $field }, Ebene { $level }
sakkara-place-wall = { $field }, Mauer
sakkara-place-ankh = { $field }, das Ankh-Feld
sakkara-place-entrance = { $field }, Eingang ({ sakkara-colour })
sakkara-stone = { sakkara-stone-name } von { $name } ({ sakkara-colour })
sakkara-heading =
    { $heading ->
        [n] nach Norden
        [e] nach Osten
        [s] nach Süden
       *[w] nach Westen
    }
sakkara-bound = muss die Brücke in diesem Zug verlassen
sakkara-outside = { sakkara-stone-name } von { $name } ({ sakkara-colour }) wartet draußen
sakkara-outside-empty = { sakkara-stone-name } von { $name } ({ sakkara-colour }) ist auf dem Brett, auf { $field }

## Was geschieht
sakkara-hid = { $name } hält eine Faust hin.
sakkara-hid-own =
    { $count ->
        [0] { $name } versteckt nichts in der Faust.
        [one] { $name } versteckt einen Stein in der Faust.
       *[other] { $name } versteckt { $count } Steine in der Faust.
    }
sakkara-guessed = { $name } tippt auf { $total }.
sakkara-fists-opened = Die Fäuste öffnen sich: { $hands }, zusammen { $total }.
sakkara-bid-failed = Niemand hat recht (Runde { $bids }), alle verstecken noch einmal.
sakkara-turn-began =
    { $moves ->
        [one] { $name } hat einen Zug.
       *[other] { $name } hat { $moves } Züge.
    }
sakkara-entered = { $name } setzt { sakkara-stone-name } auf { $field } ein.
sakkara-moved = { $name }: { sakkara-stone-name } geht von { $from } nach { $to }.
sakkara-jumped = { $name }: { sakkara-stone-name } springt von { $from } über { $over } nach { $to }.
sakkara-captured = { sakkara-stone-name } von { $name } wird auf { $field } geschlagen.
sakkara-reached =
    { $visits ->
        [1] { sakkara-stone-name } von { $name } erreicht das Ankh-Feld und bringt die Horus-Karte: fünf Züge ab der nächsten Runde.
        [2] { sakkara-stone-name } von { $name } erreicht das Ankh-Feld und bringt die Ankh-Karte: sechs Züge ab der nächsten Runde.
       *[other] { sakkara-stone-name } von { $name } erreicht das Ankh-Feld zum dritten Mal.
    }
sakkara-bridge-moved = { $name }: { sakkara-bridge } von { $from } nach { $to }.
sakkara-duty-void = Die Steine von { $name } können ihre Brücken nicht verlassen und dürfen bleiben.
sakkara-ended-early =
    { $moves ->
        [one] { $name } kann nichts mehr tun und verliert einen Zug.
       *[other] { $name } kann nichts mehr tun und verliert { $moves } Züge.
    }
sakkara-white-bridge-due = { $name } hat geschlagen und verschiebt die weiße Brücke vom Ankh-Feld.
sakkara-won = { $name } hat das Ankh-Feld zum dritten Mal erreicht und gewinnt.
sakkara-drawn = Nach { $turns } Runden endet das Spiel unentschieden.

## Der Tisch in Worten
sakkara-stone-at =
    { $field ->
        [outside] { sakkara-stone-name } von { $name } ({ sakkara-colour }): draußen
       *[other] { sakkara-stone-name } von { $name } ({ sakkara-colour }): auf { $field }
    }
sakkara-visits = { $name } hat das Ankh-Feld { $visits } von { $goal } Mal erreicht.
sakkara-card-horus = { $name } hat die Horus-Karte: fünf Züge in jeder Runde.
sakkara-card-ankh = { $name } hat die Ankh-Karte: sechs Züge in jeder Runde.
sakkara-fist = { $name } hält { $count } in der Faust.
sakkara-fist-closed = { $name } hält eine geschlossene Faust hin.
sakkara-bridge-at = { sakkara-bridge } auf { $field }
sakkara-stage-fists = { $name } versteckt 0 bis 3 Steine in der Faust.
sakkara-stage-guesses = { $name } rät, wie viele Steine alle Fäuste halten.
sakkara-draw = Das Spiel ist unentschieden.
sakkara-moves-left =
    { $moves ->
        [one] { $name } hat noch einen von { $of } Zügen.
       *[other] { $name } hat noch { $moves } von { $of } Zügen.
    }
sakkara-turns-left =
    { $turns ->
        [one] Nach einer weiteren Runde endet das Spiel unentschieden.
       *[other] Nach { $turns } weiteren Runden endet das Spiel unentschieden.
    }
sakkara-fists-title = Wer beginnt?
sakkara-fists-guess = tippt auf { $total }
