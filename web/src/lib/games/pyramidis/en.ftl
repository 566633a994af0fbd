# Pyramidis
pyramidis-colour =
    { $colour ->
        [red] red
        [green] green
        [yellow] yellow
       *[blue] blue
    }

## What may be played
pyramidis-act-start =
    { $count ->
        [one] Take one pyramid from the start
       *[other] Take { $count } pyramids from the start
    }
pyramidis-act-move = Move the stack on { $square }
pyramidis-act-pass = Pass: you have nothing to move

## Places
pyramidis-board = The board of Pyramidis
pyramidis-home-circle = { $square }, the { pyramidis-colour } home circle
pyramidis-square-empty = { $place }: empty
pyramidis-square =
    { $count ->
        [one] { $place }: one { pyramidis-colour } pyramid
       *[other] { $place }: { $count } pyramids, from the bottom { $list }. Owner: { pyramidis-colour }
    }
pyramidis-start =
    { $count ->
        [0] The { pyramidis-colour } start square: empty
        [one] The { pyramidis-colour } start square: one pyramid
       *[other] The { pyramidis-colour } start square: { $count } pyramids
    }

## What happens
pyramidis-took-from-start =
    { $count ->
        [one] { $name } takes one pyramid from the start.
       *[other] { $name } takes { $count } pyramids from the start.
    }
pyramidis-lifted =
    { $count ->
        [one] { $name } lifts the pyramid on { $square }.
       *[other] { $name } lifts the { $count } pyramids on { $square }.
    }
pyramidis-dropped =
    { $colour ->
        [red] Red on { $square }.
        [green] Green on { $square }.
        [yellow] Yellow on { $square }.
       *[blue] Blue on { $square }.
    }
pyramidis-jumped = Over the tower on { $square }.
pyramidis-came-home =
    { $count ->
        [one] A { pyramidis-colour } pyramid comes home, the first.
       *[other] A { pyramidis-colour } pyramid comes home: { $count } are there now.
    }
pyramidis-won = { $name } has five pyramids home and wins.
pyramidis-blocked = { $other } is blocked: { $name } wins.
pyramidis-passed = { $name } has nothing to move and passes.
pyramidis-drawn = After { $count } actions the game is a draw.

## The table in words
pyramidis-player = { $name } ({ pyramidis-colour }): { $start } on the start square, { $home } of { $goal } home.
pyramidis-board-empty = The board is empty.
pyramidis-turn = It is the turn of { $name }.
pyramidis-actions-left =
    { $count ->
        [one] After one more action the game is a draw.
       *[other] After { $count } more actions the game is a draw.
    }
pyramidis-ended-home = { $name } has won, with five pyramids home.
pyramidis-ended-blockade = { $name } has won by a blockade.
pyramidis-ended-actions = The game has lasted too long and is a draw.
pyramidis-ended-repetition = The same position came a third time: a draw.
