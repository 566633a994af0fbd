# Sakkara before its board is loaded: in lists of games, and where a table is set up.
sakkara-title = Sakkara
sakkara-mood = Una corsa di ponti
sakkara-about = Guida Ra, Iside e Osiride su per tre livelli fino all’Ankh, su ponti che tutti possono muovere.
sakkara-players = da 2 a 4 giocatori
sakkara-length = circa 40 minuti (stima nostra)
sakkara-rule-1 = Quattro mosse a turno: fai camminare le tue pedine, o spingi un ponte lungo il suo muro.
sakkara-rule-2 = Solo i ponti portano verso l’interno, e tutti possono muoverli.
sakkara-rule-3 = Arriva su una pedina per rimandarla fuori; raggiungi l’Ankh tre volte per vincere.

## In print
sakkara-print = Un foglio tedesco da stampare e ritagliare
sakkara-print-edition = un foglio tedesco da stampare e ritagliare
sakkara-print-players = fino a 4 (qui da 2 a 4)

## Presets
sakkara-preset-printed = Tutti nascondono pedine nel pugno; comincia chi indovina quante sono.
sakkara-preset-ours = Comincia il primo posto, senza indovinare.
sakkara-preset-children = Comincia il primo posto, e si può chiedere consiglio al computer.

## Variants
sakkara-option-opening = Chi comincia
sakkara-option-opening-about = Come si trova il primo giocatore.
sakkara-option-opening-fixed = Il primo posto
sakkara-option-opening-fists = Chi indovina quante pedine ci sono in tutti i pugni
