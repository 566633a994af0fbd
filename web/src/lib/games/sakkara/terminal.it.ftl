# What only the terminal says of Sakkara.

## Beside the board drawn in text, a line for each colour
sakkara-terminal-visits =
    { $visits ->
        [0] nessuna visita
        [1] carta Horus, 1 visita
        [2] carte Horus e Ankh, 2 visite
       *[other] { $visits } visite
    }
sakkara-terminal-fist = pugno { $count }
sakkara-terminal-must-enter = A { $name } resta una mossa, e deve far entrare una pedina.
# The signs are drawn on the board: rR is the red Ra, [B ] the black bridge, <r> the red entrance.
sakkara-terminal-legend = rR Ra rosso  [B ] [G ] [W ] ponte nero, grigio, bianco  #### muro  <r> ingresso rosso

## How actions are written: S, FROM, TO and N stand in the form, “S:FROM-TO”
sakkara-form-enter = fai entrare la pedina S (R, I o O) sul tuo ingresso
sakkara-form-walk = un passo con la pedina S, R:a13-b13; un salto nomina ogni casella, R:a13-b13-c13
sakkara-form-bridge = muovi un ponte di una casella lungo il suo muro
sakkara-form-fist = nascondi N pedine, da 0 a 3, nel pugno
sakkara-form-guess = di’ un totale dei pugni che nessuno ha ancora detto
