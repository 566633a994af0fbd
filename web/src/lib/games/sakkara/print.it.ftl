# Sakkara su carta: i fogli, le carte e come si costruisce.

## I fogli
sakkara-sheet-says = tredici per tredici: tre livelli di caselle chiare, tre muri incisi, un ingresso in ogni angolo e la casella Ankh nel mezzo
sakkara-sheet-stones = Pedine e ponti
sakkara-sheet-standing = Pedine in piedi
sakkara-sheet-cards = Carte Horus e Ankh
sakkara-sheet-stone = { sakkara-stone-name } ({ sakkara-colour })

## Le carte
sakkara-sheet-horus = Horus
sakkara-sheet-ankh = Ankh
sakkara-sheet-moves =
    { $moves ->
        [one] una mossa per turno
       *[other] { $moves } mosse per turno
    }

## Come si costruisce
sakkara-sheet-need-knife = forbici, oppure un coltello affilato e un righello
sakkara-sheet-need-glue = una colla stick
sakkara-sheet-need-coins = per le pedine basse: dodici monete, bottoni o cartone spesso
sakkara-sheet-step-board = Ritaglia le quattro parti del tabellone lungo i segni. Metti A2 sopra A1 e B2 sopra B1 in modo che il disegno continui, e incolla. Poi incolla la metà in basso sopra quella in alto.
sakkara-sheet-step-stones = Ritaglia le dodici pedine. Incolla ognuna su una moneta, un bottone o un cartone spesso: si prende meglio.
sakkara-sheet-step-standing = Oppure costruisci pedine che stanno in piedi. Ritagliale, piegale a metà e incolla il fronte con il retro. Piega i due piedi verso l’esterno. La freccia grande sta davanti alla pedina e mostra dove va.
sakkara-sheet-step-bridges = Ritaglia i sette ponti: quattro neri, due grigi e uno bianco. Ritaglia le carte, una carta Horus e una carta Ankh per ogni giocatore.
sakkara-sheet-step-start = Disponi i ponti: i neri nel muro esterno, i grigi nel muro di mezzo, il bianco sulla casella Ankh. Tutte le pedine aspettano fuori, accanto al loro ingresso.
sakkara-sheet-step-spares = Conserva la riserva per quando qualcosa va perso.
