# The page of a game's rules.
rules-search = Zoeken in de regels
rules-found =
    { $count ->
        [0] Niets gevonden.
        [one] Eén plek.
       *[other] { $count } plekken.
    }
rules-all = Alle regels
rules-contents = Inhoud van de regels
ruling-open = Beslissing { $ruling }: wat er gedrukt staat en wat wij besloten hebben
diagram-steps = Stellingen van deze tekening
diagram-step = Stelling { $number } van { $count }
