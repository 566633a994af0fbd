# Warum eine Aktion von Sakkara abgelehnt wird: was dort zu finden ist. { $name } ist ein Spieler oder eine Farbe: „Rot“, „Anna“.

## Die Fäuste
sakkara-not-bid = Jetzt geht es nicht um die Fäuste.
sakkara-not-fist = Eine Faust hält 0 bis 3 Steine, nicht { $count }.
sakkara-not-guess-yet = Erst versteckt { $name } Steine; geraten wird, wenn alle versteckt haben.
sakkara-not-before-fist = Erst versteckt { $name } 0 bis 3 Steine in der Faust.
sakkara-not-guess-named = { $name } hat { $total } schon genannt.
sakkara-not-guess-most = { $fists } Fäuste halten höchstens { $most } Steine, nicht { $total }.
sakkara-not-fist-closed = Alle Fäuste sind geschlossen, und { $name } nennt jetzt eine Zahl.
sakkara-not-before-guess = Erst nennt { $name } eine Zahl für alle Fäuste zusammen.

## Steine
sakkara-not-without-stone = { $name } hat keinen Stein auf dem Brett und muss mit dem letzten Spielzug einen ins Spiel bringen.
sakkara-not-enter-again = { sakkara-stone-name } ist schon auf dem Brett, auf { $field }.
sakkara-not-enter-own = { sakkara-stone-name } von { $name } steht auf dem Eingang { $field }.
sakkara-not-outside = { sakkara-stone-name } von { $name } ist nicht auf dem Brett und muss erst ins Spiel kommen.
sakkara-not-from = { sakkara-stone-name } von { $name } steht auf { $field }, nicht auf { $from }.
sakkara-not-enough-moves =
    { $moves ->
        [one] Das kostet { $needed ->
        [one] 1 Spielzug
       *[other] { $needed } Spielzüge
    }, und { $name } hat nur noch einen.
       *[other] Das kostet { $needed ->
        [one] 1 Spielzug
       *[other] { $needed } Spielzüge
    }, und { $name } hat nur noch { $moves }.
    }
sakkara-not-board-end = Bei { $field } endet das Brett.
sakkara-not-wall = { $field } ist Wand, und dort liegt keine Brücke.
sakkara-not-twice = Ein Sprung berührt kein Feld zweimal, und dieser kommt wieder auf { $field }.
# { $turn } ist, wohin abgebogen werden sollte: rechts, links oder zurück. Nur Isis und Osiris sind beim Abbiegen gebunden.
sakkara-not-turn =
    { $stone ->
        [I] Isis ist { sakkara-heading } auf { $field } gegangen und geht dort geradeaus oder biegt nach links ab
       *[O] Osiris ist { sakkara-heading } auf { $field } gegangen und geht dort geradeaus oder biegt nach rechts ab
    }{ $turn ->
        [right] , nicht nach rechts.
        [left] , nicht nach links.
       *[back] , nicht zurück.
    }
sakkara-not-over-ankh = Auf dem Ankh-Feld endet jeder Weg.
sakkara-not-jump-empty = Ein Sprung geht über Steine, und { $field } ist leer.
sakkara-not-own = { sakkara-stone-name } von { $name } steht auf { $field }: Einen eigenen Stein kann man überspringen, aber nicht auf ihm landen.

## Brücken
sakkara-not-bridge = Auf { $field } liegt keine Brücke.
sakkara-not-bridge-stone = { sakkara-stone-name } von { $name } steht auf der Brücke auf { $field }.
sakkara-not-bridge-way = Von { $from } rückt die { sakkara-bridge } ihre Wand entlang, nach { $clockwise } oder { $back }.
sakkara-not-bridge-taken = Auf { $field } liegt eine andere Brücke.
sakkara-not-white-there = Die weiße Brücke rückt von g7 nach f7, g6, g8 oder h7, nicht nach { $to }.
sakkara-not-white-first = { $name } hat geschlagen und darf nur noch die weiße Brücke verschieben, von g7.
sakkara-not-white-now = Die weiße Brücke verlässt g7 nur am Ende eines Zugs, in dem ein Stein geschlagen wurde.
# { $stones } ist eine Liste wie „Ra auf c11“.
sakkara-not-spare =
    { $moves ->
        [one] { $name } hat noch einen Spielzug und braucht ihn, um die Brücke zu verlassen: { $stones }.
       *[other] { $name } hat noch { $moves } Spielzüge und braucht sie, um die Brücke zu verlassen: { $stones }.
    }
sakkara-not-spare-stone = { sakkara-stone-name } auf { $field }
