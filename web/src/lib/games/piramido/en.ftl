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
piramido-phase-colour = { $name } chooses a colour.
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
piramido-tell-free = Explorers do not block the way now.
piramido-tell-left = { $count ->
    [one] One more throw, then the route ends.
   *[other] { $count } more throws, then the route ends.
  }

piramido-place-step = { $name }, level { $level }, { piramido-sign }
piramido-place-space = { $name }, { piramido-sign }
piramido-place-bare = { $name }, empty
piramido-place-start = { $side ->
    [L] start space on the left
   *[R] start space on the right
  }
piramido-place-chamber = burial chamber
piramido-place-sphinx = sphinx { $number }, { piramido-colour }
piramido-hand-sphinx = Sphinx { $number } in hand
piramido-way-left = To the left
piramido-way-right = To the right
piramido-turn = Turn the pyramid by a quarter
piramido-board-of = Scoreboard of { $name }
piramido-space = Space { $space }: { piramido-sign }
piramido-space-step = Space { $space }: { piramido-sign } of { $step }

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
piramido-gallery-picture = Picture { $number }
piramido-gallery-taken = Taken for:
piramido-gallery-shown = It shows:
piramido-gallery-right = Right
piramido-gallery-wrong = Wrong
piramido-gallery-count = { $right } of { $count } right
piramido-gallery-look = Look at picture { $number }
