# Warum eine Aktion von Piramido abgelehnt wird: was dort zu finden ist. { $name } ist ein Spieler: „Spieler 1“, „Anna“.

## Wer beginnt, Farben und Seiten
piramido-not-before-rolloff = Zuerst entscheidet ein Wurf für jeden Platz, wer beginnt.
piramido-not-rolloff-count =
    { $count ->
        [0] Für jeden von { $seats } Plätzen wird eine Zahl gewürfelt, gefunden wurde keine.
        [one] Für jeden von { $seats } Plätzen wird eine Zahl gewürfelt, gefunden wurde eine.
       *[other] Für jeden von { $seats } Plätzen wird eine Zahl gewürfelt, gefunden wurden { $count }.
    }
piramido-not-rolloff-again = Wer beginnt, ist schon entschieden.
piramido-not-before-colour = Erst wählt { $name } eine Farbe.
piramido-not-before-colours = Niemand würfelt, bevor alle eine Farbe haben.
piramido-not-colour-again = Alle haben schon eine Farbe.
piramido-not-colour-taken = { $name } hat { piramido-colour } schon gewählt.
piramido-not-colour-up = { $name } hatte auf dem Hinweg { piramido-colour } und nimmt für den Rückweg eine andere Farbe.
piramido-not-colour-others = Nimmt { $name } { piramido-colour }, bleibt für jemanden, der später wählt, keine Farbe.
piramido-not-before-side = Erst wählt { $name } die Seite zum Starten.
piramido-not-before-sides = Niemand würfelt, bevor alle eine Seite haben.
piramido-not-side-again = Alle sind schon gestartet.
piramido-not-side-here = Seiten gibt es nur auf Route C.

## Der Wurf
piramido-not-before-throw = Erst würfelt { $name }.
piramido-not-die = Ein Würfel zeigt 1 bis 6, nicht { $number }.
piramido-not-throw-again = { $name } hat { $number } gewürfelt und geht jetzt.
piramido-not-end =
    { $left ->
        [one] Der ganze Wurf wird gegangen, und { $name } hat noch einen Schritt übrig.
       *[other] Der ganze Wurf wird gegangen, und { $name } hat noch { $left } Schritte übrig.
    }
piramido-not-throw-left = Der Wurf, eine { $number }, ist aufgebraucht.

## Auf der Pyramide
piramido-not-left-right = Links und rechts gibt es im Labyrinth; auf der Pyramide wird die Stufe genannt.
piramido-not-stone = { $step } ist blanker Stein, auf dem niemand stehen kann.
piramido-not-way = { $name } steht auf { $from }, und von dort führt kein Weg nach { $to }.
piramido-not-on-from-top = Vom Gipfel kehrt { $name } um, nach { $to }.
piramido-not-on-from-sphinx = Von der Sphinx auf { $from } kehrt { $name } um, nach { $to }.
piramido-not-back = { $name } geht nur dann nach { $to } zurück, wenn es keinen anderen Weg gibt.
piramido-not-top-again = Auf Route B kehrt niemand auf den Gipfel zurück.
piramido-not-top-yet =
    { $count ->
        [0] Den Gipfel betritt man nur mit sechs Hieroglyphen, und { $name } hat keine.
        [one] Den Gipfel betritt man nur mit sechs Hieroglyphen, und { $name } hat eine.
       *[other] Den Gipfel betritt man nur mit sechs Hieroglyphen, und { $name } hat { $count }.
    }
piramido-not-explorer = Der Forscher von { $name } steht auf { $step }.
piramido-not-onto-sphinx = Ein Wurf endet nur dann auf Sphinx { $number }, wenn er { $number } ist, und dieser ist { $throw }.
piramido-not-claim-top = Der Gipfel hat keine Hieroglyphe.
piramido-not-claim-full = { $name } hat sechs Hieroglyphen gelegt, und kein Feld ist mehr frei.
piramido-not-claim-unentered = { $name } hat { $step } in diesem Wurf nicht betreten.
piramido-not-claim-again = { $name } hat das Zeichen von { $step } seit dem Betreten schon genommen.

## Sphinxe
piramido-not-before-sphinx = { $name } hat ein Zeichen genommen und setzt zuerst eine Sphinx oder keine.
piramido-not-sphinx-now = Eine Sphinx wird gleich nach einem genommenen Zeichen gesetzt, nicht vorher.
piramido-not-sphinx-colour = Sphinx { $number } gehört zu { piramido-colour }, { $name } nicht.
piramido-not-sphinx-hand = { $name } hat Sphinx { $number } nicht mehr in der Hand.
piramido-not-sphinx-unvisited = Der Forscher von { $name } war nicht auf { $step }.
piramido-not-sphinx-ground = { $step } liegt am Fuß, und Sphinxe stehen auf den Ebenen 1 bis 3.
piramido-not-sphinx-top = Auf dem Gipfel steht keine Sphinx.
piramido-not-sphinx-there = Auf { $step } steht schon eine Sphinx.

## Im Labyrinth
piramido-not-only-way =
    { $way ->
        [left] Von { $from } geht es nur nach links.
       *[right] Von { $from } geht es nur nach rechts.
    }
piramido-not-before-claim = { $name } ist gegangen und nimmt das Zeichen auf { $space } oder beendet den Zug.
piramido-not-before-move = Erst geht { $name } den Wurf, eine { $number }, nach links oder rechts.
piramido-not-step-here = Stufen gibt es auf der Pyramide; im Labyrinth geht man nach links oder rechts.
piramido-not-sphinx-here = Sphinxe gibt es nur auf der Pyramide.

## Scheiben, die gezogen werden
piramido-not-reel-now = Jetzt wird keine Scheibe gezogen.
piramido-not-reel-classic = Die Scheiben dieses Spiels sind die klassischen, und keine wird gezogen.
piramido-not-reel-next =
    { $colour ->
        [red] Als Nächstes wird die rote Scheibe gezogen.
        [blue] Als Nächstes wird die blaue Scheibe gezogen.
       *[yellow] Als Nächstes wird die gelbe Scheibe gezogen.
    }
piramido-not-reel-pyramid = Route { $route } braucht eine Scheibe für die Pyramide.
piramido-not-reel-labyrinth = Route { $route } braucht eine Scheibe für das Labyrinth.
piramido-not-reel-start = Auf dieser Stufe beginnt eine andere Scheibe.
piramido-not-picture-missing = Bild { $number } fehlt.
piramido-not-picture-level = Bild { $number }, { $step }, liegt auf Ebene { $level }, nicht auf { $needed }.
piramido-not-picture-stone = Bild { $number }, { $step }, ist blanker Stein.
piramido-not-picture-far =
    { $count ->
        [one] Bild { $number }, { $step }, ist einen Schritt von { $from } entfernt, nicht 4 bis 7.
       *[other] Bild { $number }, { $step }, ist { $count } Schritte von { $from } entfernt, nicht 4 bis 7.
    }
piramido-not-picture-signs =
    { $count ->
        [0] Genau ein Bild muss ohne Zeichen sein, gefunden wurde keines.
       *[other] Genau ein Bild muss ohne Zeichen sein, gefunden wurden { $count }.
    }
piramido-not-picture-first = Das erste Bild muss ein Zeichen haben.
piramido-not-picture-last = Das letzte Bild muss ein Zeichen haben.
