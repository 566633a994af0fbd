# Piramido before its board is loaded: in lists of games, and where a table is set up.
piramido-title = Piramido
piramido-mood = Wat alleen jij ziet
piramido-about = Beklim de piramide en doorkruis het labyrint met de beelden in je kijker, teken na teken.
piramido-players = 1 tot 3 spelers
piramido-length = ongeveer 30 minuten (geschat)
piramido-rule-1 = Je kijker toont beelden die niemand anders ziet: ze vertellen je waar je heen moet.
piramido-rule-2 = Gooi, loop naar de trede of het teken dat je herkent, en neem het.
piramido-rule-3 = Kijk goed en wees de eerste: elk beeld dat je goed leest, telt.

## In print
piramido-print = Een spel van View-Master 3-D
piramido-print-edition = View-Master 3-D, in zeven talen; de schijven zijn verloren, de onze hebben we zelf getekend
piramido-print-players = 1 tot 3

## Presets
piramido-preset-printed = De hoogste worp begint, kleuren kies je vóór elke omloop, uitgeschakelde sfinxen blijven weg, en alleen de tekens worden gecontroleerd.
piramido-preset-ours = Speler 1 begint, kleuren schuiven door, sfinxen komen terug, en elke trede zelf moet kloppen.
piramido-preset-children = Alleen de piramide op; een trede met het juiste teken is genoeg, en de computer mag om raad gevraagd worden.

## Variants
piramido-option-routes = Omlopen
piramido-option-routes-about = Welke omlopen je speelt, en in welke volgorde.
piramido-option-routes-A = A: de piramide op
piramido-option-routes-B = B: de piramide af
piramido-option-routes-C = C: het labyrint in
piramido-option-routes-D = D: het labyrint uit
piramido-option-routes-AB = A en B
piramido-option-reels = Beelden
piramido-option-reels-about = Wat de kijkers tonen; de gedrukte schijven zijn verloren, dus we hebben ze allemaal zelf getekend.
piramido-option-reels-classic = Drie schijven, in elk spel dezelfde
piramido-option-reels-random = Voor elk spel nieuw getrokken
piramido-option-order = Wie begint
piramido-option-order-about = Hoe je bepaalt wie begint en wie welke kleur heeft.
piramido-option-order-fixed = Speler 1, en de kleuren op volgorde
piramido-option-order-rolloff = De hoogste worp, die ook het eerst een kleur kiest
piramido-option-check = De controle aan het eind
piramido-option-check-about = Wat er moet kloppen om te winnen.
piramido-option-check-steps = De treden zelf
piramido-option-check-signs = Alleen de hiërogliefen erop
piramido-option-colours = Kleuren van de volgende omloop
piramido-option-colours-about = Hoe de kleuren, en dus ook de beelden, tussen de omlopen wisselen.
piramido-option-colours-pass = Op de terugweg neemt iedereen de volgende kleur
piramido-option-colours-choose = Iedereen kiest opnieuw, in volgorde van aankomst
piramido-option-sphinxes = Uitgeschakelde sfinxen
piramido-option-sphinxes-about = Hoelang een sfinx uitgeschakeld is.
piramido-option-sphinxes-return = Tot de volgende omloop op de piramide
piramido-option-sphinxes-spent = Voor de rest van het spel
