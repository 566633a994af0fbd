# Quello che si stampa attorno a ogni gioco: la prima pagina, la guida e i nomi dei fogli.

## Il documento e la sua prima pagina
print-document = { $game }: stampa e gioca
print-subtitle = Stampa, ritaglia e gioca
print-first = Si comincia da qui
print-scale-heading = Stampa a grandezza reale
print-scale = Stampa al 100%, senza «adatta alla pagina». Poi misura questo righello: deve essere lungo esattamente 50 mm.
print-ruler = Un righello di 50 mm
print-contents = Che cosa stampare
print-column-pages = Pagine
print-column-what = Che cosa
print-column-paper = Carta
print-stock-plain = carta comune, da 80 a 120 g/m²
print-stock-card = cartoncino, da 200 a 300 g/m²
print-stock-photo = carta fotografica
print-both-sides = { $paper }, fronte e retro
print-duplex = I fogli che hanno un retro si stampano fronte e retro, girati sul lato lungo. Prova prima con la pagina di prova.
print-lines = Che cosa dicono le linee
print-line-cut = Taglia
print-line-mountain = Piega all’indietro
print-line-valley = Piega in avanti
print-line-glue = Incolla

## I nomi dei fogli
print-board = Tabellone
print-cards = Carte
print-rules = Regole
print-spares = Riserva
print-part-of = { $title }, parte { $part }
print-number-of = { $title }, foglio { $number } di { $count }
print-back-of = { $title }, retro
print-overlap = Taglia lungo i segni. Sovrapponi le parti in modo che i triangolini di una tocchino il bordo della successiva e il disegno continui. Poi incolla.

## La prova per i due lati
print-duplex-title = Prova per i due lati
print-duplex-front = Stampa questa pagina e la prossima sui due lati di un foglio, girato sul lato lungo. Tieni il foglio contro la luce: le crocette devono cadere sulle croci grandi, al massimo con uno scarto di una tacca.
print-duplex-back = Questo è il retro. Se le croci cadono altrove, gira la carta sul lato lungo e stampa al 100%.

## Come si costruisce
print-guide = Come si costruisce
print-minutes =
    { $minutes ->
        [one] Ci vuole circa un minuto.
       *[other] Ci vogliono circa { $minutes } minuti.
    }
print-materials = Ti serve

## Il libretto delle regole
print-book = Le regole del gioco
print-book-title = { $game }: le regole
print-book-contents = Indice
print-book-marks = Una sigla come { $mark } sta accanto alla frase che è nostra. Tutto ciò che non ha sigla è come nell’originale. «{ $section }», da pagina { $page }, spiega ogni sigla.
print-notes = Appunti
print-booklet = Regole come libretto
print-booklet-how = Stampa il libretto fronte e retro, girato sul lato lungo. Metti i fogli uno dentro l’altro, piegali a metà e fissali con due punti metallici nella piega.
