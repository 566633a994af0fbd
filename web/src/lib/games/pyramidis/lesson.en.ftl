# The first game of Pyramidis.

pyramidis-lesson-aim-title = Five pyramids home
pyramidis-lesson-aim = You are red. Eight pyramids wait on your start square. Lead them once round the ring to your home circle beside it. The first to have five home wins.

pyramidis-lesson-start-title = Set out
pyramidis-lesson-start = From the start you take one to five pyramids and drop them one by one on the squares that follow. Point at your start and take three.
pyramidis-lesson-start-done = One, two, three: each pyramid one square farther. Yellow comes towards you, the other way round.
pyramidis-lesson-start-not-number = You may take one to five. For this lesson take three: then we meet yellow at once.
pyramidis-lesson-start-not-theirs = Those are yellow’s. Yours, the red ones, wait at your side of the board.
pyramidis-lesson-start-not-home = That is a home circle, where pyramids arrive. They set out from the start.

pyramidis-lesson-capture-title = Who is on top owns the stack
pyramidis-lesson-capture = On the board a whole stack moves, as many squares as it has pyramids. A single one goes one square. Move your foremost one onto yellow.
pyramidis-lesson-capture-done = Your pyramid is on top: the stack is yours, with the yellow one inside it. Yellow cannot move it any more.
pyramidis-lesson-capture-not-own = That would make a stack of two of your own. But your foremost one can land on a yellow one.
pyramidis-lesson-capture-not-start = More pyramids can come later. First let your foremost one land on yellow.
pyramidis-lesson-capture-not-theirs = Yellow is on top there, so only yellow moves it. Land on it with yours!

pyramidis-lesson-sow-title = The bottom one first
pyramidis-lesson-sow = Your new stack has two pyramids. It goes two squares and drops the bottom one first: the yellow one, then yours, on top of the next stack. Move it.
pyramidis-lesson-sow-done = You caught the next one. But yellow hit back: now your pyramid is inside a yellow stack, and rides along until yellow drops it.
pyramidis-lesson-sow-not-other = Allowed, of course. But the marked stack can catch another yellow one.
pyramidis-lesson-sow-not-theirs = Yellow is on top there. Yours is the marked one.

pyramidis-lesson-free-title = Now you
pyramidis-lesson-free = Move as you like: a stack with red on top, or pyramids from the start. Point at something, and you see what would happen before you play it.
pyramidis-lesson-free-done = Well done. You must move whenever you can, so keep some moves in hand.
pyramidis-lesson-free-not-theirs = Yellow is on top there, even if one of yours lies below: it is yellow’s stack.

pyramidis-lesson-tower-title = Towers are jumped
pyramidis-lesson-tower = Five pyramids are a tower: nothing is dropped there, and it does not count as a square. So your stack of three flies over it. Move it.
pyramidis-lesson-tower-done = Over the tower, and yours are on top three times. A tower is safe, as nobody lands on it; but its owner may move it.
pyramidis-lesson-tower-not-short = Those two would jump the tower as well. But the stack of three catches more.
pyramidis-lesson-tower-not-tower = Yellow is on top of the tower, so only yellow moves it. Jump over it, with your three.
pyramidis-lesson-tower-not-theirs = Yellow is on top there. Yours are the two stacks behind the tower.

pyramidis-lesson-home-title = Coming home
pyramidis-lesson-home = Later in another game. The marked stack stands two squares before your home circle, with yellow at its bottom. Bring it home.
pyramidis-lesson-home-done = Yellow was dropped on the way, and two of yours are home at once: your move ends on the circle, whatever is left in the hand.
pyramidis-lesson-home-not-far = That stack is still on its way. The marked one can come home now.
pyramidis-lesson-home-not-theirs = That one is yellow’s. Your marked stack can come home now.

pyramidis-lesson-win-title = The fifth
pyramidis-lesson-win = Four of yours are home, and four of yellow’s. It is your turn: one stack brings the fifth. Find it.
pyramidis-lesson-win-done = Five home: you have won!
pyramidis-lesson-win-not-far = Too far from home for now, and yellow would win. Two pyramids, two squares: look near your home circle.
pyramidis-lesson-win-not-theirs = That stack is yellow’s. Look near your home circle.

pyramidis-lesson-end-title = You know the game
pyramidis-lesson-end = Land on others, do not let them land on you, and mind the towers. For the rest there is the goose-girl: she forgives everything, and you may ask for a hint at any time.
