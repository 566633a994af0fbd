# Sphinx
sphinx-board = Il corridoio, una spirale dalla partenza al tesoro
sphinx-colour-r = rosso
sphinx-colour-b = blu
sphinx-colour-g = verde
sphinx-colour-y = giallo
sphinx-colour-p = viola
sphinx-colour-w = bianco
sphinx-colour = { $colour ->
    [R] rossa
    [B] blu
    [G] verde
    [Y] gialla
    [P] viola
   *[W] bianca
  }
sphinx-slot = { $slot ->
    [G1] guardiana 1
    [G2] guardiana 2
    [G3] guardiana 3
    [T1] sfinge del tempio 1
    [T2] sfinge del tempio 2
   *[T3] sfinge del tempio 3
  }
sphinx-guard = { $guard ->
    [G1] guardiana 1
    [G2] guardiana 2
   *[G3] guardiana 3
  }
sphinx-room = { $room ->
    [T1] sfinge del tempio 1
    [T2] sfinge del tempio 2
   *[T3] sfinge del tempio 3
  }
sphinx-snakes = serpenti

sphinx-act-forwards = { $count } avanti, alla casella { $field }
sphinx-act-backwards = { $count } indietro, alla casella { $field }
sphinx-act-treasure = Vai al tesoro con il { $count }
sphinx-act-swap = Scambia la { sphinx-guard } con la { sphinx-room }
sphinx-act-take = Prendi la carta { sphinx-colour }
sphinx-act-leave = Lascia la carta
sphinx-act-peek = Guarda sotto la { sphinx-slot }
sphinx-act-nopeek = Non guardare
sphinx-act-steal = Ruba la carta { sphinx-colour }
sphinx-act-nosteal = Non rubare nulla
sphinx-act-turn = Gira la porta
sphinx-act-stay = Lascia chiusa la porta
sphinx-act-attempt = Di’ { $first ->
    [R] rosso
    [B] blu
    [G] verde
    [Y] giallo
    [P] viola
   *[W] bianco
  }, { $second ->
    [R] rosso
    [B] blu
    [G] verde
    [Y] giallo
    [P] viola
   *[W] bianco
  }, { $third ->
    [R] rosso
    [B] blu
    [G] verde
    [Y] giallo
    [P] viola
   *[W] bianco
  }
sphinx-act-pass = Passa: finisci il turno

sphinx-event-dealt = Le sfingi sono ai loro posti.
sphinx-event-rolled = { $name } lancia { $dice }.
sphinx-event-walked = { $name } va da { $from } a { $to }.
sphinx-event-swapped = { $name } scambia la { sphinx-guard } con la { sphinx-room }.
sphinx-event-took = { $name } prende la carta { sphinx-colour }.
sphinx-event-gave-back = { $name } restituisce la carta { sphinx-colour }.
sphinx-event-looked = { $name } guarda sotto la { sphinx-slot }.
sphinx-event-saw = { $name } guarda sotto la { sphinx-slot }: è { sphinx-colour }.
sphinx-event-stole = { $name } ruba la carta { sphinx-colour } a { $victim }.
sphinx-event-declined-card = { $name } lascia la carta.
sphinx-event-declined-look = { $name } non guarda.
sphinx-event-declined-theft = { $name } non ruba nulla.
sphinx-event-declined-door = { $name } lascia chiusa la porta.
sphinx-event-turned = { $name } gira la porta { $door }.
sphinx-event-carried = La porta trasporta { $name } da { $from } a { $to }.
sphinx-event-right = { $name } dice { $named }: giusto!
sphinx-event-wrong = { $name } dice { $named }: sbagliato.
sphinx-event-wrong-seen = { $name } dice { $named }: sbagliato. I colori delle guardiane: { $guards }.
sphinx-event-sent-back = { $name } perde tutte le carte e torna alla partenza.
sphinx-event-passed = { $name } passa.
sphinx-event-won = { $name } ha il tesoro e vince.
sphinx-event-drawn = Nessuno ha trovato il tesoro: la partita finisce in pareggio.

sphinx-phase-deal = Si dispongono le sfingi.
sphinx-phase-roll = { $name } lancia i dadi.
sphinx-phase-dice = { $name } usa i dadi uno a uno.
sphinx-phase-take = { $name } può prendere la carta { sphinx-colour }.
sphinx-phase-peek = { $name } può guardare sotto una sfinge.
sphinx-phase-steal = { $name } supera { $victim } e può rubare una carta.
sphinx-phase-door = { $name } può girare la porta.
sphinx-phase-attempt = { $name } è davanti alle guardiane e dice tre colori in ordine.
sphinx-phase-over = La partita è finita.

