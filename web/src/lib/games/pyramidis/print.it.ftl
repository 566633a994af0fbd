# Pyramidis su carta: i fogli e come si costruisce.

## I fogli
pyramidis-sheet-says = una croce di due anelli con quattro caselle in comune al centro, con frecce per ogni colore e, a ogni estremità, una casella di partenza, un cerchio di casa e un vassoio
pyramidis-sheet-pyramids = Piramidi di colore { pyramidis-colour }
pyramidis-sheet-pyramid = Una piramide da piegare, di colore { pyramidis-colour }
pyramidis-sheet-tokens = Tessere piatte
pyramidis-sheet-token = Una tessera piatta, di colore { pyramidis-colour }

## Come si costruisce
pyramidis-sheet-need-scissors = forbici
pyramidis-sheet-need-pen = un righello e una penna a sfera scarica, per segnare le pieghe
pyramidis-sheet-need-glue = una colla stick o, meglio, colla universale
pyramidis-sheet-need-board = se vuoi: cartone robusto sotto il tabellone
pyramidis-sheet-step-board = Taglia le quattro parti del tabellone lungo i segni. Metti A2 su A1 e B2 su B1 in modo che il disegno continui, e incolla. Poi incolla la metà inferiore su quella superiore.
pyramidis-sheet-step-score = Per ogni piramide: segna tutte le linee di tratti e punti con il righello e la penna scarica. Poi taglia lungo il contorno. In due servono due colori, in quattro tutti.
pyramidis-sheet-step-fold = Piega tutte le linee all’indietro, con il colore all’esterno. Incolla la lunga linguetta tratteggiata dietro la prima faccia.
pyramidis-sheet-step-rim = Capovolgi la piramide. Piega verso l’interno le due alette tratteggiate, metti la colla alle estremità e ripiega sopra le due bianche. Ora ha un bordo, e il centro resta aperto.
pyramidis-sheet-step-stack = Il bordo tiene separate le piramidi: ognuna mostra il suo fregio sotto la successiva. Una torre di cinque è alta { $height } mm.
pyramidis-sheet-step-tokens = Hai fretta? Gioca con le tessere piatte: sono pronte in mezz’ora. Ritagliale e, in una pila, sposta ogni tessera un po’ di lato, in modo che si vedano tutti i fregi. Quella in cima possiede la pila.
