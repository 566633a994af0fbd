# Why an action of Piramido is refused: what is found there. { $name } is a player: “Player 1”, “Anna”.

## Who begins, colours and sides
piramido-not-before-rolloff = A throw for each seat decides first who begins.
piramido-not-rolloff-count =
    { $count ->
        [0] Each of { $seats } seats throws a number, and none was found.
        [one] Each of { $seats } seats throws a number, and one was found.
       *[other] Each of { $seats } seats throws a number, and { $count } were found.
    }
piramido-not-rolloff-again = Who begins has been decided.
piramido-not-before-colour = { $name } chooses a colour first.
piramido-not-before-colours = Nobody throws before all have a colour.
piramido-not-colour-again = Everybody has a colour.
piramido-not-colour-taken = { $name } has chosen { piramido-colour } already.
piramido-not-colour-up = { $name } had { piramido-colour } on the way up, and takes another colour for the way down.
piramido-not-colour-others = If { $name } takes { piramido-colour }, somebody who chooses later finds no colour.
piramido-not-before-side = { $name } chooses the side to start from first.
piramido-not-before-sides = Nobody throws before all have a side.
piramido-not-side-again = Everybody has started.
piramido-not-side-here = Sides are for route C.

## The throw
piramido-not-before-throw = { $name } throws the die first.
piramido-not-die = A die shows 1 to 6, not { $number }.
piramido-not-throw-again = { $name } has thrown { $number } and moves now.
piramido-not-end =
    { $left ->
        [one] The whole throw is moved, and { $name } has one step left.
       *[other] The whole throw is moved, and { $name } has { $left } steps left.
    }
piramido-not-throw-left = The throw of { $number } is used up.

## On the pyramid
piramido-not-left-right = Left and right are for the labyrinth; on the pyramid the step is named.
piramido-not-stone = { $step } is plain stone, on which nobody can stand.
piramido-not-way = { $name } stands on { $from }, and no way leads from there to { $to }.
piramido-not-on-from-top = From the top { $name } turns back, to { $to }.
piramido-not-on-from-sphinx = From the sphinx on { $from } { $name } turns back, to { $to }.
piramido-not-back = { $name } goes back to { $to } only if there is no other way.
piramido-not-top-again = Nobody returns to the top in route B.
piramido-not-top-yet =
    { $count ->
        [0] The top is for one with six hieroglyphs, and { $name } has none.
        [one] The top is for one with six hieroglyphs, and { $name } has one.
       *[other] The top is for one with six hieroglyphs, and { $name } has { $count }.
    }
piramido-not-explorer = The explorer of { $name } stands on { $step }.
piramido-not-onto-sphinx = A throw ends on sphinx { $number } only if it is { $number }, and this is { $throw }.
piramido-not-claim-top = The top has no hieroglyph.
piramido-not-claim-full = { $name } has placed six hieroglyphs, and no space is left.
piramido-not-claim-unentered = { $name } has not entered { $step } in this throw.
piramido-not-claim-again = { $name } has taken the sign of { $step } already since entering it.

## Sphinxes
piramido-not-before-sphinx = { $name } has taken a sign and sets a sphinx first, or none.
piramido-not-sphinx-now = A sphinx is set right after a sign is taken, and not before.
piramido-not-sphinx-colour = Sphinx { $number } is { piramido-colour }, and { $name } is not.
piramido-not-sphinx-hand = { $name } does not have sphinx { $number } in hand any more.
piramido-not-sphinx-unvisited = The explorer of { $name } has not been on { $step }.
piramido-not-sphinx-ground = { $step } is on the ground, and sphinxes stand on levels 1 to 3.
piramido-not-sphinx-top = No sphinx stands on the top.
piramido-not-sphinx-there = A sphinx stands on { $step } already.

## In the labyrinth
piramido-not-only-way =
    { $way ->
        [left] From { $from } the only way is left.
       *[right] From { $from } the only way is right.
    }
piramido-not-before-claim = { $name } has moved, and takes the sign on { $space } or ends.
piramido-not-before-move = { $name } moves the throw of { $number } first, left or right.
piramido-not-step-here = Steps are for the pyramid; in the labyrinth one goes left or right.
piramido-not-sphinx-here = Sphinxes are for the pyramid.

## Reels that are drawn
piramido-not-reel-now = No reel is drawn now.
piramido-not-reel-classic = The reels of this game are the classic ones, and none is drawn.
piramido-not-reel-next =
    { $colour ->
        [red] The red reel is drawn next.
        [blue] The blue reel is drawn next.
       *[yellow] The yellow reel is drawn next.
    }
piramido-not-reel-pyramid = Route { $route } needs a reel of the pyramid.
piramido-not-reel-labyrinth = Route { $route } needs a reel of the labyrinth.
piramido-not-reel-start = Another reel begins on this step.
piramido-not-picture-missing = Picture { $number } is missing.
piramido-not-picture-level = Picture { $number }, { $step }, is on level { $level }, not { $needed }.
piramido-not-picture-stone = Picture { $number }, { $step }, is plain stone.
piramido-not-picture-far =
    { $count ->
        [one] Picture { $number }, { $step }, is one step from { $from }, not 4 to 7.
       *[other] Picture { $number }, { $step }, is { $count } steps from { $from }, not 4 to 7.
    }
piramido-not-picture-signs =
    { $count ->
        [0] One picture is without a sign, and none was found.
       *[other] One picture is without a sign, and { $count } were found.
    }
piramido-not-picture-first = The first picture must have a sign.
piramido-not-picture-last = The last picture must have a sign.
