# The first game of Piramido.

piramido-lesson-aim-title = Arriba, con tus propios ojos
piramido-lesson-aim = Eres el explorador rojo, en la base de la pirámide. Seis imágenes muestran los seis escalones que tienes que encontrar, uno tras otro. Después, la llave de la cúspide es tuya, si has acertado.

piramido-lesson-viewer-title = Mira por el visor
piramido-lesson-viewer = Abre el visor, eso que tiene dos lentes. Su imagen muestra a tu explorador en un escalón. ¿En cuál? Bajo tus pies hay un halcón, entre un escarabajo y un sol. Búscalo en el tablero.

piramido-lesson-walk-title = Anda toda la tirada
piramido-lesson-walk = Has sacado un 6: seis pasos por los caminos, todos. El escalón de la imagen está arriba a la derecha, así que echa a andar hacia la derecha.
piramido-lesson-walk-done = Adelante, escaleras arriba y doblando la esquina de la galería. Queda un paso.
piramido-lesson-walk-not-left = A la izquierda también hay escaleras. Pero el escalón de la imagen está a la derecha.
piramido-lesson-walk-not-far = Allí se llega paso a paso. El primero es el marcado.
piramido-lesson-walk-not-top = La cúspide se abre solo cuando tienes seis jeroglíficos.

piramido-lesson-arrive-title = ¿Qué escalón es?
piramido-lesson-arrive = Un halcón entre un sol y un escarabajo: tiene que ser el marcado. Ve allí.
piramido-lesson-arrive-done = Se parece a la imagen, ¿verdad? Mira otra vez por el visor, si quieres.
piramido-lesson-arrive-not-past = Un signo de agua. La imagen muestra un halcón: por el otro lado.
piramido-lesson-arrive-not-early = Este escalón tiene un sol. La imagen muestra un halcón: un paso más.

piramido-lesson-claim-title = Toma el signo
piramido-lesson-claim = Si crees que es el escalón de la imagen, toma su signo: señala el escalón en el que estás. Nadie te dice si has acertado; eso se sabe al final.
piramido-lesson-claim-done = Su jeroglífico va a tu cuadro de tantos, y se te abre la imagen siguiente.
piramido-lesson-claim-not-end = Entonces este escalón no contaría. Aquí aciertas: tómalo.

piramido-lesson-sphinx-title = Deja atrás una esfinge
piramido-lesson-sphinx = Con cada signo puedes poner una esfinge en un escalón por el que hayas pasado. Detiene a los demás, salvo que saquen justo su número. Elige una esfinge y después un escalón.
piramido-lesson-sphinx-done = Bien puesta. Mientras tanto, azul sube por el otro lado.
piramido-lesson-sphinx-not-not = Podrías guardarlas. Pero dos esfinges en la mano no detienen a nadie.

piramido-lesson-next-title = La imagen siguiente
piramido-lesson-next = Desde ahora el visor muestra también la imagen 3. Y así se sigue: mirar, andar, tomar, seis veces. Siempre puedes volver a mirar las imágenes anteriores.

piramido-lesson-guard-title = Una esfinge en el camino
piramido-lesson-guard = Azul ha puesto la esfinge 2 a tu lado. Quien llega a ella con otra tirada tiene que dar la vuelta. Tú has sacado justo su número, un 2: ve derecho a su escalón.
piramido-lesson-guard-done = Queda eliminada, y el camino está libre. Tus propias esfinges te dejan pasar con cualquier tirada.
piramido-lesson-guard-not-away = No hace falta rodearla: con un 2 vences a esta esfinge.

piramido-lesson-top-title = La llave
piramido-lesson-top = Mucho después. Has tomado seis signos y estás en una puerta. A la cúspide hay que llegar con una tirada exacta: has sacado un 1. ¡Arriba!
piramido-lesson-top-done = Llegas a la llave antes que nadie. Cuando han llegado todos, se comprueban los signos: de quienes aciertan, gana el primero.
piramido-lesson-top-not-back = ¿Abajo otra vez? La llave está en la cúspide.

piramido-lesson-end-title = Ya conoces el juego
piramido-lesson-end = Fíate de tus ojos: un escalón equivocado cuesta la partida; ir despacio, solo la delantera. La pastora de ocas ve mal; y puedes pedir una pista cuando quieras.
