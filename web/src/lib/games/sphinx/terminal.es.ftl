# What only the terminal says of Sphinx.

## Below the board drawn in text
# The signs are drawn on the board; [R] is the field of a red card.
sphinx-terminal-legend = >> salida   [R] carta   (o) momia: mirar   $$$ tesoro
sphinx-terminal-legend-door = ==== o : puerta secreta, d1 al lado
sphinx-terminal-sphinxes = Esfinges
sphinx-terminal-field = casilla { $field }
sphinx-terminal-cards = cartas
sphinx-terminal-seen = ha visto
sphinx-terminal-seen-nothing = no ha visto nada
# { $left } is such as +3 or -2.
sphinx-terminal-walk = Luego quedan { $left } por andar.

## How actions are written: N, G1 and such stand in the form, “+N”, “swap:G1:T3”
sphinx-form-forwards = usar un dado que muestra N para avanzar
sphinx-form-backwards = usar un dado que muestra N para retroceder
sphinx-form-swap = con serpientes: intercambiar guardiana y esfinge del templo, sin mirar
sphinx-form-take = tomar la carta de la casilla
sphinx-form-leave = no tomarla
sphinx-form-peek = mirar bajo una esfinge, una vez por turno
sphinx-form-nopeek = no mirar
sphinx-form-steal = robar una carta del peón que se sobrepasa
sphinx-form-nosteal = no robar nada
sphinx-form-turn = girar la puerta secreta (con puertas opcionales)
sphinx-form-stay = dejarla cerrada
sphinx-form-attempt = nombrar los colores de G1, G2 y G3, con cartas de la mano
sphinx-form-pass = acabar el turno en vez de ir a la primera guardiana
