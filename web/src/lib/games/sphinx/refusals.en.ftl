# Why an action of Sphinx is refused: what is found there. { $name } is a player: “Player 1”, “Anna”.

## Before the game, and the dice
sphinx-not-dealt = The sphinxes are dealt first.
sphinx-not-deal-again = The sphinxes have been dealt.
sphinx-not-before-throw = { $name } throws the dice first.
sphinx-not-throw-again = { $name } has thrown, and the turn is not over.
sphinx-not-dice-three = Three dice are thrown, the one with the snakes last.
sphinx-not-dice-two = Two dice are thrown, without the one with the snakes.
sphinx-not-snake-die = The die with the snakes shows 1, 2, 3, 4 or S, not { $die }.
sphinx-not-dice-order = Of the plain dice the lower is written first: { $dice }.

## A turn. { $dice } is a list of the dice that are left, such as “2, 5, snakes”
sphinx-not-snakes = No die that is left shows snakes. Dice left: { $dice }.
sphinx-not-die = No die that is left shows { $count }. Dice left: { $dice }.
sphinx-not-back = { $name } stands on field { $field } and cannot go { $count } back.
sphinx-not-three-cards =
    { $cards ->
        [0] This reaches the first guard, for which { $name } needs three cards and has none.
        [one] This reaches the first guard, for which { $name } needs three cards and has one.
       *[other] This reaches the first guard, for which { $name } needs three cards and has { $cards }.
    }
sphinx-not-on-pawn = The pawn of { $name } stands on field { $field }, and no walk ends on a pawn.
sphinx-not-pass = { $name } must use the dice that can be used, for example { $action }.
sphinx-not-card-here = { $name } is not on a card field in a walk, so there is no card to take.
sphinx-not-look-again = { $name } has looked in this turn already.
sphinx-not-look-here = { $name } looks only when a walk passes or reaches a mummy field.
sphinx-not-steal-here = { $name } is not walking over another pawn, so there is nothing to steal.
sphinx-not-steal-other = { $name } walks over the pawn of { $passed }, not over that of { $victim }.
sphinx-not-steal-have = { $name } has a { sphinx-colour } card already.
sphinx-not-steal-none = { $name } has no { sphinx-colour } card.
sphinx-not-door-itself = A door turns by itself when a walk ends beside it.
sphinx-not-door-here = No walk has just ended beside a door.

## What comes first
sphinx-not-before-take = On field { $field } { $name } first takes the { sphinx-colour } card or leaves it.
sphinx-not-before-look = On field { $field } { $name } first looks under a sphinx or does not.
sphinx-not-before-steal = On field { $field } { $name } first steals from { $victim } or does not.
sphinx-not-before-door = { $name } stands beside a door and turns it first, or leaves it closed.
sphinx-not-before-attempt = { $name } stands before the first guard and must name three colours.

## Naming the guards
sphinx-not-guard-here = { $name } does not stand before the first guard.
sphinx-not-name-card = { $name } has no { sphinx-colour } card to name.
sphinx-not-name-twice = Three different colours are named.
sphinx-not-name-order = The order does not count, and the colours are written { $action }.
