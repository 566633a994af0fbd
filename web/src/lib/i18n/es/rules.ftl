# The page of a game's rules.
rules-search = Buscar en las reglas
rules-found =
    { $count ->
        [0] No se ha encontrado nada.
        [one] Un pasaje.
       *[other] { $count } pasajes.
    }
rules-all = Todas las reglas
rules-contents = Índice de las reglas
ruling-open = Decisión { $ruling }: qué dice el original y qué hemos decidido
diagram-steps = Posiciones de este diagrama
diagram-step = Posición { $number } de { $count }

paper-open = Imprimir y jugar
paper-about = El juego entero en PDF para imprimir, recortar y montar. La primera página dice qué imprimir en qué papel; después se ve cómo montarlo todo.
paper-part = Qué imprimir
paper-part-board = Tablero
paper-part-pieces = Piezas
paper-part-cards = Cartas
paper-part-reels = Discos como tarjetas estéreo
paper-part-rules = Libro de reglas
paper-size = Papel
paper-size-a4 = A4
paper-size-letter = Letter
paper-ink = Tinta
paper-ink-full = Todos los colores
paper-ink-low = Poca tinta, para colorear
paper-ink-grey = Tonos de gris
paper-form = El libro de reglas
paper-form-booklet = Como cuadernillo para plegar
paper-form-pages = Página por página
paper-new = Imágenes nuevas
paper-new-about = Dibujadas solo para ti. Si no, recibes las de los discos clásicos.
paper-make = Crear el PDF
paper-making = Se está creando el PDF…
paper-drawing = Se están dibujando las imágenes. Tarda dos minutos como mucho…
paper-made = Guardado como { $file }.
paper-nothing = Elige algo para imprimir.
