# Det som skrivs ut runt varje spel: första sidan, bygghjälpen och arkens namn.

## Dokumentet och dess första sida
print-document = { $game }: skriv ut och spela
print-subtitle = Skriv ut, klipp ut och spela
print-first = Börja här
print-scale-heading = Skriv ut i full storlek
print-scale = Skriv ut i 100 %, utan ”anpassa till sidan”. Mät sedan den här linjalen: den ska vara exakt 50 mm lång.
print-ruler = En linjal på 50 mm
print-contents = Det här skriver du ut
print-column-pages = Sidor
print-column-what = Vad
print-column-paper = Papper
print-stock-plain = vanligt papper, 80 till 120 g/m²
print-stock-card = kartong, 200 till 300 g/m²
print-stock-photo = fotopapper
print-both-sides = { $paper }, båda sidor
print-duplex = Ark med baksida skrivs ut på båda sidor och vänds över långsidan. Prova först med testsidan.
print-lines = Vad linjerna betyder
print-line-cut = Klipp
print-line-mountain = Vik bakåt
print-line-valley = Vik framåt
print-line-glue = Limma

## Arkens namn
print-board = Spelplan
print-cards = Kort
print-rules = Regler
print-spares = Reserv
print-part-of = { $title }, del { $part }
print-number-of = { $title }, ark { $number } av { $count }
print-back-of = { $title }, baksida
print-overlap = Klipp längs märkena. Lägg delarna över varandra så att den enas små trianglar möter den nästas kant och teckningen fortsätter. Limma sedan.

## Testet för båda sidor
print-duplex-title = Test för båda sidor
print-duplex-front = Skriv ut den här sidan och nästa på de två sidorna av ett ark, vänt över långsidan. Håll arket mot ljuset: de små korsen ska ligga på de stora, högst ett streck fel.
print-duplex-back = Det här är baksidan. Ligger korsen någon annanstans, så vänd papperet över långsidan och skriv ut i 100 %.

## Så bygger du det
print-guide = Så bygger du det
print-minutes =
    { $minutes ->
        [one] Det tar ungefär en minut.
       *[other] Det tar ungefär { $minutes } minuter.
    }
print-materials = Det här behöver du

## Regelhäftet
print-book = Spelets regler
print-book-title = { $game }: reglerna
print-book-contents = Innehåll
print-book-marks = Ett märke som { $mark } står vid den sats som är vår. Allt utan märke är som i originalet. ”{ $section }”, från sidan { $page }, förklarar varje märke.
print-notes = Anteckningar
print-booklet = Regler som häfte
print-booklet-how = Skriv ut häftet på båda sidor, vänt över långsidan. Lägg arken i varandra, vik dem på mitten och häfta dem två gånger i vecket.
