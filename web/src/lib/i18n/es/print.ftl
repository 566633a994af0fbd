# Lo que se imprime alrededor de cada juego: la primera página, la guía y los nombres de las hojas.

## El documento y su primera página
print-document = { $game }: imprimir y jugar
print-subtitle = Imprime, recorta y juega
print-first = Empieza aquí
print-scale-heading = Imprime a tamaño real
print-scale = Imprime al 100 %, sin «ajustar a la página». Después mide esta regla: debe medir exactamente 50 mm.
print-ruler = Una regla de 50 mm
print-contents = Qué hay que imprimir
print-column-pages = Páginas
print-column-what = Qué
print-column-paper = Papel
print-stock-plain = papel corriente, de 80 a 120 g/m²
print-stock-card = cartulina, de 200 a 300 g/m²
print-stock-photo = papel fotográfico
print-both-sides = { $paper }, por las dos caras
print-duplex = Las hojas que tienen dorso se imprimen por las dos caras, giradas por el borde largo. Haz antes un ensayo con la página de prueba.
print-lines = Qué dicen las líneas
print-line-cut = Cortar
print-line-mountain = Doblar hacia atrás
print-line-valley = Doblar hacia delante
print-line-glue = Pegar

## Los nombres de las hojas
print-board = Tablero
print-cards = Cartas
print-rules = Reglas
print-spares = Repuestos
print-part-of = { $title }, parte { $part }
print-number-of = { $title }, hoja { $number } de { $count }
print-back-of = { $title }, dorso
print-overlap = Corta por las marcas. Pon unas partes sobre otras de modo que los triángulos pequeños de una toquen el borde de la siguiente y el dibujo continúe. Después une todo con cola.

## La prueba de las dos caras
print-duplex-title = Prueba de las dos caras
print-duplex-front = Imprime esta página y la siguiente en las dos caras de una hoja, girada por el borde largo. Mira la hoja a contraluz: las cruces pequeñas deben caer sobre las grandes, como mucho a una marca de distancia.
print-duplex-back = Este es el dorso. Si sus cruces caen en otro sitio, gira el papel por el borde largo e imprime al 100 %.

## Cómo se construye
print-guide = Cómo se construye
print-minutes =
    { $minutes ->
        [one] Se tarda más o menos un minuto.
       *[other] Se tarda más o menos { $minutes } minutos.
    }
print-materials = Necesitas

## El folleto de reglas
print-book = Las reglas del juego
print-book-title = { $game }: las reglas
print-book-contents = Índice
print-book-marks = Una marca como { $mark } señala la parte de la frase que es nuestra. Todo lo que no lleva marca es como en el original. «{ $section }», desde la página { $page }, explica cada marca.
print-notes = Notas
print-booklet = Reglas en folleto
print-booklet-how = Imprime el folleto por las dos caras, con las hojas giradas por el borde largo. Mete las hojas unas dentro de otras, dobla el folleto por la mitad y pon dos grapas en el pliegue.
