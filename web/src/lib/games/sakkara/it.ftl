# Sakkara
sakkara-stone-name =
    { $stone ->
        [R] Ra
        [I] Iside
       *[O] Osiride
    }
sakkara-colour =
    { $colour ->
        [red] rosso
        [yellow] giallo
        [blue] blu
       *[green] verde
    }
sakkara-bridge =
    { $bridge ->
        [black] ponte nero
        [grey] ponte grigio
       *[white] ponte bianco
    }

## What may be played
sakkara-act-enter = Fai entrare { sakkara-stone-name }
sakkara-act-step = { sakkara-stone-name } da { $from } a { $to }
sakkara-act-jump = { sakkara-stone-name } salta da { $from } a { $to } ({ $moves ->
        [one] 1 mossa
       *[other] { $moves } mosse
    })
sakkara-act-bridge = Ponte da { $from } a { $to }
sakkara-act-fist =
    { $count ->
        [0] Non nascondere nulla
        [one] Nascondi una pedina
       *[other] Nascondi { $count } pedine
    }
sakkara-act-guess = { $count } in tutto

## Places
sakkara-board = Il tabellone di Sakkara
sakkara-place-field = { $field }, livello { $level }
sakkara-place-wall = { $field }, muro
sakkara-place-ankh = { $field }, la casella Ankh
sakkara-place-entrance = { $field }, ingresso di colore { sakkara-colour }
sakkara-stone = { sakkara-stone-name } di { $name } ({ sakkara-colour })
sakkara-heading =
    { $heading ->
        [n] verso nord
        [e] verso est
        [s] verso sud
       *[w] verso ovest
    }
sakkara-bound = deve lasciare il ponte in questo turno
sakkara-outside = { sakkara-stone-name } di { $name } ({ sakkara-colour }) aspetta fuori
sakkara-outside-empty = { sakkara-stone-name } di { $name } ({ sakkara-colour }) è sul tabellone, in { $field }

## What happens
sakkara-hid = { $name } tende il pugno chiuso.
sakkara-hid-own =
    { $count ->
        [0] { $name } non nasconde nulla nel pugno.
        [one] { $name } nasconde una pedina nel pugno.
       *[other] { $name } nasconde { $count } pedine nel pugno.
    }
sakkara-guessed = { $name } dice { $total }.
sakkara-fists-opened = I pugni si aprono: { $hands }, insieme { $total }.
sakkara-bid-failed = Nessuno ha indovinato (giro { $bids }): tutti nascondono di nuovo.
sakkara-turn-began =
    { $moves ->
        [one] { $name } ha una mossa.
       *[other] { $name } ha { $moves } mosse.
    }
sakkara-entered = { $name } fa entrare { sakkara-stone-name } in { $field }.
sakkara-moved = { $name }: { sakkara-stone-name } va da { $from } a { $to }.
sakkara-jumped = { $name }: { sakkara-stone-name } salta da { $from } sopra { $over } fino a { $to }.
sakkara-captured = La pedina { sakkara-stone-name } di { $name } è catturata in { $field }.
sakkara-reached =
    { $visits ->
        [1] { sakkara-stone-name } di { $name } raggiunge la casella Ankh e guadagna la carta Horus: cinque mosse dal prossimo turno.
        [2] { sakkara-stone-name } di { $name } raggiunge la casella Ankh e guadagna la carta Ankh: sei mosse dal prossimo turno.
       *[other] { $name } raggiunge la casella Ankh con { sakkara-stone-name } per la terza volta.
    }
sakkara-bridge-moved = { $name } muove il { sakkara-bridge } da { $from } a { $to }.
sakkara-duty-void = Le pedine di { $name } non possono lasciare i loro ponti e possono restarci.
sakkara-ended-early =
    { $moves ->
        [one] { $name } non può fare altro e perde una mossa.
       *[other] { $name } non può fare altro e perde { $moves } mosse.
    }
sakkara-white-bridge-due = { $name } ha catturato e muove il ponte bianco via dalla casella Ankh.
sakkara-won = { $name } ha raggiunto la casella Ankh per la terza volta e vince.
sakkara-drawn = Dopo { $turns ->
        [one] 1 turno
       *[other] { $turns } turni
    } la partita finisce in pareggio.

## The table in words
sakkara-stone-at =
    { $field ->
        [outside] { sakkara-stone-name } di { $name } ({ sakkara-colour }): fuori
       *[other] { sakkara-stone-name } di { $name } ({ sakkara-colour }): in { $field }
    }
sakkara-visits = Visite di { $name } alla casella Ankh: { $visits } di { $goal }.
sakkara-card-horus = { $name } ha la carta Horus: cinque mosse a turno.
sakkara-card-ankh = { $name } ha la carta Ankh: sei mosse a turno.
sakkara-fist = { $name } ne tiene { $count } nel pugno.
sakkara-fist-closed = { $name } tende il pugno chiuso.
sakkara-bridge-at = { sakkara-bridge } in { $field }
sakkara-stage-fists = { $name } nasconde da 0 a 3 pedine nel pugno.
sakkara-stage-guesses = { $name } prova a indovinare quante pedine ci sono in tutti i pugni.
sakkara-draw = La partita finisce in pareggio.
sakkara-moves-left =
    { $moves ->
        [one] { $name } ha ancora una mossa di { $of }.
       *[other] { $name } ha ancora { $moves } mosse di { $of }.
    }
sakkara-turns-left =
    { $turns ->
        [one] Ancora un turno, e la partita finisce in pareggio.
       *[other] Ancora { $turns } turni, e la partita finisce in pareggio.
    }
