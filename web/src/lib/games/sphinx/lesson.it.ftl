# The first game of Sphinx.

sphinx-lesson-aim-title = Tre guardiane, tre colori
sphinx-lesson-aim = Sotto ognuna delle sei sfingi si nasconde un colore diverso. Le tre segnate custodiscono il tesoro. Scopri i loro colori, procurati quelle tre carte, e di’ i colori alle guardiane in ordine.

sphinx-lesson-walk-title = Usa un dado
sphinx-lesson-walk = Hai lanciato 2, 4 e i serpenti. Ogni dado si usa una volta, in qualsiasi ordine. Con un numero vai esattamente di altrettante caselle, avanti o indietro. Vai avanti di 4, alla casella carta.
sphinx-lesson-walk-done = Qui puoi prendere una carta.
sphinx-lesson-walk-not-door = Quella casella è accanto a una porta segreta: girerebbe e ti porterebbe via. Più tardi! Usa prima il 4.
sphinx-lesson-walk-not-snakes = I serpenti scambiano sfingi: tra un momento. Prima vai avanti di 4.
sphinx-lesson-walk-not-far = Troppo lontano per un dado: 2 o 4 caselle. Il 4 finisce su una carta.

sphinx-lesson-take-title = Una carta
sphinx-lesson-take = Ti servono le carte dei colori delle guardiane, e nessuno sa ancora quali siano. Una rossa non ce l’hai: prendila.
sphinx-lesson-take-done = Le carte sono scoperte davanti a tutti. Se passi da una casella di cui hai già la carta, devi restituirla.
sphinx-lesson-take-not-leave = Potresti lasciarla. Ma con meno di tre carte nessuno arriva alle guardiane.

sphinx-lesson-mummy-title = Dalla mummia
sphinx-lesson-mummy = Ora usa il 2. Porta a una casella mummia, e chi ne raggiunge o supera una può guardare sotto una sfinge.
sphinx-lesson-mummy-done = Una mummia: ora puoi guardare.
sphinx-lesson-mummy-not-back = Indietro è permesso. Ma la mummia è avanti.
sphinx-lesson-mummy-not-snakes = Tieni i serpenti per dopo: prima vedi che cosa c’è.

sphinx-lesson-look-title = Guarda, e ricorda
sphinx-lesson-look = Guarda di nascosto sotto una delle sei sfingi. Una guardiana ti dice una carta che ti serve, una sfinge del tempio una carta che non ti serve.
sphinx-lesson-look-done = L’hai visto soltanto tu. Tienilo bene a mente; o prendi appunti, se giochi con il taccuino.
sphinx-lesson-look-not-not = Non rinunciare mai a guardare: è tutto ciò che hai per orientarti.

sphinx-lesson-snakes-title = I serpenti
sphinx-lesson-snakes = Scambiano una guardiana con una sfinge del tempio, e nessuno guarda. Scegli una guardiana, poi una sfinge del tempio: meglio una di cui non sai nulla.
sphinx-lesson-snakes-done = Tutti i dadi sono usati, quindi il tuo turno è finito. Se qualcuno scambia una guardiana che hai visto, sai dove è andato il suo colore.

sphinx-lesson-door-title = Porte segrete
sphinx-lesson-door = Qualche turno dopo. Chi finisce un cammino accanto a una porta segreta la fa girare, ed esce dall’altra parte. Vai avanti di 1, alla porta.
sphinx-lesson-door-done = Attraverso il muro, trenta caselle avanti! Ma le porte mandano anche indietro, e girano con chiunque sia lì accanto.
sphinx-lesson-door-not-back = Non indietro: la porta è una casella più avanti.
sphinx-lesson-door-not-past = Sarebbe un lungo giro. La porta è una scorciatoia: vai avanti di 1.
sphinx-lesson-door-not-snakes = I serpenti possono aspettare. Vai avanti di 1, alla porta.

sphinx-lesson-steal-title = Superare è rubare
sphinx-lesson-steal = Questa volta hai usato il 5. Lungo la via superi una pedina: puoi rubare al suo proprietario una carta che non hai. Prendi quella blu.
sphinx-lesson-steal-done = Grazie! Alla partenza le pedine sono al sicuro, altrove no. Nemmeno la tua.
sphinx-lesson-steal-not-not = Troppa cortesia! È permesso, e una carta è una carta. Prendila.
sphinx-lesson-steal-not-own = Quella è già tua. La carta dell’altro è accanto alla sua pedina.

sphinx-lesson-guards-title = Davanti alle guardiane
sphinx-lesson-guards = La fine di un’altra partita. Hai tre carte, e hai visto le guardiane: la prima rossa, la seconda blu, la terza verde. Indica le tue carte in quest’ordine.
sphinx-lesson-guards-done = Tutte e tre giuste: il tesoro è tuo! Con una sola sbagliata avresti perso tutte le carte e saresti di nuovo alla partenza.
sphinx-lesson-guards-not-order = L’ordine conta: prima rosso, poi blu, poi verde.
sphinx-lesson-guards-not-sphinx = Non si mostreranno di nuovo. Rispondi con le tue carte: rosso, blu, verde.

sphinx-lesson-end-title = Ora conosci il gioco
sphinx-lesson-end = Guarda spesso, ricorda chi ha scambiato che cosa, e attenzione a porte e ladri. La pastora d’oche dimentica molto; e puoi chiedere un consiglio quando vuoi.
