# Why an action of Sphinx is refused: what is found there. { $name } is a player: “Player 1”, “Anna”.

## Before the game, and the dice
sphinx-not-dealt = Prima si dispongono le sfingi.
sphinx-not-deal-again = Le sfingi sono già disposte.
sphinx-not-before-throw = Prima { $name } lancia i dadi.
sphinx-not-throw-again = { $name } ha già lanciato, e il turno non è finito.
sphinx-not-dice-three = Si lanciano tre dadi, per ultimo quello con i serpenti.
sphinx-not-dice-two = Si lanciano due dadi, senza quello con i serpenti.
sphinx-not-snake-die = Il dado con i serpenti mostra 1, 2, 3, 4 o S, non { $die }.
sphinx-not-dice-order = Dei dadi normali si scrive prima il più basso: { $dice }.

## A turn. { $dice } is a list of the dice that are left, such as “2, 5, snakes”
sphinx-not-snakes = Nessun dado rimasto mostra serpenti. Dadi rimasti: { $dice }.
sphinx-not-die = Nessun dado rimasto mostra { $count }. Dadi rimasti: { $dice }.
sphinx-not-back = { $name } è sulla casella { $field } e non può andare indietro di { $count }.
sphinx-not-three-cards =
    { $cards ->
        [0] Così si arriva alla prima guardiana: a { $name } servono tre carte, e non ne ha.
        [one] Così si arriva alla prima guardiana: a { $name } servono tre carte, e ne ha una.
       *[other] Così si arriva alla prima guardiana: a { $name } servono tre carte, e ne ha { $cards }.
    }
sphinx-not-on-pawn = La pedina di { $name } è sulla casella { $field }, e nessun cammino finisce su una pedina.
sphinx-not-pass = { $name } deve usare i dadi che si possono usare, per esempio { $action }.
sphinx-not-card-here = { $name } ora non passa da una casella carta, quindi non c’è nessuna carta da prendere.
sphinx-not-look-again = { $name } ha già guardato in questo turno.
sphinx-not-look-here = { $name } guarda solo quando un cammino supera o raggiunge una casella mummia.
sphinx-not-steal-here = { $name } non passa sopra un’altra pedina, quindi non c’è nulla da rubare.
sphinx-not-steal-other = { $name } passa sopra la pedina di { $passed }, non sopra quella di { $victim }.
sphinx-not-steal-have = { $name } ha già una carta { sphinx-colour }.
sphinx-not-steal-none = { $name } non ha nessuna carta { sphinx-colour }.
sphinx-not-door-itself = Una porta gira da sé quando un cammino finisce lì accanto.
sphinx-not-door-here = Nessun cammino è appena finito accanto a una porta.

## What comes first
sphinx-not-before-take = Sulla casella { $field } { $name } prima prende la carta { sphinx-colour } o la lascia.
sphinx-not-before-look = Sulla casella { $field } { $name } prima decide se guardare sotto una sfinge.
sphinx-not-before-steal = Sulla casella { $field } { $name } prima decide se rubare a { $victim }.
sphinx-not-before-door = { $name } è accanto a una porta: prima la gira, o la lascia chiusa.
sphinx-not-before-attempt = { $name } è davanti alla prima guardiana e deve dire tre colori.

## Naming the guards
sphinx-not-guard-here = { $name } non è davanti alla prima guardiana.
sphinx-not-name-card = { $name } non ha nessuna carta { sphinx-colour } da dire.
sphinx-not-name-twice = Si dicono tre colori diversi.
sphinx-not-name-order = L’ordine non conta, e i colori si scrivono { $action }.
