# Piramido
piramido-board-pyramid = La piramide a scalini, vista dall’alto
piramido-board-labyrinth = Il labirinto, sei file sotto la camera sepolcrale
piramido-sign = { $sign ->
    [K] ankh
    [E] occhio
    [S] scarabeo
    [F] falco
    [L] loto
    [U] sole
    [W] acqua
   *[none] nessun segno
  }
piramido-colour = { $colour ->
    [red] rosso
    [blue] blu
    [yellow] giallo
   *[none] ancora senza colore
  }

piramido-act-colour = { $colour ->
    [red] Prendi il rosso
    [blue] Prendi il blu
   *[yellow] Prendi il giallo
  }
piramido-act-side = { $side ->
    [L] Parti da sinistra
   *[R] Parti da destra
  }
piramido-act-step = Vai a { $step }
piramido-act-sphinx = Metti la sfinge { $number } in { $step }
piramido-act-nosphinx = Non mettere sfingi
piramido-act-left = Vai a sinistra
piramido-act-right = Vai a destra
piramido-act-claim = Prendi il segno di { $place }
piramido-act-end = Finisci il turno

piramido-event-rolloff = I lanci per cominciare: { $numbers }.
piramido-event-begins = { $name } comincia.
piramido-event-colour = { $name } prende il { piramido-colour }.
piramido-event-reel = { $colour ->
    [red] Il disco rosso va nel suo visore.
    [blue] Il disco blu va nel suo visore.
   *[yellow] Il disco giallo va nel suo visore.
  }
piramido-event-route = { $route ->
    [A] Comincia la strada A, su per la piramide. Il primo turno è di { $first }.
    [B] Comincia la strada B, giù dalla piramide. Il primo turno è di { $first }.
    [C] Comincia la strada C, dentro il labirinto. Il primo turno è di { $first }.
   *[D] Comincia la strada D, fuori dal labirinto. Il primo turno è di { $first }.
  }
piramido-event-side = { $side ->
    [L] { $name } parte da sinistra.
   *[R] { $name } parte da destra.
  }
piramido-event-roll = { $name } lancia { $number }.
piramido-event-step = { $name } va da { $from } a { $to }.
piramido-event-stays = { $name } resta in { $to }.
piramido-event-sphinx-stops = { $name } incontra la sfinge { $number } in { $step } e deve tornare indietro.
piramido-event-sphinx-out = { $name } supera la sfinge { $number } in { $step }, che va fuori gioco.
piramido-event-lost = { $count ->
    [one] { $name } non può andare da nessuna parte e perde un passo del lancio.
   *[other] { $name } non può andare da nessuna parte e perde { $count } passi del lancio.
  }
piramido-event-claim-step = { $name } mette il segno di { $step } sullo spazio { $space }: { piramido-sign }.
piramido-event-claim = { $name } mette un segno sullo spazio { $space }: { piramido-sign }.
piramido-event-passage = { $name } lascia { $from } e va a { $to }.
piramido-event-sphinx-set = { $name } mette la sfinge { $number } in { $step }.
piramido-event-arrived = { $name }: arrivo numero { $place }.
piramido-event-route-over = La strada { $route } è finita.
piramido-event-right = Si accostano le strisce di controllo. Tutto giusto: { $names }.
piramido-event-nobody-right = Si accostano le strisce di controllo. Nessuno aveva tutto giusto.
piramido-event-won = { $count ->
    [one] { $names } vince.
   *[other] { $names } vincono.
  }

piramido-phase-rolloff = Comincia chi fa il lancio più alto.
piramido-phase-colour = { $name } sceglie un colore per la strada { $route }.
piramido-phase-reels = Si mettono i dischi nei visori.
piramido-phase-side = { $name } sceglie uno spazio di partenza.
piramido-phase-roll = { $name } lancia il dado.
piramido-phase-step = { $name } si muove sulla piramide.
piramido-phase-sphinx = { $name } può mettere una sfinge.
piramido-phase-row = { $name } si muove lungo la fila.
piramido-phase-claim = { $name } può prendere il segno.
piramido-phase-over = La partita è finita.

piramido-tell-route = { $route ->
    [A] Strada A, su per la piramide.
    [B] Strada B, giù dalla piramide.
    [C] Strada C, dentro il labirinto.
   *[D] Strada D, fuori dal labirinto.
  }
