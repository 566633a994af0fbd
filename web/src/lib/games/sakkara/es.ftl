# Sakkara
sakkara-stone-name =
    { $stone ->
        [R] Ra
        [I] Isis
       *[O] Osiris
    }
sakkara-colour =
    { $colour ->
        [red] rojo
        [yellow] amarillo
        [blue] azul
       *[green] verde
    }
sakkara-bridge =
    { $bridge ->
        [black] puente negro
        [grey] puente gris
       *[white] puente blanco
    }

## What may be played
sakkara-act-enter = Meter a { sakkara-stone-name }
sakkara-act-step = { sakkara-stone-name } de { $from } a { $to }
sakkara-act-jump = { sakkara-stone-name } salta de { $from } a { $to } ({ $moves ->
        [one] 1 movimiento
       *[other] { $moves } movimientos
    })
sakkara-act-bridge = Puente de { $from } a { $to }
sakkara-act-fist =
    { $count ->
        [0] No esconder nada
        [one] Esconder una piedra
       *[other] Esconder { $count } piedras
    }
sakkara-act-guess = { $count } en total

## Places
sakkara-board = El tablero de Sakkara
sakkara-place-field = { $field }, nivel { $level }
sakkara-place-wall = { $field }, muro
sakkara-place-ankh = { $field }, la casilla Ankh
sakkara-place-entrance = { $field }, la entrada de color { sakkara-colour }
sakkara-stone = { sakkara-stone-name } de { $name } ({ sakkara-colour })
sakkara-heading =
    { $heading ->
        [n] en dirección norte
        [e] en dirección este
        [s] en dirección sur
       *[w] en dirección oeste
    }
sakkara-bound = tiene que dejar su puente en este turno
sakkara-outside = { sakkara-stone-name } de { $name } ({ sakkara-colour }) espera fuera
sakkara-outside-empty = { sakkara-stone-name } de { $name } ({ sakkara-colour }) está en el tablero, en { $field }

## What happens
sakkara-hid = { $name } muestra el puño cerrado.
sakkara-hid-own =
    { $count ->
        [0] { $name } no esconde nada en el puño.
        [one] { $name } esconde una piedra en el puño.
       *[other] { $name } esconde { $count } piedras en el puño.
    }
sakkara-guessed = { $name } dice { $total }.
sakkara-fists-opened = Se abren los puños: { $hands }, en total { $total }.
sakkara-bid-failed = Nadie ha acertado (ronda { $bids }), así que todos vuelven a esconder.
sakkara-turn-began =
    { $moves ->
        [one] { $name } tiene un movimiento.
       *[other] { $name } tiene { $moves } movimientos.
    }
sakkara-entered = { $name } mete a { sakkara-stone-name } en { $field }.
sakkara-moved = { $name }: { sakkara-stone-name } va de { $from } a { $to }.
sakkara-jumped = { $name }: { sakkara-stone-name } salta de { $from } a { $to }, por encima de { $over }.
sakkara-captured = Capturan a { sakkara-stone-name } de { $name } en { $field }.
sakkara-reached =
    { $visits ->
        [1] { sakkara-stone-name } de { $name } llega a la casilla Ankh y gana la carta Horus: cinco movimientos desde el próximo turno.
        [2] { sakkara-stone-name } de { $name } llega a la casilla Ankh y gana la carta Ankh: seis movimientos desde el próximo turno.
       *[other] { $name } llega a la casilla Ankh con { sakkara-stone-name } por tercera vez.
    }
sakkara-bridge-moved = { $name } mueve el { sakkara-bridge } de { $from } a { $to }.
sakkara-duty-void = Las piedras de { $name } no pueden dejar sus puentes y pueden quedarse.
sakkara-ended-early =
    { $moves ->
        [one] { $name } no puede hacer nada más y pierde un movimiento.
       *[other] { $name } no puede hacer nada más y pierde { $moves } movimientos.
    }
sakkara-white-bridge-due = { $name } ha hecho una captura y aparta el puente blanco de la casilla Ankh.
sakkara-won = { $name } ha llegado a la casilla Ankh por tercera vez y gana.
sakkara-drawn = Tras { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    }, la partida acaba en empate.

## The table in words
sakkara-stone-at =
    { $field ->
        [outside] { sakkara-stone-name } de { $name } ({ sakkara-colour }): fuera
       *[other] { sakkara-stone-name } de { $name } ({ sakkara-colour }): en { $field }
    }
sakkara-visits = { $name } ha llegado a la casilla Ankh { $visits } de { $goal } veces.
sakkara-card-horus = { $name } tiene la carta Horus: cinco movimientos por turno.
sakkara-card-ankh = { $name } tiene la carta Ankh: seis movimientos por turno.
sakkara-fist = { $name } tiene { $count } en el puño.
sakkara-fist-closed = { $name } muestra el puño cerrado.
sakkara-bridge-at = { sakkara-bridge } en { $field }
sakkara-stage-fists = { $name } esconde de 0 a 3 piedras en el puño.
sakkara-stage-guesses = { $name } adivina cuántas piedras hay en todos los puños.
sakkara-draw = La partida acaba en empate.
sakkara-moves-left =
    { $moves ->
        [one] A { $name } le queda uno de { $of } movimientos.
       *[other] A { $name } le quedan { $moves } de { $of } movimientos.
    }
sakkara-turns-left =
    { $turns ->
        [one] Con un turno más, la partida acaba en empate.
       *[other] Con { $turns } turnos más, la partida acaba en empate.
    }
