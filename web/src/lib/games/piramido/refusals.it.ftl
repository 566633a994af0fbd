# Why an action of Piramido is refused: what is found there. { $name } is a player: “Player 1”, “Anna”.

## Who begins, colours and sides
piramido-not-before-rolloff = Prima un lancio per ogni posto decide chi comincia.
piramido-not-rolloff-count =
    { $count ->
        [0] Ognuno dei { $seats } posti lancia un numero, e non ce n’è nessuno.
        [one] Ognuno dei { $seats } posti lancia un numero, e ce n’è uno.
       *[other] Ognuno dei { $seats } posti lancia un numero, e ce ne sono { $count }.
    }
piramido-not-rolloff-again = È già deciso chi comincia.
piramido-not-before-colour = Prima { $name } sceglie un colore.
piramido-not-before-colours = Nessuno lancia prima che tutti abbiano un colore.
piramido-not-colour-again = Tutti hanno un colore.
piramido-not-colour-taken = { $name } ha già scelto il { piramido-colour }.
piramido-not-colour-up = { $name } aveva il { piramido-colour } in salita, e per la discesa prende un altro colore.
piramido-not-colour-others = Se { $name } prende il { piramido-colour }, qualcuno che sceglie dopo resta senza colore.
piramido-not-before-side = Prima { $name } sceglie il lato da cui partire.
piramido-not-before-sides = Nessuno lancia prima che tutti abbiano un lato.
piramido-not-side-again = Tutti sono già partiti.
piramido-not-side-here = I lati valgono per la strada C.

## The throw
piramido-not-before-throw = Prima { $name } lancia il dado.
piramido-not-die = Un dado mostra da 1 a 6, non { $number }.
piramido-not-throw-again = { $name } ha lanciato { $number } e ora si muove.
piramido-not-end =
    { $left ->
        [one] Si muove tutto il lancio, e a { $name } resta un passo.
       *[other] Si muove tutto il lancio, e a { $name } restano { $left } passi.
    }
piramido-not-throw-left = Il lancio di { $number } è esaurito.

## On the pyramid
piramido-not-left-right = Sinistra e destra valgono per il labirinto; sulla piramide si nomina lo scalino.
piramido-not-stone = { $step } è pietra nuda, su cui nessuno può stare.
piramido-not-way = { $name } è in { $from }, e da lì nessuna via porta a { $to }.
piramido-not-on-from-top = Dalla cima { $name } torna indietro, a { $to }.
piramido-not-on-from-sphinx = Dalla sfinge in { $from } { $name } torna indietro, a { $to }.
piramido-not-back = { $name } torna a { $to } solo se non c’è altra via.
piramido-not-top-again = Nella strada B nessuno torna in cima.
piramido-not-top-yet =
    { $count ->
        [0] La cima è per chi ha sei geroglifici, e { $name } non ne ha.
        [one] La cima è per chi ha sei geroglifici, e { $name } ne ha uno.
       *[other] La cima è per chi ha sei geroglifici, e { $name } ne ha { $count }.
    }
piramido-not-explorer = L’esploratore di { $name } è in { $step }.
piramido-not-onto-sphinx = Un lancio finisce sulla sfinge { $number } solo se è { $number }, e questo è { $throw }.
piramido-not-claim-top = La cima non ha geroglifico.
piramido-not-claim-full = { $name } ha messo sei geroglifici, e non resta nessuno spazio.
piramido-not-claim-unentered = In questo lancio { $name } non ha ancora messo piede in { $step }.
piramido-not-claim-again = Da quando è in { $step }, { $name } ne ha già preso il segno.

## Sphinxes
piramido-not-before-sphinx = { $name } ha preso un segno: prima mette una sfinge, o nessuna.
piramido-not-sphinx-now = Una sfinge si mette subito dopo aver preso un segno, e non prima.
piramido-not-sphinx-colour = La sfinge { $number } è di colore { piramido-colour }, e { $name } no.
piramido-not-sphinx-hand = { $name } non ha più in mano la sfinge { $number }.
piramido-not-sphinx-unvisited = L’esploratore di { $name } non ha ancora toccato { $step }.
piramido-not-sphinx-ground = { $step } è alla base, e le sfingi stanno sui livelli da 1 a 3.
piramido-not-sphinx-top = In cima non stanno sfingi.
piramido-not-sphinx-there = In { $step } c’è già una sfinge.

## In the labyrinth
piramido-not-only-way =
    { $way ->
        [left] Da { $from } l’unica via è a sinistra.
       *[right] Da { $from } l’unica via è a destra.
    }
piramido-not-before-claim = { $name } ha mosso, e prende il segno in { $space } o finisce.
piramido-not-before-move = Prima { $name } muove il lancio di { $number }, a sinistra o a destra.
piramido-not-step-here = Gli scalini sono della piramide; nel labirinto si va a sinistra o a destra.
piramido-not-sphinx-here = Le sfingi sono della piramide.

## Reels that are drawn
piramido-not-reel-now = Ora non si estrae nessun disco.
piramido-not-reel-classic = I dischi di questa partita sono quelli classici, e non se ne estrae nessuno.
piramido-not-reel-next =
    { $colour ->
        [red] Ora si estrae il disco rosso.
        [blue] Ora si estrae il disco blu.
       *[yellow] Ora si estrae il disco giallo.
    }
piramido-not-reel-pyramid = La strada { $route } vuole un disco della piramide.
piramido-not-reel-labyrinth = La strada { $route } vuole un disco del labirinto.
piramido-not-reel-start = Un altro disco comincia su questo scalino.
piramido-not-picture-missing = Manca l’immagine { $number }.
piramido-not-picture-level = L’immagine { $number }, { $step }, è sul livello { $level }, non { $needed }.
piramido-not-picture-stone = L’immagine { $number }, { $step }, è pietra nuda.
piramido-not-picture-far =
    { $count ->
        [one] L’immagine { $number }, { $step }, è a uno scalino da { $from }: devono essere da 4 a 7.
       *[other] L’immagine { $number }, { $step }, è a { $count } scalini da { $from }: devono essere da 4 a 7.
    }
piramido-not-picture-signs =
    { $count ->
        [0] Una sola immagine è senza segno, e qui l’hanno tutte.
       *[other] Una sola immagine è senza segno, e qui sono { $count }.
    }
piramido-not-picture-first = La prima immagine deve avere un segno.
piramido-not-picture-last = L’ultima immagine deve avere un segno.