piramido-tell-throw = Lancio { $number }, restano { $left }.
piramido-tell-at = { $name } ({ piramido-colour }) è in { $place }.
piramido-tell-outside = { $name } ({ piramido-colour }) non è sul tabellone.
piramido-tell-arrived = { $name } ({ piramido-colour }): arrivo numero { $arrived }.
piramido-tell-claims = Sulla tabella segnapunti di { $name }: { $claims }.
piramido-tell-nothing = niente
piramido-tell-hand = { $name } ha sfingi in mano: { $numbers }.
piramido-tell-sphinx = { $step }: sfinge { $number }, { piramido-colour }.
piramido-tell-row = Strada { $route }, { $name }: { $claims }; arrivo numero { $place }.
piramido-tell-row-open = Strada { $route }, { $name }: { $claims }; nessun arrivo.
piramido-tell-strip-right = Strada { $route }, { $name } aveva tutto giusto: { $claims }.
piramido-tell-strip-wrong = Strada { $route }, { $name } ha sbagliato; giusto sarebbe: { $claims }.
piramido-tell-strip-late = Strada { $route }, { $name } non è all’arrivo; la striscia dice: { $claims }.
piramido-tell-free = Nessuno mette un segno da così tanto tempo che ora gli esploratori non chiudono nessuna via.
piramido-tell-free-sphinxes = Nessuno mette un segno da così tanto tempo che ora le sfingi non fermano più nessuno.
piramido-tell-spent = Sfingi fuori gioco per il resto della partita: { $numbers }.
piramido-tell-signs-alone = Sulla piramide si confrontano solo i geroglifici, non i loro scalini.
piramido-tell-left = { $count ->
    [one] Ancora un lancio, poi la strada finisce.
   *[other] Ancora { $count } lanci, poi la strada finisce.
  }

piramido-place-step = { $part ->
    [forecourt] { $name }, piazzale, { piramido-sign }
    [stairs] { $name }, scala, { piramido-sign }
    [gallery] { $name }, galleria, { piramido-sign }
    [gate] { $name }, porta, { piramido-sign }
    [top] { $name }, la cima con la chiave
   *[stone] { $name }, pietra nuda
  }
piramido-place-space = { $name }, { piramido-sign }
piramido-place-bare = { $name }, vuoto
piramido-place-start = { $side ->
    [L] spazio di partenza a sinistra
   *[R] spazio di partenza a destra
  }
piramido-place-chamber = camera sepolcrale
piramido-place-sphinx = sfinge { $number }, { piramido-colour }
piramido-hand-sphinx = Sfinge { $number } in mano
piramido-hand-out = La sfinge { $number } è fuori gioco
piramido-way-left = A sinistra
piramido-way-right = A destra
piramido-turn = Gira la piramide di un quarto

piramido-viewer = Visore
piramido-viewer-open = Guarda nel visore
piramido-viewer-close = Posa il visore
piramido-viewer-none = Ora non c’è nessuna immagine da guardare.
piramido-viewer-picture = Immagine { $number } di 7
piramido-viewer-counts = È l’immagine da seguire.
piramido-viewer-lever = Levetta: prossima immagine
piramido-viewer-back = Immagine precedente
piramido-viewer-mode = Come guardare
piramido-mode-pair = Stereoscopio
piramido-mode-crossed = Occhi incrociati
piramido-mode-anaglyph = Occhiali rosso-ciano
piramido-mode-wiggle = Oscillante
piramido-mode-flat = Piatta
piramido-viewer-failed = Non è stato possibile caricare l’immagine.

piramido-gallery-open = Le immagini
piramido-gallery = Per che cosa sono state prese le immagini
piramido-gallery-of = Strada { $route }: { $name }
piramido-gallery-taken = Presa per:
piramido-gallery-shown = Mostra:
piramido-gallery-right = Giusto
piramido-gallery-wrong = Errato
piramido-gallery-count = { $right } di { $count } giuste
piramido-gallery-look = Guarda l’immagine { $number }

## For those who do not know it
piramido-goal = Il tuo visore contiene immagini che nessun altro vede: sei luoghi, uno dopo l’altro. Vacci, e prendi il segno dove pensi che sia. Non sbagliare, e arriva prima di tutti alla fine della strada.
piramido-aim = { $route ->
    [A] Trova i sei scalini delle tue immagini, salendo.
    [B] Trova i sei scalini delle tue immagini, scendendo.
    [C] Trova i sei segni delle tue immagini, fila per fila.
   *[D] Trova i sei segni delle tue immagini, verso l’uscita.
  }
piramido-aim-end = { $route ->
    [A] Tutti e sei i segni sono messi: su, alla chiave.
    [B] Tutti e sei i segni sono messi: giù, allo scalino dell’immagine 1.
    [C] Tutti e sei i segni sono messi.
   *[D] Tutti e sei i segni sono messi: fuori, dalla tua partenza.
  }
piramido-prompt-look = { $route ->
    [A] Guarda nel visore: che scalino è l’immagine { $picture }?
    [B] Guarda nel visore: che scalino è l’immagine { $picture }?
   *[C] Guarda nel visore: quale segno ti serve?
  }
piramido-prompt-colour = Scegli il tuo colore per la strada { $route }
piramido-prompt-side = Segno a sinistra nell’immagine 1? Parti da destra
piramido-prompt-step = { $left ->
    [one] Ancora un passo, verso lo scalino dell’immagine { $picture }
   *[other] Ancora { $left } passi, verso lo scalino dell’immagine { $picture }
  }
