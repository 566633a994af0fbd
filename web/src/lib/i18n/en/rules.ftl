# The page of a game's rules.
rules-search = Search the rules
rules-found =
    { $count ->
        [0] Nothing found.
        [one] One place.
       *[other] { $count } places.
    }
rules-all = All the rules
rules-contents = Contents of the rules
ruling-open = Ruling { $ruling }: what print says, and what we decided
diagram-steps = Positions of this diagram
diagram-step = Position { $number } of { $count }
