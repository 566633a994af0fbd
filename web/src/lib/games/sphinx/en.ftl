# Sphinx
sphinx-board = The corridor, a spiral from the entrance to the treasure
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
sphinx-event-rolled = { $name } rolls { $dice }.
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

sphinx-phase-deal = The sphinxes are being dealt.
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

sphinx-field-start = Field { $field }, the entrance
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
sphinx-notes-about = What you saw stands here. Touch a square to cross a colour out.
sphinx-notes-guards = Guards
sphinx-notes-rooms = Temple
sphinx-notes-clear = Rub out
sphinx-notes-seen = { sphinx-slot } is { sphinx-colour }
sphinx-notes-crossed = { sphinx-slot } is not { sphinx-colour }
sphinx-notes-maybe = { sphinx-slot } may be { sphinx-colour }
sphinx-notes-looked = Has looked: { $names }
