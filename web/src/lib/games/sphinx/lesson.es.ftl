# The first game of Sphinx.

sphinx-lesson-aim-title = Tres guardianas, tres colores
sphinx-lesson-aim = Bajo cada una de las seis esfinges se esconde un color distinto. Las tres marcadas guardan el tesoro. Averigua sus colores, reúne esas tres cartas y nómbralas por orden ante las guardianas.

sphinx-lesson-walk-title = Usa un dado
sphinx-lesson-walk = Has sacado 2, 4 y las serpientes. Cada dado se usa una vez, en cualquier orden. Con un número andas exactamente eso, adelante o atrás. Anda 4, hasta la casilla de carta.
sphinx-lesson-walk-done = Aquí puedes tomar una carta.
sphinx-lesson-walk-not-door = Esa casilla está junto a una puerta secreta: giraría y te llevaría lejos. ¡Más tarde! Usa primero el 4.
sphinx-lesson-walk-not-snakes = Las serpientes intercambian esfinges: enseguida. Primero anda 4.
sphinx-lesson-walk-not-far = Demasiado lejos para un solo dado: 2 o 4 casillas. El 4 acaba en una carta.

sphinx-lesson-take-title = Una carta
sphinx-lesson-take = Necesitas las cartas de los colores de las guardianas, y todavía nadie sabe cuáles son. No tienes ninguna roja: tómala.
sphinx-lesson-take-done = Las cartas están a la vista de todos. Si pasas por una casilla cuya carta ya tienes, tienes que devolverla.
sphinx-lesson-take-not-leave = Podrías dejarla. Pero con menos de tres cartas nadie llega a las guardianas.

sphinx-lesson-mummy-title = A la momia
sphinx-lesson-mummy = Usa ahora tu 2. Lleva a una casilla de momia, y quien llega a una o pasa por ella puede mirar bajo una esfinge.
sphinx-lesson-mummy-done = Una momia: ahora puedes mirar.
sphinx-lesson-mummy-not-back = Hacia atrás también se puede. Pero la momia está delante.
sphinx-lesson-mummy-not-snakes = Guarda las serpientes para luego: mira primero lo que hay.

sphinx-lesson-look-title = Mira y recuerda
sphinx-lesson-look = Mira en secreto bajo una de las seis esfinges. Una guardiana te descubre una carta que necesitas; una esfinge del templo, una carta que no.
sphinx-lesson-look-done = Solo tú lo has visto. Recuérdalo bien; o toma notas, si juegas con cuaderno.
sphinx-lesson-look-not-not = No dejes pasar nunca una mirada: es lo único en que puedes basarte.

sphinx-lesson-snakes-title = Las serpientes
sphinx-lesson-snakes = Intercambian una guardiana con una esfinge del templo, y nadie mira. Elige una guardiana y después una esfinge del templo: mejor una de la que no sepas nada.
sphinx-lesson-snakes-done = Todos los dados están usados, así que tu turno ha terminado. Si alguien intercambia una guardiana que has visto, sabes adónde ha ido su color.

sphinx-lesson-door-title = Puertas secretas
sphinx-lesson-door = Unos turnos después. Quien se para junto a una puerta secreta la gira y sale al otro lado. Anda 1, hasta la puerta.
sphinx-lesson-door-done = A través del muro, ¡treinta casillas adelante! Pero las puertas también llevan hacia atrás, y giran con todo el que esté al lado.
sphinx-lesson-door-not-back = Atrás no: la puerta está una casilla más adelante.
sphinx-lesson-door-not-past = Sería dar un buen rodeo. La puerta es un atajo: anda 1.
sphinx-lesson-door-not-snakes = Las serpientes pueden esperar. Anda 1, hasta la puerta.

sphinx-lesson-steal-title = Quien pasa, roba
sphinx-lesson-steal = Esta vez has usado el 5. Por el camino sobrepasas a un peón: puedes robarle a su dueño una carta que no tengas. Toma la azul.
sphinx-lesson-steal-done = ¡Muchas gracias! En la salida los peones están a salvo; en los demás sitios, no. El tuyo tampoco.
sphinx-lesson-steal-not-not = ¿Tanta cortesía? Está permitido, y una carta es una carta. Tómala.
sphinx-lesson-steal-not-own = Esa ya es tuya. La carta ajena está junto al peón ajeno.

sphinx-lesson-guards-title = Ante las guardianas
sphinx-lesson-guards = El final de otra partida. Tienes tres cartas y has visto a las guardianas: la primera roja, la segunda azul, la tercera verde. Señala tus cartas en ese orden.
sphinx-lesson-guards-done = Las tres correctas: ¡el tesoro es tuyo! Con una sola equivocada, habrías perdido todas las cartas y vuelto a la salida.
sphinx-lesson-guards-not-order = El orden cuenta: primero rojo, luego azul, luego verde.
sphinx-lesson-guards-not-sphinx = No volverán a dejarse ver. Nómbralas con tus cartas: rojo, azul, verde.

sphinx-lesson-end-title = Ya conoces el juego
sphinx-lesson-end = Mira a menudo, recuerda quién intercambió qué y ten cuidado con las puertas y los ladrones. La pastora de ocas olvida mucho; y puedes pedir una pista cuando quieras.
