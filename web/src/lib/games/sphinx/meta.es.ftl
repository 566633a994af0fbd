# Sphinx before its board is loaded: in lists of games, and where a table is set up.
sphinx-title = Sphinx
sphinx-mood = Dados, puertas y memoria
sphinx-about = Averigua los colores de las tres guardianas, reúne sus cartas y llega al tesoro antes que nadie.
sphinx-players = de 2 a 4 jugadores
sphinx-length = unos 30 minutos (cálculo nuestro)
sphinx-rule-1 = Tira y anda: por el camino hay cartas, momias y puertas secretas.
sphinx-rule-2 = Mira debajo de las esfinges: sabes qué tres guardan el tesoro, pero no de qué color son.
sphinx-rule-3 = Lleva sus cartas y nombra a las guardianas en el orden correcto para ganar.

## In print
sphinx-print = G. Baars · Ravensburger, 1999
sphinx-print-author = G. Baars
sphinx-print-publisher = Ravensburger
sphinx-print-year = 1999
sphinx-print-edition = francesa, n.º 26 168 0; ilustrada por Chris Mitchell
sphinx-print-players = 3 o 4 (aquí también 2)
sphinx-print-age = a partir de 8 años

## Presets
sphinx-preset-printed = Tres o cuatro jugadores, todas las reglas, nada se deshace; empieza la persona más joven.
sphinx-preset-ours = Todas las reglas, también para dos; entre amigos se sortean los asientos.
sphinx-preset-children = Sin serpientes, puertas solo si quieres, las cartas no se devuelven, colores en cualquier orden; con pistas del ordenador.
sphinx-lot-off = En el original empieza la persona más joven: suyo es el primer asiento.

## Variants
sphinx-option-dice = Dados
sphinx-option-dice-about = Si las serpientes pueden intercambiar dos esfinges.
sphinx-option-dice-three = Dos dados normales y el de las serpientes
sphinx-option-dice-two = Sin serpientes, para los pequeños
sphinx-option-doors = Puertas secretas
sphinx-option-doors-about = Qué pasa cuando una acción acaba junto a una.
sphinx-option-doors-forced = Gira, con todos los que estén al lado
sphinx-option-doors-optional = Gira si uno quiere, para los pequeños
sphinx-option-returns = Cartas que ya se tienen
sphinx-option-returns-about = Qué pasa en la casilla de una carta que ya se tiene.
sphinx-option-returns-forced = Hay que devolver la carta
sphinx-option-returns-never = Se conserva la carta, para los pequeños
sphinx-option-order = Nombrar a las guardianas
sphinx-option-order-about = Si cuenta el orden de los tres colores.
sphinx-option-order-strict = En el orden correcto
sphinx-option-order-any = En cualquier orden, para los pequeños
