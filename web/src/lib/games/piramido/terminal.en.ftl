# What only the terminal says of Piramido.

## Above and below the board drawn in text
piramido-terminal-heading =
    { $heading ->
        [n] Heading north.
        [e] Heading east.
        [s] Heading south.
       *[w] Heading west.
    }
piramido-terminal-fresh = The sign can be taken.
piramido-terminal-since =
    { $count ->
        [one] One throw since a sign was taken.
       *[other] { $count } throws since a sign was taken.
    }
# The signs are drawn on the board.
piramido-terminal-legend-levels = Each ring is a level higher than the one around it; * is the key on the top, . plain stone.
piramido-terminal-legend-pieces = @ explorer, ^ sphinx with its number (red 1 6, blue 2 5, yellow 3 4)
piramido-terminal-legend-labyrinth = X burial chamber, L and R start spaces, @ explorer
piramido-terminal-hand = in hand
piramido-terminal-viewer-pyramid = In the viewer of { $name }: you @, + higher, - lower, = as high, . plain stone, north above.
piramido-terminal-viewer-labyrinth = In the viewer of { $name }: the walls to the left and to the right of the passage.
piramido-terminal-counts = > is the picture to follow.

## How actions are written: red, L, f1 and such stand in the form, “colour:red”, “side:L”, “step:f1”
piramido-form-colour = take a colour, after a throw for it or between routes: red, blue or yellow
piramido-form-side = start route C on the left, L, or on the right, R
piramido-form-step = go one step on the pyramid, to f1
piramido-form-left = move the whole throw along the row of the labyrinth, to the left first
piramido-form-right = move the whole throw along the row of the labyrinth, to the right first
piramido-form-claim = say that this is the place of the picture: its hieroglyph goes on the next space
piramido-form-sphinx = after a sign is taken, set sphinx 6 on c3
piramido-form-nosphinx = after a sign is taken, set no sphinx
piramido-form-end = end the throw without taking a sign
