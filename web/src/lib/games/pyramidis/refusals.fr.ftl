# Pourquoi une action de Pyramidis est refusée : ce qui se trouve là. { $name } est un joueur ou une couleur : « Rouge », « Anna ».
pyramidis-not-start-count = On prend d’une à cinq pyramides sur la case de départ, pas { $count }.
pyramidis-not-start-empty = La case de départ de { $name } est vide.
pyramidis-not-start-left =
    { $left ->
        [1] { $name } n’a qu’une pyramide sur la case de départ, pas { $count }.
       *[other] { $name } n’a que { $left } pyramides sur la case de départ, pas { $count }.
    }
pyramidis-not-stack = Il n’y a pas de colonne en { $square }.
pyramidis-not-owner = La colonne en { $square } appartient à { $name } (couleur au sommet : { pyramidis-colour }).
pyramidis-not-top =
    { $count ->
        [1] La colonne en { $square } contient une pyramide de { $name }, mais { $owner } est au sommet et la déplace.
       *[other] La colonne en { $square } contient { $count } pyramides de { $name }, mais { $owner } est au sommet et la déplace.
    }
pyramidis-not-pass-start =
    { $left ->
        [1] { $name } doit jouer, et a une pyramide sur la case de départ.
       *[other] { $name } doit jouer, et a { $left } pyramides sur la case de départ.
    }
pyramidis-not-pass-stack = { $name } doit jouer, et possède la colonne en { $square }.
pyramidis-not-pass = { $name } doit jouer.
