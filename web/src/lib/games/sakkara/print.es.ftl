# Sakkara en papel: sus hojas, sus cartas y cómo se construye.

## Las hojas
sakkara-sheet-says = trece por trece: tres niveles de casillas claras, tres muros grabados, una entrada en cada esquina y la casilla Ankh en el centro
sakkara-sheet-stones = Piedras y puentes
sakkara-sheet-standing = Piedras de pie
sakkara-sheet-cards = Cartas Horus y Ankh
sakkara-sheet-stone = { sakkara-stone-name } ({ sakkara-colour })

## Las cartas
sakkara-sheet-horus = Horus
sakkara-sheet-ankh = Ankh
sakkara-sheet-moves =
    { $moves ->
        [one] un movimiento por turno
       *[other] { $moves } movimientos por turno
    }

## Cómo se construye
sakkara-sheet-need-knife = unas tijeras, o un cuchillo afilado y una regla
sakkara-sheet-need-glue = una barra de pegamento
sakkara-sheet-need-coins = para las piedras bajas: doce monedas, botones o cartón grueso
sakkara-sheet-step-board = Recorta las cuatro partes del tablero por sus marcas. Pon A2 sobre A1 y B2 sobre B1 de modo que el dibujo continúe, y une las partes con cola. Después, la mitad de abajo sobre la de arriba.
sakkara-sheet-step-stones = Recorta las doce piedras. Pega cada una sobre una moneda, un botón o un cartón grueso: así se coge mejor.
sakkara-sheet-step-standing = O haz piedras que se tienen de pie. Recorta cada una, dobla por la mitad y une con cola la cara y el dorso. Dobla los dos pies hacia fuera. La flecha grande queda delante de la piedra y señala adónde va.
sakkara-sheet-step-bridges = Recorta los siete puentes: cuatro negros, dos grises y uno blanco. Recorta las cartas, una carta Horus y una carta Ankh por jugador.
sakkara-sheet-step-start = Coloca los puentes: los negros en el muro exterior, los grises en el muro de en medio, el blanco en la casilla Ankh. Todas las piedras esperan fuera, junto a su entrada.
sakkara-sheet-step-spares = Guarda los repuestos por si algo se pierde.
