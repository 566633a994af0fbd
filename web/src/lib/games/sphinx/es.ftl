# Sphinx
sphinx-board = El pasillo, una espiral desde la salida hasta el tesoro
sphinx-colour-r = rojo
sphinx-colour-b = azul
sphinx-colour-g = verde
sphinx-colour-y = amarillo
sphinx-colour-p = morado
sphinx-colour-w = blanco
sphinx-colour = { $colour ->
    [R] rojo
    [B] azul
    [G] verde
    [Y] amarillo
    [P] morado
   *[W] blanco
  }
sphinx-slot = { $slot ->
    [G1] guardiana 1
    [G2] guardiana 2
    [G3] guardiana 3
    [T1] esfinge del templo 1
    [T2] esfinge del templo 2
   *[T3] esfinge del templo 3
  }
sphinx-guard = { $guard ->
    [G1] guardiana 1
    [G2] guardiana 2
   *[G3] guardiana 3
  }
sphinx-room = { $room ->
    [T1] esfinge del templo 1
    [T2] esfinge del templo 2
   *[T3] esfinge del templo 3
  }
sphinx-snakes = serpientes

sphinx-act-forwards = Avanzar { $count }, hasta la casilla { $field }
sphinx-act-backwards = Retroceder { $count }, hasta la casilla { $field }
sphinx-act-treasure = Ir a por el tesoro con el { $count }
sphinx-act-swap = Intercambiar la { sphinx-guard } y la { sphinx-room }
sphinx-act-take = Tomar la carta de color { sphinx-colour }
sphinx-act-leave = Dejar la carta
sphinx-act-peek = Mirar bajo la { sphinx-slot }
sphinx-act-nopeek = No mirar
sphinx-act-steal = Robar la carta de color { sphinx-colour }
sphinx-act-nosteal = No robar nada
sphinx-act-turn = Girar la puerta
sphinx-act-stay = Dejar la puerta cerrada
sphinx-act-attempt = Nombrar { $first ->
    [R] rojo
    [B] azul
    [G] verde
    [Y] amarillo
    [P] morado
   *[W] blanco
  }, { $second ->
    [R] rojo
    [B] azul
    [G] verde
    [Y] amarillo
    [P] morado
   *[W] blanco
  }, { $third ->
    [R] rojo
    [B] azul
    [G] verde
    [Y] amarillo
    [P] morado
   *[W] blanco
  }
sphinx-act-pass = Pasar: acabar el turno

sphinx-event-dealt = Las esfinges están en su sitio.
sphinx-event-rolled = { $name } saca { $dice }.
sphinx-event-walked = { $name } va de { $from } a { $to }.
sphinx-event-swapped = { $name } intercambia la { sphinx-guard } y la { sphinx-room }.
sphinx-event-took = { $name } toma la carta de color { sphinx-colour }.
sphinx-event-gave-back = { $name } devuelve la carta de color { sphinx-colour }.
sphinx-event-looked = { $name } mira bajo la { sphinx-slot }.
sphinx-event-saw = { $name } mira bajo la { sphinx-slot }: { sphinx-colour }.
sphinx-event-stole = { $name } le roba a { $victim } la carta de color { sphinx-colour }.
sphinx-event-declined-card = { $name } deja la carta.
sphinx-event-declined-look = { $name } no mira.
sphinx-event-declined-theft = { $name } no roba nada.
sphinx-event-declined-door = { $name } deja la puerta cerrada.
sphinx-event-turned = { $name } gira la puerta { $door }.
sphinx-event-carried = La puerta lleva a { $name } de { $from } a { $to }.
sphinx-event-right = { $name } nombra { $named }: ¡correcto!
sphinx-event-wrong = { $name } nombra { $named }: no es correcto.
sphinx-event-wrong-seen = { $name } nombra { $named }: no es correcto, las guardianas son { $guards }.
sphinx-event-sent-back = { $name } pierde todas sus cartas y vuelve a la salida.
sphinx-event-passed = { $name } pasa.
sphinx-event-won = { $name } tiene el tesoro y gana.
sphinx-event-drawn = Nadie ha encontrado el tesoro: empate.

sphinx-phase-deal = Se están colocando las esfinges.
sphinx-phase-roll = { $name } tira los dados.
sphinx-phase-dice = { $name } usa los dados uno por uno.
sphinx-phase-take = { $name } puede tomar la carta de color { sphinx-colour }.
sphinx-phase-peek = { $name } puede mirar bajo una esfinge.
sphinx-phase-steal = { $name } sobrepasa a { $victim } y puede robar una carta.
sphinx-phase-door = { $name } puede girar la puerta.
sphinx-phase-attempt = { $name } está ante las guardianas y nombra tres colores por orden.
sphinx-phase-over = La partida ha terminado.

