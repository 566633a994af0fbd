# After a game: the end, the replay, and the games of this device.

## The end
end-resigned = { $count ->
    [one] { $names } ha abandonado.
   *[other] { $names } han abandonado.
  }
end-agreed = Todo el mundo ha aceptado el empate.
end-score = Resultado final
end-winner = ha ganado
end-length = { $actions ->
    [one] Una acción
   *[other] { $actions } acciones
  } en { $time }.
end-length-untimed = { $actions ->
    [one] Una acción.
   *[other] { $actions } acciones.
  }
end-evening = Esta velada
end-evening-about = { $games } partidas: { $won }.
end-evening-won = { $name } { $count }
end-evening-draws = empates { $count }
end-story = La historia
end-story-thinking = El Barquero está repasando la partida…
end-story-led = { $name } fue por delante desde la primera jugada hasta la última.
end-story-turn = El momento decisivo: { $what } Desde entonces, { $name } fue por delante.
end-story-late = Emoción hasta el final: solo la última jugada decidió a favor de { $name }.
end-story-even = Nadie supo conservar la ventaja.
end-story-throw = La tirada con más suerte: { $what } A { $name } le valió { $percent }.
end-story-bold = La jugada más audaz: { $what } A { $name } le dio { $percent }.
end-story-mistake = El descuido más caro: { $what } A { $name } le costó { $percent }.
end-story-clean = Nadie cometió un gran error.
end-story-see = Verlo
end-picture = Imagen para compartir
end-picture-name = { $game }, { $date }
end-picture-failed = Este navegador no ha podido crear la imagen.
end-picture-saved = La imagen está guardada.
end-other = Otro juego
end-other-about = Las mismas personas, otro juego: todo el mundo pasa a esa mesa.
end-other-none = No hay otro juego para tantas personas.
result-next = A la siguiente partida
result-new = Mesa nueva
result-games = Otros juegos

## Replay
replay-position = Posición
replay-first = Al principio
replay-last = Al final
replay-step = Paso { $at } de { $last }
record-save = Guardar el registro
analysis = Analizar
analysis-about = Las posibilidades de cada cual a lo largo de la partida.
analysis-better = Mejor: { $action }
analysis-luck = { $name }: suerte { $percent }
fair = Dados limpios
fair-about = { $count ->
    [0] En esta partida nada quedó en manos del azar.
    [one] Una tirada salió del secreto de la mesa, al que cada participante había añadido un número.
   *[other] { $count } tiradas salieron del secreto de la mesa, al que cada participante había añadido un número.
  } La primera línea se mostró desde el principio; es el SHA-256 de la segunda. «pyramidion verify ARCHIVO» comprueba el registro guardado.
fair-hand = { $count ->
    [one] Una tirada se hizo a mano, junto al tablero.
   *[other] { $count } tiradas se hicieron a mano, junto al tablero.
  } Nadie las puede comprobar; el registro dice cuáles son.
fair-lot = Los asientos se sortearon de la misma manera.
fair-as-shown = Este navegador recuerda lo que se le mostró antes de la partida: el compromiso, tu número y los compromisos de todos siguen siendo los mismos.
fair-not-as-shown = Cuidado: esto no es lo que se mostró a este navegador antes de la partida. Alguien ha cambiado el secreto o un número.
fair-commitment = Compromiso:
fair-secret = Secreto:
replay-by = Avanzar
replay-by-turns = por turnos
replay-by-actions = por acciones
replay-turn-back = Un turno atrás
replay-turn-next = Un turno adelante
replay-begins = Antes de la primera acción.
replay-on = Seguir desde aquí
replay-on-about = Una mesa nueva, con el ordenador en los demás asientos.
analysis-mistakes = Errores
analysis-no-mistakes = Ningún gran error por parte de nadie.
analysis-mistake = { $name }, paso { $at }: { $percent } perdido
analysis-show = Mostrar en el tablero la jugada mejor
analysis-hide = Volver a lo que se jugó
analysis-instead = En su lugar: { $action }
analysis-line = Cómo podría haber seguido
analysis-line-back = Retroceder en esta línea
analysis-line-next = Avanzar en esta línea
analysis-line-step = { $at ->
    [0] La jugada que era mejor
   *[other] { $at } de { $last }
  }
think-on = Seguir pensando
think-on-stop = Dejar de pensar
think-on-about = El ordenador piensa en esta posición, durante { $minutes } minutos como máximo.
think-on-so-far = { $seconds } s pensados, { $steps } pasos
think-on-actions = Las mejores jugadas
think-on-line = Cómo seguiría
fair-past = { $count ->
    [one] La primera acción viene de otra partida y no se sorteó aquí.
   *[other] Las primeras { $count } acciones vienen de otra partida y no se sortearon aquí.
  }

## My games
mine-about = Todas las mesas de este dispositivo. Se guardan solo en este navegador.
mine-search = Buscar
mine-search-about = Juego, nombre o resultado
mine-running = En curso
mine-over = Terminadas
mine-none = Todavía nada. Juega una partida y la encontrarás aquí.
mine-not-found = No hay ninguna partida así.
mine-your-turn = Te toca
mine-turn = Turno de { $name }
mine-waiting = Faltan jugadores
mine-elsewhere = Se juega con otra versión
mine-won = Has ganado
mine-lost = Victoria de { $names }
mine-draw = Empate
mine-with = con { $names }
mine-alone = en solitario
mine-open = Continuar
mine-look = Repetición
mine-move = Mi otro dispositivo
mine-move-about = Aquí está la llave de tus asientos. No la compartas: quien la tenga juega por ti.
mine-link = { $count ->
    [one] El enlace lleva tu partida en curso.
   *[other] El enlace lleva tus { $count } partidas en curso.
  } Escanéalo o ábrelo en el otro dispositivo.
mine-link-none = No hay partidas en curso: guarda un archivo para llevarte las terminadas.
mine-save = Guardar en un archivo
mine-load = Abrir un archivo
mine-file-about = Un archivo lleva todas tus partidas, también las terminadas.
mine-brought = { $count ->
    [one] Este enlace trae una partida a este dispositivo.
   *[other] Este enlace trae { $count } partidas a este dispositivo.
  }
mine-take = Traer aquí
mine-taken = { $count ->
    [0] Todo eso ya estaba aquí.
    [one] Se ha traído una partida.
   *[other] Se han traído { $count } partidas.
  }
mine-unreadable = Esto no son partidas de Pyramidion.
