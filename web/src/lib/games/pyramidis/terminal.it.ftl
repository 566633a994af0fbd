# What only the terminal says of Pyramidis.

## Beside the board drawn in text, a line for each colour
pyramidis-terminal-start = partenza { $count }
pyramidis-terminal-home = casa { $square }

## How actions are written: N and SQ stand in the form, “start:N” and “move:SQ”
pyramidis-form-start = prendi N piramidi, da 1 a 5, dalla casella di partenza
pyramidis-form-move = muovi la pila della casella SQ, per esempio move:c5
pyramidis-form-pass = solo quando non c’è nulla da muovere
