# Pyramidis before its board is loaded: in lists of games, and where a table is set up.
pyramidis-title = Pyramidis
pyramidis-mood = Snel en scherp
pyramidis-about = Zaai zuilen van piramides rond het kruis. Wie bovenop ligt, bezit de zuil; vijf binnen wint.
pyramidis-players = 2 of 4 spelers
pyramidis-length = 20 tot 30 minuten
pyramidis-rule-1 = Neem een zuil met jouw kleur bovenop en laat de piramides één voor één vallen, vakje na vakje.
pyramidis-rule-2 = De bovenste piramide bezit de zuil; die eronder reizen mee.
pyramidis-rule-3 = Heb je als eerste vijf piramides binnen, dan win je.

## In print
pyramidis-print = R. Siegers · Flying Turtle Games, 1988
pyramidis-print-author = R. Siegers
pyramidis-print-publisher = Flying Turtle Games; rechten: Big Bad Wolf, Brussel
pyramidis-print-year = 1988
pyramidis-print-edition = Frans, Duits, Nederlands en Engels
pyramidis-print-players = 2 of 4
pyramidis-print-length = 20 tot 30 minuten

## Presets
pyramidis-preset-printed-title = Zoals gedrukt, internationaal
pyramidis-preset-printed = Wie als eerste vijf van de acht piramides binnenbrengt, wint.
pyramidis-preset-german-title = Zoals in het Duits gedrukt
pyramidis-preset-german = Er is een tweede manier om te winnen: neem een tegenspeler de laatste zet af.
pyramidis-preset-children = Met z’n tweeën, zodat niemand verdwaalt; de computer mag om raad gevraagd worden.

## Variants
pyramidis-option-edition = Winnen
pyramidis-option-edition-about = Of je met een blokkade wint, zoals in de Duitse uitgave.
pyramidis-option-edition-international = Vijf piramides binnen wint
pyramidis-option-edition-german = Een tegenspeler de laatste zet afnemen wint ook