sphinx-tell-dice = Dadi rimasti: { $dice }.
sphinx-tell-player = { $name }: casella { $field }, carte { $cards }.
sphinx-tell-player-bare = { $name }: casella { $field }, nessuna carta.
sphinx-tell-looked = { $name } ha guardato sotto: { $slots }.
sphinx-tell-under = { sphinx-slot }: { sphinx-colour }.
sphinx-tell-left = { $count ->
    [one] Ancora un turno, e la partita finisce in pareggio.
   *[other] Ancora { $count } turni, e la partita finisce in pareggio.
  }

sphinx-field-start = Casella { $field }, la partenza
sphinx-field-corridor = Casella { $field }
sphinx-field-card = Casella { $field }, carta { sphinx-colour }
sphinx-field-mummy = Casella { $field }, mummia
sphinx-field-door = Casella { $field }, accanto alla porta { $door }
sphinx-field-guard = Casella { $field }, una guardiana
sphinx-field-treasure = Il tesoro
sphinx-card-of = carta { sphinx-colour } di { $name }
sphinx-known = { sphinx-slot }: { sphinx-colour }
sphinx-door = Porta { $door }

sphinx-notes = Taccuino
sphinx-notes-open = Apri il taccuino
sphinx-notes-close = Chiudi il taccuino
sphinx-notes-about = Qui c’è ciò che hai visto. Tocca un quadretto per cancellare un colore.
sphinx-notes-clear = Cancella
sphinx-notes-seen = { sphinx-slot } è { sphinx-colour }
sphinx-notes-crossed = { sphinx-slot } non è { sphinx-colour }
sphinx-notes-maybe = { sphinx-slot } forse è { sphinx-colour }
sphinx-notes-looked = Chi ha guardato: { $names }

## For those who do not know it
sphinx-or = { $one } o { $two }
sphinx-goal = Tre sfingi su sei custodiscono il tesoro. Guarda sotto di loro sulle caselle mummia, procurati le carte dei loro tre colori, va’ dalle guardiane e di’ i colori nell’ordine giusto.
sphinx-aim = Scopri i tre colori delle guardiane e prendi le loro carte.
sphinx-prompt-both = Usa un dado: { $list } caselle, o scambia due sfingi
sphinx-prompt-walk = Usa un dado: { $list } caselle, avanti o indietro
sphinx-prompt-snakes = Serpenti: scegli una guardiana da scambiare
sphinx-prompt-swap = Scambia la { sphinx-guard } con una sfinge del tempio
sphinx-prompt-which = Al tesoro: con quale dado?
sphinx-brief-die = { $count }
sphinx-prompt-take = Prendi la carta { sphinx-colour }, o lasciala
sphinx-prompt-peek = Una mummia: guarda sotto una sfinge, o no
sphinx-prompt-steal = Superi { $name }: ruba una carta, o no
sphinx-prompt-door = Gira la porta accanto a te, o lasciala
sphinx-prompt-attempt = Guardiana { $number }: scegli la carta del suo colore
sphinx-prompt-pass = Restano solo le guardiane: va’, o passa
sphinx-prompt-wait = Si lanciano i dadi
sphinx-progress =
    { $cards ->
        [0] 0 carte
        [one] 1 carta
       *[other] { $cards } carte
    }, sfingi viste: { $seen }
