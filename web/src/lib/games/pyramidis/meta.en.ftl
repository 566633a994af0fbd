# Pyramidis before its board is loaded: in lists of games, and where a table is set up.
pyramidis-title = Pyramidis
pyramidis-mood = Quick and sharp
pyramidis-about = Sow stacks of pyramids round the cross. The pyramid on top owns the stack; five home win.
pyramidis-players = 2 or 4 players
pyramidis-length = 20 to 30 minutes
pyramidis-rule-1 = Take a stack with your colour on top and drop its pyramids one by one, square after square.
pyramidis-rule-2 = The pyramid on top owns the stack; those below ride along.
pyramidis-rule-3 = Five of your pyramids home first, and you win.

## In print
pyramidis-print = R. Siegers · Flying Turtle Games, 1988
pyramidis-print-author = R. Siegers
pyramidis-print-publisher = Flying Turtle Games; rights: Big Bad Wolf, Brussels
pyramidis-print-year = 1988
pyramidis-print-edition = French, German, Dutch and English
pyramidis-print-players = 2 or 4
pyramidis-print-length = 20 to 30 minutes

## Presets
pyramidis-preset-printed-title = As printed, international
pyramidis-preset-printed = The first to bring five of eight pyramids home wins.
pyramidis-preset-german-title = As printed in German
pyramidis-preset-german = There is a second way to win: take an opponent’s last move.
pyramidis-preset-children = Two players, so that nobody strays; the computer may be asked for advice.

## Variants
pyramidis-option-edition = Winning
pyramidis-option-edition-about = Whether a blockade wins, as in the German edition.
pyramidis-option-edition-international = Five pyramids home win
pyramidis-option-edition-german = Taking an opponent’s last move wins, too
