# Why an action of Pyramidis is refused: what is found there. { $name } is a player or a colour: “Red”, “Anna”.
pyramidis-not-start-count = Van het startvakje neem je één tot vijf piramides, niet { $count }.
pyramidis-not-start-empty = Het startvakje van { $name } is leeg.
pyramidis-not-start-left =
    { $left ->
        [one] { $name } heeft maar één piramide op het startvakje, niet { $count }.
       *[other] { $name } heeft maar { $left } piramides op het startvakje, niet { $count }.
    }
pyramidis-not-stack = Op { $square } staat geen zuil.
pyramidis-not-owner = De zuil op { $square } is van { $name }: de bovenste piramide is { pyramidis-colour }.
pyramidis-not-top =
    { $count ->
        [one] In de zuil op { $square } zit een piramide van { $name }, maar { $owner } ligt bovenop en verplaatst hem.
       *[other] In de zuil op { $square } zitten { $count } piramides van { $name }, maar { $owner } ligt bovenop en verplaatst hem.
    }
pyramidis-not-pass-start =
    { $left ->
        [one] { $name } moet een zet doen, en heeft één piramide op het startvakje.
       *[other] { $name } moet een zet doen, en heeft { $left } piramides op het startvakje.
    }
pyramidis-not-pass-stack = { $name } moet een zet doen, en bezit de zuil op { $square }.
pyramidis-not-pass = { $name } moet een zet doen.
