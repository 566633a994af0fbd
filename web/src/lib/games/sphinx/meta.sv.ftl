# Sphinx before its board is loaded: in lists of games, and where a table is set up.
sphinx-title = Sphinx
sphinx-mood = Tärningar, dörrar och minne
sphinx-about = Ta reda på de tre väktarnas färger, samla deras kort och nå skatten först.
sphinx-players = 2 till 4 spelare
sphinx-length = ungefär 30 minuter (vår gissning)
sphinx-rule-1 = Kasta och gå: längs korridoren finns kort, mumier och lönndörrar.
sphinx-rule-2 = Titta under sfinxerna: du vet vilka tre som vaktar skatten, men inte deras färger.
sphinx-rule-3 = Ha deras kort på hand och nämn färgerna i rätt ordning, så vinner du.

## In print
sphinx-print = G. Baars · Ravensburger, 1999
sphinx-print-author = G. Baars
sphinx-print-publisher = Ravensburger
sphinx-print-year = 1999
sphinx-print-edition = fransk, nr 26 168 0; illustrationer av Chris Mitchell
sphinx-print-players = 3 eller 4 (här även 2)
sphinx-print-age = från 8 år

## Presets
sphinx-preset-printed = Tre eller fyra spelare, alla regler, ingenting tas tillbaka; den yngsta börjar.
sphinx-preset-ours = Alla regler, även för två; vänner lottar sina platser.
sphinx-preset-children = Inga ormar, dörrar bara om man vill, korten får man behålla, färgerna i valfri ordning; med råd från datorn.
sphinx-lot-off = I originalet börjar den yngsta, som får den första platsen.

## Variants
sphinx-option-dice = Tärningar
sphinx-option-dice-about = Om ormarna kan få två sfinxer att byta plats.
sphinx-option-dice-three = Två vanliga tärningar och den med ormarna
sphinx-option-dice-two = Utan ormarna, för de små
sphinx-option-doors = Lönndörrar
sphinx-option-doors-about = Vad som händer när en handling slutar bredvid en.
sphinx-option-doors-forced = Den vrids, med alla som står vid den
sphinx-option-doors-optional = Den vrids om man vill, för de små
sphinx-option-returns = Kort man redan har
sphinx-option-returns-about = Vad som händer på rutan för ett kort som man har på hand.
sphinx-option-returns-forced = Kortet måste lämnas tillbaka
sphinx-option-returns-never = Kortet behålls, för de små
sphinx-option-order = Att nämna väktarna
sphinx-option-order-about = Om de tre färgernas ordning räknas.
sphinx-option-order-strict = I rätt ordning
sphinx-option-order-any = I valfri ordning, för de små
