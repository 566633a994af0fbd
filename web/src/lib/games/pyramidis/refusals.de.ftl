# Warum eine Aktion von Pyramidis abgelehnt wird: was dort zu finden ist. { $name } ist ein Spieler oder eine Farbe: „Rot“, „Anna“.
pyramidis-not-start-count = Vom Startfeld nimmt man eine bis fünf Pyramiden, nicht { $count }.
pyramidis-not-start-empty = Das Startfeld von { $name } ist leer.
pyramidis-not-start-left =
    { $left ->
        [one] { $name } hat nur eine Pyramide auf dem Startfeld, nicht { $count }.
       *[other] { $name } hat nur { $left } Pyramiden auf dem Startfeld, nicht { $count }.
    }
pyramidis-not-stack = Auf { $square } steht kein Stapel.
pyramidis-not-owner = Der Stapel auf { $square } gehört { $name }: Seine oberste Pyramide ist { pyramidis-colour }.
pyramidis-not-top =
    { $count ->
        [one] Im Stapel auf { $square } steckt eine Pyramide von { $name }, aber { $owner } liegt obenauf und zieht ihn.
       *[other] Im Stapel auf { $square } stecken { $count } Pyramiden von { $name }, aber { $owner } liegt obenauf und zieht ihn.
    }
pyramidis-not-pass-start =
    { $left ->
        [one] { $name } muss ziehen und hat eine Pyramide auf dem Startfeld.
       *[other] { $name } muss ziehen und hat { $left } Pyramiden auf dem Startfeld.
    }
pyramidis-not-pass-stack = { $name } muss ziehen und besitzt den Stapel auf { $square }.
pyramidis-not-pass = { $name } muss ziehen.
