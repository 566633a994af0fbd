# Piramido before its board is loaded: in lists of games, and where a table is set up.
piramido-title = Piramido
piramido-mood = Lo que solo tú puedes ver
piramido-about = Recorre la pirámide y el laberinto guiándote por las imágenes de tu visor, signo a signo.
piramido-players = de 1 a 3 jugadores
piramido-length = unos 30 minutos (cálculo nuestro)
piramido-rule-1 = Tu visor muestra imágenes que nadie más ve: te dicen adónde ir.
piramido-rule-2 = Tira, ve hasta el escalón o el signo que hayas reconocido y tómalo.
piramido-rule-3 = Acierta y llega antes que nadie: cada imagen bien leída cuenta.

## In print
piramido-print = Un juego View-Master en 3D
piramido-print-edition = View-Master 3-D, en siete idiomas; los discos se han perdido, los nuestros los hemos dibujado nosotros
piramido-print-players = de 1 a 3

## Presets
piramido-preset-printed = Empieza la tirada más alta, los colores se eligen antes de cada recorrido, las esfinges vencidas no vuelven y solo se comprueban los signos.
piramido-preset-ours = Empieza el jugador 1, los colores van rotando, las esfinges vuelven y cada escalón tiene que ser el correcto, no solo su signo.
piramido-preset-children = Solo se sube la pirámide; basta un escalón con el signo correcto, y se pueden pedir pistas al ordenador.

## Variants
piramido-option-routes = Recorridos
piramido-option-routes-about = Qué recorridos se juegan y en qué orden.
piramido-option-routes-A = A: subir la pirámide
piramido-option-routes-B = B: bajar la pirámide
piramido-option-routes-C = C: entrar en el laberinto
piramido-option-routes-D = D: salir del laberinto
piramido-option-routes-AB = A y B
piramido-option-reels = Imágenes
piramido-option-reels-about = Lo que muestran los visores; los discos originales se han perdido, así que todos los hemos dibujado nosotros.
piramido-option-reels-classic = Tres discos, los mismos en cada partida
piramido-option-reels-random = Sorteados de nuevo para cada partida
piramido-option-order = Quién empieza
piramido-option-order-about = Cómo se decide quién empieza y quién lleva cada color.
piramido-option-order-fixed = El jugador 1, y los colores por su orden
piramido-option-order-rolloff = La tirada más alta, que además elige color primero
piramido-option-check = La comprobación final
piramido-option-check-about = Qué tiene que ser correcto para ganar.
piramido-option-check-steps = Los escalones mismos
piramido-option-check-signs = Solo sus jeroglíficos
piramido-option-colours = Colores del siguiente recorrido
piramido-option-colours-about = Cómo cambian los colores entre recorridos, y con ellos las imágenes.
piramido-option-colours-pass = A la vuelta, cada cual toma el color siguiente
piramido-option-colours-choose = Todos vuelven a elegir, por orden de llegada
piramido-option-sphinxes = Esfinges vencidas
piramido-option-sphinxes-about = Por cuánto tiempo queda eliminada una esfinge.
piramido-option-sphinxes-return = Hasta el siguiente recorrido en la pirámide
piramido-option-sphinxes-spent = Para el resto de la partida
