# Piramido before its board is loaded: in lists of games, and where a table is set up.
piramido-title = Piramido
piramido-mood = What only you can see
piramido-about = Climb the pyramid and the labyrinth by pictures in your viewer, sign by sign.
piramido-players = 1 to 3 players
piramido-length = about 30 minutes (our guess)
piramido-rule-1 = Your viewer shows pictures that nobody else sees: they tell you where to go.
piramido-rule-2 = Throw, walk to the step or the sign that you make out, and take it.
piramido-rule-3 = Be right and be first: every picture read well counts.

## In print
piramido-print = A View-Master 3-D game
piramido-print-edition = View-Master 3-D, in seven languages; the reels are lost, ours are drawn by us
piramido-print-players = 1 to 3

## Presets
piramido-preset-printed = The highest throw begins, colours are chosen before each route, beaten sphinxes stay out, and only the signs are checked.
piramido-preset-ours = Player 1 begins, colours pass on, sphinxes come back, and each step itself must be right.
piramido-preset-children = Up the pyramid only; a step with the right sign will do, and the computer may be asked for advice.

## Variants
piramido-option-routes = Routes
piramido-option-routes-about = Which routes are played, and in which order.
piramido-option-routes-A = A: up the pyramid
piramido-option-routes-B = B: down the pyramid
piramido-option-routes-C = C: into the labyrinth
piramido-option-routes-D = D: out of the labyrinth
piramido-option-routes-AB = A and B
piramido-option-reels = Pictures
piramido-option-reels-about = What the viewers show; the printed reels are lost, so all are drawn by us.
piramido-option-reels-classic = Three reels, the same in every game
piramido-option-reels-random = Drawn anew for each game
piramido-option-order = Who begins
piramido-option-order-about = How it is settled who begins and who has which colour.
piramido-option-order-fixed = Player 1, and the colours as they come
piramido-option-order-rolloff = The highest throw, which also chooses its colour first
piramido-option-check = The check at the end
piramido-option-check-about = What has to be right for somebody to win.
piramido-option-check-steps = The very steps
piramido-option-check-signs = Only the hieroglyphs on them
piramido-option-colours = Colours of the next route
piramido-option-colours-about = How colours change between routes, and the pictures with them.
piramido-option-colours-pass = On the way back everybody takes the next colour
piramido-option-colours-choose = All choose again, in the order of arrival
piramido-option-sphinxes = Beaten sphinxes
piramido-option-sphinxes-about = For how long a sphinx is out.
piramido-option-sphinxes-return = Until the next route on the pyramid
piramido-option-sphinxes-spent = For the rest of the game
