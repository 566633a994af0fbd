# Why an action of Sphinx is refused: what is found there. { $name } is a player: “Player 1”, “Anna”.

## Before the game, and the dice
sphinx-not-dealt = Först ställs sfinxerna ut.
sphinx-not-deal-again = Sfinxerna är redan utställda.
sphinx-not-before-throw = { $name } kastar tärningarna först.
sphinx-not-throw-again = { $name } har kastat, och turen är inte slut.
sphinx-not-dice-three = Tre tärningar kastas, den med ormarna sist.
sphinx-not-dice-two = Två tärningar kastas, utan den med ormarna.
sphinx-not-snake-die = Tärningen med ormarna visar 1, 2, 3, 4 eller S, inte { $die }.
sphinx-not-dice-order = Av de vanliga tärningarna skrivs den lägsta först: { $dice }.

## A turn. { $dice } is a list of the dice that are left, such as “2, 5, snakes”
sphinx-not-snakes = Ingen tärning som är kvar visar ormar. Tärningar kvar: { $dice }.
sphinx-not-die = Ingen tärning som är kvar visar { $count }. Tärningar kvar: { $dice }.
sphinx-not-back = { $name } står på ruta { $field } och kan inte gå { $count } bakåt.
sphinx-not-three-cards =
    { $cards ->
        [0] Det når den första väktaren; till det behöver { $name } tre kort och har inget.
        [one] Det når den första väktaren; till det behöver { $name } tre kort och har ett.
       *[other] Det når den första väktaren; till det behöver { $name } tre kort och har { $cards }.
    }
sphinx-not-on-pawn = { $name } har sin pjäs på ruta { $field }, och man får inte stanna på en pjäs.
sphinx-not-pass = { $name } måste använda de tärningar som kan användas, till exempel { $action }.
sphinx-not-card-here = { $name } går inte över någon kortruta, så det finns inget kort att ta.
sphinx-not-look-again = { $name } har redan tittat den här turen.
sphinx-not-look-here = { $name } får bara titta när en mumieruta passeras eller nås.
sphinx-not-steal-here = { $name } går inte över någon annan pjäs, så det finns inget att stjäla.
sphinx-not-steal-other = { $name } går över pjäsen som tillhör { $passed }, inte den som tillhör { $victim }.
sphinx-not-steal-have = { $name } har redan ett { sphinx-colour.neuter } kort.
sphinx-not-steal-none = { $name } har inget { sphinx-colour.neuter } kort.
sphinx-not-door-itself = En dörr vrids av sig själv när man stannar bredvid den.
sphinx-not-door-here = Ingen har just stannat bredvid en dörr.

## What comes first
sphinx-not-before-take = På ruta { $field } tar { $name } först det { sphinx-colour.definite } kortet eller låter det ligga.
sphinx-not-before-look = På ruta { $field } tittar { $name } först under en sfinx eller låter bli.
sphinx-not-before-steal = På ruta { $field } stjäl { $name } först från { $victim } eller låter bli.
sphinx-not-before-door = { $name } står bredvid en dörr och vrider den först, eller låter den vara.
sphinx-not-before-attempt = { $name } står framför den första väktaren och måste nämna tre färger.

## Naming the guards
sphinx-not-guard-here = { $name } står inte framför den första väktaren.
sphinx-not-name-card = { $name } har inget { sphinx-colour.neuter } kort att nämna.
sphinx-not-name-twice = Tre olika färger ska nämnas.
sphinx-not-name-order = Ordningen räknas inte, och färgerna skrivs { $action }.
