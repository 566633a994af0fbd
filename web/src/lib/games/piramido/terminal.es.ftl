# What only the terminal says of Piramido.

## Above and below the board drawn in text
piramido-terminal-heading =
    { $heading ->
        [n] En dirección norte.
        [e] En dirección este.
        [s] En dirección sur.
       *[w] En dirección oeste.
    }
piramido-terminal-fresh = Se puede tomar el signo.
piramido-terminal-since =
    { $count ->
        [one] Una tirada desde que se tomó un signo.
       *[other] { $count } tiradas desde que se tomó un signo.
    }
# The signs are drawn on the board.
piramido-terminal-legend-levels = Cada anillo está un nivel más alto que el de fuera; * es la llave, . piedra lisa.
piramido-terminal-legend-pieces = @ explorador, ^ esfinge con su número (rojo 1 6, azul 2 5, amarillo 3 4)
piramido-terminal-legend-labyrinth = X cámara funeraria, L y R casillas de salida, @ explorador
piramido-terminal-hand = en la mano
piramido-terminal-viewer-pyramid = En el visor de { $name }: @ el explorador, + más alto, - más bajo, = igual, . piedra lisa, norte arriba.
piramido-terminal-viewer-labyrinth = En el visor de { $name }: las paredes a izquierda y derecha del pasadizo.
piramido-terminal-counts = > es la imagen que hay que seguir.

## How actions are written: red, L, f1 and such stand in the form, “colour:red”, “side:L”, “step:f1”
piramido-form-colour = tomar un color, tras tirar por él o entre recorridos: red, blue o yellow
piramido-form-side = empezar el recorrido C por la izquierda, L, o por la derecha, R
piramido-form-step = andar un escalón en la pirámide, a f1
piramido-form-left = andar toda la tirada por la fila del laberinto, primero a la izquierda
piramido-form-right = andar toda la tirada por la fila del laberinto, primero a la derecha
piramido-form-claim = decir que es el lugar de la imagen: su jeroglífico va a la casilla siguiente
piramido-form-sphinx = después de tomar un signo, poner la esfinge 6 en c3
piramido-form-nosphinx = después de tomar un signo, no poner esfinge
piramido-form-end = acabar la tirada sin tomar un signo
