# Why an action of Pyramidis is refused: what is found there. { $name } is a player or a colour: “Red”, “Anna”.
pyramidis-not-start-count = De la casilla de salida se toman de una a cinco pirámides, no { $count }.
pyramidis-not-start-empty = La casilla de salida de { $name } está vacía.
pyramidis-not-start-left =
    { $left ->
        [one] { $name } tiene solo una pirámide en la casilla de salida, no { $count }.
       *[other] { $name } tiene solo { $left } pirámides en la casilla de salida, no { $count }.
    }
pyramidis-not-stack = No hay ninguna pila en { $square }.
pyramidis-not-owner = La pila de { $square } pertenece a { $name }: su pirámide de arriba es de color { pyramidis-colour }.
pyramidis-not-top =
    { $count ->
        [one] En la pila de { $square } hay una pirámide de { $name }, pero arriba está { $owner }, que es quien la mueve.
       *[other] En la pila de { $square } hay { $count } pirámides de { $name }, pero arriba está { $owner }, que es quien la mueve.
    }
pyramidis-not-pass-start =
    { $left ->
        [one] { $name } tiene que mover, y le queda una pirámide en la casilla de salida.
       *[other] { $name } tiene que mover, y le quedan { $left } pirámides en la casilla de salida.
    }
pyramidis-not-pass-stack = { $name } tiene que mover, y la pila de { $square } es suya.
pyramidis-not-pass = { $name } tiene que mover.
