# Sphinx su carta: i fogli, le carte e come si costruisce.

## I fogli
sphinx-sheet-says = il corridoio, una spirale di 81 caselle tra i muri verso l’interno, con undici cerchi per le porte segrete, caselle carta, caselle mummia, tre stanze del tempio sul bordo e il tesoro al centro
sphinx-sheet-discs = Porte segrete: i dischi
sphinx-sheet-doors = Porte segrete e pedine
sphinx-sheet-sphinxes = Sfingi e dadi
sphinx-sheet-rivets = Rivetti di carta, al posto dei fermacampioni
sphinx-sheet-disc = Il disco di una porta segreta
sphinx-sheet-door = Una porta segreta da piegare
sphinx-sheet-rivet = Un rivetto di carta da arrotolare
sphinx-sheet-washer = Una rondella per un rivetto di carta
sphinx-sheet-sphinx = Una sfinge da piegare, con una tasca e una finestra sotto
sphinx-sheet-pawn = Pedina { $number }
sphinx-sheet-die = Un dado con i numeri da 1 a 6
sphinx-sheet-snake-die = Il dado con i numeri da 1 a 4 e due volte i serpenti
sphinx-sheet-card = Carta sfinge: { sphinx-colour }
sphinx-sheet-colour = Carta colore: { sphinx-colour }
sphinx-sheet-start = Primo giocatore

## Come si costruisce
sphinx-sheet-need-knife = forbici, e un taglierino con un righello
sphinx-sheet-need-glue = colla
sphinx-sheet-need-pins = undici fermacampioni con la testa piccola, oppure i rivetti di carta e uno stecchino di legno
sphinx-sheet-need-awl = un ago grosso o un punteruolo
sphinx-sheet-need-board = se vuoi, cartone sottile su cui incollare il tabellone
sphinx-sheet-step-board = Ritaglia le quattro parti del tabellone lungo i segni. Metti A2 sopra A1 e B2 sopra B1 in modo che il disegno continui, e incolla. Poi incolla la metà inferiore su quella superiore. Sul cartone sottile il tabellone resta piatto.
sphinx-sheet-step-doors = Ritaglia gli undici dischi e le undici porte. Piega ogni porta a metà e incolla insieme le sue due pareti. Piega i piedi verso l’esterno. Non incollarla ancora sul suo disco.
sphinx-sheet-step-pins = Fora la croce al centro di ogni disco e di ogni cerchio del tabellone. Infila dall’alto un fermacampione attraverso tutti e due e allarga le sue punte sotto. Il disco deve girare senza fatica. Adesso incolla i piedi della porta sulle strisce tratteggiate: il suo arco passa sopra la testa del fermacampione.
sphinx-sheet-step-rivets = Niente fermacampioni? Ritaglia gli anelli dai dischi e dal tabellone. Arrotola stretto un rivetto di carta attorno a uno stecchino e incolla l’estremità. Infilalo nel disco e nel tabellone e piega le linguette verso l’esterno, sopra e sotto. Incolla quelle sopra sul disco e una rondella su quelle sotto. Niente colla sul tabellone!
sphinx-sheet-step-turn = Gira ogni porta in modo che sia in linea con i muri. Una pedina sta su un quarto del disco. Quando la porta fa mezzo giro, tutte le pedine sul disco girano con lei.
sphinx-sheet-step-sphinxes = Ritaglia le sei sfingi con le loro finestre e le loro tacche. Piega tutto all’indietro. Metti la colla solo sulle strisce tratteggiate e premi sopra il fondo con la finestra. Tra i due fondi resta una tasca aperta da un lato.
sphinx-sheet-step-colours = Ritaglia le sei carte colore e mescolale coperte. Infilane una in ogni sfinge, coperta e senza guardare. Poi mescola le sfingi. Per guardare sotto una sfinge, sollevala in modo che solo tu veda la sua finestra. Per scambiare due sfingi, falle scivolare sul tabellone, così nessuno vede una finestra.
sphinx-sheet-step-pawns = Ritaglia le quattro pedine, piegale a metà e incolla insieme il davanti e il dietro. Piega tutti e due i piedi verso l’esterno.
sphinx-sheet-step-dice = Ritaglia i tre dadi. Piega tutte le linee all’indietro e incolla una linguetta dopo l’altra. Il lato con la linguetta più in alto chiude il dado.
sphinx-sheet-step-cards = Ritaglia le 24 carte sfinge, quattro per ogni colore, e la carta del primo giocatore. La prende il più giovane.
sphinx-sheet-step-start = Tre sfingi custodiscono il tesoro su G1, G2 e G3, tre stanno nelle stanze del tempio T1, T2 e T3. Le pedine partono dalla freccia.
