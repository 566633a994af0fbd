# Pyramidis
pyramidis-colour =
    { $colour ->
        [red] rood
        [green] groen
        [yellow] geel
       *[blue] blauw
    }
    .e =
    { $colour ->
        [red] rode
        [green] groene
        [yellow] gele
       *[blue] blauwe
    }

## What may be played
pyramidis-act-start =
    { $count ->
        [one] Eén piramide van de start nemen
       *[other] { $count } piramides van de start nemen
    }
pyramidis-act-move = De zuil op { $square } verplaatsen
pyramidis-act-pass = Passen: je kunt niets verplaatsen

## Places
pyramidis-board = Het bord van Pyramidis
pyramidis-home-circle = { $square }, het { pyramidis-colour.e } eindvakje
pyramidis-square-empty = { $place }: leeg
pyramidis-square =
    { $count ->
        [one] { $place }: één { pyramidis-colour.e } piramide
       *[other] { $place }: { $count } piramides, van onderaf { $list }. Eigenaar: { pyramidis-colour }
    }
pyramidis-start =
    { $count ->
        [0] Het { pyramidis-colour.e } startvakje: leeg
        [one] Het { pyramidis-colour.e } startvakje: één piramide
       *[other] Het { pyramidis-colour.e } startvakje: { $count } piramides
    }

## What happens
pyramidis-took-from-start =
    { $count ->
        [one] { $name } neemt één piramide van de start.
       *[other] { $name } neemt { $count } piramides van de start.
    }
pyramidis-lifted =
    { $count ->
        [one] { $name } tilt de piramide van { $square } op.
       *[other] { $name } tilt de { $count } piramides van { $square } op.
    }
pyramidis-dropped =
    { $colour ->
        [red] Rood op { $square }.
        [green] Groen op { $square }.
        [yellow] Geel op { $square }.
       *[blue] Blauw op { $square }.
    }
pyramidis-jumped = Over de toren op { $square }.
pyramidis-came-home =
    { $count ->
        [one] Een { pyramidis-colour.e } piramide komt binnen, de eerste.
       *[other] Een { pyramidis-colour.e } piramide komt binnen: dat zijn er nu { $count }.
    }
pyramidis-won = { $name } heeft vijf piramides binnen en wint.
pyramidis-blocked = { $other } is geblokkeerd: { $name } wint.
pyramidis-passed = { $name } kan niets verplaatsen en past.
pyramidis-drawn = Na { $count ->
        [one] 1 zet
       *[other] { $count } zetten
    } eindigt het spel in gelijkspel.

## The table in words
pyramidis-player = { $name } ({ pyramidis-colour }): { $start } op het startvakje, { $home } van { $goal } binnen.
pyramidis-board-empty = Het bord is leeg.
pyramidis-turn = { $name } is aan de beurt.
pyramidis-actions-left =
    { $count ->
        [one] Na nog één zet eindigt het spel in gelijkspel.
       *[other] Na nog { $count } zetten eindigt het spel in gelijkspel.
    }
pyramidis-ended-home = { $name } heeft gewonnen, met vijf piramides binnen.
pyramidis-ended-blockade = { $name } heeft gewonnen door een blokkade.
pyramidis-ended-actions = Het spel heeft te lang geduurd: gelijkspel.
pyramidis-ended-repetition = Dezelfde stelling kwam voor de derde keer: gelijkspel.

## For those who do not know it
pyramidis-goal = Breng als eerste { $goal } van je acht piramides binnen. Een zuil gaat zoveel vakjes ver als hij piramides heeft, laat er op elk vakje één vallen en is van de kleur die bovenop ligt.
pyramidis-goal-german = Breng als eerste { $goal } van je acht piramides binnen, of neem een tegenspeler de laatste zet af. Een zuil gaat zoveel vakjes ver als hij piramides heeft, laat er op elk vakje één vallen en is van de kleur die bovenop ligt.
pyramidis-aim = Breng er { $goal } binnen, nog { $left }.
pyramidis-prompt-both = Kies een zuil van jou, of je start
pyramidis-prompt-start = Kies je start: daar gaan ze op weg
pyramidis-prompt-stack = Kies een zuil met jouw kleur bovenop
pyramidis-prompt-count = Hoeveel? Elke gaat één vakje verder
pyramidis-prompt-pass = Je kunt niets verplaatsen: pas
pyramidis-brief-start = { $count }
pyramidis-progress = { $home } van { $goal } binnen
pyramidis-progress-long = { $name }: { $home } van { $goal } piramides binnen, { $start } nog op de start
pyramidis-tray = Binnen bij { pyramidis-colour }: { $home } van { $goal } piramides.
pyramidis-about-tray = Piramides die op hun eigen eindvakje komen, liggen hier en tellen mee.
pyramidis-about-start-other = Alleen { $name } neemt daar piramides weg.
pyramidis-about-start-empty = Al je piramides zijn al vertrokken.
pyramidis-about-stack = { $name } ligt bovenop, dus alleen { $name } verplaatst deze zuil. Land erop, dan is hij van jou.
pyramidis-about-empty = Hier valt niets te verplaatsen. Kies een zuil met jouw kleur bovenop, of je start.
pyramidis-reason-blocks = Een tegenspeler kan dan niets meer verplaatsen: je wint.
pyramidis-reason-wins = Hiermee win je.
pyramidis-reason-home =
    { $count ->
        [one] Dit brengt er één van jou binnen.
       *[other] Dit brengt er { $count } van jou binnen.
    }
pyramidis-reason-frees =
    { $count ->
        [one] Dit bevrijdt er één van jou.
       *[other] Dit bevrijdt er { $count } van jou.
    }
pyramidis-reason-covers =
    { $count ->
        [one] Dit neemt { $name } een zuil af.
       *[other] Dit neemt { $count } zuilen af, waarvan één van { $name }.
    }
pyramidis-reason-spreads = Dit geeft je { $count ->
        [one] 1 zuil
       *[other] { $count } zuilen
    } meer om te verplaatsen.

pyramidis-ending-home = { $name } bracht { $goal } piramides binnen, na { $count ->
        [one] 1 zet
       *[other] { $count } zetten
    } in totaal.
pyramidis-ending-blockade = Een blokkade: { $name } nam iemand de laatste zet af.
pyramidis-ending-actions = Na { $count ->
        [one] 1 zet
       *[other] { $count } zetten
    } had niemand er { $goal } binnen: gelijkspel.
pyramidis-ending-repetition = Dezelfde stelling kwam voor de derde keer: gelijkspel.

## A turn, as a person would tell it
pyramidis-does = { $name } { $does }.
pyramidis-does-start =
    { $count ->
        [one] brengt een piramide van de start in het spel
       *[other] brengt { $count } piramides van de start in het spel
    }{ $to ->
        [none] {""}
       *[other] {" "}tot { $to }
    }
pyramidis-does-move =
    { $count ->
        [one] verplaatst een piramide
       *[other] verplaatst een zuil van { $count }
    }{ $from ->
        [none] {""}
       *[other] {" "}van { $from } naar { $to }
    }
pyramidis-does-over =
    { $towers ->
        [one] gaat over een toren
       *[other] gaat over { $towers } torens
    }
