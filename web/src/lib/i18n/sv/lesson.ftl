# What every lesson says.

lesson = Lektionen
lesson-leave = Lämna lektionen
lesson-step = Steg { $at } av { $last }.
lesson-back = Ett steg tillbaka
lesson-next = Fortsätt
lesson-skip = Hoppa över
lesson-play = Spela mot gåspigan

## To what is tried
lesson-other = Det skulle vara tillåtet. Men prova det som är markerat först.
lesson-go-on = Bra tittat. Fortsätt när du är redo.
lesson-play-now = Lektionen är slut: nu spelar vi!
