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
sakkara-act-jump =
    { sakkara-stone-name } jumps from { $from } to { $to } ({ $moves ->
        [one] one move
       *[other] { $moves } moves
    })
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
sakkara-bid-failed = Nobody is right (round { $bids }), so all hide again.
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
       *[other] { $name } reaches the Ankh field with { sakkara-stone-name } for the third time.
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
sakkara-drawn =
    After { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } the game is a draw.

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

## For those who do not know it
sakkara-goal = Lead Ra, Isis and Osiris over three levels to the Ankh field in the middle. Walls are crossed by bridges only, and everybody moves all bridges. The first to reach the Ankh { $goal } times wins.
sakkara-aim =
    { $left ->
        [one] Reach the Ankh once more.
        [2] Reach the Ankh twice more.
       *[other] Reach the Ankh { $left } times.
    }
sakkara-prompt-fists = Hide none to three stones in your fist
sakkara-prompt-guesses = How many do all fists hold? Right begins
sakkara-prompt-white-bridge = You captured: slide the white bridge off
sakkara-prompt-bridge = Where to? One field along its wall
sakkara-prompt-stone = Where to with { sakkara-stone-name }? Its first step is free
sakkara-prompt-turn =
    { $stone ->
        [R] Where to? Ra turns as it likes
        [I] Where to? Isis goes straight or left now
       *[O] Where to? Osiris goes straight or right now
    }
sakkara-prompt-bound = { sakkara-stone-name } has to leave its bridge in this turn
sakkara-prompt-moves =
    { $moves ->
        [one] One move left: a stone, or a bridge
       *[other] You have { $moves } moves left: a stone, or a bridge
    }
sakkara-prompt-enter =
    { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }: bring a stone in, or move a bridge
sakkara-prompt-last = Last move: bring one of your stones in
sakkara-brief-number = { $count }
sakkara-progress =
    Ankh { $visits } of { $goal }, { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
sakkara-progress-long =
    { $name }: { $visits } of { $goal } visits to the Ankh, { $moves ->
        [one] one move
       *[other] { $moves } moves
    } a turn
sakkara-about-moves =
    { $moves ->
        [one] One of { $of } moves is left in this turn.
       *[other] { $moves } of { $of } moves are left in this turn.
    }
sakkara-about-moves-why = A stone brought in, a step and a bridge moved on are one move each.
sakkara-about-card =
    { $card ->
        [horus] The Horus card of { $name }.
       *[ankh] The Ankh card of { $name }.
    }
sakkara-about-card-why =
    { $card ->
        [horus] The first visit to the Ankh brings it: five moves a turn.
       *[ankh] The second visit to the Ankh brings it: six moves a turn.
    }{ $got ->
        [yes] {" "}It is earned.
       *[no] {""}
    }
sakkara-about-wait-other = Only { $name } brings it in, on the entrance of its colour.
sakkara-about-wait-there = It is on the board already: choose it there.
sakkara-about-wait-later = It comes in on your entrance, for one move.
sakkara-about-bid = First the fists decide who begins.
sakkara-about-enemy = It belongs to { $name }. Land on it with a stone of yours to capture it.
sakkara-about-ankh = This is the goal. Choose a stone first: over a bridge beside it a stone gets here.
sakkara-about-bridge = A bridge slides along its wall, unless a stone stands on it or another is in the way.
sakkara-about-wall = Walls are crossed by bridges only. Choose a bridge beside it to slide it here.
sakkara-about-empty = It is empty. Choose a stone of yours or a bridge first, then where it goes.
sakkara-reason-wins = It wins.
sakkara-reason-captures = It captures { sakkara-stone-name } of { $name }.
sakkara-reason-reaches = { sakkara-stone-name } reaches the Ankh.
sakkara-reason-enters = { sakkara-stone-name } comes onto the board.
sakkara-reason-bridge = { sakkara-stone-name } steps onto a bridge.
sakkara-reason-up = { sakkara-stone-name } gets up to level { $level }.
sakkara-reason-serves = It brings the bridge to { sakkara-stone-name }.
sakkara-way =
    { sakkara-stone-name }: { $stone ->
        [R] turns as it likes
        [I] then straight or left
       *[O] then straight or right
    }

sakkara-ending = { $name } reached the Ankh field { $count ->
    [2] twice
   *[other] { $count } times
  }, after { $turns ->
    [one] one turn
   *[other] { $turns } turns
  } in all.

## A turn, as a person would tell it
sakkara-does = { $name } { $does }.
sakkara-does-enter = brings { sakkara-stone-name } in{ $to ->
        [none] {""}
       *[other] {" "}on { $to }
    }
sakkara-does-move =
    { $count ->
        [one] moves { sakkara-stone-name } one field
       *[other] moves { sakkara-stone-name } { $count } fields
    }{ $to ->
        [none] {""}
       *[other] {" "}to { $to }
    }
sakkara-does-capture = captures { sakkara-stone-name } of { $name }
sakkara-does-bridge = slides the { sakkara-bridge }{ $to ->
        [none] {""}
       *[other] {" "}to { $to }
    }
