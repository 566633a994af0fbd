# Sphinx
sphinx-board = The corridor, a spiral from the start to the treasure
sphinx-colour-r = red
sphinx-colour-b = blue
sphinx-colour-g = green
sphinx-colour-y = yellow
sphinx-colour-p = purple
sphinx-colour-w = white
sphinx-colour = { $colour ->
    [R] red
    [B] blue
    [G] green
    [Y] yellow
    [P] purple
   *[W] white
  }
sphinx-slot = { $slot ->
    [G1] guard 1
    [G2] guard 2
    [G3] guard 3
    [T1] temple sphinx 1
    [T2] temple sphinx 2
   *[T3] temple sphinx 3
  }
sphinx-guard = { $guard ->
    [G1] guard 1
    [G2] guard 2
   *[G3] guard 3
  }
sphinx-room = { $room ->
    [T1] temple sphinx 1
    [T2] temple sphinx 2
   *[T3] temple sphinx 3
  }
sphinx-snakes = snakes

sphinx-act-forwards = { $count } forwards, to field { $field }
sphinx-act-backwards = { $count } back, to field { $field }
sphinx-act-treasure = Go for the treasure with the { $count }
sphinx-act-swap = Swap { sphinx-guard } and { sphinx-room }
sphinx-act-take = Take the { sphinx-colour } card
sphinx-act-leave = Leave the card
sphinx-act-peek = Look under { sphinx-slot }
sphinx-act-nopeek = Do not look
sphinx-act-steal = Steal the { sphinx-colour } card
sphinx-act-nosteal = Steal nothing
sphinx-act-turn = Turn the door
sphinx-act-stay = Leave the door closed
sphinx-act-attempt = Name { $first ->
    [R] red
    [B] blue
    [G] green
    [Y] yellow
    [P] purple
   *[W] white
  }, { $second ->
    [R] red
    [B] blue
    [G] green
    [Y] yellow
    [P] purple
   *[W] white
  }, { $third ->
    [R] red
    [B] blue
    [G] green
    [Y] yellow
    [P] purple
   *[W] white
  }
sphinx-act-pass = Pass: end the turn

sphinx-event-dealt = The sphinxes are in their places.
sphinx-event-rolled = { $name } throws { $dice }.
sphinx-event-walked = { $name } walks from { $from } to { $to }.
sphinx-event-swapped = { $name } swaps { sphinx-guard } and { sphinx-room }.
sphinx-event-took = { $name } takes the { sphinx-colour } card.
sphinx-event-gave-back = { $name } gives the { sphinx-colour } card back.
sphinx-event-looked = { $name } looks under { sphinx-slot }.
sphinx-event-saw = { $name } looks under { sphinx-slot }: { sphinx-colour }.
sphinx-event-stole = { $name } steals the { sphinx-colour } card of { $victim }.
sphinx-event-declined-card = { $name } leaves the card.
sphinx-event-declined-look = { $name } does not look.
sphinx-event-declined-theft = { $name } steals nothing.
sphinx-event-declined-door = { $name } leaves the door closed.
sphinx-event-turned = { $name } turns door { $door }.
sphinx-event-carried = The door takes { $name } from { $from } to { $to }.
sphinx-event-right = { $name } names { $named }: right!
sphinx-event-wrong = { $name } names { $named }: wrong.
sphinx-event-wrong-seen = { $name } names { $named }: wrong, the guards are { $guards }.
sphinx-event-sent-back = { $name } loses all cards and is back on the start.
sphinx-event-passed = { $name } passes.
sphinx-event-won = { $name } has the treasure and wins.
sphinx-event-drawn = Nobody has found the treasure: the game is a draw.

sphinx-phase-deal = The sphinxes are being set up.
sphinx-phase-roll = { $name } throws the dice.
sphinx-phase-dice = { $name } uses the dice one by one.
sphinx-phase-take = { $name } may take the { sphinx-colour } card.
sphinx-phase-peek = { $name } may look under a sphinx.
sphinx-phase-steal = { $name } passes { $victim } and may steal a card.
sphinx-phase-door = { $name } may turn the door.
sphinx-phase-attempt = { $name } stands before the guards and names three colours in order.
sphinx-phase-over = The game is over.

