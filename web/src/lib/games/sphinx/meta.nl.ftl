# Sphinx before its board is loaded: in lists of games, and where a table is set up.
sphinx-title = Sphinx
sphinx-mood = Dobbelen, deuren en geheugen
sphinx-about = Ontdek de kleuren van de drie wachters, verzamel hun kaarten en bereik als eerste de schat.
sphinx-players = 2 tot 4 spelers
sphinx-length = ongeveer 30 minuten (geschat)
sphinx-rule-1 = Gooi en loop: onderweg liggen kaarten, mummies en geheime deuren.
sphinx-rule-2 = Kijk onder de sfinxen: je weet welke drie de schat bewaken, maar niet welke kleur ze hebben.
sphinx-rule-3 = Breng hun kaarten mee en noem de wachters in de juiste volgorde: dan win je.

## In print
sphinx-print = G. Baars · Ravensburger, 1999
sphinx-print-author = G. Baars
sphinx-print-publisher = Ravensburger
sphinx-print-year = 1999
sphinx-print-edition = Frans, nr. 26 168 0; geïllustreerd door Chris Mitchell
sphinx-print-players = 3 of 4 (hier ook 2)
sphinx-print-age = vanaf 8 jaar

## Presets
sphinx-preset-printed = Drie of vier spelers, alle regels, niets wordt teruggenomen; de jongste begint.
sphinx-preset-ours = Alle regels, ook voor twee; vrienden loten om hun plaats.
sphinx-preset-children = Geen slangen, deuren alleen als je wilt, kaarten blijven van jou, kleuren in vrije volgorde; met raad van de computer.
sphinx-lot-off = Volgens de gedrukte regels begint de jongste: die krijgt de eerste plaats.

## Variants
sphinx-option-dice = Dobbelstenen
sphinx-option-dice-about = Of de slangen twee sfinxen kunnen verwisselen.
sphinx-option-dice-three = Twee gewone dobbelstenen en die met de slangen
sphinx-option-dice-two = Zonder de slangen, voor jonge spelers
sphinx-option-doors = Geheime deuren
sphinx-option-doors-about = Wat er gebeurt als een actie naast een deur eindigt.
sphinx-option-doors-forced = Hij draait, met iedereen die ernaast staat
sphinx-option-doors-optional = Hij draait als je wilt, voor jonge spelers
sphinx-option-returns = Kaarten die je al hebt
sphinx-option-returns-about = Wat er gebeurt op het veld van een kaart die je in de hand hebt.
sphinx-option-returns-forced = Je moet de kaart teruggeven
sphinx-option-returns-never = Je houdt de kaart, voor jonge spelers
sphinx-option-order = De wachters noemen
sphinx-option-order-about = Of de volgorde van de drie kleuren telt.
sphinx-option-order-strict = In de juiste volgorde
sphinx-option-order-any = In vrije volgorde, voor jonge spelers
