# The first game of Sakkara.

sakkara-lesson-aim-title = All’Ankh, tre volte
sakkara-lesson-aim = Giochi con il rosso e guidi tre pedine: Ra, Iside e Osiride. Attraverso tre livelli vanno alla casella Ankh, nel mezzo. Vince chi per primo la raggiunge per la terza volta.

sakkara-lesson-enter-title = Si entra
sakkara-lesson-enter = In ogni turno fai quattro mosse, combinate come vuoi. Una mossa fa entrare una pedina sul tuo ingresso, l’angolo del tuo colore. Fai entrare Ra.
sakkara-lesson-enter-done = Ra è sul tabellone. Era una mossa; ne restano tre.
sakkara-lesson-enter-not-others = Iside e Osiride vengono tra poco. Comincia con Ra, il più libero dei tre.
sakkara-lesson-enter-not-theirs = Quelle sono le pedine di Blu. Le tue aspettano all’angolo rosso.
sakkara-lesson-enter-not-bridge = Anche i ponti si muovono: tra poco. Prima fai entrare Ra.

sakkara-lesson-walk-title = Un passo
sakkara-lesson-walk = Una pedina fa una casella per mossa, mai in diagonale. Indica Ra, poi la casella segnata lì accanto.
sakkara-lesson-walk-done = Restano due mosse. Ma tra te e il prossimo livello c’è un muro, e i muri si passano solo sui ponti.
sakkara-lesson-walk-not-aside = Permesso anche questo. Ma andiamo dall’altra parte, verso il ponte di questo lato.
sakkara-lesson-walk-not-bridge = Il ponte viene dopo. Prima un passo con Ra.

sakkara-lesson-bridge-title = I ponti sono di tutti
sakkara-lesson-bridge = Chiunque può far scorrere qualsiasi ponte di una casella lungo il suo muro, se sopra non c’è nessuno. Fai scorrere quello segnato verso Ra.
sakkara-lesson-bridge-done = Una via più breve, per una sola mossa. Gli altri spingeranno di nuovo via il ponte: qui nulla resta com’è.
sakkara-lesson-bridge-not-away = Così si allontana da Ra. Fallo scorrere dall’altra parte.
sakkara-lesson-bridge-not-white = Il ponte bianco copre l’Ankh. Nessuno può muoverlo prima che sia catturata la prima pedina.
sakkara-lesson-bridge-not-other = Puoi muoverne uno qualsiasi. Ma quello segnato aiuta di più Ra.
sakkara-lesson-bridge-not-stone = Ra potrebbe andare avanti. Prima prova un ponte.

sakkara-lesson-cross-title = Oltre il muro
sakkara-lesson-cross = Un turno dopo. Ra è davanti al ponte, e resta una mossa. Sali sul ponte.
sakkara-lesson-cross-done = Nel tuo prossimo turno Ra dovrà lasciarlo: nessuno resta su un ponte. Dall’altra parte c’è il secondo livello.
sakkara-lesson-cross-not-bridge = Così spingeresti via il ponte. Indica prima Ra, poi il ponte.
sakkara-lesson-cross-not-past = Ra passerebbe oltre il ponte. È proprio lì accanto, verso il centro.
sakkara-lesson-cross-not-other = Lascia stare gli altri ponti. Ra può salire su questo.

sakkara-lesson-capture-title = La cattura
sakkara-lesson-capture = Il Ra di Blu è venuto accanto al tuo. Una pedina che arriva su un’avversaria la cattura: quella ricomincia da fuori. Vacci sopra!
sakkara-lesson-capture-done = Catturata! Aspetta di nuovo fuori, e la prima cattura è tua. Questo muoverà il ponte bianco.
sakkara-lesson-capture-not-jump = Le pedine possono saltarne altre, una mossa per casella. Ma tu va’ su quella di Blu.
sakkara-lesson-capture-not-inwards = Il ponte grigio può aspettare. Prima manda fuori Blu.
sakkara-lesson-capture-not-away = Via da Blu? Adesso il più forte è il tuo Ra.
sakkara-lesson-capture-not-theirs = È quella da catturare. Indica prima il tuo Ra, poi lei.

sakkara-lesson-turn-title = A sinistra, a destra, o come vuole
sakkara-lesson-turn = Il primo passo di una pedina nel turno va dove vuole. Poi Iside va dritta o a sinistra, Osiride dritto o a destra; solo Ra gira liberamente. Osiride ha appena camminato: fallo girare a destra, sul ponte.
sakkara-lesson-turn-done = Iside, nello stesso turno, non avrebbe potuto farlo. Le tue quattro mosse sono fatte.
sakkara-lesson-turn-not-straight = Anche dritto è permesso. Ma il ponte è a destra.
sakkara-lesson-turn-not-back = Osiride ha già fatto un passo: ora va dritto o a destra, mai indietro.
sakkara-lesson-turn-not-isis = Anche Iside può muovere. Ma guarda che cosa può fare Osiride.
sakkara-lesson-turn-not-ra = Ra ha fatto la sua parte. Ora tocca a Osiride girare.

sakkara-lesson-white-title = La via è aperta
sakkara-lesson-white = La prima cattura è tua: alla fine di questo turno fai scorrere il ponte bianco via dalla casella Ankh, come mossa in più. Verso il lato che vuoi.
sakkara-lesson-white-done = Da ora sta nel muro interno, e chiunque può farlo scorrere.
sakkara-lesson-white-not-moves = Le tue quattro mosse sono fatte. Resta da muovere solo il ponte bianco, nel mezzo.

sakkara-lesson-ankh-title = Sull’Ankh
sakkara-lesson-ankh = Due turni dopo Ra è sul ponte bianco. Ancora un passo!
sakkara-lesson-ankh-done = La carta Horus è tua: da ora cinque mosse a turno. Ra ricomincia da fuori. Altre due volte, e hai vinto.
sakkara-lesson-ankh-not-back = Non indietro: l’Ankh è dall’altra parte.
sakkara-lesson-ankh-not-other = Lascia finire prima Ra. È a un passo dall’Ankh.

sakkara-lesson-end-title = Ora conosci il gioco
sakkara-lesson-end = Spingi i ponti lontano dagli altri e verso di te, e non fermarti mai accanto a una pedina che può catturarti. La pastora d’oche aspetta; chiedi un consiglio quando vuoi.
