# The terminal around the games: play, show, replay and levels. What a person types (help, undo, save FILE, quit) and
# flags stay as they are.

## Playing
terminal-which-game = ¿Qué juego?
terminal-which-game-again = Escribe un número del 1 al { $count }, un nombre o quit.
terminal-seen = Pulsa Intro cuando lo hayas visto.
terminal-pass-on = Pasa el teclado a { $name }, que pulsa Intro.
terminal-undo-none = No hay nada tuyo que deshacer.
terminal-saved = Guardado. Sigue más tarde con: { $command }
terminal-not-saved = No se ha guardado: { $error }
terminal-file-there = Ya existe un archivo { $file }; se esperaba uno nuevo.
terminal-goodbye = save FILE, o Intro para salir
terminal-goodbye-again = Se ha leído { $found }, se esperaba save FILE o Intro.

## Help
terminal-help-actions = Escribe el número de una acción o la acción misma:
terminal-help-words = O una de estas palabras:
terminal-help-help = esta ayuda
terminal-help-undo = deshacer tu última acción y todo lo que vino después
terminal-help-save = guardar la partida en un archivo, para seguir más tarde
terminal-help-quit = salir de la partida

## What was typed and is not an answer
terminal-nothing = nada
terminal-not-number = Se ha leído { $found }, se esperaba un número del 1 al { $count }.
terminal-not-answer = Se ha leído { $found }, se esperaba un número, una acción de la lista o help.
terminal-not-file = No hay nada después de save, se esperaba el nombre de un archivo.
# { $found } is an action, { $reason } a sentence with its full stop and the number of the ruling: (P3).
terminal-illegal = Línea { $line }: { $found } no está permitido aquí. { $reason }

## A game’s seats and actions
terminal-seats = Asientos

## Replay
terminal-chance = Azar
terminal-chance-next = Ahora decide el azar.
terminal-after =
    { $count ->
        [0] Antes de la primera acción.
        [one] Después de una acción.
       *[other] Después de { $count } acciones.
    }
terminal-legal = Permitido: { $actions }

## Levels: how the computer searches
terminal-search-alpha-beta = búsqueda alfa-beta
terminal-search-own-turn = búsqueda alfa-beta hasta el final del turno
terminal-search-tree = búsqueda en árbol con exploración { $number }
terminal-search-playouts = simulaciones de { $count }
terminal-search-minimax = minimax { $number }
terminal-search-until-throw = hasta que caigan los dados
terminal-search-steps =
    { $count ->
        [one] un paso
       *[other] { $count } pasos
    }
terminal-search-time = hasta { $count } ms
terminal-search-noise = ruido de evaluación { $number }
terminal-search-temperature = temperatura { $number }
terminal-search-recall = recuerda el { $number } % de lo que ha visto
terminal-search-network = evaluada por una red que ha aprendido de sus propias partidas
terminal-search-proves = demuestra los finales
terminal-search-presses-on = no repite posiciones

## What the rules of several games tell
event-turn = Es el turno de { $name }.

## Several things, one after the other
list-last = { $list } y { $last }
