# Sphinx on paper: its sheets, its cards and how it is built.

## The sheets
sphinx-sheet-says = the corridor, an inward spiral of 81 fields between walls, with eleven circles for secret doors, card fields, mummy fields, three temple rooms at the edge and the treasure in the middle
sphinx-sheet-discs = Secret doors: the discs
sphinx-sheet-doors = Secret doors and pawns
sphinx-sheet-sphinxes = Sphinxes and dice
sphinx-sheet-rivets = Paper rivets, instead of split pins
sphinx-sheet-disc = The disc of a secret door
sphinx-sheet-door = A secret door to fold
sphinx-sheet-rivet = A paper rivet to roll
sphinx-sheet-washer = A washer for a paper rivet
sphinx-sheet-sphinx = A sphinx to fold, with a pocket and a window below
sphinx-sheet-pawn = Pawn { $number }
sphinx-sheet-die = A die with the numbers 1 to 6
sphinx-sheet-snake-die = The die with the numbers 1 to 4 and snakes twice
sphinx-sheet-card = Sphinx card: { sphinx-colour }
sphinx-sheet-colour = Colour card: { sphinx-colour }
sphinx-sheet-start = Start player

## How it is built
sphinx-sheet-need-knife = scissors, and a sharp knife with a ruler
sphinx-sheet-need-glue = glue
sphinx-sheet-need-pins = eleven split pins with small heads, or the paper rivets and a wooden skewer
sphinx-sheet-need-awl = a thick needle or an awl
sphinx-sheet-need-board = if you like, thin cardboard to glue the board onto
sphinx-sheet-step-board = Cut the four parts of the board along their marks. Lay A2 over A1 and B2 over B1 so that the drawing goes on, and glue. Then glue the lower half over the upper one. On thin cardboard the board lies flat.
sphinx-sheet-step-doors = Cut out the eleven discs and the eleven doors. Fold each door in the middle and glue its two walls together. Fold the feet outwards. Do not glue it onto its disc yet.
sphinx-sheet-step-pins = Pierce the cross in the middle of each disc and of each circle on the board. Push a split pin through both from above and bend its legs apart below. The disc must turn easily. Now glue the feet of the door onto the hatched strips: its arch goes over the head of the pin.
sphinx-sheet-step-rivets = No split pins? Cut the rings out of discs and board. Roll a paper rivet tightly round a skewer and glue its end. Push it through disc and board and bend the strips outwards above and below. Glue the upper ones onto the disc and a washer onto the lower ones. No glue on the board!
sphinx-sheet-step-turn = Turn each door so that it stands in line with the walls. A pawn stands on a quarter of the disc. When the door turns half round, all pawns on the disc turn with it.
sphinx-sheet-step-sphinxes = Cut out the six sphinxes with their windows and notches. Fold everything backwards. Put glue onto the hatched strips only and press the floor with the window onto them. Between the two floors is a pocket that is open on one side.
sphinx-sheet-step-colours = Cut out the six colour cards and mix them face down. Push one into each sphinx, face down, without looking. Then mix the sphinxes. To look under a sphinx, lift it so that only you see its window. When you swap two sphinxes, slide them across the board, so that nobody sees a window.
sphinx-sheet-step-pawns = Cut out the four pawns, fold them in the middle and glue front and back together. Fold both feet outwards.
sphinx-sheet-step-dice = Cut out the three dice. Fold all lines backwards and glue one tab after another. The side with the uppermost tab closes the die.
sphinx-sheet-step-cards = Cut out the 24 sphinx cards, four of each colour, and the card of the start player. The youngest takes it.
sphinx-sheet-step-start = Three sphinxes guard the treasure on G1, G2 and G3, three stand in the temple rooms T1, T2 and T3. The pawns begin on the arrow.
