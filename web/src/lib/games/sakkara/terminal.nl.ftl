# What only the terminal says of Sakkara.

## Beside the board drawn in text, a line for each colour
sakkara-terminal-visits =
    { $visits ->
        [0] geen bezoek
        [1] Horuskaart, 1 bezoek
        [2] Horuskaart en ankhkaart, 2 bezoeken
       *[other] { $visits } bezoeken
    }
sakkara-terminal-fist = vuist { $count }
sakkara-terminal-must-enter = { $name } heeft nog één zet en moet een steen binnenbrengen.
# The signs are drawn on the board: rR is the red Ra, [B ] the black bridge, <r> the red entrance.
sakkara-terminal-legend = rR rode Ra   [B ] [G ] [W ] zwarte, grijze, witte brug   #### muur   <r> rode ingang

## How actions are written: S, FROM, TO and N stand in the form, “S:FROM-TO”
sakkara-form-enter = breng steen S (R, I of O) op je ingang
sakkara-form-walk = stap met steen S, R:a13-b13; een sprong noemt elk veld, R:a13-b13-c13
sakkara-form-bridge = schuif een brug één veld langs zijn muur
sakkara-form-fist = verstop N stenen, 0 tot 3, in je vuist
sakkara-form-guess = noem een aantal voor alle vuisten dat nog niemand noemde
