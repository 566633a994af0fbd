# Piramido
piramido-board-pyramid = La pirámide escalonada, vista desde arriba
piramido-board-labyrinth = El laberinto, seis filas bajo la cámara funeraria
piramido-sign = { $sign ->
    [K] ankh
    [E] ojo
    [S] escarabajo
    [F] halcón
    [L] loto
    [U] sol
    [W] agua
   *[none] ningún signo
  }
piramido-colour = { $colour ->
    [red] rojo
    [blue] azul
    [yellow] amarillo
   *[none] aún sin color
  }

piramido-act-colour = { $colour ->
    [red] Tomar el rojo
    [blue] Tomar el azul
   *[yellow] Tomar el amarillo
  }
piramido-act-side = { $side ->
    [L] Empezar por la izquierda
   *[R] Empezar por la derecha
  }
piramido-act-step = Ir a { $step }
piramido-act-sphinx = Poner la esfinge { $number } en { $step }
piramido-act-nosphinx = No poner esfinge
piramido-act-left = Ir a la izquierda
piramido-act-right = Ir a la derecha
piramido-act-claim = Tomar el signo de { $place }
piramido-act-end = Acabar el turno

piramido-event-rolloff = Las tiradas para empezar: { $numbers }.
piramido-event-begins = Empieza { $name }.
piramido-event-colour = { $name } toma un color: { piramido-colour }.
piramido-event-reel = { $colour ->
    [red] El disco rojo se coloca en su visor.
    [blue] El disco azul se coloca en su visor.
   *[yellow] El disco amarillo se coloca en su visor.
  }
piramido-event-route = { $route ->
    [A] Empieza el recorrido A, pirámide arriba. Primero juega { $first }.
    [B] Empieza el recorrido B, pirámide abajo. Primero juega { $first }.
    [C] Empieza el recorrido C, hacia dentro del laberinto. Primero juega { $first }.
   *[D] Empieza el recorrido D, hacia fuera del laberinto. Primero juega { $first }.
  }
piramido-event-side = { $side ->
    [L] { $name } empieza por la izquierda.
   *[R] { $name } empieza por la derecha.
  }
piramido-event-roll = { $name } saca { $number }.
piramido-event-step = { $name } va de { $from } a { $to }.
piramido-event-stays = { $name } se queda en { $to }.
piramido-event-sphinx-stops = { $name } se topa con la esfinge { $number } en { $step } y tiene que dar la vuelta.
piramido-event-sphinx-out = { $name } supera la esfinge { $number } en { $step }, que queda eliminada.
piramido-event-lost = { $count ->
    [one] { $name } no tiene por dónde ir y pierde un paso de la tirada.
   *[other] { $name } no tiene por dónde ir y pierde { $count } pasos de la tirada.
  }
piramido-event-claim-step = { $name } pone en la casilla { $space } el signo de { $step }: { piramido-sign }.
piramido-event-claim = { $name } pone un signo en la casilla { $space }: { piramido-sign }.
piramido-event-passage = { $name } deja { $from } y pasa a { $to }.
piramido-event-sphinx-set = { $name } pone la esfinge { $number } en { $step }.
piramido-event-arrived = { $name } ha llegado en el puesto { $place }.
piramido-event-route-over = El recorrido { $route } ha terminado.
piramido-event-right = Se colocan las bandas de control. Correcto: { $names }.
piramido-event-nobody-right = Se colocan las bandas de control. Nadie ha acertado.
piramido-event-won = { $count ->
    [one] Gana { $names }.
   *[other] Ganan { $names }.
  }

piramido-phase-rolloff = Empieza la tirada más alta.
piramido-phase-colour = { $name } elige un color para el recorrido { $route }.
piramido-phase-reels = Se colocan los discos en los visores.
piramido-phase-side = { $name } elige una casilla de salida.
piramido-phase-roll = { $name } tira el dado.
piramido-phase-step = { $name } anda por la pirámide.
piramido-phase-sphinx = { $name } puede poner una esfinge.
piramido-phase-row = { $name } anda por la fila.
piramido-phase-claim = { $name } puede tomar el signo.
piramido-phase-over = La partida ha terminado.

piramido-tell-route = { $route ->
    [A] Recorrido A, pirámide arriba.
    [B] Recorrido B, pirámide abajo.
    [C] Recorrido C, hacia dentro del laberinto.
   *[D] Recorrido D, hacia fuera del laberinto.
  }