sphinx-tell-dice = Dice left: { $dice }.
sphinx-tell-player = { $name }: field { $field }, cards { $cards }.
sphinx-tell-player-bare = { $name }: field { $field }, no cards.
sphinx-tell-looked = { $name } has looked under { $slots }.
sphinx-tell-under = { sphinx-slot }: { sphinx-colour }.
sphinx-tell-left = { $count ->
    [one] After one more turn the game is a draw.
   *[other] After { $count } more turns the game is a draw.
  }

sphinx-field-start = Field { $field }, the start
sphinx-field-corridor = Field { $field }
sphinx-field-card = Field { $field }, { sphinx-colour } card
sphinx-field-mummy = Field { $field }, mummy
sphinx-field-door = Field { $field }, beside door { $door }
sphinx-field-guard = Field { $field }, a guard
sphinx-field-treasure = The treasure
sphinx-card-of = { sphinx-colour } card of { $name }
sphinx-known = { sphinx-slot }: { sphinx-colour }
sphinx-door = Door { $door }

sphinx-notes = Notebook
sphinx-notes-open = Open the notebook
sphinx-notes-close = Close the notebook
sphinx-notes-about = What you saw stands here. Touch a box to cross a colour out.
sphinx-notes-clear = Rub out
sphinx-notes-seen = { sphinx-slot } is { sphinx-colour }
sphinx-notes-crossed = { sphinx-slot } is not { sphinx-colour }
sphinx-notes-maybe = { sphinx-slot } may be { sphinx-colour }
sphinx-notes-looked = Has looked: { $names }

## For those who do not know it
sphinx-or = { $one } or { $two }
sphinx-goal = Three of six sphinxes guard the treasure. Look under them on mummy fields, collect the cards of their three colours, go to the guards and name the colours in the right order.
sphinx-aim = Find the guards’ three colours and get their cards.
sphinx-prompt-both = Use a die: walk { $list }, or swap two sphinxes
sphinx-prompt-walk = Use a die: walk { $list }, ahead or back
sphinx-prompt-snakes = Snakes: choose a guard to be swapped
sphinx-prompt-swap = Swap { sphinx-guard } with a temple sphinx
sphinx-prompt-which = To the treasure: with which die?
sphinx-brief-die = { $count }
sphinx-prompt-take = Take the { sphinx-colour } card, or leave it
sphinx-prompt-peek = A mummy: look under one sphinx, or do not
sphinx-prompt-steal = You pass { $name }: steal a card, or do not
sphinx-prompt-door = Turn the door you stand beside, or leave it
sphinx-prompt-attempt = Guard { $number }: choose the card of its colour
sphinx-prompt-pass = Only the guards are in reach: go, or pass
sphinx-prompt-wait = The dice are being thrown
sphinx-progress =
    { $cards ->
        [0] no cards
        [one] 1 card
       *[other] { $cards } cards
    }, { $seen } seen
sphinx-progress-long =
    { $name }: field { $field }, cards { $list }; has looked under { $seen ->
        [one] one sphinx
       *[other] { $seen } sphinxes
    }
sphinx-progress-bare =
    { $name }: field { $field }, no cards; has looked under { $seen ->
        [one] one sphinx
       *[other] { $seen } sphinxes
    }
