# What only the terminal says of Sphinx.

## Below the board drawn in text
# The signs are drawn on the board; [R] is the field of a red card.
sphinx-terminal-legend = >> start   [R] card   (o) mummy: look   $$$ treasure
sphinx-terminal-legend-door = ==== or : secret door, d1 beside it
sphinx-terminal-sphinxes = Sphinxes
sphinx-terminal-field = field { $field }
sphinx-terminal-cards = cards
sphinx-terminal-seen = has seen
sphinx-terminal-seen-nothing = has seen nothing
# { $left } is such as +3 or -2.
sphinx-terminal-walk = Then { $left } to go.

## How actions are written: N, G1 and such stand in the form, “+N”, “swap:G1:T3”
sphinx-form-forwards = use a die showing N to walk forwards
sphinx-form-backwards = use a die showing N to walk backwards
sphinx-form-swap = use the snakes to swap a guard and a temple sphinx, unseen
sphinx-form-take = take the card of the field
sphinx-form-leave = do not take it
sphinx-form-peek = look under a sphinx, once a turn
sphinx-form-nopeek = do not look
sphinx-form-steal = steal a card of the pawn that is passed
sphinx-form-nosteal = steal nothing
sphinx-form-turn = turn the secret door (with optional doors)
sphinx-form-stay = leave it closed
sphinx-form-attempt = name the colours of G1, G2 and G3, of cards in hand
sphinx-form-pass = end the turn rather than go to the first guard
