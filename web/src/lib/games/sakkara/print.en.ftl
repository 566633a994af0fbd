# Sakkara on paper: its sheets, its cards and how it is built.

## The sheets
sakkara-sheet-says = thirteen by thirteen: three levels of light fields, three walls with carvings, an entrance in each corner and the Ankh field in the middle
sakkara-sheet-stones = Stones and bridges
sakkara-sheet-standing = Stones that stand
sakkara-sheet-cards = Horus and Ankh cards
sakkara-sheet-stone = { sakkara-stone-name } ({ sakkara-colour })

## The cards
sakkara-sheet-horus = Horus
sakkara-sheet-ankh = Ankh
sakkara-sheet-moves =
    { $moves ->
        [one] one move a turn
       *[other] { $moves } moves a turn
    }

## How it is built
sakkara-sheet-need-knife = scissors, or a sharp knife and a ruler
sakkara-sheet-need-glue = a glue stick
sakkara-sheet-need-coins = for flat stones: twelve coins, buttons or thick card
sakkara-sheet-step-board = Cut the four parts of the board along their marks. Lay A2 over A1 and B2 over B1 so that the drawing goes on, and glue. Then glue the lower half over the upper one.
sakkara-sheet-step-stones = Cut out the twelve stones. Glue each onto a coin, a button or thick card: it is easier to hold.
sakkara-sheet-step-standing = Or build stones that stand. Cut them out, fold them in the middle and glue front and back together. Fold both feet outwards. The large arrow lies before the stone and shows where it goes.
sakkara-sheet-step-bridges = Cut out the seven bridges: four black ones, two grey ones and a white one. Cut out the cards, a Horus card and an Ankh card for every player.
sakkara-sheet-step-start = Lay out the bridges: black ones in the outer wall, grey ones in the middle wall, the white one on the Ankh field. Every stone waits outside, beside its entrance.
sakkara-sheet-step-spares = Keep the spares. They come in when something gets lost.
