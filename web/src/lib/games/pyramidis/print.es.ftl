# Pyramidis en papel: las hojas y cómo se construye.

## Las hojas
pyramidis-sheet-says = una cruz de dos anillos que comparten cuatro casillas en el centro, con flechas para cada color y, en cada extremo, una casilla de salida, un círculo de meta y una bandeja
pyramidis-sheet-pyramids = Pirámides de color { pyramidis-colour }
pyramidis-sheet-pyramid = Una pirámide para doblar, de color { pyramidis-colour }
pyramidis-sheet-tokens = Losetas planas
pyramidis-sheet-token = Una loseta plana, de color { pyramidis-colour }

## Cómo se construye
pyramidis-sheet-need-scissors = tijeras
pyramidis-sheet-need-pen = una regla y un bolígrafo gastado, para marcar los pliegues
pyramidis-sheet-need-glue = una barra de pegamento o, mejor, pegamento universal
pyramidis-sheet-need-board = si quieres: cartón fuerte debajo del tablero
pyramidis-sheet-step-board = Corta las cuatro partes del tablero por las marcas. Pon A2 sobre A1 y B2 sobre B1 de modo que el dibujo continúe, y pega. Después pega la mitad de abajo sobre la de arriba.
pyramidis-sheet-step-score = Para cada pirámide: marca todas las líneas de rayas y puntos con la regla y el bolígrafo gastado. Después corta por el contorno. Para dos jugadores bastan dos colores; para cuatro hacen falta todos.
pyramidis-sheet-step-fold = Dobla todas las líneas hacia atrás, con el color por fuera. Pega la pestaña larga y rayada detrás de la primera cara.
pyramidis-sheet-step-rim = Dale la vuelta a la pirámide. Dobla hacia dentro las dos solapas rayadas, pon pegamento en sus extremos y dobla encima las dos blancas. Así tiene un borde, y el centro queda abierto.
pyramidis-sheet-step-stack = El borde mantiene separadas las pirámides: cada una enseña su friso debajo de la siguiente. Una torre de cinco mide { $height } mm de alto.
pyramidis-sheet-step-tokens = ¿Tienes prisa? Juega con las losetas planas: están listas en media hora. Recórtalas y, en una pila, mueve cada loseta un poco hacia un lado, para que se vean todos los frisos. La de arriba es la dueña de la pila.
