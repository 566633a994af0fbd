# Sphinx before its board is loaded: in lists of games, and where a table is set up.
sphinx-title = Sphinx
sphinx-mood = Dadi, porte e memoria
sphinx-about = Scopri i colori delle tre guardiane, procurati le loro carte e arriva al tesoro prima di tutti.
sphinx-players = da 2 a 4 giocatori
sphinx-length = circa 30 minuti (stima nostra)
sphinx-rule-1 = Lancia e cammina: lungo la via trovi carte, mummie e porte segrete.
sphinx-rule-2 = Sbircia sotto le sfingi: sai quali tre custodiscono il tesoro, ma non di che colore sono.
sphinx-rule-3 = Porta le loro carte e di’ i colori delle guardiane nell’ordine giusto per vincere.

## In print
sphinx-print = G. Baars · Ravensburger, 1999
sphinx-print-author = G. Baars
sphinx-print-publisher = Ravensburger
sphinx-print-year = 1999
sphinx-print-edition = francese, n. 26 168 0; illustrazioni di Chris Mitchell
sphinx-print-players = 3 o 4 (qui anche 2)
sphinx-print-age = da 8 anni

## Presets
sphinx-preset-printed = Tre o quattro giocatori, tutte le regole, nulla si ritira; comincia il più giovane.
sphinx-preset-ours = Tutte le regole, anche in due; tra amici i posti si sorteggiano.
sphinx-preset-children = Senza serpenti, porte solo se vuoi, le carte restano tue, colori in qualsiasi ordine; con i consigli del computer.
sphinx-lot-off = Nell’originale comincia il più giovane: il primo posto è suo.

## Variants
sphinx-option-dice = Dadi
sphinx-option-dice-about = Se i serpenti possono scambiare due sfingi.
sphinx-option-dice-three = Due dadi normali e quello con i serpenti
sphinx-option-dice-two = Senza i serpenti, per i più piccoli
sphinx-option-doors = Porte segrete
sphinx-option-doors-about = Che cosa succede quando un’azione finisce accanto a una porta.
sphinx-option-doors-forced = Gira, con tutti quelli accanto
sphinx-option-doors-optional = Gira se si vuole, per i più piccoli
sphinx-option-returns = Carte che si hanno già
sphinx-option-returns-about = Che cosa succede sulla casella di una carta che si ha in mano.
sphinx-option-returns-forced = La carta si deve restituire
sphinx-option-returns-never = La carta si tiene, per i più piccoli
sphinx-option-order = Dire i colori delle guardiane
sphinx-option-order-about = Se conta l’ordine dei tre colori.
sphinx-option-order-strict = Nell’ordine giusto
sphinx-option-order-any = In qualsiasi ordine, per i più piccoli
