# Piramido
piramido-board-pyramid = The stepped pyramid, seen from above
piramido-board-labyrinth = The labyrinth, six rows below the burial chamber
piramido-sign = { $sign ->
    [K] ankh
    [E] eye
    [S] scarab
    [F] falcon
    [L] lotus
    [U] sun
    [W] water
   *[none] no sign
  }
piramido-colour = { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[none] no colour yet
  }

piramido-act-colour = { $colour ->
    [red] Take red
    [blue] Take blue
   *[yellow] Take yellow
  }
piramido-act-side = { $side ->
    [L] Start on the left
   *[R] Start on the right
  }
piramido-act-step = Step to { $step }
piramido-act-sphinx = Set sphinx { $number } on { $step }
piramido-act-nosphinx = Set no sphinx
piramido-act-left = Go left
piramido-act-right = Go right
piramido-act-claim = Take the sign of { $place }
piramido-act-end = End the turn

piramido-event-rolloff = The throws for the beginning: { $numbers }.
piramido-event-begins = { $name } begins.
piramido-event-colour = { $name } takes { piramido-colour }.
piramido-event-reel = { $colour ->
    [red] The red reel is put into its viewer.
    [blue] The blue reel is put into its viewer.
   *[yellow] The yellow reel is put into its viewer.
  }
piramido-event-route = { $route ->
    [A] Route A begins, up the pyramid. { $first } is first.
    [B] Route B begins, down the pyramid. { $first } is first.
    [C] Route C begins, into the labyrinth. { $first } is first.
   *[D] Route D begins, out of the labyrinth. { $first } is first.
  }
piramido-event-side = { $side ->
    [L] { $name } starts on the left.
   *[R] { $name } starts on the right.
  }
piramido-event-roll = { $name } throws { $number }.
piramido-event-step = { $name } goes from { $from } to { $to }.
piramido-event-stays = { $name } stays on { $to }.
piramido-event-sphinx-stops = { $name } meets sphinx { $number } on { $step } and has to turn back.
piramido-event-sphinx-out = { $name } passes sphinx { $number } on { $step }, and it is out.
piramido-event-lost = { $count ->
    [one] { $name } has no way to go and loses one step of the throw.
   *[other] { $name } has no way to go and loses { $count } steps of the throw.
  }
piramido-event-claim-step = { $name } puts the { piramido-sign } of { $step } on space { $space }.
piramido-event-claim = { $name } puts the { piramido-sign } on space { $space }.
piramido-event-passage = { $name } leaves { $from } for { $to }.
piramido-event-sphinx-set = { $name } sets sphinx { $number } on { $step }.
piramido-event-arrived = { $name } has arrived as number { $place }.
piramido-event-route-over = Route { $route } is over.
piramido-event-right = The control strips are laid on. Right: { $names }.
piramido-event-nobody-right = The control strips are laid on. Nobody was right.
piramido-event-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
  }

piramido-phase-rolloff = The highest throw begins.
piramido-phase-colour = { $name } chooses a colour for route { $route }.
piramido-phase-reels = The reels are put into the viewers.
piramido-phase-side = { $name } chooses a start space.
piramido-phase-roll = { $name } throws the die.
piramido-phase-step = { $name } moves on the pyramid.
piramido-phase-sphinx = { $name } may set a sphinx.
piramido-phase-row = { $name } moves along the row.
piramido-phase-claim = { $name } may take the sign.
piramido-phase-over = The game is over.

piramido-tell-route = { $route ->
    [A] Route A, up the pyramid.
    [B] Route B, down the pyramid.
    [C] Route C, into the labyrinth.
   *[D] Route D, out of the labyrinth.
  }
