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
sakkara-act-enter = { sakkara-stone-name } ins Spiel bringen
sakkara-act-step = { sakkara-stone-name } von { $from } nach { $to }
sakkara-act-jump = { sakkara-stone-name } springt von { $from } nach { $to } ({ $moves ->
        [one] 1 Spielzug
       *[other] { $moves } Spielzüge
    })
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
sakkara-place-wall = { $field }, Wand
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
sakkara-guessed = { $name } rät { $total }.
sakkara-fists-opened = Die Fäuste öffnen sich: { $hands }, zusammen { $total }.
sakkara-bid-failed = Niemand hat recht (Runde { $bids }), also verstecken alle noch einmal.
sakkara-turn-began =
    { $moves ->
        [one] { $name } hat einen Spielzug.
       *[other] { $name } hat { $moves } Spielzüge.
    }
sakkara-entered = { $name } bringt { sakkara-stone-name } auf { $field } ins Spiel.
sakkara-moved = { $name }: { sakkara-stone-name } geht von { $from } nach { $to }.
sakkara-jumped = { $name }: { sakkara-stone-name } springt von { $from } über { $over } nach { $to }.
sakkara-captured = { sakkara-stone-name } von { $name } wird auf { $field } geschlagen.
sakkara-reached =
    { $visits ->
        [1] { sakkara-stone-name } von { $name } erreicht das Ankh-Feld und bringt die Horus-Karte: fünf Spielzüge ab dem nächsten Zug.
        [2] { sakkara-stone-name } von { $name } erreicht das Ankh-Feld und bringt die Ankh-Karte: sechs Spielzüge ab dem nächsten Zug.
       *[other] { $name } erreicht das Ankh-Feld mit { sakkara-stone-name } zum dritten Mal.
    }
sakkara-bridge-moved = { $name } verschiebt die { sakkara-bridge } von { $from } nach { $to }.
sakkara-duty-void = Die Steine von { $name } können ihre Brücken nicht verlassen und dürfen bleiben.
sakkara-ended-early =
    { $moves ->
        [one] { $name } kann nichts mehr tun und verliert einen Spielzug.
       *[other] { $name } kann nichts mehr tun und verliert { $moves } Spielzüge.
    }
sakkara-white-bridge-due = { $name } hat geschlagen und schiebt die weiße Brücke vom Ankh-Feld weg.
sakkara-won = { $name } hat das Ankh-Feld zum dritten Mal erreicht und gewinnt.
sakkara-drawn = Nach { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
  } endet das Spiel unentschieden.

## Der Tisch in Worten
sakkara-stone-at =
    { $field ->
        [outside] { sakkara-stone-name } von { $name } ({ sakkara-colour }): draußen
       *[other] { sakkara-stone-name } von { $name } ({ sakkara-colour }): auf { $field }
    }
sakkara-visits = { $name } hat das Ankh-Feld { $visits } von { $goal } Mal erreicht.
sakkara-card-horus = { $name } hat die Horus-Karte: fünf Spielzüge in jedem Zug.
sakkara-card-ankh = { $name } hat die Ankh-Karte: sechs Spielzüge in jedem Zug.
sakkara-fist = { $name } hält { $count } in der Faust.
sakkara-fist-closed = { $name } hält eine geschlossene Faust hin.
sakkara-bridge-at = { sakkara-bridge } auf { $field }
sakkara-stage-fists = { $name } versteckt 0 bis 3 Steine in der Faust.
sakkara-stage-guesses = { $name } rät, wie viele Steine alle Fäuste halten.
sakkara-draw = Das Spiel ist unentschieden.
sakkara-moves-left =
    { $moves ->
        [one] { $name } hat noch einen von { $of } Spielzügen.
       *[other] { $name } hat noch { $moves } von { $of } Spielzügen.
    }
sakkara-turns-left =
    { $turns ->
        [one] Nach einem weiteren Zug endet das Spiel unentschieden.
       *[other] Nach { $turns } weiteren Zügen endet das Spiel unentschieden.
    }
sakkara-fists-title = Wer beginnt?
sakkara-fists-guess = rät { $total }

## Für alle, die es noch nicht kennen
sakkara-goal = Führe Ra, Isis und Osiris über drei Ebenen zum Ankh-Feld in der Mitte. Über Wände kommt man nur auf Brücken, und jeder darf jede Brücke verschieben. Wer das Ankh als Erster { $goal }-mal erreicht, gewinnt.
sakkara-aim =
    { $left ->
        [one] Erreiche das Ankh noch einmal.
        [2] Erreiche das Ankh noch zweimal.
       *[other] Erreiche das Ankh { $left }-mal.
    }
sakkara-prompt-fists = Versteck null bis drei Steine in der Faust
sakkara-prompt-guesses = Wie viele sind es? Wer recht hat, beginnt
sakkara-prompt-white-bridge = Geschlagen: Schieb die weiße Brücke weg
sakkara-prompt-bridge = Wohin? Ein Feld die Wand entlang
sakkara-prompt-stone = Wohin mit { sakkara-stone-name }? Zuerst in jede Richtung
sakkara-prompt-turn =
    { $stone ->
        [R] Wohin? Ra biegt ab, wie er will
        [I] Wohin? Isis geht geradeaus oder links
       *[O] Wohin? Osiris geht geradeaus oder rechts
    }
