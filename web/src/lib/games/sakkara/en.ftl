# Sakkara
sakkara-stone-name =
    { $stone ->
        [R] Ra
        [I] Isis
       *[O] Osiris
    }
sakkara-colour =
    { $colour ->
        [red] red
        [yellow] yellow
        [blue] blue
       *[green] green
    }
sakkara-bridge =
    { $bridge ->
        [black] black bridge
        [grey] grey bridge
       *[white] white bridge
    }

## What may be played
sakkara-act-enter = Bring { sakkara-stone-name } in
sakkara-act-step = { sakkara-stone-name } from { $from } to { $to }
sakkara-act-jump = { sakkara-stone-name } jumps from { $from } to { $to } ({ $moves } moves)
sakkara-act-bridge = Bridge from { $from } to { $to }
sakkara-act-fist =
    { $count ->
        [0] Hide nothing
        [one] Hide one stone
       *[other] Hide { $count } stones
    }
sakkara-act-guess = { $count } in all

## Places
sakkara-board = The board of Sakkara
sakkara-place-field = { $field }, level { $level }
sakkara-place-wall = { $field }, wall
sakkara-place-ankh = { $field }, the Ankh field
sakkara-place-entrance = { $field }, the { sakkara-colour } entrance
sakkara-stone = { sakkara-stone-name } of { $name } ({ sakkara-colour })
sakkara-heading =
    { $heading ->
        [n] heading north
        [e] heading east
        [s] heading south
       *[w] heading west
    }
sakkara-bound = must leave its bridge in this turn
sakkara-outside = { sakkara-stone-name } of { $name } ({ sakkara-colour }) waits outside
sakkara-outside-empty = { sakkara-stone-name } of { $name } ({ sakkara-colour }) is on the board, on { $field }

## What happens
sakkara-hid = { $name } holds out a fist.
sakkara-hid-own =
    { $count ->
        [0] { $name } hides nothing in the fist.
        [one] { $name } hides one stone in the fist.
       *[other] { $name } hides { $count } stones in the fist.
    }
sakkara-guessed = { $name } guesses { $total }.
sakkara-fists-opened = The fists open: { $hands }, together { $total }.
sakkara-bid-failed = Nobody is right (bid { $bids }), so all hide again.
sakkara-turn-began =
    { $moves ->
        [one] { $name } has one move.
       *[other] { $name } has { $moves } moves.
    }
sakkara-entered = { $name } brings { sakkara-stone-name } in on { $field }.
sakkara-moved = { $name }: { sakkara-stone-name } goes from { $from } to { $to }.
sakkara-jumped = { $name }: { sakkara-stone-name } jumps from { $from } over { $over } to { $to }.
sakkara-captured = { sakkara-stone-name } of { $name } is captured on { $field }.
sakkara-reached =
    { $visits ->
        [1] { sakkara-stone-name } of { $name } reaches the Ankh field and earns the Horus card: five moves from the next turn on.
        [2] { sakkara-stone-name } of { $name } reaches the Ankh field and earns the Ankh card: six moves from the next turn on.
       *[other] { sakkara-stone-name } of { $name } reaches the Ankh field for the third time.
    }
sakkara-bridge-moved = { $name } moves the { sakkara-bridge } from { $from } to { $to }.
sakkara-duty-void = The stones of { $name } cannot leave their bridges and may stay.
sakkara-ended-early =
    { $moves ->
        [one] { $name } can do nothing more and loses one move.
       *[other] { $name } can do nothing more and loses { $moves } moves.
    }
sakkara-white-bridge-due = { $name } has captured and moves the white bridge off the Ankh field.
sakkara-won = { $name } has reached the Ankh field for the third time and wins.
sakkara-drawn = After { $turns } turns the game is a draw.

## The table in words
sakkara-stone-at =
    { $field ->
        [outside] { sakkara-stone-name } of { $name } ({ sakkara-colour }): outside
       *[other] { sakkara-stone-name } of { $name } ({ sakkara-colour }): on { $field }
    }
sakkara-visits = { $name } has reached the Ankh field { $visits } of { $goal } times.
sakkara-card-horus = { $name } has the Horus card: five moves a turn.
sakkara-card-ankh = { $name } has the Ankh card: six moves a turn.
sakkara-fist = { $name } holds { $count } in the fist.
sakkara-fist-closed = { $name } holds out a closed fist.
sakkara-bridge-at = { sakkara-bridge } on { $field }
sakkara-stage-fists = { $name } hides 0 to 3 stones in the fist.
sakkara-stage-guesses = { $name } guesses how many stones all fists hold.
sakkara-draw = The game is a draw.
sakkara-moves-left =
    { $moves ->
        [one] { $name } has one of { $of } moves left.
       *[other] { $name } has { $moves } of { $of } moves left.
    }
sakkara-turns-left =
    { $turns ->
        [one] After one more turn the game is a draw.
       *[other] After { $turns } more turns the game is a draw.
    }
sakkara-fists-title = Who begins?
sakkara-fists-guess = guesses { $total }
