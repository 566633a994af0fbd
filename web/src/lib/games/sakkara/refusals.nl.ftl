# Why an action of Sakkara is refused: what is found there. { $name } is a player or a colour: “Red”, “Anna”.

## The bid
sakkara-not-bid = Er wordt nu niet geraden wie begint.
sakkara-not-fist = In een vuist zitten 0 tot 3 stenen, niet { $count }.
sakkara-not-guess-yet = { $name } verstopt eerst stenen; raden doe je als iedereen dat gedaan heeft.
sakkara-not-before-fist = { $name } verstopt eerst 0 tot 3 stenen in de vuist.
sakkara-not-guess-named = { $name } heeft { $total } al genoemd.
sakkara-not-guess-most = In { $fists } vuisten zitten hoogstens { $most } stenen, niet { $total }.
sakkara-not-fist-closed = Alle vuisten zijn gesloten, en { $name } noemt nu een aantal.
sakkara-not-before-guess = { $name } noemt eerst een aantal voor alle vuisten samen.

## Stones
sakkara-not-without-stone = { $name } heeft geen steen op het bord en moet er met de laatste zet een binnenbrengen.
sakkara-not-enter-again = { sakkara-stone-name } staat al op het bord, op { $field }.
sakkara-not-enter-own = { sakkara-stone-name } van { $name } staat op de ingang { $field }.
sakkara-not-outside = { sakkara-stone-name } van { $name } staat niet op het bord en moet eerst binnengebracht worden.
sakkara-not-from = { sakkara-stone-name } van { $name } staat op { $field }, niet op { $from }.
sakkara-not-enough-moves =
    { $moves ->
        [one] Dit kost { $needed ->
        [one] 1 zet
       *[other] { $needed } zetten
    }, en { $name } heeft er nog één.
       *[other] Dit kost { $needed ->
        [one] 1 zet
       *[other] { $needed } zetten
    }, en { $name } heeft er nog { $moves }.
    }
sakkara-not-board-end = Het bord houdt op bij { $field }.
sakkara-not-wall = { $field } is een muur, en er ligt geen brug op.
sakkara-not-twice = Een sprong komt nooit twee keer op hetzelfde veld, en deze komt weer op { $field }.
# { $turn } is where it was to turn: right, left or back. Only Isis and Osiris are bound in their turns.
sakkara-not-turn =
    { $stone ->
        [I] Isis liep { sakkara-heading } tot { $field } en gaat daar rechtdoor of linksaf
       *[O] Osiris liep { sakkara-heading } tot { $field } en gaat daar rechtdoor of rechtsaf
    }{ $turn ->
        [right] , niet rechtsaf.
        [left] , niet linksaf.
       *[back] , niet terug.
    }
sakkara-not-over-ankh = Op het ankhveld houdt elke weg op.
sakkara-not-jump-empty = Een sprong gaat over stenen, en { $field } is leeg.
sakkara-not-own = { sakkara-stone-name } van { $name } staat op { $field }: je mag over een eigen steen springen, maar er niet op landen.

## Bridges
sakkara-not-bridge = Op { $field } ligt geen brug.
sakkara-not-bridge-stone = { sakkara-stone-name } van { $name } staat op de brug op { $field }.
sakkara-not-bridge-way = Vanaf { $from } gaat de { sakkara-bridge } langs zijn muur, naar { $clockwise } of { $back }.
sakkara-not-bridge-taken = Op { $field } ligt een andere brug.
sakkara-not-white-there = De witte brug gaat van g7 naar f7, g6, g8 of h7, niet naar { $to }.
sakkara-not-white-first = { $name } heeft geslagen en moet alleen de witte brug nog verschuiven, vanaf g7.
sakkara-not-white-now = De witte brug gaat pas van g7 af aan het eind van een beurt waarin geslagen is.
# { $stones } is a list of such as “Ra on c11”.
sakkara-not-spare =
    { $moves ->
        [one] { $name } heeft nog één zet en heeft die nodig om van de brug af te gaan: { $stones }.
       *[other] { $name } heeft nog { $moves } zetten en heeft die nodig om van de brug af te gaan: { $stones }.
    }
sakkara-not-spare-stone = { sakkara-stone-name } op { $field }
