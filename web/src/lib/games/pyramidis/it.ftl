# Pyramidis
pyramidis-colour =
    { $colour ->
        [red] rosso
        [green] verde
        [yellow] giallo
       *[blue] blu
    }

## What may be played
pyramidis-act-start =
    { $count ->
        [one] Prendi una piramide dalla partenza
       *[other] Prendi { $count } piramidi dalla partenza
    }
pyramidis-act-move = Muovi la pila da { $square }
pyramidis-act-pass = Passa: non hai nulla da muovere

## Places
pyramidis-board = Il tabellone di Pyramidis
pyramidis-home-circle = { $square }, cerchio di casa di colore { pyramidis-colour }
pyramidis-square-empty = { $place }: vuota
pyramidis-square =
    { $count ->
        [one] { $place }: una piramide di colore { pyramidis-colour }
       *[other] { $place }: { $count } piramidi, dal basso { $list }. Proprietario: { pyramidis-colour }
    }
pyramidis-start =
    { $count ->
        [0] Casella di partenza di colore { pyramidis-colour }: vuota
        [one] Casella di partenza di colore { pyramidis-colour }: una piramide
       *[other] Casella di partenza di colore { pyramidis-colour }: { $count } piramidi
    }

## What happens
pyramidis-took-from-start =
    { $count ->
        [one] { $name } prende una piramide dalla partenza.
       *[other] { $name } prende { $count } piramidi dalla partenza.
    }
pyramidis-lifted =
    { $count ->
        [one] { $name } solleva la piramide in { $square }.
       *[other] { $name } solleva le { $count } piramidi in { $square }.
    }
pyramidis-dropped =
    { $colour ->
        [red] Rosso in { $square }.
        [green] Verde in { $square }.
        [yellow] Giallo in { $square }.
       *[blue] Blu in { $square }.
    }
pyramidis-jumped = Oltre la torre in { $square }.
pyramidis-came-home =
    { $count ->
        [one] Una piramide di colore { pyramidis-colour } arriva a casa: è la prima.
       *[other] Una piramide di colore { pyramidis-colour } arriva a casa: ora sono { $count }.
    }
pyramidis-won = { $name } ha cinque piramidi a casa e vince.
pyramidis-blocked = { $other } non può più muovere: { $name } vince.
pyramidis-passed = { $name } non ha nulla da muovere e passa.
pyramidis-drawn = Dopo { $count ->
        [one] 1 mossa
       *[other] { $count } mosse
    } la partita finisce in pareggio.

## The table in words
pyramidis-player = { $name } ({ pyramidis-colour }): { $start } sulla casella di partenza, { $home } di { $goal } a casa.
pyramidis-board-empty = Il tabellone è vuoto.
pyramidis-turn = Tocca a { $name }.
pyramidis-actions-left =
    { $count ->
        [one] Ancora una mossa, e la partita finisce in pareggio.
       *[other] Ancora { $count } mosse, e la partita finisce in pareggio.
    }
pyramidis-ended-home = { $name } ha vinto, con cinque piramidi a casa.
pyramidis-ended-blockade = { $name } ha vinto con un blocco.
pyramidis-ended-actions = La partita è durata troppo: pareggio.
pyramidis-ended-repetition = La stessa posizione si è presentata per la terza volta: pareggio.

## For those who do not know it
pyramidis-goal = Porta a casa prima di tutti { $goal } delle tue otto piramidi. Una pila avanza di tante caselle quante sono le sue piramidi, ne posa una su ciascuna e appartiene al colore in cima.
pyramidis-goal-german = Porta a casa prima di tutti { $goal } delle tue otto piramidi, o lascia un avversario senza mosse. Una pila avanza di tante caselle quante sono le sue piramidi, ne posa una su ciascuna e appartiene al colore in cima.
pyramidis-aim = Portane a casa { $goal }: ancora { $left }.
pyramidis-prompt-both = Scegli una tua pila, o la partenza
pyramidis-prompt-start = Scegli la tua partenza: si esce da lì
pyramidis-prompt-stack = Scegli una pila con il tuo colore in cima
pyramidis-prompt-count = Quante? Ognuna va una casella più in là
pyramidis-prompt-pass = Non hai nulla da muovere: passa
pyramidis-brief-start = { $count }
pyramidis-progress = { $home } di { $goal } a casa
pyramidis-progress-long = { $name }: { $home } di { $goal } piramidi a casa, { $start } ancora alla partenza
pyramidis-tray = Vassoio di colore { pyramidis-colour }: { $home } di { $goal } piramidi a casa.
pyramidis-about-tray = Le piramidi che arrivano al loro cerchio di casa stanno qui, e contano.
pyramidis-about-start-other = Da lì prende piramidi soltanto { $name }.
pyramidis-about-start-empty = Tutte le tue piramidi sono partite.
pyramidis-about-stack = In cima c’è { $name }, e soltanto { $name } la muove. Vacci sopra, e la pila è tua.
pyramidis-about-empty = Qui non c’è nulla da muovere. Scegli una pila con il tuo colore in cima, o la tua partenza.
pyramidis-reason-blocks = Lascia un avversario senza mosse, e così vinci.
pyramidis-reason-wins = Così vinci.
pyramidis-reason-home =
    { $count ->
        [one] Porta a casa una delle tue.
       *[other] Porta a casa { $count } delle tue.
    }
pyramidis-reason-frees =
    { $count ->
        [one] Libera una delle tue.
       *[other] Libera { $count } delle tue.
    }
pyramidis-reason-covers =
    { $count ->
        [one] Prende una pila a { $name }.
       *[other] Prende { $count } pile, una delle quali a { $name }.
    }
pyramidis-reason-spreads = Ti dà { $count ->
        [one] 1 pila
       *[other] { $count } pile
    } in più da muovere.

pyramidis-ending-home = { $name } ha portato a casa { $goal } piramidi, dopo { $count ->
        [one] 1 mossa
       *[other] { $count } mosse
    } in tutto.
pyramidis-ending-blockade = Un blocco: { $name } ha tolto a qualcuno l’ultima mossa.
pyramidis-ending-actions = Dopo { $count ->
        [one] 1 mossa
       *[other] { $count } mosse
    } nessuno ne aveva portate a casa { $goal }: pareggio.
pyramidis-ending-repetition = La stessa posizione si è presentata per la terza volta: pareggio.

## A turn, as a person would tell it
pyramidis-does = { $name } { $does }.
pyramidis-does-start =
    { $count ->
        [one] fa partire una piramide
       *[other] fa partire { $count } piramidi
    }{ $to ->
        [none] {""}
       *[other] {" "}fino a { $to }
    }
pyramidis-does-move =
    { $count ->
        [one] muove una piramide
       *[other] muove una pila di { $count }
    }{ $from ->
        [none] {""}
       *[other] {" "}da { $from } a { $to }
    }
pyramidis-does-over =
    { $towers ->
        [one] salta una torre
       *[other] salta { $towers } torri
    }
