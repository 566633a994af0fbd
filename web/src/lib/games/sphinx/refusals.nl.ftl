# Why an action of Sphinx is refused: what is found there. { $name } is a player: “Player 1”, “Anna”.

## Before the game, and the dice
sphinx-not-dealt = Eerst worden de sfinxen opgesteld.
sphinx-not-deal-again = De sfinxen zijn al opgesteld.
sphinx-not-before-throw = { $name } gooit eerst de dobbelstenen.
sphinx-not-throw-again = { $name } heeft al gegooid, en de beurt is nog niet om.
sphinx-not-dice-three = Je gooit drie dobbelstenen, die met de slangen het laatst.
sphinx-not-dice-two = Je gooit twee dobbelstenen, zonder die met de slangen.
sphinx-not-snake-die = De dobbelsteen met de slangen toont 1, 2, 3, 4 of S, niet { $die }.
sphinx-not-dice-order = Van de gewone dobbelstenen schrijf je de laagste het eerst: { $dice }.

## A turn. { $dice } is a list of the dice that are left, such as “2, 5, snakes”
sphinx-not-snakes = Geen dobbelsteen die over is, toont slangen. Dobbelstenen over: { $dice }.
sphinx-not-die = Geen dobbelsteen die over is, toont { $count }. Dobbelstenen over: { $dice }.
sphinx-not-back = { $name } staat op veld { $field } en kan geen { $count } terug.
sphinx-not-three-cards =
    { $cards ->
        [0] Zo kom je bij de eerste wachter; daarvoor heb je drie kaarten nodig, en { $name } heeft er geen.
        [one] Zo kom je bij de eerste wachter; daarvoor heb je drie kaarten nodig, en { $name } heeft er één.
       *[other] Zo kom je bij de eerste wachter; daarvoor heb je drie kaarten nodig, en { $name } heeft er { $cards }.
    }
sphinx-not-on-pawn = De pion van { $name } staat op veld { $field }, en je eindigt nooit op een pion.
sphinx-not-pass = { $name } moet de dobbelstenen gebruiken die gebruikt kunnen worden, bijvoorbeeld { $action }.
sphinx-not-card-here = { $name } komt nu niet op een kaartveld, dus er valt geen kaart te nemen.
sphinx-not-look-again = { $name } heeft deze beurt al gekeken.
sphinx-not-look-here = { $name } kijkt alleen bij het passeren of bereiken van een mummieveld.
sphinx-not-steal-here = { $name } loopt nu niet over een andere pion, dus er valt niets te stelen.
sphinx-not-steal-other = { $name } loopt over de pion van { $passed }, niet over die van { $victim }.
sphinx-not-steal-have = { $name } heeft al een { sphinx-colour.e } kaart.
sphinx-not-steal-none = { $name } heeft geen { sphinx-colour.e } kaart.
sphinx-not-door-itself = Een deur draait vanzelf als je ernaast eindigt.
sphinx-not-door-here = Er is net niemand naast een deur geëindigd.

## What comes first
sphinx-not-before-take = Op veld { $field } neemt { $name } eerst de { sphinx-colour.e } kaart of laat die liggen.
sphinx-not-before-look = Op veld { $field } kijkt { $name } eerst onder een sfinx, of niet.
sphinx-not-before-steal = Op veld { $field } steelt { $name } eerst van { $victim }, of niet.
sphinx-not-before-door = { $name } staat naast een deur en draait die eerst, of laat hem dicht.
sphinx-not-before-attempt = { $name } staat voor de eerste wachter en moet drie kleuren noemen.

## Naming the guards
sphinx-not-guard-here = { $name } staat niet voor de eerste wachter.
sphinx-not-name-card = { $name } heeft geen { sphinx-colour.e } kaart om te noemen.
sphinx-not-name-twice = Je noemt drie verschillende kleuren.
sphinx-not-name-order = De volgorde telt niet, en je schrijft de kleuren als { $action }.
