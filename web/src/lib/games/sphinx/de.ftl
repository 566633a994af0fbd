# Sphinx
sphinx-board = Der Gang, eine Spirale vom Start bis zum Schatz
sphinx-colour-r = rot
sphinx-colour-b = blau
sphinx-colour-g = grün
sphinx-colour-y = gelb
sphinx-colour-p = violett
sphinx-colour-w = weiß
sphinx-colour = { $colour ->
    [R] rot
    [B] blau
    [G] grün
    [Y] gelb
    [P] violett
   *[W] weiß
  }
sphinx-slot = { $slot ->
    [G1] Wächter 1
    [G2] Wächter 2
    [G3] Wächter 3
    [T1] Tempelsphinx 1
    [T2] Tempelsphinx 2
   *[T3] Tempelsphinx 3
  }
sphinx-guard = { $guard ->
    [G1] Wächter 1
    [G2] Wächter 2
   *[G3] Wächter 3
  }
sphinx-room = { $room ->
    [T1] Tempelsphinx 1
    [T2] Tempelsphinx 2
   *[T3] Tempelsphinx 3
  }
sphinx-snakes = Schlangen

sphinx-act-forwards = { $count } vor, auf Feld { $field }
sphinx-act-backwards = { $count } zurück, auf Feld { $field }
sphinx-act-treasure = Mit der { $count } zum Schatz
sphinx-act-swap = { sphinx-guard } und { sphinx-room } tauschen
sphinx-act-take = Die Karte nehmen ({ sphinx-colour })
sphinx-act-leave = Die Karte liegen lassen
sphinx-act-peek = Unter { sphinx-slot } schauen
sphinx-act-nopeek = Nicht schauen
sphinx-act-steal = Die Karte stehlen ({ sphinx-colour })
sphinx-act-nosteal = Nichts stehlen
sphinx-act-turn = Die Tür drehen
sphinx-act-stay = Die Tür geschlossen lassen
sphinx-act-attempt = Nennen: { $first ->
    [R] rot
    [B] blau
    [G] grün
    [Y] gelb
    [P] violett
   *[W] weiß
  }, { $second ->
    [R] rot
    [B] blau
    [G] grün
    [Y] gelb
    [P] violett
   *[W] weiß
  }, { $third ->
    [R] rot
    [B] blau
    [G] grün
    [Y] gelb
    [P] violett
   *[W] weiß
  }
sphinx-act-pass = Passen: den Zug beenden

sphinx-event-dealt = Die Sphinxe stehen an ihren Plätzen.
sphinx-event-rolled = { $name } würfelt { $dice }.
sphinx-event-walked = { $name } geht von { $from } nach { $to }.
sphinx-event-swapped = { $name } tauscht { sphinx-guard } und { sphinx-room }.
sphinx-event-took = { $name } nimmt eine Karte: { sphinx-colour }.
sphinx-event-gave-back = { $name } legt eine Karte zurück: { sphinx-colour }.
sphinx-event-looked = { $name } schaut unter { sphinx-slot }.
sphinx-event-saw = { $name } schaut unter { sphinx-slot }: { sphinx-colour }.
sphinx-event-stole = { $name } stiehlt { $victim } eine Karte: { sphinx-colour }.
sphinx-event-declined-card = { $name } lässt die Karte liegen.
sphinx-event-declined-look = { $name } schaut nicht.
sphinx-event-declined-theft = { $name } stiehlt nichts.
sphinx-event-declined-door = { $name } lässt die Tür geschlossen.
sphinx-event-turned = { $name } dreht Tür { $door }.
sphinx-event-carried = Die Tür bringt { $name } von { $from } nach { $to }.
sphinx-event-right = { $name } nennt { $named }: richtig!
sphinx-event-wrong = { $name } nennt { $named }: falsch.
sphinx-event-wrong-seen = { $name } nennt { $named }: falsch, die Wächter sind { $guards }.
sphinx-event-sent-back = { $name } verliert alle Karten und steht wieder am Start.
sphinx-event-passed = { $name } passt.
sphinx-event-won = { $name } hat den Schatz und gewinnt.
sphinx-event-drawn = Niemand hat den Schatz gefunden: unentschieden.

sphinx-phase-deal = Die Sphinxe werden aufgestellt.
sphinx-phase-roll = { $name } würfelt.
sphinx-phase-dice = { $name } setzt die Würfel einen nach dem anderen ein.
sphinx-phase-take = { $name } darf die Karte nehmen: { sphinx-colour }.
sphinx-phase-peek = { $name } darf unter eine Sphinx schauen.
sphinx-phase-steal = { $name } überholt { $victim } und darf eine Karte stehlen.
sphinx-phase-door = { $name } darf die Tür drehen.
sphinx-phase-attempt = { $name } steht vor den Wächtern und nennt drei Farben der Reihe nach.
sphinx-phase-over = Das Spiel ist zu Ende.

