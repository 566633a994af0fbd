# The first game of Sakkara.

sakkara-lesson-aim-title = Al Ankh, tres veces
sakkara-lesson-aim = Juegas con rojo y guías tres piedras: Ra, Isis y Osiris. Por tres niveles caminan hasta la casilla Ankh, en el centro. Gana quien primero llegue allí por tercera vez.

sakkara-lesson-enter-title = Adelante
sakkara-lesson-enter = En cada turno haces cuatro movimientos, mezclados como quieras. Un movimiento mete una piedra en tu entrada, la esquina de tu color. Mete a Ra.
sakkara-lesson-enter-done = Ra está en el tablero. Eso ha sido un movimiento; quedan tres.
sakkara-lesson-enter-not-others = Isis y Osiris vendrán enseguida. Empieza con Ra, la piedra más libre de las tres.
sakkara-lesson-enter-not-theirs = Esas son las piedras de azul. Las tuyas esperan en la esquina roja.
sakkara-lesson-enter-not-bridge = Los puentes también se mueven: enseguida. Antes, mete a Ra.

sakkara-lesson-walk-title = Un paso
sakkara-lesson-walk = Una piedra avanza una casilla por movimiento, nunca en diagonal. Señala a Ra y luego la casilla marcada que tiene al lado.
sakkara-lesson-walk-done = Quedan dos movimientos. Pero entre ti y el siguiente nivel hay un muro, y solo los puentes cruzan los muros.
sakkara-lesson-walk-not-aside = También se puede. Vamos mejor por el otro lado, hacia el puente de aquí.
sakkara-lesson-walk-not-bridge = El puente viene después. Antes, un paso con Ra.

sakkara-lesson-bridge-title = Los puentes son de todos
sakkara-lesson-bridge = Cualquiera puede deslizar cualquier puente una casilla por su muro, si no tiene a nadie encima. Desliza el marcado hacia Ra.
sakkara-lesson-bridge-done = Un camino más corto para ti, por un solo movimiento. Otros lo volverán a apartar: aquí nada se queda como está.
sakkara-lesson-bridge-not-away = Así se aleja de Ra. Deslízalo hacia el otro lado.
sakkara-lesson-bridge-not-white = El puente blanco tapa el Ankh. Nadie puede moverlo hasta que se capture la primera piedra.
sakkara-lesson-bridge-not-other = Puedes deslizar cualquiera. El marcado es el que más ayuda a Ra.
sakkara-lesson-bridge-not-stone = Ra podría seguir andando. Prueba antes con un puente.

sakkara-lesson-cross-title = Al otro lado del muro
sakkara-lesson-cross = Un turno después. Ra está ante el puente y queda un movimiento. Sube al puente.
sakkara-lesson-cross-done = En tu próximo turno, Ra tendrá que dejarlo: nadie se queda en un puente. Al otro lado está el segundo nivel.
sakkara-lesson-cross-not-bridge = Así apartarías el puente. Señala primero a Ra y después el puente.
sakkara-lesson-cross-not-past = Ra pasaría de largo. El puente está justo a su lado, hacia el centro.
sakkara-lesson-cross-not-other = Deja los otros puentes. Ra puede subir a este.

sakkara-lesson-capture-title = Capturar
sakkara-lesson-capture = El Ra de azul se ha puesto al lado del tuyo. Una piedra que cae sobre una contraria la captura: esta vuelve a empezar fuera. ¡Cae encima!
sakkara-lesson-capture-done = ¡Capturada! Vuelve a esperar fuera, y esta es la primera captura. Eso pondrá en marcha el puente blanco.
sakkara-lesson-capture-not-jump = Las piedras pueden saltar sobre otras, un movimiento por casilla. Pero mejor cae sobre azul.
sakkara-lesson-capture-not-inwards = El puente gris puede esperar. Antes, manda a azul de vuelta.
sakkara-lesson-capture-not-away = ¿Te alejas de azul? Ahora eres tú quien manda.
sakkara-lesson-capture-not-theirs = Esa es la que hay que capturar. Señala primero tu propio Ra y después esa.

sakkara-lesson-turn-title = Izquierda, derecha o como quiera
sakkara-lesson-turn = El primer paso de una piedra en un turno va adonde quieras. Después, Isis va recto o a la izquierda, y Osiris recto o a la derecha; solo Ra gira libremente. Osiris acaba de andar: que gire a la derecha y suba al puente.
sakkara-lesson-turn-done = Isis no habría podido hacerlo en el mismo turno. Tus cuatro movimientos están hechos.
sakkara-lesson-turn-not-straight = Seguir recto también se puede. Pero a la derecha está el puente.
sakkara-lesson-turn-not-back = Osiris ya ha dado un paso: ahora va recto o a la derecha, nunca atrás.
sakkara-lesson-turn-not-isis = Isis también puede moverse. Pero mira lo que puede hacer Osiris.
sakkara-lesson-turn-not-ra = Ra ya ha cumplido. Ahora le toca girar a Osiris.

sakkara-lesson-white-title = El camino está abierto
sakkara-lesson-white = Tuya es la primera captura, así que al final de este turno apartas el puente blanco de la casilla Ankh, como movimiento extra. Hacia el lado que quieras.
sakkara-lesson-white-done = Desde ahora está en el muro interior, y cualquiera puede deslizarlo por él.
sakkara-lesson-white-not-moves = Tus cuatro movimientos están hechos. Solo falta mover el puente blanco del centro.

sakkara-lesson-ankh-title = Al Ankh
sakkara-lesson-ankh = Dos turnos después, Ra está en el puente blanco. ¡Un paso más!
sakkara-lesson-ankh-done = La carta Horus es tuya: desde ahora, cinco movimientos por turno. Ra vuelve a empezar fuera. Dos veces más y habrás ganado.
sakkara-lesson-ankh-not-back = Atrás no: el Ankh está al otro lado.
sakkara-lesson-ankh-not-other = Deja que Ra termine antes. Está a un paso del Ankh.

sakkara-lesson-end-title = Ya conoces el juego
sakkara-lesson-end = Empuja los puentes lejos de los demás y hacia ti, y no te pares nunca junto a una piedra que pueda caerte encima. La pastora de ocas te espera; pide una pista cuando quieras.
