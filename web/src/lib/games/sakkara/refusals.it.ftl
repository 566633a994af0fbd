# Why an action of Sakkara is refused: what is found there. { $name } is a player or a colour: “Red”, “Anna”.

## The bid
sakkara-not-bid = Ora non si indovina con i pugni.
sakkara-not-fist = Un pugno nasconde da 0 a 3 pedine, non { $count }.
sakkara-not-guess-yet = Prima { $name } nasconde le pedine; si dice il totale quando tutti i pugni sono chiusi.
sakkara-not-before-fist = Prima { $name } nasconde da 0 a 3 pedine nel pugno.
sakkara-not-guess-named = { $name } ha già detto { $total }.
sakkara-not-guess-most = { $fists } pugni nascondono al massimo { $most } pedine, non { $total }.
sakkara-not-fist-closed = Tutti i pugni sono chiusi, e ora { $name } dice un totale.
sakkara-not-before-guess = Prima { $name } dice un totale di tutti i pugni.

## Stones
sakkara-not-without-stone = { $name } non ha pedine sul tabellone e con l’ultima mossa deve farne entrare una.
sakkara-not-enter-again = { sakkara-stone-name } è già sul tabellone, in { $field }.
sakkara-not-enter-own = { sakkara-stone-name } di { $name } è sull’ingresso { $field }.
sakkara-not-outside = { sakkara-stone-name } di { $name } non è sul tabellone e deve prima entrare.
sakkara-not-from = { sakkara-stone-name } di { $name } è in { $field }, non in { $from }.
sakkara-not-enough-moves =
    { $needed ->
        [one] Serve 1 mossa
       *[other] Servono { $needed } mosse
    }, e a { $name } { $moves ->
        [one] ne resta una.
       *[other] ne restano { $moves }.
    }
sakkara-not-board-end = Il tabellone finisce in { $field }.
sakkara-not-wall = { $field } è un muro, e non c’è sopra nessun ponte.
sakkara-not-twice = Un salto non passa due volte da una casella, e questo torna in { $field }.
# { $turn } is where it was to turn: right, left or back. Only Isis and Osiris are bound in their turns.
sakkara-not-turn =
    { $stone ->
        [I] Iside è arrivata in { $field } { sakkara-heading } e da lì va dritta o gira a sinistra
       *[O] Osiride è arrivato in { $field } { sakkara-heading } e da lì va dritto o gira a destra
    }{ $turn ->
        [right] , non a destra.
        [left] , non a sinistra.
       *[back] , non indietro.
    }
sakkara-not-over-ankh = Sulla casella Ankh ogni cammino finisce.
sakkara-not-jump-empty = Un salto passa sopra pedine, e { $field } è vuota.
sakkara-not-own = { sakkara-stone-name } di { $name } è in { $field }: una pedina propria si può saltare, ma non ci si può fermare sopra.

## Bridges
sakkara-not-bridge = In { $field } non c’è nessun ponte.
sakkara-not-bridge-stone = { sakkara-stone-name } di { $name } è sul ponte in { $field }.
sakkara-not-bridge-way = Da { $from } il { sakkara-bridge } va lungo il suo muro, in { $clockwise } o { $back }.
sakkara-not-bridge-taken = In { $field } c’è un altro ponte.
sakkara-not-white-there = Il ponte bianco va da g7 a f7, g6, g8 o h7, non a { $to }.
sakkara-not-white-first = { $name } ha catturato e ha da muovere solo il ponte bianco, da g7.
sakkara-not-white-now = Il ponte bianco lascia g7 solo alla fine di un turno con una cattura.
# { $stones } is a list of such as “Ra on c11”.
sakkara-not-spare =
    { $moves ->
        [one] A { $name } resta una mossa e serve per lasciare il ponte: { $stones }.
       *[other] A { $name } restano { $moves } mosse e servono per lasciare il ponte: { $stones }.
    }
sakkara-not-spare-stone = { sakkara-stone-name } in { $field }