sphinx-tell-dice = Dados por usar: { $dice }.
sphinx-tell-player = { $name }: casilla { $field }, cartas { $cards }.
sphinx-tell-player-bare = { $name }: casilla { $field }, sin cartas.
sphinx-tell-looked = { $name } ha mirado bajo: { $slots }.
sphinx-tell-under = { sphinx-slot }: { sphinx-colour }.
sphinx-tell-left = { $count ->
    [one] Con un turno más, la partida acaba en empate.
   *[other] Con { $count } turnos más, la partida acaba en empate.
  }

sphinx-field-start = Casilla { $field }, la salida
sphinx-field-corridor = Casilla { $field }
sphinx-field-card = Casilla { $field }, carta de color { sphinx-colour }
sphinx-field-mummy = Casilla { $field }, momia
sphinx-field-door = Casilla { $field }, junto a la puerta { $door }
sphinx-field-guard = Casilla { $field }, una guardiana
sphinx-field-treasure = El tesoro
sphinx-card-of = Carta de color { sphinx-colour } de { $name }
sphinx-known = { sphinx-slot }: { sphinx-colour }
sphinx-door = Puerta { $door }

sphinx-notes = Cuaderno
sphinx-notes-open = Abrir el cuaderno
sphinx-notes-close = Cerrar el cuaderno
sphinx-notes-about = Aquí está lo que has visto. Toca un recuadro para tachar un color.
sphinx-notes-clear = Borrar
sphinx-notes-seen = { sphinx-slot } es de color { sphinx-colour }
sphinx-notes-crossed = { sphinx-slot } no es de color { sphinx-colour }
sphinx-notes-maybe = { sphinx-slot } puede ser de color { sphinx-colour }
sphinx-notes-looked = Quién ha mirado: { $names }

## For those who do not know it
sphinx-or = { $one } o { $two }
sphinx-goal = Tres de las seis esfinges guardan el tesoro. Mira debajo de ellas en las casillas de momia, reúne las cartas de sus tres colores, ve hasta las guardianas y nombra los colores en el orden correcto.
sphinx-aim = Averigua los tres colores de las guardianas y consigue sus cartas.
sphinx-prompt-both = Usa un dado: anda { $list }, o intercambia esfinges
sphinx-prompt-walk = Usa un dado: anda { $list }, adelante o atrás
sphinx-prompt-snakes = Serpientes: elige qué guardiana intercambias
sphinx-prompt-swap = Intercambia la { sphinx-guard } con una del templo
sphinx-prompt-which = Al tesoro: ¿con qué dado?
sphinx-brief-die = { $count }
sphinx-prompt-take = Toma la carta de color { sphinx-colour }, o déjala
sphinx-prompt-peek = Una momia: mira bajo una esfinge, o no
sphinx-prompt-steal = Sobrepasas a { $name }: roba una carta, o no
sphinx-prompt-door = Gira la puerta que tienes al lado, o déjala
sphinx-prompt-attempt = Guardiana { $number }: elige la carta de su color
sphinx-prompt-pass = Solo alcanzas a las guardianas: ve, o pasa
sphinx-prompt-wait = Se están tirando los dados
sphinx-progress =
    { $cards ->
        [0] sin cartas
        [one] 1 carta
       *[other] { $cards } cartas
    }, ha visto { $seen }
sphinx-progress-long = { $name }: casilla { $field }, cartas { $list }; ha mirado bajo { $seen ->
        [one] 1 esfinge
       *[other] { $seen } esfinges
    }
sphinx-progress-bare = { $name }: casilla { $field }, sin cartas; ha mirado bajo { $seen ->
        [one] 1 esfinge
       *[other] { $seen } esfinges
    }
