# Sakkara before its board is loaded: in lists of games, and where a table is set up.
sakkara-title = Sakkara
sakkara-mood = Een wedloop over bruggen
sakkara-about = Breng Ra, Isis en Osiris over drie lagen naar het ankhveld, via bruggen die iedereen mag verschuiven.
sakkara-players = 2 tot 4 spelers
sakkara-length = ongeveer 40 minuten (geschat)
sakkara-rule-1 = Vier zetten per beurt: loop met je stenen, of schuif een brug langs zijn muur.
sakkara-rule-2 = Alleen bruggen leiden naar binnen, en iedereen mag ze verschuiven.
sakkara-rule-3 = Land op een steen en hij moet terug; bereik drie keer het ankhveld en je wint.

## In print
sakkara-print = Een Duits vel om te printen en uit te knippen
sakkara-print-edition = een Duits vel om te printen en uit te knippen
sakkara-print-players = tot 4 (hier 2 tot 4)

## Presets
sakkara-preset-printed = Iedereen verstopt stenen in een vuist; wie raadt hoeveel het er zijn, begint.
sakkara-preset-ours = De eerste plaats begint, zonder raden.
sakkara-preset-children = De eerste plaats begint, en de computer mag om raad gevraagd worden.

## Variants
sakkara-option-opening = Wie begint
sakkara-option-opening-about = Hoe je bepaalt wie er begint.
sakkara-option-opening-fixed = De eerste plaats
sakkara-option-opening-fists = Wie raadt hoeveel stenen in alle vuisten zitten
