# What only the terminal says of Pyramidis.

## Beside the board drawn in text, a line for each colour
pyramidis-terminal-start = start { $count }
pyramidis-terminal-home = einde { $square }

## How actions are written: N and SQ stand in the form, “start:N” and “move:SQ”
pyramidis-form-start = neem N piramides, 1 tot 5, van het startvakje
pyramidis-form-move = verplaats de zuil op vakje SQ, bijvoorbeeld move:c5
pyramidis-form-pass = alleen als er niets te verplaatsen is