piramido-tell-throw = Tirada: { $number }; por andar: { $left }.
piramido-tell-at = { $name } ({ piramido-colour }) está en { $place }.
piramido-tell-outside = { $name } ({ piramido-colour }) no está en el tablero.
piramido-tell-arrived = { $name } ({ piramido-colour }) ha llegado en el puesto { $arrived }.
piramido-tell-claims = En el cuadro de tantos de { $name }: { $claims }.
piramido-tell-nothing = nada
piramido-tell-hand = { $name } tiene esfinges en la mano: { $numbers }.
piramido-tell-sphinx = { $step }: esfinge { $number }, { piramido-colour }.
piramido-tell-row = Recorrido { $route }, { $name }: { $claims }; llegó en el puesto { $place }.
piramido-tell-row-open = Recorrido { $route }, { $name }: { $claims }; no llegó.
piramido-tell-strip-right = Recorrido { $route }, { $name } acertó: { $claims }.
piramido-tell-strip-wrong = Recorrido { $route }, { $name } no acertó; lo correcto era: { $claims }.
piramido-tell-strip-late = Recorrido { $route }, { $name } no llegó; la banda de control dice: { $claims }.
piramido-tell-free = Hace tanto que nadie pone un signo que los exploradores ya no cierran el paso.
piramido-tell-free-sphinxes = Hace tanto que nadie pone un signo que las esfinges ya no detienen a nadie.
piramido-tell-spent = Esfinges eliminadas para el resto de la partida: { $numbers }.
piramido-tell-signs-alone = En la pirámide solo se comparan los jeroglíficos, no sus escalones.
piramido-tell-left = { $count ->
    [one] Una tirada más y el recorrido acaba.
   *[other] { $count } tiradas más y el recorrido acaba.
  }

piramido-place-step = { $part ->
    [forecourt] { $name }, atrio, { piramido-sign }
    [stairs] { $name }, escalera, { piramido-sign }
    [gallery] { $name }, galería, { piramido-sign }
    [gate] { $name }, puerta, { piramido-sign }
    [top] { $name }, la cúspide con la llave
   *[stone] { $name }, piedra lisa
  }
piramido-place-space = { $name }, { piramido-sign }
piramido-place-bare = { $name }, vacía
piramido-place-start = { $side ->
    [L] casilla de salida de la izquierda
   *[R] casilla de salida de la derecha
  }
piramido-place-chamber = cámara funeraria
piramido-place-sphinx = esfinge { $number }, { piramido-colour }
piramido-hand-sphinx = Esfinge { $number } en la mano
piramido-hand-out = La esfinge { $number } está eliminada
piramido-way-left = Hacia la izquierda
piramido-way-right = Hacia la derecha
piramido-turn = Girar la pirámide un cuarto de vuelta

piramido-viewer = Visor
piramido-viewer-open = Mirar por el visor
piramido-viewer-close = Dejar el visor
piramido-viewer-none = Ahora no se puede mirar ninguna imagen.
piramido-viewer-picture = Imagen { $number } de 7
piramido-viewer-counts = Esta es la imagen que hay que seguir.
piramido-viewer-lever = Palanca: imagen siguiente
piramido-viewer-back = Imagen anterior
piramido-viewer-mode = Cómo mirar
piramido-mode-pair = Estereoscopio
piramido-mode-crossed = Ojos cruzados
piramido-mode-anaglyph = Gafas rojo-cian
piramido-mode-wiggle = Vaivén
piramido-mode-flat = Plana
piramido-viewer-failed = No se ha podido cargar la imagen.

piramido-gallery-open = Las imágenes
piramido-gallery = Lo que se creyó ver en las imágenes
piramido-gallery-of = Recorrido { $route }: { $name }
piramido-gallery-taken = Se tomó por:
piramido-gallery-shown = Muestra:
piramido-gallery-right = Correcto
piramido-gallery-wrong = Incorrecto
piramido-gallery-count = { $right } de { $count } aciertos
piramido-gallery-look = Mirar la imagen { $number }

## For those who do not know it
piramido-goal = Tu visor guarda imágenes que nadie más ve: seis lugares, uno tras otro. Ve hasta ellos y toma el signo donde creas que está. Acierta y llega antes que nadie al final del recorrido.
piramido-aim = { $route ->
    [A] Encuentra los seis escalones de tus imágenes, subiendo.
    [B] Encuentra los seis escalones de tus imágenes, bajando.
    [C] Encuentra los seis signos de tus imágenes, fila a fila.
   *[D] Encuentra los seis signos de tus imágenes, al salir del laberinto.
  }
piramido-aim-end = { $route ->
    [A] Los seis signos están puestos: sube a por la llave.
    [B] Los seis signos están puestos: baja al escalón de la imagen 1.
    [C] Los seis signos están puestos.
   *[D] Los seis signos están puestos: sal por tu casilla de salida.
  }
piramido-prompt-look = { $route ->
    [A] Mira por el visor: ¿qué escalón es la imagen { $picture }?
    [B] Mira por el visor: ¿qué escalón es la imagen { $picture }?
   *[C] Mira por el visor: ¿qué signo necesitas?
  }
piramido-prompt-colour = Elige tu color para el recorrido { $route }
piramido-prompt-side = Imagen 1: empieza por el lado opuesto al signo
piramido-prompt-step = { $left ->
    [one] Un paso más, hacia el escalón de la imagen { $picture }
   *[other] { $left } pasos más, hacia el escalón de la imagen { $picture }
  }