sphinx-progress-long = { $name }: casella { $field }, carte { $list }; sfingi guardate: { $seen }
sphinx-progress-bare = { $name }: casella { $field }, nessuna carta; sfingi guardate: { $seen }
sphinx-about-dice = I dadi di questo turno. Da usare: { $dice }.
sphinx-about-dice-none = I dadi: non ne resta nessuno da usare.
sphinx-about-dice-why = Non si scelgono i dadi ma dove portano: le caselle segnate dicono quale numero è.
sphinx-about-dice-snakes = Non si scelgono i dadi ma dove portano: una casella segnata per un numero, una guardiana e poi una sfinge del tempio per i serpenti.
sphinx-hand = Carte di { $name }
sphinx-about-hand = Le carte di { $name }: { $cards }.
sphinx-about-hand-empty = { $name } non ha ancora carte.
sphinx-about-hand-why = Le carte sono scoperte per tutti. Le prendi sulle caselle carta, o a chi superi con la tua pedina.
sphinx-about-card-own = Dirai i colori delle tue carte davanti alle guardiane.
sphinx-about-card-other = Puoi rubarla quando passi sopra la pedina di chi ce l’ha.
sphinx-about-door = Finisci un cammino su una delle quattro caselle accanto, e la porta fa mezzo giro con tutte le pedine che stanno lì.
sphinx-about-guard = { $name }: una delle tre di cui devi dire il colore.
sphinx-about-temple = { $name }: il suo colore non è tra le guardiane, a meno che i serpenti non la scambino.
sphinx-about-sphinx-swap = Per i serpenti scegli prima una guardiana, poi questa.
sphinx-about-sphinx-later = Una casella mummia ti fa guardare sotto, i serpenti ti fanno scambiare una guardiana con una sfinge del tempio.
sphinx-about-card = Chi passa può prendere una carta di questo colore, o deve restituirla.
sphinx-about-mummy = Chi passa può guardare sotto una sfinge, una volta a turno.
sphinx-about-treasure = Tre colori giusti lo aprono.
sphinx-about-first = Prima decidi: { $asked }.
sphinx-about-here = Sei qui.
sphinx-about-no-die = Non restano dadi con un numero.
sphinx-about-few =
    { $cards ->
        [0] Dalle guardiane non si va senza tre carte, e tu non ne hai.
        [one] Dalle guardiane non si va senza tre carte, e tu ne hai una.
       *[other] Dalle guardiane non si va senza tre carte, e tu ne hai { $cards }.
    }
sphinx-about-ahead = È { $count ->
        [one] 1 casella
       *[other] { $count } caselle
    } più avanti, e i tuoi dadi mostrano { $list }.
sphinx-about-behind = È { $count ->
        [one] 1 casella
       *[other] { $count } caselle
    } più indietro, e i tuoi dadi mostrano { $list }.
sphinx-reason-wins = Così vinci.
sphinx-reason-card = Ottieni una carta { sphinx-colour }.
sphinx-reason-look = Vedi che cosa c’è sotto una sfinge.
sphinx-reason-attempt = Mette alla prova i tre colori.
sphinx-reason-door =
    { $count ->
        [one] La porta ti manda una casella avanti.
       *[other] La porta ti manda { $count } caselle avanti.
    }
sphinx-reason-nearer =
    { $count ->
        [one] Avvicina di una casella al tesoro.
       *[other] Avvicina di { $count } caselle al tesoro.
    }
sphinx-reason-passes-card = Arriva a una carta { sphinx-colour }, che non hai.
sphinx-reason-passes-mummy = Arriva a una mummia, e puoi guardare sotto una sfinge.
sphinx-reason-passes-pawn = Supera { $name }, e puoi rubare.
sphinx-look = { $slot ->
    [G1] La guardiana 1
    [G2] La guardiana 2
    [G3] La guardiana 3
    [T1] La sfinge del tempio 1
    [T2] La sfinge del tempio 2
   *[T3] La sfinge del tempio 3
  } è { sphinx-colour }
sphinx-look-remember = Ricordalo: nessun altro l’ha visto.
sphinx-look-noted = È nel tuo taccuino.
sphinx-look-close = Lo ricorderò
sphinx-look-noted-close = Avanti
sphinx-look-ask = La memoria fa parte del gioco. Come vuoi giocare?
sphinx-look-myself = Tengo tutto a mente
sphinx-look-notebook = Tieni un taccuino per me

sphinx-ending = { $name } ha detto i colori giusti di tutte e tre le guardiane e ha il tesoro, dopo { $turns ->
        [one] 1 turno
       *[other] { $turns } turni
    } in tutto.

## A turn, as a person would tell it
sphinx-does = { $name } { $does }.
sphinx-does-roll = lancia { $dice }
sphinx-does-walk = { $count ->
    [0] resta lì
    [one] va { $way ->
        [back] indietro
       *[on] avanti
      } di una casella
   *[other] va { $way ->
        [back] indietro
       *[on] avanti
      } di { $count } caselle
  }{ $to ->
    [none] {""}
   *[other] {" "}fino a { $to }
  }
sphinx-does-swap = scambia la { sphinx-guard } con la { sphinx-room }
sphinx-does-take = prende la carta { sphinx-colour }
sphinx-does-give-back = restituisce la carta { sphinx-colour }
sphinx-does-look = guarda sotto la { sphinx-slot }
sphinx-does-see = guarda sotto la { sphinx-slot } ({ sphinx-colour })
sphinx-does-steal = ruba la carta { sphinx-colour } a { $victim }
sphinx-does-turn = gira una porta
sphinx-does-ride = gira con lei{ $to ->
    [none] {""}
   *[other] {" "}fino a { $to }
  }
sphinx-carries = La porta trascina con sé { $name }.
