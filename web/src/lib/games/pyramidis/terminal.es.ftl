# What only the terminal says of Pyramidis.

## Beside the board drawn in text, a line for each colour
pyramidis-terminal-start = salida { $count }
pyramidis-terminal-home = meta { $square }

## How actions are written: N and SQ stand in the form, “start:N” and “move:SQ”
pyramidis-form-start = tomar N pirámides, de 1 a 5, de la casilla de salida
pyramidis-form-move = mover la pila de la casilla SQ, por ejemplo move:c5
pyramidis-form-pass = solo cuando no hay nada que mover
