# Pyramidis
pyramidis-colour =
    { $colour ->
        [red] rojo
        [green] verde
        [yellow] amarillo
       *[blue] azul
    }

## What may be played
pyramidis-act-start =
    { $count ->
        [one] Tomar una pirámide de la salida
       *[other] Tomar { $count } pirámides de la salida
    }
pyramidis-act-move = Mover la pila de { $square }
pyramidis-act-pass = Pasar: no tienes nada que mover

## Places
pyramidis-board = El tablero de Pyramidis
pyramidis-home-circle = { $square }, el círculo de meta { pyramidis-colour }
pyramidis-square-empty = { $place }: sin pirámides
pyramidis-square =
    { $count ->
        [one] { $place }: una pirámide de color { pyramidis-colour }
       *[other] { $place }: { $count } pirámides, desde abajo { $list }. Dueño: { pyramidis-colour }
    }
pyramidis-start =
    { $count ->
        [0] Casilla de salida, { pyramidis-colour }: vacía
        [one] Casilla de salida, { pyramidis-colour }: una pirámide
       *[other] Casilla de salida, { pyramidis-colour }: { $count } pirámides
    }

## What happens
pyramidis-took-from-start =
    { $count ->
        [one] { $name } toma una pirámide de la salida.
       *[other] { $name } toma { $count } pirámides de la salida.
    }
pyramidis-lifted =
    { $count ->
        [one] { $name } levanta la pirámide de { $square }.
       *[other] { $name } levanta las { $count } pirámides de { $square }.
    }
pyramidis-dropped =
    { $colour ->
        [red] Rojo en { $square }.
        [green] Verde en { $square }.
        [yellow] Amarillo en { $square }.
       *[blue] Azul en { $square }.
    }
pyramidis-jumped = Por encima de la torre de { $square }.
pyramidis-came-home =
    { $count ->
        [one] Una pirámide de color { pyramidis-colour } llega a la meta, la primera.
       *[other] Una pirámide de color { pyramidis-colour } llega a la meta: ya hay { $count }.
    }
pyramidis-won = { $name } tiene cinco pirámides en la meta y gana.
pyramidis-blocked = { $other } no puede mover nada: gana { $name }.
pyramidis-passed = { $name } no tiene nada que mover y pasa.
pyramidis-drawn = Tras { $count ->
        [one] 1 jugada
       *[other] { $count } jugadas
    }, la partida acaba en empate.

## The table in words
pyramidis-player = { $name } ({ pyramidis-colour }): { $start } en la casilla de salida, { $home } de { $goal } en la meta.
pyramidis-board-empty = El tablero está vacío.
pyramidis-turn = Es el turno de { $name }.
pyramidis-actions-left =
    { $count ->
        [one] Con una jugada más, la partida acaba en empate.
       *[other] Con { $count } jugadas más, la partida acaba en empate.
    }
pyramidis-ended-home = { $name } ha ganado, con cinco pirámides en la meta.
pyramidis-ended-blockade = { $name } ha ganado por bloqueo.
pyramidis-ended-actions = La partida ha durado demasiado: empate.
pyramidis-ended-repetition = La misma posición se ha dado por tercera vez: empate.

## For those who do not know it
pyramidis-goal = Lleva a la meta { $goal } de tus ocho pirámides antes que nadie. Una pila avanza tantas casillas como pirámides tiene, deja una en cada casilla y pertenece al color de arriba.
pyramidis-goal-german = Lleva a la meta { $goal } de tus ocho pirámides antes que nadie, o deja a un adversario sin jugada. Una pila avanza tantas casillas como pirámides tiene, deja una en cada casilla y pertenece al color de arriba.
pyramidis-aim = Lleva { $goal } a la meta: te faltan { $left }.
pyramidis-prompt-both = Elige una pila tuya, o tu salida
pyramidis-prompt-start = Elige tu salida: de ahí parten las pirámides
pyramidis-prompt-stack = Elige una pila con tu color arriba
pyramidis-prompt-count = ¿Cuántas? Cada una va una casilla más allá
pyramidis-prompt-pass = No tienes nada que mover: pasa
pyramidis-brief-start = { $count }
pyramidis-progress = { $home } de { $goal } en la meta
pyramidis-progress-long = { $name }: { $home } de { $goal } pirámides en la meta, { $start } todavía en la salida
pyramidis-tray = Bandeja de color { pyramidis-colour }: { $home } de { $goal } pirámides en la meta.
pyramidis-about-tray = Las pirámides que llegan a su propio círculo de meta se guardan aquí y cuentan.
pyramidis-about-start-other = Solo { $name } toma pirámides de ahí.
pyramidis-about-start-empty = Ya han salido todas tus pirámides.
pyramidis-about-stack = Arriba está { $name }, así que solo { $name } la mueve. Cae encima y será tuya.
pyramidis-about-empty = Aquí no hay nada que mover. Elige una pila con tu color arriba, o tu salida.
pyramidis-reason-blocks = Deja a un adversario sin jugada y gana.
pyramidis-reason-wins = Gana.
pyramidis-reason-home =
    { $count ->
        [one] Lleva una de las tuyas a la meta.
       *[other] Lleva { $count } de las tuyas a la meta.
    }
pyramidis-reason-frees =
    { $count ->
        [one] Libera una de las tuyas.
       *[other] Libera { $count } de las tuyas.
    }
pyramidis-reason-covers =
    { $count ->
        [one] Le quita una pila a { $name }.
       *[other] Quita { $count } pilas, entre ellas una de { $name }.
    }
pyramidis-reason-spreads = Te da { $count ->
        [one] 1 pila
       *[other] { $count } pilas
    } más que mover.

pyramidis-ending-home = { $name } llevó { $goal } pirámides a la meta, tras { $count ->
        [one] 1 jugada
       *[other] { $count } jugadas
    } en total.
pyramidis-ending-blockade = Un bloqueo: { $name } le quitó a alguien su última jugada.
pyramidis-ending-actions = Tras { $count ->
        [one] 1 jugada
       *[other] { $count } jugadas
    }, nadie había llevado { $goal } a la meta: empate.
pyramidis-ending-repetition = La misma posición se dio por tercera vez: empate.

## A turn, as a person would tell it
pyramidis-does = { $name } { $does }.
pyramidis-does-start =
    { $count ->
        [one] saca una pirámide de la salida
       *[other] saca { $count } pirámides de la salida
    }{ $to ->
        [none] {""}
       *[other] {" "}hasta { $to }
    }
pyramidis-does-move =
    { $count ->
        [one] mueve una pirámide
       *[other] mueve una pila de { $count }
    }{ $from ->
        [none] {""}
       *[other] {" "}de { $from } a { $to }
    }
pyramidis-does-over =
    { $towers ->
        [one] pasa por encima de una torre
       *[other] pasa por encima de { $towers } torres
    }