piramido-tell-throw = Thrown { $number }, still to go { $left }.
piramido-tell-at = { $name } ({ piramido-colour }) is on { $place }.
piramido-tell-outside = { $name } ({ piramido-colour }) is not on the board.
piramido-tell-arrived = { $name } ({ piramido-colour }) has arrived as number { $arrived }.
piramido-tell-claims = On the scoreboard of { $name }: { $claims }.
piramido-tell-nothing = nothing
piramido-tell-hand = { $name } has sphinxes in hand: { $numbers }.
piramido-tell-sphinx = { $step }: sphinx { $number }, { piramido-colour }.
piramido-tell-row = Route { $route }, { $name }: { $claims }; arrived as number { $place }.
piramido-tell-row-open = Route { $route }, { $name }: { $claims }; did not arrive.
piramido-tell-strip-right = Route { $route }, { $name } was right: { $claims }.
piramido-tell-strip-wrong = Route { $route }, { $name } was wrong; right would be: { $claims }.
piramido-tell-strip-late = Route { $route }, { $name } did not arrive; the control strip says: { $claims }.
piramido-tell-free = Nobody has placed a sign for so long that explorers close no way now.
piramido-tell-free-sphinxes = Nobody has placed a sign for so long that no sphinx stops anybody now.
piramido-tell-spent = Sphinxes out for the rest of the game: { $numbers }.
piramido-tell-signs-alone = On the pyramid only the hieroglyphs are compared, not their steps.
piramido-tell-left = { $count ->
    [one] One more throw, then the route ends.
   *[other] { $count } more throws, then the route ends.
  }

piramido-place-step = { $part ->
    [forecourt] { $name }, forecourt, { piramido-sign }
    [stairs] { $name }, stairs, { piramido-sign }
    [gallery] { $name }, gallery, { piramido-sign }
    [gate] { $name }, gate, { piramido-sign }
    [top] { $name }, the top with the key
   *[stone] { $name }, plain stone
  }
piramido-place-space = { $name }, { piramido-sign }
piramido-place-bare = { $name }, empty
piramido-place-start = { $side ->
    [L] start space on the left
   *[R] start space on the right
  }
piramido-place-chamber = burial chamber
piramido-place-sphinx = sphinx { $number }, { piramido-colour }
piramido-hand-sphinx = Sphinx { $number } in hand
piramido-hand-out = Sphinx { $number } is out
piramido-way-left = To the left
piramido-way-right = To the right
piramido-turn = Turn the pyramid by a quarter

piramido-viewer = Viewer
piramido-viewer-open = Look into the viewer
piramido-viewer-close = Put the viewer down
piramido-viewer-none = No picture may be looked at now.
piramido-viewer-picture = Picture { $number } of 7
piramido-viewer-counts = This is the picture to follow.
piramido-viewer-lever = Lever: next picture
piramido-viewer-back = Picture before
piramido-viewer-mode = How to look
piramido-mode-pair = Stereoscope
piramido-mode-crossed = Crossed eyes
piramido-mode-anaglyph = Red-cyan glasses
piramido-mode-wiggle = Wiggle
piramido-mode-flat = Flat
piramido-viewer-failed = The picture could not be loaded.

piramido-gallery-open = The pictures
piramido-gallery = What the pictures were taken for
piramido-gallery-of = Route { $route }: { $name }
piramido-gallery-taken = Taken for:
piramido-gallery-shown = It shows:
piramido-gallery-right = Right
piramido-gallery-wrong = Wrong
piramido-gallery-count = { $right } of { $count } right
piramido-gallery-look = Look at picture { $number }

## For those who do not know it
piramido-goal = Your viewer holds pictures that nobody else sees: six places, one after another. Walk there, and take the sign where you think it is. Be right, and be the first at the end of the route.
piramido-aim = { $route ->
    [A] Find the six steps of your pictures, on the way up.
    [B] Find the six steps of your pictures, on the way down.
    [C] Find the six signs of your pictures, row by row.
   *[D] Find the six signs of your pictures, on the way out.
  }
piramido-aim-end = { $route ->
    [A] All six signs are placed: up to the key.
    [B] All six signs are placed: down to the step of picture 1.
    [C] All six signs are placed.
   *[D] All six signs are placed: out by your start.
  }
piramido-prompt-look = { $route ->
    [A] Look into the viewer: which step is picture { $picture }?
    [B] Look into the viewer: which step is picture { $picture }?
   *[C] Look into the viewer: which sign do you need?
  }
piramido-prompt-colour = Choose your colour for route { $route }
piramido-prompt-side = Sign on the left in picture 1? Start right
piramido-prompt-step = { $left ->
    [one] One step left, towards the step of picture { $picture }
   *[other] { $left } steps left, towards the step of picture { $picture }
  }
