# What only the terminal says of Sakkara.

## Beside the board drawn in text, a line for each colour
sakkara-terminal-visits =
    { $visits ->
        [0] inget besök
        [1] Horuskort, 1 besök
        [2] Horuskort och Ankhkort, 2 besök
       *[other] { $visits } besök
    }
sakkara-terminal-fist = näve { $count }
sakkara-terminal-must-enter = { $name } har ett drag kvar och måste sätta in en sten.
# The signs are drawn on the board: rR is the red Ra, [B ] the black bridge, <r> the red entrance.
sakkara-terminal-legend = rR röd Ra   [B ] [G ] [W ] svart, grå, vit bro   #### mur   <r> röd ingång

## How actions are written: S, FROM, TO and N stand in the form, “S:FROM-TO”
sakkara-form-enter = sätt in stenen S (R, I eller O) på din ingång
sakkara-form-walk = gå med stenen S, R:a13-b13; ett hopp nämner varje ruta, R:a13-b13-c13
sakkara-form-bridge = flytta en bro en ruta längs sin mur
sakkara-form-fist = göm N stenar, 0 till 3, i näven
sakkara-form-guess = säg en summa för alla nävar, en som ingen har sagt