piramido-prompt-claim-or-step = È lo scalino dell’immagine { $picture }? Prendilo, o prosegui
piramido-prompt-claim = È lo scalino dell’immagine { $picture }? Prendilo, o finisci
piramido-prompt-home = { $route ->
    [A] Ancora { $left }, esattamente fino alla chiave in cima
   *[B] Ancora { $left }, esattamente fino allo scalino dell’immagine 1
  }
piramido-prompt-row = Lancio { $number }: sinistra o destra, per finire sul tuo segno
piramido-prompt-home-row = Lancio { $number }: esatto alla tua partenza, destra o sinistra
piramido-prompt-claim-sign = È il segno della tua immagine? Prendilo, o finisci
piramido-prompt-sphinx = Sfinge su uno scalino già toccato, o nessuna
piramido-prompt-set = Scegli uno scalino che hai già toccato
piramido-prompt-end = Nient’altro da fare: finisci il turno
piramido-prompt-wait = Si lancia il dado
piramido-progress = { $count } di 6 segni
piramido-progress-arrived = arrivo n. { $place }
piramido-progress-long = { $name }: { $count } di 6 segni messi sulla strada { $route }: { $claims }
piramido-about-no-throw = Il dado: non è ancora stato lanciato.
piramido-about-die = Dice quanti scalini fai, tutti, lungo le vie. Scegli il prossimo scalino.
piramido-about-die-row = Dice di quanti spazi vai lungo la fila, tutti. Scegli sinistra o destra.
piramido-about-score = I segni presi stanno qui in ordine. Se sono giusti si vede alla fine.
piramido-about-sphinx-out = Non ferma più nessuno.
piramido-about-sphinx-other = È di { $name }, che dopo aver preso un segno può metterla sulla tua via.
piramido-about-sphinx-hand = Preso un segno, puoi metterla su uno scalino che hai già toccato. Ferma gli altri, a meno che non lancino { $number }.
piramido-about-way = Lungo la fila si va a sinistra o a destra, per tutto il lancio.
piramido-about-here = Sei qui. Prendi il suo segno quando pensi che sia lo scalino della tua immagine.
piramido-about-step = Vai scalino per scalino, lungo le vie, a uno accanto al tuo.
piramido-about-chamber = { $route ->
    [C] La fine della strada: con il sesto segno ci sali.
   *[D] L’inizio della strada.
  }
piramido-about-start = Da qui gli esploratori entrano nel labirinto, ogni colore dal suo spazio.
piramido-about-space = Vai lungo la tua fila. Un segno che prendi porta nella prossima.
piramido-reason-arrives = Arrivi.
piramido-reason-claim = Prende questo per il luogo della tua immagine.
piramido-reason-out = Allora la sfinge { $number } è fuori gioco.
piramido-reason-set = Una sfinge in { $step } ferma gli altri.
piramido-viewer-asks-start = Il tuo esploratore parte da questo scalino. Le prossime immagini mostrano gli scalini da trovare.
piramido-viewer-asks-step = Quale scalino della piramide è? Bada a segni, scale e livelli. Vacci e prendi il suo segno.
piramido-viewer-asks-end = La tua strada finisce su questo scalino.
piramido-viewer-asks-side = Quale segno è? Se è a sinistra, parti da destra, e viceversa.
piramido-viewer-asks-sign = Quale segno è? Finisci un lancio proprio su quel segno, nella tua fila, e prendilo. Se nell’immagine non ce n’è, conta la prossima immagine.
piramido-viewer-asks-done = Per questa immagine hai preso un segno.

piramido-ending-nobody = Si accostano le strisce di controllo: nessuno aveva tutti i segni giusti.
piramido-ending-right = { $count ->
    [one] Si accostano le strisce di controllo: soltanto { $names } aveva tutti i segni giusti.
   *[other] Si accostano le strisce di controllo: { $names } avevano tutti i segni giusti.
  }
piramido-ending-earliest = Vince chi è arrivato prima.

## A turn, as a person would tell it
piramido-does = { $name } { $does }.
piramido-does-roll = lancia { $number }
piramido-does-go = { $count ->
    [one] va di uno scalino
   *[other] va di { $count } scalini
  }{ $to ->
    [none] {""}
   *[other] {" "}fino a { $to }
  }
piramido-does-walk = { $count ->
    [one] va di uno spazio
   *[other] va di { $count } spazi
  }{ $to ->
    [none] {""}
   *[other] {" "}fino a { $to }
  }
piramido-does-stay = resta dov’è
piramido-does-passage = prende un passaggio{ $to ->
    [none] {""}
   *[other] {" "}fino a { $to }
  }
piramido-does-claim = mette un segno sullo spazio { $space } ({ piramido-sign })
piramido-does-sphinx = mette la sfinge { $number }{ $to ->
    [none] {""}
   *[other] {" "}in { $to }
  }
piramido-does-stopped = incontra la sfinge { $number } e deve tornare indietro
piramido-does-pass = supera la sfinge { $number }, che va fuori gioco
