# What only the terminal says of Sakkara.

## Beside the board drawn in text, a line for each colour
sakkara-terminal-visits =
    { $visits ->
        [0] sin visitas
        [1] carta Horus, 1 visita
        [2] cartas Horus y Ankh, 2 visitas
       *[other] { $visits } visitas
    }
sakkara-terminal-fist = puño { $count }
sakkara-terminal-must-enter = A { $name } le queda un movimiento y tiene que meter una piedra.
# The signs are drawn on the board: rR is the red Ra, [B ] the black bridge, <r> the red entrance.
sakkara-terminal-legend = rR Ra rojo   [B ] [G ] [W ] puente negro, gris, blanco   #### muro   <r> entrada roja

## How actions are written: S, FROM, TO and N stand in the form, “S:FROM-TO”
sakkara-form-enter = meter la piedra S (R, I u O) en tu entrada
sakkara-form-walk = andar con S, R:a13-b13; un salto nombra cada casilla, R:a13-b13-c13
sakkara-form-bridge = mover un puente una casilla por su muro
sakkara-form-fist = esconder N piedras, de 0 a 3, en el puño
sakkara-form-guess = decir un total de todos los puños que nadie haya dicho