sakkara-fists-title = ¿Quién empieza?
sakkara-fists-guess = dice { $total }

## For those who do not know it
sakkara-goal = Guía a Ra, Isis y Osiris por tres niveles hasta la casilla Ankh, en el centro. Los muros se cruzan solo por los puentes, y todo el mundo mueve todos los puentes. Gana quien primero llegue al Ankh { $goal } veces.
sakkara-aim =
    { $left ->
        [one] Llega al Ankh una vez más.
        [2] Llega al Ankh dos veces más.
       *[other] Llega al Ankh { $left } veces.
    }
sakkara-prompt-fists = Esconde de cero a tres piedras en el puño
sakkara-prompt-guesses = ¿Cuántas hay en total? Quien acierta empieza
sakkara-prompt-white-bridge = Has capturado: aparta el puente blanco
sakkara-prompt-bridge = ¿Adónde? Una casilla a lo largo de su muro
sakkara-prompt-stone = ¿Adónde va { sakkara-stone-name }? El primer paso es libre
sakkara-prompt-turn =
    { $stone ->
        [R] ¿Adónde? Ra gira como quiere
        [I] ¿Adónde? Isis va recto o a la izquierda
       *[O] ¿Adónde? Osiris va recto o a la derecha
    }
sakkara-prompt-bound = { sakkara-stone-name } tiene que dejar su puente en este turno
sakkara-prompt-moves =
    { $moves ->
        [one] Te queda un movimiento: piedra o puente
       *[other] Te quedan { $moves } movimientos: piedra o puente
    }
sakkara-prompt-enter = { $moves ->
        [one] 1 movimiento
       *[other] { $moves } movimientos
    }: mete una piedra o mueve un puente
sakkara-prompt-last = Último movimiento: mete una de tus piedras
sakkara-brief-number = { $count }
sakkara-progress = Ankh { $visits }/{ $goal }, { $moves ->
        [one] 1 movimiento
       *[other] { $moves } movimientos
    }
sakkara-progress-long = { $name }: { $visits } de { $goal } visitas al Ankh, { $moves ->
        [one] 1 movimiento
       *[other] { $moves } movimientos
    } por turno
sakkara-about-moves =
    { $moves ->
        [one] Queda uno de { $of } movimientos en este turno.
       *[other] Quedan { $moves } de { $of } movimientos en este turno.
    }
sakkara-about-moves-why = Meter una piedra, dar un paso y correr un puente cuestan un movimiento cada uno.
sakkara-about-card =
    { $card ->
        [horus] La carta Horus de { $name }.
       *[ankh] La carta Ankh de { $name }.
    }
sakkara-about-card-why =
    { $card ->
        [horus] La da la primera visita al Ankh: cinco movimientos por turno.
       *[ankh] La da la segunda visita al Ankh: seis movimientos por turno.
    }{ $got ->
        [yes] {" "}Ya está ganada.
       *[no] {""}
    }
sakkara-about-wait-other = Solo { $name } la mete, por la entrada de su color.
sakkara-about-wait-there = Ya está en el tablero: elígela allí.
sakkara-about-wait-later = Entra por tu entrada y cuesta un movimiento.
sakkara-about-bid = Antes, los puños deciden quién empieza.
sakkara-about-enemy = Es de { $name }. Cae encima con una piedra tuya para capturarla.
sakkara-about-ankh = Esta es la meta. Elige primero una piedra: aquí se llega por un puente que esté al lado.
sakkara-about-bridge = Un puente se desliza por su muro, salvo que tenga una piedra encima u otro puente le cierre el paso.
sakkara-about-wall = Los muros se cruzan solo por los puentes. Elige un puente de al lado para traerlo aquí.
sakkara-about-empty = Está vacía. Elige primero una piedra tuya o un puente, y luego adónde va.
sakkara-reason-wins = Gana.
sakkara-reason-captures = Captura a { sakkara-stone-name } de { $name }.
sakkara-reason-reaches = { sakkara-stone-name } llega al Ankh.
sakkara-reason-enters = { sakkara-stone-name } entra en el tablero.
sakkara-reason-bridge = { sakkara-stone-name } sube a un puente.
sakkara-reason-up = { sakkara-stone-name } sube al nivel { $level }.
sakkara-reason-serves = Acerca el puente a { sakkara-stone-name }.
sakkara-way =
    { sakkara-stone-name }: { $stone ->
        [R] gira como quiere
        [I] luego recto o izquierda
       *[O] luego recto o derecha
    }

sakkara-ending = { $name } llegó a la casilla Ankh { $count ->
    [2] dos veces
   *[other] { $count } veces
  }, tras { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    } en total.

## A turn, as a person would tell it
sakkara-does = { $name } { $does }.
sakkara-does-enter = mete a { sakkara-stone-name }{ $to ->
        [none] {""}
       *[other] {" "}en { $to }
    }
sakkara-does-move =
    { $count ->
        [one] mueve a { sakkara-stone-name } una casilla
       *[other] mueve a { sakkara-stone-name } { $count } casillas
    }{ $to ->
        [none] {""}
       *[other] {" "}hasta { $to }
    }
sakkara-does-capture = captura a { sakkara-stone-name } de { $name }
sakkara-does-bridge = desliza el { sakkara-bridge }{ $to ->
        [none] {""}
       *[other] {" "}a { $to }
    }
