# Why an action of Sakkara is refused: what is found there. { $name } is a player or a colour: “Red”, “Anna”.

## The bid
sakkara-not-bid = Ingen gissning pågår.
sakkara-not-fist = En näve rymmer 0 till 3 stenar, inte { $count }.
sakkara-not-guess-yet = { $name } gömmer stenar först; alla gissar när alla har gömt.
sakkara-not-before-fist = { $name } gömmer först 0 till 3 stenar i näven.
sakkara-not-guess-named = { $name } har redan sagt { $total }.
sakkara-not-guess-most = { $fists } nävar rymmer högst { $most } stenar, inte { $total }.
sakkara-not-fist-closed = Alla nävar är knutna, och { $name } säger nu en summa.
sakkara-not-before-guess = { $name } säger först en summa för alla nävar.

## Stones
sakkara-not-without-stone = { $name } har ingen sten på brädet och måste sätta in en med sista draget.
sakkara-not-enter-again = { sakkara-stone-name } är redan på brädet, på { $field }.
sakkara-not-enter-own = { $name } har { sakkara-stone-name } på ingången { $field }.
sakkara-not-outside = { $name } har inte { sakkara-stone-name } på brädet och måste först sätta in den.
sakkara-not-from = { $name } har { sakkara-stone-name } på { $field }, inte på { $from }.
sakkara-not-enough-moves =
    { $moves ->
        [one] Det tar { $needed } drag, och { $name } har ett kvar.
       *[other] Det tar { $needed } drag, och { $name } har { $moves } kvar.
    }
sakkara-not-board-end = Brädet slutar vid { $field }.
sakkara-not-wall = { $field } är en mur, och där ligger ingen bro.
sakkara-not-twice = Ett hopp kommer inte till någon ruta två gånger, och det här kommer till { $field } igen.
# { $turn } is where it was to turn: right, left or back. Only Isis and Osiris are bound in their turns.
sakkara-not-turn =
    { $stone ->
        [I] Isis kom till { $field } { sakkara-heading } och går där rakt fram eller svänger vänster
       *[O] Osiris kom till { $field } { sakkara-heading } och går där rakt fram eller svänger höger
    }{ $turn ->
        [right] , inte höger.
        [left] , inte vänster.
       *[back] , inte tillbaka.
    }
sakkara-not-over-ankh = På Ankhrutan slutar varje väg.
sakkara-not-jump-empty = Ett hopp går över stenar, och { $field } är tom.
sakkara-not-own = { $name } har { sakkara-stone-name } på { $field }: sin egen sten kan man hoppa över, men inte landa på.

## Bridges
sakkara-not-bridge = Ingen bro ligger på { $field }.
sakkara-not-bridge-stone = { $name } har { sakkara-stone-name } på bron på { $field }.
sakkara-not-bridge-way = Från { $from } går { sakkara-bridge.definite } längs sin mur, till { $clockwise } eller { $back }.
sakkara-not-bridge-taken = En annan bro ligger på { $field }.
sakkara-not-white-there = Den vita bron går från g7 till f7, g6, g8 eller h7, inte till { $to }.
sakkara-not-white-first = { $name } har slagit en sten och har bara den vita bron kvar att flytta, från g7.
sakkara-not-white-now = Den vita bron lämnar g7 bara i slutet av en tur där en sten har slagits.
# { $stones } is a list of such as “Ra on c11”.
sakkara-not-spare =
    { $moves ->
        [one] { $name } har ett drag kvar och behöver det för att lämna bron: { $stones }.
       *[other] { $name } har { $moves } drag kvar och behöver dem för att lämna bron: { $stones }.
    }
sakkara-not-spare-stone = { sakkara-stone-name } på { $field }
