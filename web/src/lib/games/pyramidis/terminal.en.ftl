# What only the terminal says of Pyramidis.

## Beside the board drawn in text, a line for each colour
pyramidis-terminal-start = start { $count }
pyramidis-terminal-home = home { $square }

## How actions are written: N and SQ stand in the form, “start:N” and “move:SQ”
pyramidis-form-start = take N pyramids, 1 to 5, from the start square
pyramidis-form-move = move the stack on square SQ, for example move:c5
pyramidis-form-pass = only when there is nothing to move
