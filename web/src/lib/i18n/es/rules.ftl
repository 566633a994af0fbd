# The page of a game's rules.
rules-search = Buscar en las reglas
rules-found =
    { $count ->
        [0] No se ha encontrado nada.
        [one] Un pasaje.
       *[other] { $count } pasajes.
    }
rules-all = Todas las reglas
rules-contents = Índice de las reglas
ruling-open = Decisión { $ruling }: qué dice el original y qué hemos decidido
diagram-steps = Posiciones de este diagrama
diagram-step = Posición { $number } de { $count }