sakkara-fists-title = Chi comincia?
sakkara-fists-guess = dice { $total }

## For those who do not know it
sakkara-goal = Guida Ra, Iside e Osiride attraverso tre livelli fino alla casella Ankh, nel mezzo. I muri si passano solo sui ponti, e tutti possono muovere tutti i ponti. Vince chi per primo raggiunge l’Ankh { $goal } volte.
sakkara-aim =
    { $left ->
        [one] Raggiungi l’Ankh ancora una volta.
        [2] Raggiungi l’Ankh ancora due volte.
       *[other] Raggiungi l’Ankh { $left } volte.
    }
sakkara-prompt-fists = Nascondi da zero a tre pedine nel pugno
sakkara-prompt-guesses = Quante in tutto? Chi indovina comincia
sakkara-prompt-white-bridge = Hai catturato: sposta via il ponte bianco
sakkara-prompt-bridge = Dove? Di una casella lungo il suo muro
sakkara-prompt-stone = Dove va { sakkara-stone-name }? Il primo passo è libero
sakkara-prompt-turn =
    { $stone ->
        [R] Dove? Ra gira come vuole
        [I] Dove? Ora Iside va dritta o a sinistra
       *[O] Dove? Ora Osiride va dritto o a destra
    }
sakkara-prompt-bound = { sakkara-stone-name } deve lasciare il ponte in questo turno
sakkara-prompt-moves =
    { $moves ->
        [one] Ancora una mossa: una pedina o un ponte
       *[other] Ancora { $moves } mosse: una pedina o un ponte
    }
sakkara-prompt-enter = { $moves ->
        [one] 1 mossa
       *[other] { $moves } mosse
    }: fai entrare una pedina o muovi un ponte
sakkara-prompt-last = Ultima mossa: fai entrare una pedina
sakkara-brief-number = { $count }
sakkara-progress = Ankh { $visits } di { $goal }, { $moves ->
        [one] 1 mossa
       *[other] { $moves } mosse
    }
sakkara-progress-long = { $name }: visite all’Ankh { $visits } di { $goal }, { $moves ->
        [one] 1 mossa
       *[other] { $moves } mosse
    } a turno
sakkara-about-moves =
    { $moves ->
        [one] In questo turno resta una mossa di { $of }.
       *[other] In questo turno restano { $moves } mosse di { $of }.
    }
sakkara-about-moves-why = Far entrare una pedina, fare un passo, spostare un ponte di una casella: ognuno vale una mossa.
sakkara-about-card =
    { $card ->
        [horus] La carta Horus di { $name }.
       *[ankh] La carta Ankh di { $name }.
    }
sakkara-about-card-why =
    { $card ->
        [horus] La dà la prima visita all’Ankh: cinque mosse a turno.
       *[ankh] La dà la seconda visita all’Ankh: sei mosse a turno.
    }{ $got ->
        [yes] {" "}È conquistata.
       *[no] {""}
    }
sakkara-about-wait-other = La fa entrare soltanto { $name }, dall’ingresso del suo colore.
sakkara-about-wait-there = È già sul tabellone: sceglila lì.
sakkara-about-wait-later = Entra dal tuo ingresso, per una mossa.
sakkara-about-bid = Prima i pugni decidono chi comincia.
sakkara-about-enemy = È di { $name }. Vacci sopra con una tua pedina per catturarla.
sakkara-about-ankh = Questa è la meta. Scegli prima una pedina: ci arriva da un ponte lì accanto.
sakkara-about-bridge = Un ponte scorre lungo il suo muro, se sopra non c’è una pedina e nessun altro ponte gli sbarra la via.
sakkara-about-wall = I muri si passano solo sui ponti. Scegli un ponte vicino per farlo scorrere qui.
sakkara-about-empty = È vuota. Scegli prima una tua pedina o un ponte, poi dove va.
sakkara-reason-wins = Così vinci.
sakkara-reason-captures = Cattura { sakkara-stone-name } di { $name }.
sakkara-reason-reaches = { sakkara-stone-name } raggiunge l’Ankh.
sakkara-reason-enters = { sakkara-stone-name } entra sul tabellone.
sakkara-reason-bridge = { sakkara-stone-name } sale su un ponte.
sakkara-reason-up = { sakkara-stone-name } sale al livello { $level }.
sakkara-reason-serves = Porta il ponte accanto a { sakkara-stone-name }.
sakkara-way =
    { sakkara-stone-name }: { $stone ->
        [R] gira come vuole
        [I] poi dritta o a sinistra
       *[O] poi dritto o a destra
    }

sakkara-ending = { $name } ha raggiunto la casella Ankh { $count ->
    [2] due
   *[other] { $count }
  } volte, dopo { $turns ->
        [one] 1 turno
       *[other] { $turns } turni
    } in tutto.

## A turn, as a person would tell it
sakkara-does = { $name } { $does }.
sakkara-does-enter = fa entrare { sakkara-stone-name }{ $to ->
        [none] {""}
       *[other] {" "}in { $to }
    }
sakkara-does-move =
    { $count ->
        [one] muove { sakkara-stone-name } di una casella
       *[other] muove { sakkara-stone-name } di { $count } caselle
    }{ $to ->
        [none] {""}
       *[other] {" "}fino a { $to }
    }
sakkara-does-capture = cattura { sakkara-stone-name } di { $name }
sakkara-does-bridge = fa scorrere il { sakkara-bridge }{ $to ->
        [none] {""}
       *[other] {" "}in { $to }
    }