sphinx-tell-dice = Übrige Würfel: { $dice }.
sphinx-tell-player = { $name }: Feld { $field }, Karten { $cards }.
sphinx-tell-player-bare = { $name }: Feld { $field }, keine Karten.
sphinx-tell-looked = { $name } hat unter { $slots } geschaut.
sphinx-tell-under = { sphinx-slot }: { sphinx-colour }.
sphinx-tell-left = { $count ->
    [one] Nach einem weiteren Zug ist das Spiel unentschieden.
   *[other] Nach { $count } weiteren Zügen ist das Spiel unentschieden.
  }

sphinx-field-start = Feld { $field }, der Start
sphinx-field-corridor = Feld { $field }
sphinx-field-card = Feld { $field }, Karte { sphinx-colour }
sphinx-field-mummy = Feld { $field }, Mumie
sphinx-field-door = Feld { $field }, neben Tür { $door }
sphinx-field-guard = Feld { $field }, ein Wächter
sphinx-field-treasure = Der Schatz
sphinx-card-of = Karte { sphinx-colour } von { $name }
sphinx-known = { sphinx-slot }: { sphinx-colour }
sphinx-door = Tür { $door }

sphinx-notes = Notizbuch
sphinx-notes-open = Notizbuch öffnen
sphinx-notes-close = Notizbuch schließen
sphinx-notes-about = Hier steht, was du gesehen hast. Tippe auf ein Kästchen, um eine Farbe durchzustreichen.
sphinx-notes-clear = Ausradieren
sphinx-notes-seen = { sphinx-slot } ist { sphinx-colour }
sphinx-notes-crossed = { sphinx-slot } ist nicht { sphinx-colour }
sphinx-notes-maybe = { sphinx-slot } ist vielleicht { sphinx-colour }
sphinx-notes-looked = Darunter geschaut: { $names }

## Für alle, die es noch nicht kennen
sphinx-or = { $one } oder { $two }
sphinx-goal = Drei von sechs Sphinxen bewachen den Schatz. Schau auf Mumienfeldern unter sie, sammle die Karten ihrer drei Farben, geh zu den Wächtern und nenne die Farben in der richtigen Reihenfolge.
sphinx-aim = Finde die drei Farben der Wächter und hol dir ihre Karten.
sphinx-prompt-both = Nutze einen Würfel: Geh { $list } oder tausche
sphinx-prompt-walk = Nutze einen Würfel: Geh { $list }, vor oder zurück
sphinx-prompt-snakes = Schlangen: Wähle den Wächter zum Tauschen
sphinx-prompt-swap = { sphinx-guard }: Mit welcher Tempelsphinx tauschen?
sphinx-prompt-which = Zum Schatz: mit welchem Würfel?
sphinx-brief-die = { $count }
sphinx-prompt-take = Die Karte ({ sphinx-colour }): nehmen oder lassen
sphinx-prompt-peek = Mumie: Schau unter eine Sphinx oder nicht
sphinx-prompt-steal = Du überholst { $name }: eine Karte stehlen?
sphinx-prompt-door = Dreh die Tür neben dir, oder lass sie
sphinx-prompt-attempt = Wächter { $number }: Wähle die Karte seiner Farbe
sphinx-prompt-pass = Nur noch die Wächter: Geh hin oder passe
sphinx-prompt-wait = Es wird gewürfelt
sphinx-progress =
    { $cards ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { $cards } Karten
    }, { $seen } gesehen
sphinx-progress-long = { $name }: Feld { $field }, Karten { $list }; hat unter { $seen ->
        [one] 1 Sphinx
       *[other] { $seen } Sphinxe
    } geschaut
sphinx-progress-bare = { $name }: Feld { $field }, keine Karten; hat unter { $seen ->
        [one] 1 Sphinx
       *[other] { $seen } Sphinxe
    } geschaut
