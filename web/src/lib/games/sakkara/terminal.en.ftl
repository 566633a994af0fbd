# What only the terminal says of Sakkara.

## Beside the board drawn in text, a line for each colour
sakkara-terminal-visits =
    { $visits ->
        [0] no visit
        [1] Horus card, 1 visit
        [2] Horus and Ankh cards, 2 visits
       *[other] { $visits } visits
    }
sakkara-terminal-fist = fist { $count }
sakkara-terminal-must-enter = { $name } has one move left and must bring a stone in.
# The signs are drawn on the board: rR is the red Ra, [B ] the black bridge, <r> the red entrance.
sakkara-terminal-legend = rR red Ra   [B ] [G ] [W ] black, grey, white bridge   #### wall   <r> red entrance

## How actions are written: S, FROM, TO and N stand in the form, “S:FROM-TO”
sakkara-form-enter = bring stone S (R, I or O) onto your entrance
sakkara-form-walk = step with stone S, R:a13-b13; a jump names every field, R:a13-b13-c13
sakkara-form-bridge = move a bridge one field along its wall
sakkara-form-fist = hide N stones, 0 to 3, in your fist
sakkara-form-guess = name a total of all fists that nobody has named
