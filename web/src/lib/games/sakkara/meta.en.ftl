# Sakkara before its board is loaded: in lists of games, and where a table is set up.
sakkara-title = Sakkara
sakkara-mood = A race of bridges
sakkara-about = Lead Ra, Isis and Osiris over three levels to the Ankh, over bridges that everybody moves.
sakkara-players = 2 to 4 players
sakkara-length = about 40 minutes (our guess)
sakkara-rule-1 = Four moves a turn: walk your stones, or push a bridge along its wall.
sakkara-rule-2 = Only bridges lead inwards, and everybody moves them.
sakkara-rule-3 = Land on a stone to send it back; reach the Ankh three times to win.

## In print
sakkara-print = A German sheet to print and cut out
sakkara-print-edition = a German sheet to print and cut out
sakkara-print-players = up to 4 (here 2 to 4)

## Presets
sakkara-preset-printed = All hide stones in a fist; the one who guesses how many there are begins.
sakkara-preset-ours = The first seat begins, without guessing.
sakkara-preset-children = The first seat begins, and the computer may be asked for advice.

## Variants
sakkara-option-opening = Who begins
sakkara-option-opening-about = How the first player is found.
sakkara-option-opening-fixed = The first seat
sakkara-option-opening-fists = Who guesses the stones in all fists
