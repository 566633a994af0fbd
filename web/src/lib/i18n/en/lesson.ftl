# What every lesson says.

lesson = The lesson
lesson-leave = Leave the lesson
lesson-step = Step { $at } of { $last }.
lesson-back = One step back
lesson-next = Go on
lesson-skip = Skip this
lesson-play = Play against the goose-girl

## To what is tried
lesson-other = That would be allowed. But try what is marked first.
lesson-go-on = Well looked at. Go on when you are ready.
lesson-play-now = The lesson is over: now play!
