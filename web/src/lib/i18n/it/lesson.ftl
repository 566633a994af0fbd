# What every lesson says.

lesson = La lezione
lesson-leave = Lascia la lezione
lesson-step = Passo { $at } di { $last }.
lesson-back = Un passo indietro
lesson-next = Avanti
lesson-skip = Salta
lesson-play = Gioca contro la pastora d’oche

## To what is tried
lesson-other = Sarebbe permesso. Ma prova prima ciò che è segnato.
lesson-go-on = Ben osservato. Vai avanti quando vuoi.
lesson-play-now = La lezione è finita: ora si gioca!
