# Pyramidis before its board is loaded: in lists of games, and where a table is set up.
pyramidis-title = Pyramidis
pyramidis-mood = Snabbt och vasst
pyramidis-about = Sprid ut staplar av pyramider runt korset. Pyramiden överst äger stapeln; fem i mål vinner.
pyramidis-players = 2 eller 4 spelare
pyramidis-length = 20 till 30 minuter
pyramidis-rule-1 = Ta en stapel med din färg överst och släpp dess pyramider en och en, ruta efter ruta.
pyramidis-rule-2 = Pyramiden överst äger stapeln; de under följer med.
pyramidis-rule-3 = Först med fem av sina pyramider i mål vinner.

## In print
pyramidis-print = R. Siegers · Flying Turtle Games, 1988
pyramidis-print-author = R. Siegers
pyramidis-print-publisher = Flying Turtle Games; rättigheter: Big Bad Wolf, Bryssel
pyramidis-print-year = 1988
pyramidis-print-edition = franska, tyska, nederländska och engelska
pyramidis-print-players = 2 eller 4
pyramidis-print-length = 20 till 30 minuter

## Presets
pyramidis-preset-printed-title = Som i originalet, internationellt
pyramidis-preset-printed = Den som först får fem av åtta pyramider i mål vinner.
pyramidis-preset-german-title = Som i det tyska originalet
pyramidis-preset-german = Det finns ett andra sätt att vinna: ta sista draget från en motspelare.
pyramidis-preset-children = Två spelare, så att ingen går vilse; man får fråga datorn om råd.

## Variants
pyramidis-option-edition = Att vinna
pyramidis-option-edition-about = Om en blockad vinner, som i den tyska utgåvan.
pyramidis-option-edition-international = Fem pyramider i mål vinner
pyramidis-option-edition-german = Att ta sista draget från en motspelare vinner också
