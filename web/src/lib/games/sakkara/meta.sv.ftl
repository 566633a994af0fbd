# Sakkara before its board is loaded: in lists of games, and where a table is set up.
sakkara-title = Sakkara
sakkara-mood = Kapplöpning över broar
sakkara-about = Led Ra, Isis och Osiris över tre nivåer till Ankh, med broar som alla flyttar.
sakkara-players = 2 till 4 spelare
sakkara-length = ungefär 40 minuter (vår gissning)
sakkara-rule-1 = Fyra drag per tur: gå med dina stenar, eller skjut en bro längs sin mur.
sakkara-rule-2 = Bara broar leder inåt, och alla flyttar dem.
sakkara-rule-3 = Landa på en sten för att skicka tillbaka den; nå Ankh tre gånger för att vinna.

## In print
sakkara-print = Ett tyskt ark att skriva ut och klippa
sakkara-print-edition = ett tyskt ark att skriva ut och klippa
sakkara-print-players = upp till 4 (här 2 till 4)

## Presets
sakkara-preset-printed = Alla gömmer stenar i näven; den som gissar hur många de är börjar.
sakkara-preset-ours = Den första platsen börjar, utan gissning.
sakkara-preset-children = Den första platsen börjar, och man får fråga datorn om råd.

## Variants
sakkara-option-opening = Vem som börjar
sakkara-option-opening-about = Hur den första spelaren utses.
sakkara-option-opening-fixed = Den första platsen
sakkara-option-opening-fists = Den som gissar antalet stenar i alla nävar
