# Piramido en papel: las hojas, las cartas y cómo se construye.

## Los tableros
piramido-sheet-pyramid = La pirámide
piramido-sheet-terrace = Terraza { $number }
piramido-sheet-terrace-here = Aquí va la terraza { $number }
piramido-sheet-supports = Soportes para la pirámide
piramido-sheet-support = Un soporte, para doblar en forma de tubo
piramido-sheet-labyrinth = El laberinto

## Lo que va encima
piramido-sheet-pieces = Exploradores, esfinges, símbolos, cifras
piramido-sheet-explorer-pyramid = Explorador para la pirámide ({ piramido-colour })
piramido-sheet-explorer-labyrinth = Explorador para el laberinto ({ piramido-colour })
piramido-sheet-symbol = Símbolo ({ piramido-colour })
piramido-sheet-figure = Cifra { $number } para el orden de llegada
piramido-sheet-scoreboards = Cuadros de tantos
piramido-sheet-scoreboard = Cuadro de tantos
piramido-sheet-cards = Cartas con jeroglíficos
piramido-sheet-cards-for = Cartas con jeroglíficos para el recorrido { $route }
piramido-sheet-cards-says = Cartas con los siete jeroglíficos, { $count } de cada uno
piramido-sheet-strips = Bandas de control
piramido-sheet-strip = Banda de control
piramido-sheet-strip-for = Banda de control del recorrido { $route } ({ piramido-colour })

## Los discos
piramido-sheet-envelopes = Sobres para los discos
piramido-sheet-envelope-for = Sobre: { $title }
piramido-sheet-stereo = Imágenes de los discos
piramido-sheet-picture = { $title }, imagen { $number }
piramido-sheet-reel-pyramid = { $colour ->
    [red] Disco rojo de la pirámide
    [blue] Disco azul de la pirámide
   *[yellow] Disco amarillo de la pirámide
  }
piramido-sheet-reel-labyrinth = { $colour ->
    [red] Disco rojo del laberinto
    [blue] Disco azul del laberinto
   *[yellow] Disco amarillo del laberinto
  }
piramido-sheet-set = Discos n.º { $seed }
piramido-sheet-set-classic = Discos clásicos
piramido-sheet-due = No le des la vuelta hasta que le toque a esta imagen.
piramido-sheet-order-pyramid = Recorrido A: primero las imágenes 1 y 2, después la siguiente con cada jeroglífico. Recorrido B: de la 7 a la 2. La imagen 1 se puede mirar siempre.
piramido-sheet-order-labyrinth = Recorrido C: desde la imagen 1 en adelante. Recorrido D: desde la imagen 7 hacia atrás. Si una imagen no muestra ningún signo, toma también la siguiente.

## Cómo se construye
piramido-sheet-need-knife = unas tijeras, o un cuchillo afilado y una regla
piramido-sheet-need-glue = cola para papel
piramido-sheet-need-tape = un poco de cinta adhesiva
piramido-sheet-need-die = un dado
piramido-sheet-need-viewer = un estereoscopio, o un visor para teléfonos; con algo de práctica bastan los ojos
piramido-sheet-step-halves = Recorta las dos partes de la terraza 1 y pega la parte B sobre la pestaña larga de la parte A.
piramido-sheet-step-fold = Recorta las demás terrazas. Marca todos los pliegues con una punta roma. Dobla los muros hacia abajo y pega las pestañas de las esquinas detrás de los muros de al lado. Las pestañas de abajo se doblan hacia dentro.
piramido-sheet-step-supports = Dobla los seis soportes en forma de tubo y pega sus bordes. Pega cuatro debajo de la terraza 1 y dos debajo de la terraza 2, donde estarán los muros de la terraza siguiente.
piramido-sheet-step-stack = Pega cada terraza sobre la de abajo: queda exactamente sobre el fondo blanco. Los nombres de los escalones se leen todos desde el mismo lado.
piramido-sheet-step-labyrinth = Recorta las dos partes del laberinto por las marcas, pon A2 sobre A1 de modo que las filas continúen, y une todo con cola.
piramido-sheet-step-standing = Recorta exploradores y esfinges, dobla cada uno por la mitad y pega la cara y el dorso. Dobla los dos pies hacia fuera.
piramido-sheet-step-cards = Separa las cartas con jeroglíficos con cortes largos y rectos. Hay una hoja para cada recorrido, con { $count } cartas de cada jeroglífico: siempre bastan, aunque tres personas pongan el mismo en todas sus casillas. Si jugáis un recorrido cada vez, basta una hoja. Recorta símbolos, cifras y cuadros.
piramido-sheet-step-strips = Las bandas de control dicen qué es lo correcto: no mires. Recorta las bandas con el dorso hacia abajo, dobla cada una de modo que el dorso quede dentro, y cierra con cinta adhesiva. Abrid todas para la comprobación, al final. Cada banda es de los discos que nombra; lo mismo dicen los sobres y las imágenes.
piramido-sheet-step-envelopes = Recorta un sobre para cada disco. Dobla las pestañas y la parte de atrás por detrás de la cara, y pega. La solapa queda abierta.
piramido-sheet-step-stereo = Cada hoja lleva en el dorso una imagen, dos veces: grande para estereoscopios y pequeña para visores en los que cabe un teléfono. Recorta la que te convenga, con el número hacia arriba, y mete las siete en su sobre, por orden. Nadie ve una imagen antes de que le toque.
piramido-sheet-step-bands = Las franjas distinguen los colores: una para el rojo, dos para el azul, tres para el amarillo, como en los abrigos de las imágenes.
