# Why an action of Sphinx is refused: what is found there. { $name } is a player: “Player 1”, “Anna”.

## Before the game, and the dice
sphinx-not-dealt = Antes se reparten las esfinges.
sphinx-not-deal-again = Las esfinges ya están repartidas.
sphinx-not-before-throw = { $name } tira antes los dados.
sphinx-not-throw-again = { $name } ya ha tirado, y el turno no ha terminado.
sphinx-not-dice-three = Se tiran tres dados; el de las serpientes va el último.
sphinx-not-dice-two = Se tiran dos dados, sin el de las serpientes.
sphinx-not-snake-die = El dado de las serpientes muestra 1, 2, 3, 4 o S, no { $die }.
sphinx-not-dice-order = De los dados normales se escribe primero el más bajo: { $dice }.

## A turn. { $dice } is a list of the dice that are left, such as “2, 5, snakes”
sphinx-not-snakes = Ningún dado por usar muestra serpientes. Dados por usar: { $dice }.
sphinx-not-die = Ningún dado por usar muestra { $count }. Dados por usar: { $dice }.
sphinx-not-back = { $name } está en la casilla { $field } y no puede retroceder { $count }.
sphinx-not-three-cards =
    { $cards ->
        [0] Así se llega a la primera guardiana; para eso { $name } necesita tres cartas y no tiene ninguna.
        [one] Así se llega a la primera guardiana; para eso { $name } necesita tres cartas y tiene una.
       *[other] Así se llega a la primera guardiana; para eso { $name } necesita tres cartas y tiene { $cards }.
    }
sphinx-not-on-pawn = El peón de { $name } está en la casilla { $field }, y nadie puede pararse sobre un peón.
sphinx-not-pass = { $name } tiene que usar los dados que se puedan usar, por ejemplo { $action }.
sphinx-not-card-here = { $name } no está pasando por una casilla de carta, así que no hay carta que tomar.
sphinx-not-look-again = { $name } ya ha mirado en este turno.
sphinx-not-look-here = { $name } mira solo cuando pasa por una casilla de momia o llega a ella.
sphinx-not-steal-here = { $name } no está pasando por encima de otro peón, así que no hay nada que robar.
sphinx-not-steal-other = { $name } pasa por encima del peón de { $passed }, no del de { $victim }.
sphinx-not-steal-have = { $name } ya tiene una carta de color { sphinx-colour }.
sphinx-not-steal-none = { $name } no tiene ninguna carta de color { sphinx-colour }.
sphinx-not-door-itself = Una puerta gira sola cuando alguien se para junto a ella.
sphinx-not-door-here = Nadie acaba de pararse junto a una puerta.

## What comes first
sphinx-not-before-take = Antes, en la casilla { $field }, { $name } toma la carta de color { sphinx-colour } o la deja.
sphinx-not-before-look = Antes, en la casilla { $field }, { $name } decide si mira bajo una esfinge.
sphinx-not-before-steal = Antes, en la casilla { $field }, { $name } decide si le roba a { $victim }.
sphinx-not-before-door = { $name } está junto a una puerta: antes la gira o la deja cerrada.
sphinx-not-before-attempt = { $name } está ante la primera guardiana y tiene que nombrar tres colores.

## Naming the guards
sphinx-not-guard-here = { $name } no está ante la primera guardiana.
sphinx-not-name-card = { $name } no tiene ninguna carta de color { sphinx-colour } que nombrar.
sphinx-not-name-twice = Se nombran tres colores distintos.
sphinx-not-name-order = El orden no cuenta, y los colores se escriben { $action }.