piramido-prompt-claim-or-step = Is this the step of picture { $picture }? Take it, or go on
piramido-prompt-claim = Is this the step of picture { $picture }? Take it, or end
piramido-prompt-home = { $route ->
    [A] { $left } to go, exactly to the key at the top
   *[B] { $left } to go, exactly to the step of picture 1
  }
piramido-prompt-row = Thrown { $number }: left or right, to end on your sign
piramido-prompt-home-row = Thrown { $number }: left or right, exactly to your start
piramido-prompt-claim-sign = Is it the sign of your picture? Take it, or end
piramido-prompt-sphinx = Set a sphinx where you have been, or none
piramido-prompt-set = Choose a step where you have been
piramido-prompt-end = Nothing more to do: end the turn
piramido-prompt-wait = The die is being thrown
piramido-progress = { $count } of 6 signs
piramido-progress-arrived = arrived as no. { $place }
piramido-progress-long = { $name }: { $count } of 6 signs placed on route { $route }: { $claims }
piramido-about-no-throw = The die: nothing has been thrown yet.
piramido-about-die = It says how many steps you go, all of them, along the ways. Choose the next step.
piramido-about-die-row = It says how far you go along the row, all of it. Choose left or right.
piramido-about-score = Signs that are taken lie here in order. Whether they are right is seen at the end.
piramido-about-sphinx-out = It stops nobody any more.
piramido-about-sphinx-other = It belongs to { $name }, who may set it in your way after taking a sign.
piramido-about-sphinx-hand = With a sign taken you may set it where you have been. It stops others, unless they throw { $number }.
piramido-about-way = Along the row one goes left or right, the full throw.
piramido-about-here = You stand here. Take its sign when you think that it is the step in your picture.
piramido-about-step = You go step by step, along the ways, to a step beside yours.
piramido-about-chamber = { $route ->
    [C] The end of the route: with the sixth sign you go up into it.
   *[D] The beginning of the route.
  }
piramido-about-start = Explorers come into the labyrinth here, each colour on its own space.
piramido-about-space = You go along your own row. A sign that you take leads into the next one.
piramido-reason-arrives = You arrive.
piramido-reason-claim = It takes this for the place in your picture.
piramido-reason-out = Sphinx { $number } is out then.
piramido-reason-set = A sphinx on { $step } stops others.
piramido-viewer-asks-start = Your explorer starts on this step. The next pictures show the steps to find.
piramido-viewer-asks-step = Which step of the pyramid is this? Mind signs, stairs and levels. Go there and take its sign.
piramido-viewer-asks-end = Your route ends on this step.
piramido-viewer-asks-side = Which sign is it? If it is on the left, start on the right, and the other way round.
piramido-viewer-asks-sign = Which sign is it? End a throw on it in your row and take it. If there is none, the next picture counts.
piramido-viewer-asks-done = You have taken a sign for this picture.

piramido-ending-nobody = The control strips are laid on: nobody had every sign right.
piramido-ending-right = { $count ->
    [one] The control strips are laid on: only { $names } had every sign right.
   *[other] The control strips are laid on: { $names } had every sign right.
  }
piramido-ending-earliest = The one who arrived earlier wins.

## A turn, as a person would tell it
piramido-does = { $name } { $does }.
piramido-does-roll = throws { $number }
piramido-does-go = { $count ->
    [one] goes one step
   *[other] goes { $count } steps
  }{ $to ->
    [none] {""}
   *[other] {" "}to { $to }
  }
piramido-does-walk = { $count ->
    [one] walks one space
   *[other] walks { $count } spaces
  }{ $to ->
    [none] {""}
   *[other] {" "}to { $to }
  }
piramido-does-stay = stays put
piramido-does-passage = goes through a passage{ $to ->
    [none] {""}
   *[other] {" "}to { $to }
  }
piramido-does-claim = puts the { piramido-sign } on space { $space }
piramido-does-sphinx = sets sphinx { $number }{ $to ->
    [none] {""}
   *[other] {" "}on { $to }
  }
piramido-does-stopped = meets sphinx { $number } and has to turn back
piramido-does-pass = gets past sphinx { $number }, which is out
