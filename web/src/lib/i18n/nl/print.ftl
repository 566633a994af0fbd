# Wat er rond elk spel gedrukt wordt: de eerste pagina, de bouwhandleiding en de namen van de vellen.

## Het document en zijn eerste pagina
print-document = { $game }: printen en spelen
print-subtitle = Printen, uitknippen en spelen
print-first = Begin hier
print-scale-heading = Print op ware grootte
print-scale = Print op 100%, zonder “aanpassen aan pagina”. Meet daarna deze liniaal na: hij moet precies 50 mm lang zijn.
print-ruler = Een liniaal van 50 mm
print-contents = Wat je print
print-column-pages = Pagina’s
print-column-what = Wat
print-column-paper = Papier
print-stock-plain = gewoon papier, 80 tot 120 g/m²
print-stock-card = karton, 200 tot 300 g/m²
print-stock-photo = fotopapier
print-both-sides = { $paper }, dubbelzijdig
print-duplex = Vellen met een achterkant print je dubbelzijdig, omgeslagen over de lange kant. Probeer het eerst met de testpagina.
print-lines = Wat de lijnen betekenen
print-line-cut = Knippen
print-line-mountain = Naar achteren vouwen
print-line-valley = Naar voren vouwen
print-line-glue = Lijmen

## De namen van de vellen
print-board = Spelbord
print-cards = Kaarten
print-rules = Spelregels
print-spares = Reserve
print-part-of = { $title }, deel { $part }
print-number-of = { $title }, vel { $number } van { $count }
print-back-of = { $title }, achterkant
print-overlap = Knip langs de tekens. Leg de delen zo over elkaar dat de kleine driehoekjes van het ene deel de rand van het volgende raken en de tekening doorloopt. Lijm ze dan vast.

## De test voor beide kanten
print-duplex-title = Test voor beide kanten
print-duplex-front = Print deze pagina en de volgende op de twee kanten van één vel, omgeslagen over de lange kant. Houd het vel tegen het licht: de kleine kruisjes moeten op de grote liggen, hooguit één streepje ernaast.
print-duplex-back = Dit is de achterkant. Liggen de kruisjes ergens anders, sla het papier dan om over de lange kant en print op 100%.

## Zo maak je het
print-guide = Zo maak je het
print-minutes =
    { $minutes ->
        [one] Het duurt ongeveer een minuut.
       *[other] Het duurt ongeveer { $minutes } minuten.
    }
print-materials = Dit heb je nodig

## Het regelboekje
print-book = De spelregels
print-book-title = { $game }: de regels
print-book-contents = Inhoud
print-book-marks = Een teken zoals { $mark } staat bij het zinsdeel dat van ons is. Alles zonder teken is zoals gedrukt. ‘{ $section }’, vanaf bladzijde { $page }, legt elk teken uit.
print-notes = Aantekeningen
print-booklet = Spelregels als boekje
print-booklet-how = Print het boekje dubbelzijdig, omgeslagen over de lange kant. Leg de vellen in elkaar, vouw ze in het midden en niet ze twee keer in de vouw.
