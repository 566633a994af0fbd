# Why an action of Pyramidis is refused: what is found there. { $name } is a player or a colour: “Red”, “Anna”.
pyramidis-not-start-count = One to five pyramids are taken from the start square, not { $count }.
pyramidis-not-start-empty = The start square of { $name } is empty.
pyramidis-not-start-left =
    { $left ->
        [one] { $name } has only one pyramid on the start square, not { $count }.
       *[other] { $name } has only { $left } pyramids on the start square, not { $count }.
    }
pyramidis-not-stack = There is no stack on { $square }.
pyramidis-not-owner = The stack on { $square } belongs to { $name }: its top pyramid is { pyramidis-colour }.
pyramidis-not-top =
    { $count ->
        [one] The stack on { $square } has a pyramid of { $name } in it, but { $owner } is on top and moves it.
       *[other] The stack on { $square } has { $count } pyramids of { $name } in it, but { $owner } is on top and moves it.
    }
pyramidis-not-pass-start =
    { $left ->
        [one] { $name } must move, and has one pyramid on the start square.
       *[other] { $name } must move, and has { $left } pyramids on the start square.
    }
pyramidis-not-pass-stack = { $name } must move, and owns the stack on { $square }.
pyramidis-not-pass = { $name } must move.
