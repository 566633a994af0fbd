# The first game of Sakkara.

sakkara-lesson-aim-title = To the Ankh, three times
sakkara-lesson-aim = You are red and lead three stones: Ra, Isis and Osiris. Over three levels they walk to the Ankh field in the middle. The first to reach it for the third time wins.

sakkara-lesson-enter-title = Come in
sakkara-lesson-enter = Each turn you make four moves, mixed as you like. One move brings a stone onto your entrance, the corner in your colour. Bring in Ra.
sakkara-lesson-enter-done = Ra is on the board. That was one move; three are left.
sakkara-lesson-enter-not-others = Isis and Osiris follow soon. Begin with Ra, the freest of the three.
sakkara-lesson-enter-not-theirs = Those are blue’s stones. Yours wait at the red corner.
sakkara-lesson-enter-not-bridge = Bridges are moved, too: soon. First bring in Ra.

sakkara-lesson-walk-title = A step
sakkara-lesson-walk = A stone walks one field a move, never diagonally. Point at Ra, then at the marked field beside it.
sakkara-lesson-walk-done = Two moves are left. But a wall lies between you and the next level, and only bridges lead over walls.
sakkara-lesson-walk-not-aside = Allowed as well. Let us go the other way, towards the bridge on this side.
sakkara-lesson-walk-not-bridge = The bridge comes next. First one step with Ra.

sakkara-lesson-bridge-title = Bridges belong to all
sakkara-lesson-bridge = Anybody may slide any bridge one field along its wall, if nobody stands on it. Slide the marked one towards Ra.
sakkara-lesson-bridge-done = A shorter way for you, for one move. Others will push it off again: nothing here stays as it is.
sakkara-lesson-bridge-not-away = That is away from Ra. Slide it the other way.
sakkara-lesson-bridge-not-white = The white bridge covers the Ankh. Nobody may move it before the first stone is captured.
sakkara-lesson-bridge-not-other = You may slide any of them. The marked one helps Ra most.
sakkara-lesson-bridge-not-stone = Ra could walk on. Try a bridge first.

sakkara-lesson-cross-title = Over the wall
sakkara-lesson-cross = A turn later. Ra stands before the bridge, and one move is left. Step onto the bridge.
sakkara-lesson-cross-done = In your next turn Ra has to leave it again: nobody stays on a bridge. On the other side lies the second level.
sakkara-lesson-cross-not-bridge = You would push the bridge away. Point at Ra first, then at the bridge.
sakkara-lesson-cross-not-past = Ra would pass the bridge. It lies right beside it, towards the middle.
sakkara-lesson-cross-not-other = Leave the other bridges. Ra can step onto this one.

sakkara-lesson-capture-title = Capture
sakkara-lesson-capture = Blue’s Ra has come beside yours. A stone that lands on an enemy captures it: it starts again outside. Land on it!
sakkara-lesson-capture-done = Captured! It waits outside again, and you are the first to capture. That will move the white bridge.
sakkara-lesson-capture-not-jump = Stones may jump over others, one move a field. But land on blue instead.
sakkara-lesson-capture-not-inwards = The grey bridge can wait. First send blue home.
sakkara-lesson-capture-not-away = Away from blue? You are the stronger one now.
sakkara-lesson-capture-not-theirs = That is the one to capture. Point at your own Ra first, then at it.

sakkara-lesson-turn-title = Left, right, or as it likes
sakkara-lesson-turn = A stone’s first step in a turn goes any way. After that Isis goes straight or left, Osiris straight or right; only Ra turns freely. Osiris has just walked: let him turn right, onto the bridge.
sakkara-lesson-turn-done = Isis could not have done that in the same turn. Your four moves are made.
sakkara-lesson-turn-not-straight = Straight on is allowed, too. But to the right lies the bridge.
sakkara-lesson-turn-not-back = Osiris has stepped already: now he goes straight or right, never back.
sakkara-lesson-turn-not-isis = Isis may move, too. But look at what Osiris can do.
sakkara-lesson-turn-not-ra = Ra has done its work. It is Osiris’ turn to turn.

sakkara-lesson-white-title = The way is open
sakkara-lesson-white = You captured first, so at the end of this turn you slide the white bridge off the Ankh field, as an extra move. To any side you like.
sakkara-lesson-white-done = From now on it lies in the inner wall, and anybody may slide it along.
sakkara-lesson-white-not-moves = Your four moves are made. Only the white bridge in the middle is left to move.

sakkara-lesson-ankh-title = Onto the Ankh
sakkara-lesson-ankh = Two turns later Ra stands on the white bridge. One step more!
sakkara-lesson-ankh-done = The Horus card is yours: five moves a turn from now on. Ra starts again outside. Twice more, and you have won.
sakkara-lesson-ankh-not-back = Not back: the Ankh lies on the other side.
sakkara-lesson-ankh-not-other = Let Ra finish first. It is one step from the Ankh.

sakkara-lesson-end-title = You know the game
sakkara-lesson-end = Push bridges away from others and towards yourself, and never stop beside a stone that can land on you. The goose-girl is waiting; ask for a hint whenever you like.
