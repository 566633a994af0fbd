# Why an action of Sakkara is refused: what is found there. { $name } is a player or a colour: “Red”, “Anna”.

## The bid
sakkara-not-bid = Ahora no toca adivinar con los puños.
sakkara-not-fist = En un puño caben de 0 a 3 piedras, no { $count }.
sakkara-not-guess-yet = Antes, { $name } esconde sus piedras; se adivina cuando todos las han escondido.
sakkara-not-before-fist = Antes, { $name } esconde de 0 a 3 piedras en el puño.
sakkara-not-guess-named = { $name } ya ha dicho { $total }.
sakkara-not-guess-most = En { $fists } puños hay como mucho { $most } piedras, no { $total }.
sakkara-not-fist-closed = Todos los puños están cerrados, y ahora { $name } dice un total.
sakkara-not-before-guess = Antes, { $name } dice un total de todos los puños.

## Stones
sakkara-not-without-stone = { $name } no tiene piedras en el tablero y tiene que meter una con el último movimiento.
sakkara-not-enter-again = { sakkara-stone-name } ya está en el tablero, en { $field }.
sakkara-not-enter-own = { sakkara-stone-name } de { $name } está en la entrada { $field }.
sakkara-not-outside = { sakkara-stone-name } de { $name } no está en el tablero: antes hay que meter esa piedra.
sakkara-not-from = { sakkara-stone-name } de { $name } está en { $field }, no en { $from }.
sakkara-not-enough-moves =
    { $moves ->
        [one] Esto cuesta { $needed ->
        [one] 1 movimiento
       *[other] { $needed } movimientos
    }, y a { $name } le queda uno.
       *[other] Esto cuesta { $needed ->
        [one] 1 movimiento
       *[other] { $needed } movimientos
    }, y a { $name } le quedan { $moves }.
    }
sakkara-not-board-end = El tablero acaba en { $field }.
sakkara-not-wall = { $field } es un muro, y no hay ningún puente en él.
sakkara-not-twice = Un salto no pasa dos veces por una casilla, y este vuelve a { $field }.
# { $turn } is where it was to turn: right, left or back. Only Isis and Osiris are bound in their turns.
sakkara-not-turn =
    { $stone ->
        [I] Isis llegó a { $field } { sakkara-heading } y allí sigue recto o gira a la izquierda
       *[O] Osiris llegó a { $field } { sakkara-heading } y allí sigue recto o gira a la derecha
    }{ $turn ->
        [right] , no a la derecha.
        [left] , no a la izquierda.
       *[back] , no hacia atrás.
    }
sakkara-not-over-ankh = En la casilla Ankh acaba todo camino.
sakkara-not-jump-empty = Un salto pasa por encima de piedras, y { $field } está vacía.
sakkara-not-own = { sakkara-stone-name } de { $name } está en { $field }: una piedra propia se puede saltar, pero no se puede caer sobre ella.

## Bridges
sakkara-not-bridge = No hay ningún puente en { $field }.
sakkara-not-bridge-stone = { sakkara-stone-name } de { $name } está sobre el puente de { $field }.
sakkara-not-bridge-way = Desde { $from }, el { sakkara-bridge } va por su muro, a { $clockwise } o a { $back }.
sakkara-not-bridge-taken = En { $field } hay otro puente.
sakkara-not-white-there = El puente blanco va de g7 a f7, g6, g8 o h7, no a { $to }.
sakkara-not-white-first = { $name } ha hecho una captura y solo le falta mover el puente blanco, desde g7.
sakkara-not-white-now = El puente blanco deja g7 solo al final de un turno con captura.
# { $stones } is a list of such as “Ra on c11”.
sakkara-not-spare =
    { $moves ->
        [one] A { $name } le queda un movimiento y lo necesita para dejar el puente: { $stones }.
       *[other] A { $name } le quedan { $moves } movimientos y los necesita para dejar el puente: { $stones }.
    }
sakkara-not-spare-stone = { sakkara-stone-name } en { $field }
