# The first game of Sphinx.

sphinx-lesson-aim-title = Three guards, three colours
sphinx-lesson-aim = Under each of the six sphinxes hides another colour. The three marked ones guard the treasure. Find out their colours, collect those three cards, and name them to the guards in order.

sphinx-lesson-walk-title = Use a die
sphinx-lesson-walk = You threw 2, 4 and the snakes. Each die is used once, in any order. A number walks exactly that far, forwards or back. Walk 4, to the card field.
sphinx-lesson-walk-done = Here you may take a card.
sphinx-lesson-walk-not-door = That field lies beside a secret door: it would turn and carry you off. Later! Take the 4 first.
sphinx-lesson-walk-not-snakes = The snakes swap sphinxes: in a moment. First walk 4.
sphinx-lesson-walk-not-far = Too far for one die: 2 or 4 fields. The 4 ends on a card.

sphinx-lesson-take-title = A card
sphinx-lesson-take = You need the cards of the guards’ colours, and nobody knows yet which they are. You have no red one: take it.
sphinx-lesson-take-done = Cards lie open before everybody. If you come by a field whose card you have, you must give it back.
sphinx-lesson-take-not-leave = You could leave it. But with fewer than three cards nobody gets to the guards.

sphinx-lesson-mummy-title = To the mummy
sphinx-lesson-mummy = Use your 2 now. It leads to a mummy field, and anyone who reaches or passes one may look under a sphinx.
sphinx-lesson-mummy-done = A mummy: now you may look.
sphinx-lesson-mummy-not-back = Backwards is allowed. But forwards lies the mummy.
sphinx-lesson-mummy-not-snakes = Save the snakes for later: first see what is there.

sphinx-lesson-look-title = Look, and remember
sphinx-lesson-look = Look secretly under one of the six sphinxes. A guard tells you a card that you need, a temple sphinx a card that you do not.
sphinx-lesson-look-done = Only you have seen this. Remember it well; or take notes, if you play with a notebook.
sphinx-lesson-look-not-not = Never let a look go by: it is all you have to go on.

sphinx-lesson-snakes-title = The snakes
sphinx-lesson-snakes = They swap a guard with a temple sphinx, and nobody looks. Choose a guard, then a temple sphinx: best one of which you know nothing.
sphinx-lesson-snakes-done = All dice are used, so your turn is over. If somebody swaps a guard that you have seen, you know where its colour went.

sphinx-lesson-door-title = Secret doors
sphinx-lesson-door = A few turns later. Anyone who ends a walk beside a secret door turns it, and comes out on the other side. Walk 1, to the door.
sphinx-lesson-door-done = Through the wall, thirty fields ahead! But doors also lead back, and they turn for everybody who stands beside them.
sphinx-lesson-door-not-back = Not back: the door lies one field ahead.
sphinx-lesson-door-not-past = That would be a long walk round. The door is a short cut: walk 1.
sphinx-lesson-door-not-snakes = The snakes can wait. Walk 1, to the door.

sphinx-lesson-steal-title = Passing is stealing
sphinx-lesson-steal = This time you have used the 5. On the way you pass a pawn: you may steal a card from its owner that you do not have. Take the blue one.
sphinx-lesson-steal-done = Thank you! At the start pawns are safe, everywhere else they are not. Yours neither.
sphinx-lesson-steal-not-not = So polite? It is allowed, and a card is a card. Take it.
sphinx-lesson-steal-not-own = That one is yours already. The other’s card is beside the other’s pawn.

sphinx-lesson-guards-title = Before the guards
sphinx-lesson-guards = The end of another game. You have three cards, and you have seen the guards: the first red, the second blue, the third green. Point at your cards in that order.
sphinx-lesson-guards-done = All three right: the treasure is yours! Had one been wrong, you would have lost all cards and gone back to the start.
sphinx-lesson-guards-not-order = The order counts: first red, then blue, then green.
sphinx-lesson-guards-not-sphinx = They will not show themselves again. Name them by your cards: red, blue, green.

sphinx-lesson-end-title = You know the game
sphinx-lesson-end = Look often, remember who swapped what, and beware of doors and thieves. The goose-girl forgets a lot; and you may ask for a hint at any time.
