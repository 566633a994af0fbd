# What every lesson says.

lesson = De les
lesson-leave = Stoppen met de les
lesson-step = Stap { $at } van { $last }.
lesson-back = Een stap terug
lesson-next = Verder
lesson-skip = Overslaan
lesson-play = Spelen tegen de ganzenhoedster

## To what is tried
lesson-other = Dat zou mogen. Maar probeer eerst wat gemarkeerd is.
lesson-go-on = Goed gekeken. Ga verder als je zover bent.
lesson-play-now = De les is afgelopen: nu zelf spelen!