sphinx-about-dice = The dice of this turn. Left to be used: { $dice }.
sphinx-about-dice-none = The dice: none is left to be used.
sphinx-about-dice-why = Not the dice are chosen but where they lead: the marked fields say which number it is.
sphinx-about-dice-snakes = Not the dice are chosen but where they lead: a marked field for a number, a guard and then a temple sphinx for the snakes.
sphinx-hand = Cards of { $name }
sphinx-about-hand = The cards of { $name }: { $cards }.
sphinx-about-hand-empty = { $name } has no cards yet.
sphinx-about-hand-why = Cards are open to everybody. You take them on card fields, or from pawns that you pass.
sphinx-about-card-own = You name the colours of your cards when you stand before the guards.
sphinx-about-card-other = You can steal it when you walk over the pawn of its owner.
sphinx-about-door = End a walk on one of the four fields beside it, and it turns half round with every pawn there.
sphinx-about-guard = { $name }: one of the three whose colours you have to name.
sphinx-about-temple = { $name }: its colour is not among the guards, unless snakes swap it.
sphinx-about-sphinx-swap = For the snakes choose a guard first, then this one.
sphinx-about-sphinx-later = A mummy field lets you look under it, the snakes let you swap a guard and a temple sphinx.
sphinx-about-card = Anyone who passes may take a card of this colour, or has to give it back.
sphinx-about-mummy = Anyone who passes may look under a sphinx, once a turn.
sphinx-about-treasure = Three right colours open it.
sphinx-about-first = First decide: { $asked }.
sphinx-about-here = You stand here.
sphinx-about-no-die = No die with a number is left.
sphinx-about-few =
    { $cards ->
        [0] The guards let nobody come without three cards, and you have none.
        [one] The guards let nobody come without three cards, and you have one.
       *[other] The guards let nobody come without three cards, and you have { $cards }.
    }
sphinx-about-ahead = It is { $count } ahead of you, and your dice show { $list }.
sphinx-about-behind = It is { $count } behind you, and your dice show { $list }.
sphinx-reason-wins = It wins.
sphinx-reason-card = You get a { sphinx-colour } card.
sphinx-reason-look = You see what is under a sphinx.
sphinx-reason-attempt = It tries the three colours.
sphinx-reason-door =
    { $count ->
        [one] The door takes you one field ahead.
       *[other] The door takes you { $count } fields ahead.
    }
sphinx-reason-nearer =
    { $count ->
        [one] It leads one field nearer to the treasure.
       *[other] It leads { $count } fields nearer to the treasure.
    }
sphinx-reason-passes-card = It comes to a { sphinx-colour } card, which you do not have.
sphinx-reason-passes-mummy = It comes to a mummy, so you may look under a sphinx.
sphinx-reason-passes-pawn = It passes { $name }, so you may steal.
sphinx-look = { $slot ->
    [G1] Guard 1
    [G2] Guard 2
    [G3] Guard 3
    [T1] Temple sphinx 1
    [T2] Temple sphinx 2
   *[T3] Temple sphinx 3
  } is { sphinx-colour }
sphinx-look-remember = Remember it: nobody else has seen it.
sphinx-look-noted = It stands in your notebook.
sphinx-look-close = I will remember
sphinx-look-noted-close = Go on
sphinx-look-ask = Memory is part of the game. How will you play?
sphinx-look-myself = I remember it myself
sphinx-look-notebook = Keep a notebook for me

sphinx-ending =
    { $name } named all three guards rightly and has the treasure, after { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } in all.

## A turn, as a person would tell it
sphinx-does = { $name } { $does }.
sphinx-does-roll = throws { $dice }
sphinx-does-walk = { $count ->
    [0] stays there
    [one] walks one field { $way ->
        [back] back
       *[on] on
      }
   *[other] walks { $count } fields { $way ->
        [back] back
       *[on] on
      }
  }{ $to ->
    [none] {""}
   *[other] {" "}to { $to }
  }
sphinx-does-swap = swaps { sphinx-guard } and { sphinx-room }
sphinx-does-take = takes the { sphinx-colour } card
sphinx-does-give-back = gives the { sphinx-colour } card back
sphinx-does-look = looks under { sphinx-slot }
sphinx-does-see = looks under { sphinx-slot } ({ sphinx-colour })
sphinx-does-steal = steals the { sphinx-colour } card of { $victim }
sphinx-does-turn = turns a door
sphinx-does-ride = rides round with it{ $to ->
    [none] {""}
   *[other] {" "}to { $to }
  }
sphinx-carries = The door takes { $name } along.
