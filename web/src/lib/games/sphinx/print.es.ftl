# Sphinx en papel: las hojas, las cartas y cómo se construye.

## Las hojas
sphinx-sheet-says = el pasillo, una espiral de 81 casillas entre muros hacia dentro, con once círculos para las puertas secretas, casillas de carta, casillas de momia, tres salas del templo en el borde y el tesoro en el centro
sphinx-sheet-discs = Puertas secretas: los discos
sphinx-sheet-doors = Puertas secretas y peones
sphinx-sheet-sphinxes = Esfinges y dados
sphinx-sheet-rivets = Remaches de papel, en lugar de encuadernadores
sphinx-sheet-disc = El disco de una puerta secreta
sphinx-sheet-door = Una puerta secreta para doblar
sphinx-sheet-rivet = Un remache de papel para enrollar
sphinx-sheet-washer = Una arandela para un remache de papel
sphinx-sheet-sphinx = Una esfinge para doblar, con un bolsillo y una ventana debajo
sphinx-sheet-pawn = Peón { $number }
sphinx-sheet-die = Un dado con los números del 1 al 6
sphinx-sheet-snake-die = El dado con los números del 1 al 4 y dos veces las serpientes
sphinx-sheet-card = Carta de esfinge: { sphinx-colour }
sphinx-sheet-colour = Carta de color: { sphinx-colour }
sphinx-sheet-start = Primer jugador

## Cómo se construye
sphinx-sheet-need-knife = unas tijeras, y una cuchilla con una regla
sphinx-sheet-need-glue = pegamento
sphinx-sheet-need-pins = once encuadernadores de cabeza pequeña, o los remaches de papel y un palillo de madera
sphinx-sheet-need-awl = una aguja gruesa o un punzón
sphinx-sheet-need-board = si quieres, cartón fino para pegar encima el tablero
sphinx-sheet-step-board = Recorta las cuatro partes del tablero por las marcas. Pon A2 sobre A1 y B2 sobre B1 de modo que el dibujo continúe, y pega. Después pega la mitad de abajo sobre la de arriba. Sobre cartón fino, el tablero queda plano.
sphinx-sheet-step-doors = Recorta los once discos y las once puertas. Dobla cada puerta por la mitad y pega sus dos paredes. Dobla los pies hacia fuera. No la pegues todavía a su disco.
sphinx-sheet-step-pins = Perfora la cruz del centro de cada disco y de cada círculo del tablero. Pasa un encuadernador desde arriba por los dos y separa sus patas por debajo. El disco debe girar sin esfuerzo. Ahora pega los pies de la puerta en las tiras rayadas: su arco pasa por encima de la cabeza del encuadernador.
sphinx-sheet-step-rivets = ¿No tienes encuadernadores? Recorta los anillos de los discos y del tablero. Enrolla un remache de papel bien apretado en un palillo y pega el extremo. Pásalo por el disco y el tablero y dobla las lengüetas hacia fuera, arriba y abajo. Pega las de arriba al disco y una arandela a las de abajo. ¡Nada de pegamento en el tablero!
sphinx-sheet-step-turn = Gira cada puerta para que quede en línea con los muros. Un peón está sobre un cuarto del disco. Cuando la puerta da media vuelta, todos los peones del disco giran con ella.
sphinx-sheet-step-sphinxes = Recorta las seis esfinges con sus ventanas y sus muescas. Dobla todo hacia atrás. Pon pegamento solo en las tiras rayadas y aprieta encima el fondo con la ventana. Entre los dos fondos queda un bolsillo abierto por un lado.
sphinx-sheet-step-colours = Recorta las seis cartas de color. Mezcla las seis boca abajo. Mete una en cada esfinge, boca abajo y sin mirar. Después mezcla las esfinges. Para mirar debajo de una esfinge, levántala de modo que solo tú veas su ventana. Para intercambiar dos esfinges, desliza las dos por el tablero, así nadie ve una ventana.
sphinx-sheet-step-pawns = Recorta los cuatro peones, dobla cada uno por la mitad y pega la parte de delante con la de atrás. Dobla los dos pies hacia fuera.
sphinx-sheet-step-dice = Recorta los tres dados. Dobla todas las líneas hacia atrás y pega una lengüeta tras otra. El lado con la lengüeta de arriba cierra el dado.
sphinx-sheet-step-cards = Recorta las 24 cartas de esfinge, cuatro de cada color, y la carta del primer jugador. La recibe el más joven.
sphinx-sheet-step-start = Tres esfinges guardan el tesoro en G1, G2 y G3, tres están en las salas del templo T1, T2 y T3. Los peones empiezan en la flecha.
