# What every lesson says.

lesson = Die Lektion
lesson-leave = Lektion verlassen
lesson-step = Schritt { $at } von { $last }.
lesson-back = Einen Schritt zurück
lesson-next = Weiter
lesson-skip = Überspringen
lesson-play = Gegen die Gänsemagd spielen

## To what is tried
lesson-other = Das wäre erlaubt. Versuch aber erst, was markiert ist.
lesson-go-on = Gut hingesehen. Weiter geht es, wenn du so weit bist.
lesson-play-now = Die Lektion ist zu Ende: Jetzt spiel!