sphinx-about-dice = Die Würfel dieses Zugs. Noch zu nutzen: { $dice }.
sphinx-about-dice-none = Die Würfel: Keiner ist mehr zu nutzen.
sphinx-about-dice-why = Gewählt werden nicht die Würfel, sondern wohin sie führen: Auf den markierten Feldern steht die Zahl.
sphinx-about-dice-snakes = Gewählt werden nicht die Würfel, sondern wohin sie führen: ein markiertes Feld für eine Zahl, ein Wächter und dann eine Tempelsphinx für die Schlangen.
sphinx-hand = Karten von { $name }
sphinx-about-hand = Die Karten von { $name }: { $cards }.
sphinx-about-hand-empty = { $name } hat noch keine Karten.
sphinx-about-hand-why = Karten liegen für alle offen. Du nimmst sie auf Kartenfeldern oder stiehlst sie, wenn du eine Figur überholst.
sphinx-about-card-own = Du nennst die Farben deiner Karten, wenn du vor den Wächtern stehst.
sphinx-about-card-other = Du kannst sie stehlen, wenn du die Figur ihres Besitzers überholst.
sphinx-about-door = Wer auf einem der vier Felder daneben stehen bleibt, dreht sie halb herum, mit allen Figuren dort.
sphinx-about-guard = { $name }: einer der drei, deren Farben du nennen musst.
sphinx-about-temple = { $name }: Diese Farbe haben die Wächter nicht, außer die Schlangen tauschen sie ein.
sphinx-about-sphinx-swap = Für die Schlangen wähle zuerst einen Wächter, dann diese.
sphinx-about-sphinx-later = Ein Mumienfeld lässt dich darunterschauen, die Schlangen lassen dich einen Wächter und eine Tempelsphinx tauschen.
sphinx-about-card = Wer vorbeikommt, darf eine Karte dieser Farbe nehmen oder muss seine zurücklegen.
sphinx-about-mummy = Wer vorbeikommt, darf unter eine Sphinx schauen, einmal im Zug.
sphinx-about-treasure = Drei richtige Farben öffnen ihn.
sphinx-about-first = Entscheide zuerst: { $asked }.
sphinx-about-here = Hier stehst du.
sphinx-about-no-die = Kein Würfel mit einer Zahl ist übrig.
sphinx-about-few =
    { $cards ->
        [0] Ohne drei Karten kommt niemand zu den Wächtern, und du hast keine.
        [one] Ohne drei Karten kommt niemand zu den Wächtern, und du hast eine.
       *[other] Ohne drei Karten kommt niemand zu den Wächtern, und du hast { $cards }.
    }
sphinx-about-ahead = Das Feld liegt { $count } vor dir, und deine Würfel zeigen { $list }.
sphinx-about-behind = Das Feld liegt { $count } hinter dir, und deine Würfel zeigen { $list }.
sphinx-reason-wins = Das gewinnt.
sphinx-reason-card = Du bekommst eine Karte ({ sphinx-colour }).
sphinx-reason-look = Du siehst, was unter einer Sphinx ist.
sphinx-reason-attempt = Das probiert die drei Farben.
sphinx-reason-door =
    { $count ->
        [one] Die Tür bringt dich ein Feld weiter.
       *[other] Die Tür bringt dich { $count } Felder weiter.
    }
sphinx-reason-nearer =
    { $count ->
        [one] Das führt ein Feld näher zum Schatz.
       *[other] Das führt { $count } Felder näher zum Schatz.
    }
sphinx-reason-passes-card = Das führt zu einer Karte, die dir fehlt ({ sphinx-colour }).
sphinx-reason-passes-mummy = Das führt zu einer Mumie, also darfst du unter eine Sphinx schauen.
sphinx-reason-passes-pawn = So überholst du { $name } und darfst stehlen.
sphinx-look = { $slot ->
    [G1] Wächter 1
    [G2] Wächter 2
    [G3] Wächter 3
    [T1] Tempelsphinx 1
    [T2] Tempelsphinx 2
   *[T3] Tempelsphinx 3
  } ist { sphinx-colour }
sphinx-look-remember = Merk es dir: Niemand sonst hat es gesehen.
sphinx-look-noted = Es steht in deinem Notizbuch.
sphinx-look-close = Ich merke es mir
sphinx-look-noted-close = Weiter
sphinx-look-ask = Das Gedächtnis gehört zum Spiel. Wie willst du spielen?
sphinx-look-myself = Ich merke es mir selbst
sphinx-look-notebook = Führ mir ein Notizbuch

sphinx-ending = { $name } hat alle drei Wächter richtig genannt und den Schatz gewonnen, nach insgesamt { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
  }.

## Ein Zug, wie man ihn erzählen würde
sphinx-does = { $name } { $does }.
sphinx-does-roll = würfelt { $dice }
sphinx-does-walk = { $count ->
    [0] bleibt stehen
    [one] geht ein Feld { $way ->
        [back] zurück
       *[on] vor
      }
   *[other] geht { $count } Felder { $way ->
        [back] zurück
       *[on] vor
      }
  }{ $to ->
    [none] {""}
   *[other] {" "}auf { $to }
  }
sphinx-does-swap = tauscht { sphinx-guard } und { sphinx-room }
sphinx-does-take = nimmt eine Karte ({ sphinx-colour })
sphinx-does-give-back = legt eine Karte zurück ({ sphinx-colour })
sphinx-does-look = schaut unter { sphinx-slot }
sphinx-does-see = schaut unter { sphinx-slot } ({ sphinx-colour })
sphinx-does-steal = stiehlt { $victim } eine Karte ({ sphinx-colour })
sphinx-does-turn = dreht eine Tür
sphinx-does-ride = dreht sich mit{ $to ->
    [none] {""}
   *[other] {" "}bis { $to }
  }
sphinx-carries = Die Tür nimmt { $name } mit.
