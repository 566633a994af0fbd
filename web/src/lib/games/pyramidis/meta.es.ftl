# Pyramidis before its board is loaded: in lists of games, and where a table is set up.
pyramidis-title = Pyramidis
pyramidis-mood = Rápido e incisivo
pyramidis-about = Siembra pilas de pirámides alrededor de la cruz. La pirámide de arriba es la dueña de la pila; con cinco en la meta se gana.
pyramidis-players = 2 o 4 jugadores
pyramidis-length = de 20 a 30 minutos
pyramidis-rule-1 = Toma una pila con tu color arriba y ve dejando sus pirámides una a una, casilla tras casilla.
pyramidis-rule-2 = La pirámide de arriba es la dueña de la pila; las de abajo viajan con ella.
pyramidis-rule-3 = Lleva a la meta cinco de tus pirámides antes que nadie y ganas.

## In print
pyramidis-print = R. Siegers · Flying Turtle Games, 1988
pyramidis-print-author = R. Siegers
pyramidis-print-publisher = Flying Turtle Games; derechos: Big Bad Wolf, Bruselas
pyramidis-print-year = 1988
pyramidis-print-edition = en francés, alemán, neerlandés e inglés
pyramidis-print-players = 2 o 4
pyramidis-print-length = de 20 a 30 minutos

## Presets
pyramidis-preset-printed-title = Como el original, internacional
pyramidis-preset-printed = Gana quien primero lleve a la meta cinco de sus ocho pirámides.
pyramidis-preset-german-title = Como el original alemán
pyramidis-preset-german = Hay otra forma de ganar: quitarle a un adversario su última jugada.
pyramidis-preset-children = Para dos, así nadie se extravía; se pueden pedir pistas al ordenador.

## Variants
pyramidis-option-edition = Cómo se gana
pyramidis-option-edition-about = Si un bloqueo da la victoria, como en la edición alemana.
pyramidis-option-edition-international = Con cinco pirámides en la meta
pyramidis-option-edition-german = También quitando a un adversario su última jugada