piramido-prompt-claim-or-step = ¿Es el escalón de la imagen { $picture }? Tómalo o sigue
piramido-prompt-claim = ¿Es el escalón de la imagen { $picture }? Tómalo o acaba
piramido-prompt-home = { $route ->
    [A] Por andar { $left }, justo hasta la llave
   *[B] Por andar { $left }, justo al escalón de la imagen 1
  }
piramido-prompt-row = Tirada { $number }: ¿izquierda o derecha? Acaba en tu signo
piramido-prompt-home-row = Tirada { $number }: izquierda o derecha, justo a tu salida
piramido-prompt-claim-sign = ¿Es el signo de tu imagen? Tómalo o acaba
piramido-prompt-sphinx = Pon una esfinge por donde has pasado, o no
piramido-prompt-set = Elige un escalón por el que has pasado
piramido-prompt-end = Nada más que hacer: acaba el turno
piramido-prompt-wait = Se está tirando el dado
piramido-progress = { $count } de 6 signos
piramido-progress-arrived = llegó n.º { $place }
piramido-progress-long = { $name }: { $count } de 6 signos puestos en el recorrido { $route }: { $claims }
piramido-about-no-throw = El dado: aún no se ha tirado.
piramido-about-die = Dice cuántos pasos das, todos, por los caminos. Elige el siguiente escalón.
piramido-about-die-row = Dice cuántas casillas recorres por la fila, todas. Elige izquierda o derecha.
piramido-about-score = Aquí están por orden los signos tomados. Si son los correctos se ve al final.
piramido-about-sphinx-out = Ya no detiene a nadie.
piramido-about-sphinx-other = Es de { $name }, que puede ponerla en tu camino después de tomar un signo.
piramido-about-sphinx-hand = Al tomar un signo puedes ponerla por donde has pasado. Detiene a los demás, salvo que saquen un { $number }.
piramido-about-way = Por la fila se va a la izquierda o a la derecha, toda la tirada.
piramido-about-here = Aquí estás tú. Toma su signo cuando creas que es el escalón de tu imagen.
piramido-about-step = Vas paso a paso, por los caminos, a un escalón contiguo al tuyo.
piramido-about-chamber = { $route ->
    [C] El final del recorrido: con el sexto signo subes a ella.
   *[D] El principio del recorrido.
  }
piramido-about-start = Por aquí entran los exploradores en el laberinto, cada color por su casilla.
piramido-about-space = Vas por tu propia fila. Un signo que tomas lleva a la siguiente.
piramido-reason-arrives = Llegas.
piramido-reason-claim = Da por hecho que este es el lugar de tu imagen.
piramido-reason-out = La esfinge { $number } queda eliminada.
piramido-reason-set = Una esfinge en { $step } detiene a los demás.
piramido-viewer-asks-start = Tu explorador sale de este escalón. Las imágenes siguientes muestran los escalones que hay que encontrar.
piramido-viewer-asks-step = ¿Qué escalón de la pirámide es este? Fíjate en los signos, las escaleras y los niveles. Ve allí y toma su signo.
piramido-viewer-asks-end = Tu recorrido acaba en este escalón.
piramido-viewer-asks-side = ¿Qué signo es? Si está a la izquierda, empieza por la derecha, y al revés.
piramido-viewer-asks-sign = ¿Qué signo es? Acaba una tirada sobre él en tu fila y tómalo. Si no hay ninguno, vale la imagen siguiente.
piramido-viewer-asks-done = Ya has tomado un signo para esta imagen.

piramido-ending-nobody = Se colocan las bandas de control: nadie acertó todos los signos.
piramido-ending-right = { $count ->
    [one] Se colocan las bandas de control: solo { $names } acertó todos los signos.
   *[other] Se colocan las bandas de control: { $names } acertaron todos los signos.
  }
piramido-ending-earliest = Gana quien llegó antes.

## A turn, as a person would tell it
piramido-does = { $name } { $does }.
piramido-does-roll = saca { $number }
piramido-does-go = { $count ->
    [one] anda un escalón
   *[other] anda { $count } escalones
  }{ $to ->
    [none] {""}
   *[other] {" "}hasta { $to }
  }
piramido-does-walk = { $count ->
    [one] anda una casilla
   *[other] anda { $count } casillas
  }{ $to ->
    [none] {""}
   *[other] {" "}hasta { $to }
  }
piramido-does-stay = se queda donde está
piramido-does-passage = atraviesa un pasadizo{ $to ->
    [none] {""}
   *[other] {" "}hasta { $to }
  }
piramido-does-claim = pone un signo en la casilla { $space } ({ piramido-sign })
piramido-does-sphinx = pone la esfinge { $number }{ $to ->
    [none] {""}
   *[other] {" "}en { $to }
  }
piramido-does-stopped = se topa con la esfinge { $number } y tiene que dar la vuelta
piramido-does-pass = supera la esfinge { $number }, que queda eliminada
