# Sakkara before its board is loaded: in lists of games, and where a table is set up.
sakkara-title = Sakkara
sakkara-mood = Una carrera de puentes
sakkara-about = Guía a Ra, Isis y Osiris por tres niveles hasta el Ankh, sobre puentes que mueve todo el mundo.
sakkara-players = de 2 a 4 jugadores
sakkara-length = unos 40 minutos (cálculo nuestro)
sakkara-rule-1 = Cuatro movimientos por turno: mueve tus piedras o empuja un puente a lo largo de su muro.
sakkara-rule-2 = Solo los puentes llevan hacia dentro, y los mueve todo el mundo.
sakkara-rule-3 = Cae sobre una piedra y la mandas de vuelta; llega tres veces al Ankh y ganas.

## In print
sakkara-print = Una hoja alemana para imprimir y recortar
sakkara-print-edition = una hoja alemana para imprimir y recortar
sakkara-print-players = hasta 4 (aquí de 2 a 4)

## Presets
sakkara-preset-printed = Todos esconden piedras en el puño; empieza quien adivine cuántas hay.
sakkara-preset-ours = Empieza el primer asiento, sin adivinar.
sakkara-preset-children = Empieza el primer asiento, y se pueden pedir pistas al ordenador.

## Variants
sakkara-option-opening = Quién empieza
sakkara-option-opening-about = Cómo se decide quién juega primero.
sakkara-option-opening-fixed = El primer asiento
sakkara-option-opening-fists = Quien adivine las piedras de todos los puños
