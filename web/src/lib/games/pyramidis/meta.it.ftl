# Pyramidis before its board is loaded: in lists of games, and where a table is set up.
pyramidis-title = Pyramidis
pyramidis-mood = Rapido e tagliente
pyramidis-about = Semina pile di piramidi lungo la croce. Chi sta in cima possiede la pila; con cinque a casa si vince.
pyramidis-players = 2 o 4 giocatori
pyramidis-length = da 20 a 30 minuti
pyramidis-rule-1 = Prendi una pila con il tuo colore in cima e posa le piramidi una a una, casella dopo casella.
pyramidis-rule-2 = La piramide in cima possiede la pila; quelle sotto viaggiano con lei.
pyramidis-rule-3 = Cinque tue piramidi a casa prima di tutti, e hai vinto.

## In print
pyramidis-print = R. Siegers · Flying Turtle Games, 1988
pyramidis-print-author = R. Siegers
pyramidis-print-publisher = Flying Turtle Games; diritti: Big Bad Wolf, Bruxelles
pyramidis-print-year = 1988
pyramidis-print-edition = in francese, tedesco, olandese e inglese
pyramidis-print-players = 2 o 4
pyramidis-print-length = da 20 a 30 minuti

## Presets
pyramidis-preset-printed-title = Come l’originale, internazionale
pyramidis-preset-printed = Vince chi per primo porta a casa cinque piramidi su otto.
pyramidis-preset-german-title = Come l’originale tedesco
pyramidis-preset-german = C’è un secondo modo di vincere: togliere a un avversario l’ultima mossa.
pyramidis-preset-children = In due, così nessuno si perde; si può chiedere consiglio al computer.

## Variants
pyramidis-option-edition = La vittoria
pyramidis-option-edition-about = Se un blocco fa vincere, come nell’edizione tedesca.
pyramidis-option-edition-international = Si vince con cinque piramidi a casa
pyramidis-option-edition-german = Si vince anche togliendo a un avversario l’ultima mossa