sakkara-prompt-bound = { sakkara-stone-name } muss in diesem Zug von der Brücke
sakkara-prompt-moves =
    { $moves ->
        [one] Noch ein Spielzug: ein Stein oder eine Brücke
       *[other] Noch { $moves } Spielzüge: ein Stein oder eine Brücke
    }
sakkara-prompt-enter = { $moves ->
        [one] 1 Spielzug
       *[other] { $moves } Spielzüge
    }: Stein ins Spiel oder Brücke schieben
sakkara-prompt-last = Letzter Spielzug: Bring einen Stein ins Spiel
sakkara-brief-number = { $count }
sakkara-progress = Ankh { $visits } von { $goal }, { $moves ->
        [one] 1 Spielzug
       *[other] { $moves } Spielzüge
    }
sakkara-progress-long = { $name }: { $visits } von { $goal } Besuchen beim Ankh, { $moves ->
        [one] 1 Spielzug
       *[other] { $moves } Spielzüge
    } in jedem Zug
sakkara-about-moves =
    { $moves ->
        [one] In diesem Zug ist noch einer von { $of } Spielzügen übrig.
       *[other] In diesem Zug sind noch { $moves } von { $of } Spielzügen übrig.
    }
sakkara-about-moves-why = Ein Stein ins Spiel, ein Schritt, eine Brücke verschoben: Das ist je ein Spielzug.
sakkara-about-card =
    { $card ->
        [horus] Die Horus-Karte von { $name }.
       *[ankh] Die Ankh-Karte von { $name }.
    }
sakkara-about-card-why =
    { $card ->
        [horus] Der erste Besuch beim Ankh bringt sie: fünf Spielzüge in jedem Zug.
       *[ankh] Der zweite Besuch beim Ankh bringt sie: sechs Spielzüge in jedem Zug.
    }{ $got ->
        [yes] {" "}Sie ist verdient.
       *[no] {""}
    }
sakkara-about-wait-other = Nur { $name } bringt ihn ins Spiel, auf dem Eingang seiner Farbe.
sakkara-about-wait-there = Er ist schon auf dem Brett: Wähle ihn dort.
sakkara-about-wait-later = Er kommt auf deinen Eingang und kostet einen Spielzug.
sakkara-about-bid = Zuerst entscheiden die Fäuste, wer beginnt.
sakkara-about-enemy = Er gehört { $name }. Lande mit einem deiner Steine darauf, dann ist er geschlagen.
sakkara-about-ankh = Das ist das Ziel. Wähle zuerst einen Stein: Über eine Brücke neben diesem Feld kommt er hierher.
sakkara-about-bridge = Eine Brücke lässt sich die Wand entlang verschieben, wenn kein Stein darauf steht und keine andere im Weg ist.
sakkara-about-wall = Über Wände kommt man nur auf Brücken. Wähle eine Brücke daneben, um sie hierher zu schieben.
sakkara-about-empty = Das Feld ist leer. Wähle zuerst einen deiner Steine oder eine Brücke, dann das Ziel.
sakkara-reason-wins = Das gewinnt.
sakkara-reason-captures = Das schlägt { sakkara-stone-name } von { $name }.
sakkara-reason-reaches = { sakkara-stone-name } erreicht das Ankh.
sakkara-reason-enters = { sakkara-stone-name } kommt aufs Brett.
sakkara-reason-bridge = { sakkara-stone-name } betritt eine Brücke.
sakkara-reason-up = { sakkara-stone-name } kommt auf Ebene { $level }.
sakkara-reason-serves = Das bringt die Brücke zu { sakkara-stone-name }.
sakkara-way =
    { sakkara-stone-name }: { $stone ->
        [R] biegt ab, wie er will
        [I] dann geradeaus oder links
       *[O] dann geradeaus oder rechts
    }

sakkara-ending = { $name } hat das Ankh-Feld { $count ->
    [2] zweimal
    [3] dreimal
   *[other] { $count }-mal
  } erreicht, nach insgesamt { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
  }.

## Ein Zug, wie man ihn erzählen würde
sakkara-does = { $name } { $does }.
sakkara-does-enter = bringt { sakkara-stone-name } ins Spiel{ $to ->
        [none] {""}
       *[other] {" "}auf { $to }
    }
sakkara-does-move =
    { $count ->
        [one] zieht { sakkara-stone-name } ein Feld weiter
       *[other] zieht { sakkara-stone-name } { $count } Felder weiter
    }{ $to ->
        [none] {""}
       *[other] {" "}nach { $to }
    }
sakkara-does-capture = schlägt { sakkara-stone-name } von { $name }
sakkara-does-bridge = verschiebt die { sakkara-bridge }{ $to ->
        [none] {""}
       *[other] {" "}nach { $to }
    }
