# Why an action of Pyramidis is refused: what is found there. { $name } is a player or a colour: “Red”, “Anna”.
pyramidis-not-start-count = Dalla casella di partenza si prendono da una a cinque piramidi, non { $count }.
pyramidis-not-start-empty = La casella di partenza di { $name } è vuota.
pyramidis-not-start-left =
    { $left ->
        [one] { $name } ha solo una piramide sulla casella di partenza, non { $count }.
       *[other] { $name } ha solo { $left } piramidi sulla casella di partenza, non { $count }.
    }
pyramidis-not-stack = In { $square } non c’è nessuna pila.
pyramidis-not-owner = La pila in { $square } è di { $name }: la piramide in cima è di colore { pyramidis-colour }.
pyramidis-not-top =
    { $count ->
        [one] La pila in { $square } contiene una piramide di { $name }, ma in cima c’è { $owner }, che la muove.
       *[other] La pila in { $square } contiene { $count } piramidi di { $name }, ma in cima c’è { $owner }, che la muove.
    }
pyramidis-not-pass-start =
    { $left ->
        [one] { $name } deve muovere, e ha una piramide sulla casella di partenza.
       *[other] { $name } deve muovere, e ha { $left } piramidi sulla casella di partenza.
    }
pyramidis-not-pass-stack = { $name } deve muovere, e possiede la pila in { $square }.
pyramidis-not-pass = { $name } deve muovere.