sphinx-about-dice = Los dados de este turno. Por usar: { $dice }.
sphinx-about-dice-none = Los dados: no queda ninguno por usar.
sphinx-about-dice-why = No se eligen los dados, sino adónde llevan: las casillas marcadas dicen de qué número se trata.
sphinx-about-dice-snakes = No se eligen los dados, sino adónde llevan: una casilla marcada para un número; una guardiana y después una esfinge del templo para las serpientes.
sphinx-hand = Cartas de { $name }
sphinx-about-hand = Las cartas de { $name }: { $cards }.
sphinx-about-hand-empty = { $name } no tiene cartas todavía.
sphinx-about-hand-why = Las cartas están a la vista de todos. Las tomas en las casillas de carta, o se las robas a los peones que sobrepasas.
sphinx-about-card-own = Nombras los colores de tus cartas cuando estás ante las guardianas.
sphinx-about-card-other = Puedes robarla cuando pasas por encima del peón de su dueño.
sphinx-about-door = Si te paras en una de las cuatro casillas de al lado, da media vuelta con todos los peones que haya ahí.
sphinx-about-guard = { $name }: una de las tres cuyo color tienes que nombrar.
sphinx-about-temple = { $name }: su color no está entre las guardianas, salvo que las serpientes la intercambien.
sphinx-about-sphinx-swap = Para las serpientes, elige primero una guardiana y después esta.
sphinx-about-sphinx-later = Una casilla de momia te deja mirar debajo; las serpientes te dejan intercambiar una guardiana y una esfinge del templo.
sphinx-about-card = Quien pasa puede tomar una carta de este color, o tiene que devolver la que ya tenga.
sphinx-about-mummy = Quien pasa puede mirar bajo una esfinge, una vez por turno.
sphinx-about-treasure = Lo abren tres colores correctos.
sphinx-about-first = Decide primero: { $asked }.
sphinx-about-here = Aquí estás tú.
sphinx-about-no-die = No queda ningún dado con número.
sphinx-about-few =
    { $cards ->
        [0] Las guardianas no dejan acercarse a nadie sin tres cartas, y no tienes ninguna.
        [one] Las guardianas no dejan acercarse a nadie sin tres cartas, y tienes una.
       *[other] Las guardianas no dejan acercarse a nadie sin tres cartas, y tienes { $cards }.
    }
sphinx-about-ahead = Está { $count } por delante de ti, y tus dados muestran { $list }.
sphinx-about-behind = Está { $count } por detrás de ti, y tus dados muestran { $list }.
sphinx-reason-wins = Gana.
sphinx-reason-card = Consigues una carta de color { sphinx-colour }.
sphinx-reason-look = Ves lo que hay bajo una esfinge.
sphinx-reason-attempt = Así se prueba con los tres colores.
sphinx-reason-door =
    { $count ->
        [one] La puerta te lleva una casilla adelante.
       *[other] La puerta te lleva { $count } casillas adelante.
    }
sphinx-reason-nearer =
    { $count ->
        [one] Te acerca una casilla al tesoro.
       *[other] Te acerca { $count } casillas al tesoro.
    }
sphinx-reason-passes-card = Llega a una carta de color { sphinx-colour }, que no tienes.
sphinx-reason-passes-mummy = Llega a una momia, así que puedes mirar bajo una esfinge.
sphinx-reason-passes-pawn = Sobrepasa a { $name }, así que puedes robar.
sphinx-look = { $slot ->
    [G1] La guardiana 1
    [G2] La guardiana 2
    [G3] La guardiana 3
    [T1] La esfinge del templo 1
    [T2] La esfinge del templo 2
   *[T3] La esfinge del templo 3
  } es de color { sphinx-colour }
sphinx-look-remember = Recuérdalo: nadie más lo ha visto.
sphinx-look-noted = Está en tu cuaderno.
sphinx-look-close = Lo recordaré
sphinx-look-noted-close = Continuar
sphinx-look-ask = La memoria es parte del juego. ¿Cómo quieres jugar?
sphinx-look-myself = Lo recuerdo por mi cuenta
sphinx-look-notebook = Llévame un cuaderno

sphinx-ending = { $name } nombró bien a las tres guardianas y tiene el tesoro, tras { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    } en total.

## A turn, as a person would tell it
sphinx-does = { $name } { $does }.
sphinx-does-roll = saca { $dice }
sphinx-does-walk = { $count ->
    [0] se queda ahí
    [one] { $way ->
        [back] retrocede
       *[on] avanza
      } una casilla
   *[other] { $way ->
        [back] retrocede
       *[on] avanza
      } { $count } casillas
  }{ $to ->
    [none] {""}
   *[other] {" "}hasta { $to }
  }
sphinx-does-swap = intercambia la { sphinx-guard } y la { sphinx-room }
sphinx-does-take = toma la carta de color { sphinx-colour }
sphinx-does-give-back = devuelve la carta de color { sphinx-colour }
sphinx-does-look = mira bajo la { sphinx-slot }
sphinx-does-see = mira bajo la { sphinx-slot } ({ sphinx-colour })
sphinx-does-steal = le roba a { $victim } la carta de color { sphinx-colour }
sphinx-does-turn = gira una puerta
sphinx-does-ride = da la vuelta con ella{ $to ->
    [none] {""}
   *[other] {" "}hasta { $to }
  }
sphinx-carries = La puerta se lleva también a { $name }.
