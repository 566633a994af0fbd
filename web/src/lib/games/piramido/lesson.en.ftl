# The first game of Piramido.

piramido-lesson-aim-title = Up by your own eyes
piramido-lesson-aim = You are the red explorer at the foot of the pyramid. Six pictures show the six steps that you have to find, one after another. Then the key at the top is yours, if you were right.

piramido-lesson-viewer-title = Look into the viewer
piramido-lesson-viewer = Open the viewer, the thing with two lenses. Its picture shows your explorer on some step. Which one? There is a falcon under your feet, between a scarab and a sun. Find it on the board.

piramido-lesson-walk-title = Walk the whole throw
piramido-lesson-walk = You threw a 6: six steps along the ways, all of them. The step in the picture lies up to the right, so set out to the right.
piramido-lesson-walk-done = On and up the stairs, and round the corner of the gallery. One step is left.
piramido-lesson-walk-not-left = To the left there are stairs, too. But the step in the picture is on the right.
piramido-lesson-walk-not-far = You go there step by step. The first one is the marked one.
piramido-lesson-walk-not-top = The top opens only when you have six hieroglyphs.

piramido-lesson-arrive-title = Which step is it?
piramido-lesson-arrive = A falcon between a sun and a scarab: it must be the marked one. Go there.
piramido-lesson-arrive-done = This looks like the picture, does it not? Look into the viewer once more, if you like.
piramido-lesson-arrive-not-past = A water sign. The picture shows a falcon: the other way.
piramido-lesson-arrive-not-early = This step has a sun. The picture shows a falcon: one step more.

piramido-lesson-claim-title = Take the sign
piramido-lesson-claim = If you think it is the step of the picture, take its sign: point at the step on which you stand. Nobody says whether you are right; that comes out at the end.
piramido-lesson-claim-done = Its hieroglyph goes on your scoreboard, and the next picture is open to you.
piramido-lesson-claim-not-end = Then this step would not count. You are right here: take it.

piramido-lesson-sphinx-title = Leave a sphinx behind
piramido-lesson-sphinx = With each sign you may set a sphinx on a step where you have been. It stops others, unless they throw its very number. Choose a sphinx, then a step.
piramido-lesson-sphinx-done = Well set. Meanwhile blue is climbing on the other side.
piramido-lesson-sphinx-not-not = You could keep them. But two sphinxes in the hand stop nobody.

piramido-lesson-next-title = The next picture
piramido-lesson-next = From now on the viewer shows picture 3 as well. So it goes on: look, walk, take, six times. You may always look back at earlier pictures.

piramido-lesson-guard-title = A sphinx in the way
piramido-lesson-guard = Blue has set sphinx 2 beside you. Who comes onto it with another throw has to turn back. You threw its very number, a 2: walk right onto it.
piramido-lesson-guard-done = It is out, and the way is free. Your own sphinxes let you pass with any throw.
piramido-lesson-guard-not-away = You need not go round: with a 2 you beat this sphinx.

piramido-lesson-top-title = The key
piramido-lesson-top = Much later. You have taken six signs and stand at a gate. The top has to be reached by an exact throw: you threw a 1. Up!
piramido-lesson-top-done = You are first at the key. When all have arrived, the signs are checked: among those who are right, the first one wins.
piramido-lesson-top-not-back = Down again? The key lies on the top.

piramido-lesson-end-title = You know the game
piramido-lesson-end = Trust your eyes: a wrong step costs the game, a slow one only the lead. The goose-girl sees badly; and you may ask for a hint at any time.
