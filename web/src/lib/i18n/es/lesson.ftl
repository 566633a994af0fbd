# What every lesson says.

lesson = La lección
lesson-leave = Salir de la lección
lesson-step = Paso { $at } de { $last }.
lesson-back = Un paso atrás
lesson-next = Continuar
lesson-skip = Saltar esto
lesson-play = Jugar contra la pastora de ocas

## To what is tried
lesson-other = Eso estaría permitido. Pero prueba primero lo que está marcado.
lesson-go-on = ¡Bien observado! Continúa cuando quieras.
lesson-play-now = La lección ha terminado: ¡ahora, a jugar!
