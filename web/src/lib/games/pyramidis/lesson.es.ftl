# The first game of Pyramidis.

pyramidis-lesson-aim-title = Cinco pirámides en la meta
pyramidis-lesson-aim = Juegas con rojo. Ocho pirámides esperan en tu casilla de salida. Llévalas dando una vuelta al anillo hasta tu círculo de meta, justo al lado. Gana quien primero tenga cinco en la meta.

pyramidis-lesson-start-title = En marcha
pyramidis-lesson-start = De la salida tomas de una a cinco pirámides y las vas dejando una a una en las casillas siguientes. Señala tu salida y toma tres.
pyramidis-lesson-start-done = Una, dos y tres: cada pirámide, una casilla más allá. Amarillo viene hacia ti, en sentido contrario.
pyramidis-lesson-start-not-number = Puedes tomar de una a cinco. En esta lección, toma tres: así nos cruzamos enseguida con amarillo.
pyramidis-lesson-start-not-theirs = Esas son de amarillo. Las tuyas, las rojas, esperan en tu lado del tablero.
pyramidis-lesson-start-not-home = Eso es un círculo de meta, adonde llegan las pirámides. Parten de la salida.

pyramidis-lesson-capture-title = Quien está arriba es el dueño
pyramidis-lesson-capture = En el tablero se mueve la pila entera, tantas casillas como pirámides tiene. Una sola avanza una casilla. Lleva tu pirámide más adelantada encima de amarillo.
pyramidis-lesson-capture-done = Tu pirámide está arriba: la pila es tuya, con la amarilla dentro. Amarillo ya no puede moverla.
pyramidis-lesson-capture-not-own = Así harías una pila con dos tuyas. Pero la más adelantada puede caer sobre una amarilla.
pyramidis-lesson-capture-not-start = Más tarde pueden salir más pirámides. Primero, que la más adelantada caiga sobre amarillo.
pyramidis-lesson-capture-not-theirs = Ahí arriba está amarillo, así que solo amarillo la mueve. ¡Cae encima con la tuya!

pyramidis-lesson-sow-title = Primero la de abajo
pyramidis-lesson-sow = Tu nueva pila tiene dos pirámides. Avanza dos casillas y deja primero la de abajo: la amarilla, y luego la tuya, encima de la pila siguiente. Muévela.
pyramidis-lesson-sow-done = Has atrapado la siguiente. Pero amarillo ha respondido: ahora tu pirámide está dentro de una pila amarilla y viaja con ella hasta que amarillo la deje.
pyramidis-lesson-sow-not-other = Se puede, claro. Pero la pila marcada puede atrapar otra amarilla.
pyramidis-lesson-sow-not-theirs = Ahí arriba está amarillo. La tuya es la marcada.

pyramidis-lesson-free-title = Ahora tú
pyramidis-lesson-free = Mueve como quieras: una pila con rojo arriba, o pirámides de la salida. Señala algo y verás lo que pasaría antes de jugarlo.
pyramidis-lesson-free-done = Muy bien. Tienes que mover siempre que puedas, así que guárdate algunas jugadas.
pyramidis-lesson-free-not-theirs = Ahí arriba está amarillo, aunque debajo haya una tuya: la pila es de amarillo.

pyramidis-lesson-tower-title = Las torres se saltan
pyramidis-lesson-tower = Cinco pirámides forman una torre: allí no se deja nada, y no cuenta como casilla. Así que tu pila de tres vuela por encima. Muévela.
pyramidis-lesson-tower-done = Por encima de la torre, y en tres casillas queda arriba una tuya. Una torre está a salvo, porque nadie cae sobre ella; pero su dueño puede moverla.
pyramidis-lesson-tower-not-short = Esas dos también saltarían la torre. Pero la pila de tres atrapa más.
pyramidis-lesson-tower-not-tower = Arriba de la torre está amarillo, así que solo amarillo la mueve. Sáltala con tus tres.
pyramidis-lesson-tower-not-theirs = Ahí arriba está amarillo. Las tuyas son las dos pilas que hay detrás de la torre.

pyramidis-lesson-home-title = Llegar a la meta
pyramidis-lesson-home = Más tarde, en otra partida. La pila marcada está a dos casillas de tu círculo de meta, con amarillo debajo. Llévala a la meta.
pyramidis-lesson-home-done = La amarilla se quedó por el camino, y dos de las tuyas llegan de golpe: tu jugada acaba en el círculo, te quede lo que te quede en la mano.
pyramidis-lesson-home-not-far = Esa pila todavía va de camino. La marcada ya puede llegar a la meta.
pyramidis-lesson-home-not-theirs = Esa es de amarillo. Tu pila marcada ya puede llegar a la meta.

pyramidis-lesson-win-title = La quinta
pyramidis-lesson-win = Tienes cuatro en la meta, y amarillo también. Te toca: hay una pila que lleva la quinta. Encuéntrala.
pyramidis-lesson-win-done = Cinco en la meta: ¡has ganado!
pyramidis-lesson-win-not-far = Aún demasiado lejos de la meta, y amarillo ganaría. Dos pirámides, dos casillas: mira cerca de tu círculo de meta.
pyramidis-lesson-win-not-theirs = Esa pila es de amarillo. Mira cerca de tu círculo de meta.

pyramidis-lesson-end-title = Ya conoces el juego
pyramidis-lesson-end = Cae sobre los demás, no dejes que caigan sobre ti y ten cuidado con las torres. Para lo demás está la pastora de ocas: lo perdona todo, y puedes pedir una pista cuando quieras.
