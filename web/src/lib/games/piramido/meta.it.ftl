# Piramido before its board is loaded: in lists of games, and where a table is set up.
piramido-title = Piramido
piramido-mood = Ciò che vedi solo tu
piramido-about = Su per la piramide e nel labirinto, segno dopo segno, seguendo le immagini del tuo visore.
piramido-players = da 1 a 3 giocatori
piramido-length = circa 30 minuti (stima nostra)
piramido-rule-1 = Il tuo visore mostra immagini che nessun altro vede: ti dicono dove andare.
piramido-rule-2 = Lancia, va’ allo scalino o al segno che hai riconosciuto, e prendilo.
piramido-rule-3 = Niente errori, e prima di tutti: ogni immagine letta bene conta.

## In print
piramido-print = Un gioco View-Master 3-D
piramido-print-edition = View-Master 3-D, in sette lingue; i dischi sono perduti, i nostri li abbiamo disegnati noi
piramido-print-players = da 1 a 3

## Presets
piramido-preset-printed = Comincia chi fa il lancio più alto, i colori si scelgono prima di ogni strada, le sfingi battute restano fuori, e si controllano solo i segni.
piramido-preset-ours = Comincia il giocatore 1, i colori ruotano, le sfingi tornano, e ogni scalino dev’essere proprio quello giusto.
piramido-preset-children = Solo su per la piramide; basta uno scalino con il segno giusto, e si può chiedere consiglio al computer.

## Variants
piramido-option-routes = Strade
piramido-option-routes-about = Quali strade si giocano, e in che ordine.
piramido-option-routes-A = A: su per la piramide
piramido-option-routes-B = B: giù dalla piramide
piramido-option-routes-C = C: dentro il labirinto
piramido-option-routes-D = D: fuori dal labirinto
piramido-option-routes-AB = A e B
piramido-option-reels = Immagini
piramido-option-reels-about = Che cosa mostrano i visori; i dischi originali sono perduti, quindi li abbiamo disegnati tutti noi.
piramido-option-reels-classic = Tre dischi, gli stessi in ogni partita
piramido-option-reels-random = Estratti a sorte per ogni partita
piramido-option-order = Chi comincia
piramido-option-order-about = Come si stabilisce chi comincia e chi ha quale colore.
piramido-option-order-fixed = Il giocatore 1, e i colori come vengono
piramido-option-order-rolloff = Chi fa il lancio più alto, e sceglie anche il colore per primo
piramido-option-check = Il controllo alla fine
piramido-option-check-about = Che cosa dev’essere giusto per vincere.
piramido-option-check-steps = Proprio gli scalini
piramido-option-check-signs = Solo i loro geroglifici
piramido-option-colours = Colori della prossima strada
piramido-option-colours-about = Come cambiano i colori tra le strade, e con loro le immagini.
piramido-option-colours-pass = Per il ritorno ognuno prende il colore seguente
piramido-option-colours-choose = Tutti scelgono di nuovo, in ordine d’arrivo
piramido-option-sphinxes = Sfingi battute
piramido-option-sphinxes-about = Per quanto tempo una sfinge è fuori gioco.
piramido-option-sphinxes-return = Fino alla prossima strada sulla piramide
piramido-option-sphinxes-spent = Per il resto della partita
