# Why an action of Sakkara is refused: what is found there. { $name } is a player or a colour: “Red”, “Anna”.

## The bid
sakkara-not-bid = No bid is going on.
sakkara-not-fist = A fist holds 0 to 3 stones, not { $count }.
sakkara-not-guess-yet = { $name } hides stones first; all guess when all have hidden.
sakkara-not-before-fist = { $name } hides 0 to 3 stones in the fist first.
sakkara-not-guess-named = { $name } has named { $total } already.
sakkara-not-guess-most = { $fists } fists hold { $most } stones at the most, not { $total }.
sakkara-not-fist-closed = All fists are closed, and { $name } names a total now.
sakkara-not-before-guess = { $name } names a total of all fists first.

## Stones
sakkara-not-without-stone = { $name } has no stone on the board and must bring one in with the last move.
sakkara-not-enter-again = { sakkara-stone-name } is on the board already, on { $field }.
sakkara-not-enter-own = { sakkara-stone-name } of { $name } stands on the entrance { $field }.
sakkara-not-outside = { sakkara-stone-name } of { $name } is not on the board and has to be brought in first.
sakkara-not-from = { sakkara-stone-name } of { $name } stands on { $field }, not on { $from }.
sakkara-not-enough-moves =
    This takes { $needed ->
        [one] one move
       *[other] { $needed } moves
    }, and { $name } has { $moves ->
        [one] one
       *[other] { $moves }
    } left.
sakkara-not-board-end = The board ends at { $field }.
sakkara-not-wall = { $field } is a wall, and no bridge lies on it.
sakkara-not-twice = A jump comes to no field twice, and this one comes to { $field } again.
# { $turn } is where it was to turn: right, left or back. Only Isis and Osiris are bound in their turns.
sakkara-not-turn =
    { $stone ->
        [I] Isis came to { $field } { sakkara-heading } and goes straight on or turns left there
       *[O] Osiris came to { $field } { sakkara-heading } and goes straight on or turns right there
    }{ $turn ->
        [right] , not right.
        [left] , not left.
       *[back] , not back.
    }
sakkara-not-over-ankh = On the Ankh field every way ends.
sakkara-not-jump-empty = A jump goes over stones, and { $field } is empty.
sakkara-not-own = { sakkara-stone-name } of { $name } stands on { $field }: one’s own stone can be jumped over, but not landed on.

## Bridges
sakkara-not-bridge = No bridge lies on { $field }.
sakkara-not-bridge-stone = { sakkara-stone-name } of { $name } stands on the bridge on { $field }.
sakkara-not-bridge-way = From { $from } the { sakkara-bridge } goes along its wall, to { $clockwise } or { $back }.
sakkara-not-bridge-taken = Another bridge lies on { $field }.
sakkara-not-white-there = The white bridge goes from g7 to f7, g6, g8 or h7, not to { $to }.
sakkara-not-white-first = { $name } has captured and has only the white bridge left to move, from g7.
sakkara-not-white-now = The white bridge leaves g7 only at the end of a turn with a capture.
# { $stones } is a list of such as “Ra on c11”.
sakkara-not-spare =
    { $moves ->
        [one] { $name } has one move left and needs it to leave the bridge: { $stones }.
       *[other] { $name } has { $moves } moves left and needs them to leave the bridge: { $stones }.
    }
sakkara-not-spare-stone = { sakkara-stone-name } on { $field }
