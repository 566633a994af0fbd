# Sakkara auf Papier: seine Blätter, seine Karten und wie es gebaut wird.

## Die Blätter
sakkara-sheet-says = dreizehn mal dreizehn: drei Ebenen mit hellen Feldern, drei Wände mit Hieroglyphen, ein Eingang in jeder Ecke und in der Mitte das Ankh-Feld
sakkara-sheet-stones = Steine und Brücken
sakkara-sheet-standing = Steine zum Aufstellen
sakkara-sheet-cards = Horus- und Ankh-Karten
sakkara-sheet-stone = { sakkara-stone-name } ({ sakkara-colour })

## Die Karten
sakkara-sheet-horus = Horus
sakkara-sheet-ankh = Ankh
sakkara-sheet-moves =
    { $moves ->
        [one] ein Spielzug
       *[other] { $moves } Spielzüge
    }

## So wird es gebaut
sakkara-sheet-need-knife = eine Schere, oder ein scharfes Messer und ein Lineal
sakkara-sheet-need-glue = ein Klebestift
sakkara-sheet-need-coins = für flache Steine: zwölf Münzen, Knöpfe oder dicke Pappe
sakkara-sheet-step-board = Schneide die vier Teile des Spielplans an ihren Marken aus. Leg A2 auf A1 und B2 auf B1, sodass die Zeichnung weitergeht, und klebe sie zusammen. Dann klebe die untere Hälfte auf die obere.
sakkara-sheet-step-stones = Schneide die zwölf Steine aus. Klebe jeden auf eine Münze, einen Knopf oder dicke Pappe: So lässt er sich besser greifen.
sakkara-sheet-step-standing = Oder mach dir Steine zum Aufstellen. Schneide sie aus, falte sie in der Mitte und klebe die beiden Seiten aneinander. Falte beide Füße nach außen. Der große Pfeil liegt vor dem Stein und zeigt, wohin er geht.
sakkara-sheet-step-bridges = Schneide die sieben Brücken aus: vier schwarze, zwei graue und eine weiße. Schneide die Karten aus, für jeden eine Horus-Karte und eine Ankh-Karte.
sakkara-sheet-step-start = Leg die Brücken aus: schwarze in die Außenwand, graue in die mittlere Wand, die weiße auf das Ankh-Feld. Alle Steine warten draußen neben ihrem Eingang.
sakkara-sheet-step-spares = Heb den Ersatz auf, falls etwas verloren geht.
