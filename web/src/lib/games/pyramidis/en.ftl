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
pyramidis-drawn =
    After { $count ->
        [one] one move
       *[other] { $count } moves
    } the game is a draw.

## The table in words
pyramidis-player = { $name } ({ pyramidis-colour }): { $start } on the start square, { $home } of { $goal } home.
pyramidis-board-empty = The board is empty.
pyramidis-turn = It is the turn of { $name }.
pyramidis-actions-left =
    { $count ->
        [one] After one more move the game is a draw.
       *[other] After { $count } more moves the game is a draw.
    }
pyramidis-ended-home = { $name } has won, with five pyramids home.
pyramidis-ended-blockade = { $name } has won by a blockade.
pyramidis-ended-actions = The game has lasted too long and is a draw.
pyramidis-ended-repetition = The same position came a third time: a draw.

## For those who do not know it
pyramidis-goal = Be the first to bring { $goal } of your eight pyramids home. A stack goes as many squares as it has pyramids, dropping one on each, and belongs to the colour on top.
pyramidis-goal-german = Be the first to bring { $goal } of your eight pyramids home, or leave an opponent without a move. A stack goes as many squares as it has pyramids, dropping one on each, and belongs to the colour on top.
pyramidis-aim = Bring { $goal } home, { $left } to go.
pyramidis-prompt-both = Choose a stack of yours, or your start
pyramidis-prompt-start = Choose your start: pyramids set out there
pyramidis-prompt-stack = Choose a stack with your colour on top
pyramidis-prompt-count = How many? Each goes one square further
pyramidis-prompt-pass = You have nothing to move: pass
pyramidis-brief-start = { $count }
pyramidis-progress = { $home } of { $goal } home
pyramidis-progress-long = { $name }: { $home } of { $goal } pyramids home, { $start } still at the start
pyramidis-tray = The { pyramidis-colour } tray: { $home } of { $goal } pyramids home.
pyramidis-about-tray = Pyramids that come to their own home circle lie here and count.
pyramidis-about-start-other = Only { $name } takes pyramids from there.
pyramidis-about-start-empty = All your pyramids have set out.
pyramidis-about-stack = { $name } lies on top, so only { $name } moves it. Land on it, and it is yours.
pyramidis-about-empty = There is nothing to move here. Choose a stack with your colour on top, or your start.
pyramidis-reason-blocks = It leaves an opponent without a move and wins.
pyramidis-reason-wins = It wins.
pyramidis-reason-home =
    { $count ->
        [one] It brings one of yours home.
       *[other] It brings { $count } of yours home.
    }
pyramidis-reason-frees =
    { $count ->
        [one] It frees one of yours.
       *[other] It frees { $count } of yours.
    }
pyramidis-reason-covers =
    { $count ->
        [one] It takes a stack from { $name }.
       *[other] It takes { $count } stacks, one of them from { $name }.
    }
pyramidis-reason-spreads = It gives you { $count } more stacks to move.

pyramidis-ending-home =
    { $name } brought { $goal } pyramids home, after { $count ->
        [one] one move
       *[other] { $count } moves
    } in all.
pyramidis-ending-blockade = A blockade: { $name } took the last move from another.
pyramidis-ending-actions =
    After { $count ->
        [one] one move
       *[other] { $count } moves
    } nobody had brought { $goal } home: that is a draw.
pyramidis-ending-repetition = The same position came for the third time: that is a draw.

## A turn, as a person would tell it
pyramidis-does = { $name } { $does }.
pyramidis-does-start =
    { $count ->
        [one] brings in a pyramid from the start
       *[other] brings in { $count } pyramids from the start
    }{ $to ->
        [none] {""}
       *[other] {" "}up to { $to }
    }
pyramidis-does-move =
    { $count ->
        [one] moves a pyramid
       *[other] moves a stack of { $count }
    }{ $from ->
        [none] {""}
       *[other] {" "}from { $from } to { $to }
    }
pyramidis-does-over =
    { $towers ->
        [one] goes over a tower
       *[other] goes over { $towers } towers
    }
