# Sphinx before its board is loaded: in lists of games, and where a table is set up.
sphinx-title = Sphinx
sphinx-mood = Dice, doors and memory
sphinx-about = Learn the colours of the three guards, collect their cards and reach the treasure first.
sphinx-players = 2 to 4 players
sphinx-length = about 30 minutes (our guess)
sphinx-rule-1 = Throw and walk: cards, mummies and secret doors lie along the way.
sphinx-rule-2 = Look under the sphinxes: you know which three guard the treasure, but not their colours.
sphinx-rule-3 = Bring their cards and name the guards in the right order to win.

## In print
sphinx-print = G. Baars · Ravensburger, 1999
sphinx-print-author = G. Baars
sphinx-print-publisher = Ravensburger
sphinx-print-year = 1999
sphinx-print-edition = French, no. 26 168 0; illustrated by Chris Mitchell
sphinx-print-players = 3 or 4 (here 2, too)
sphinx-print-age = from 8 years

## Presets
sphinx-preset-printed = Three or four players, all the rules, nothing is taken back; the youngest begins.
sphinx-preset-ours = All the rules, for two as well; friends draw their seats by lot.
sphinx-preset-children = No snakes, doors only if you like, cards stay yours, colours in any order; with advice from the computer.
sphinx-lot-off = In print the youngest begins: the first seat is theirs.

## Variants
sphinx-option-dice = Dice
sphinx-option-dice-about = Whether the snakes can swap two sphinxes.
sphinx-option-dice-three = Two plain dice and the one with the snakes
sphinx-option-dice-two = Without the snakes, for the young
sphinx-option-doors = Secret doors
sphinx-option-doors-about = What happens when an action ends beside one.
sphinx-option-doors-forced = It turns, with everybody beside it
sphinx-option-doors-optional = It turns if one likes, for the young
sphinx-option-returns = Cards one has already
sphinx-option-returns-about = What happens on the field of a card that one has in hand.
sphinx-option-returns-forced = The card must be given back
sphinx-option-returns-never = The card is kept, for the young
sphinx-option-order = Naming the guards
sphinx-option-order-about = Whether the order of the three colours counts.
sphinx-option-order-strict = In the right order
sphinx-option-order-any = In any order, for the young
