# Why an action of Piramido is refused: what is found there. { $name } is a player: “Player 1”, “Anna”.

## Who begins, colours and sides
piramido-not-before-rolloff = Först avgör ett kast för varje plats vem som börjar.
piramido-not-rolloff-count =
    { $count ->
        [0] Var och en av { $seats } platser kastar ett tal, men det finns inget.
        [one] Var och en av { $seats } platser kastar ett tal, men det finns bara ett.
       *[other] Var och en av { $seats } platser kastar ett tal, men det finns { $count }.
    }
piramido-not-rolloff-again = Det är redan avgjort vem som börjar.
piramido-not-before-colour = { $name } väljer färg först.
piramido-not-before-colours = Ingen kastar innan alla har en färg.
piramido-not-colour-again = Alla har en färg.
piramido-not-colour-taken = { $name } har redan valt { piramido-colour }.
piramido-not-colour-up = { $name } var { piramido-colour } på väg upp och tar en annan färg på väg ner.
piramido-not-colour-others = Om { $name } tar { piramido-colour } blir någon som väljer senare utan färg.
piramido-not-before-side = { $name } väljer först vilken sida att börja på.
piramido-not-before-sides = Ingen kastar innan alla har en sida.
piramido-not-side-again = Alla har börjat.
piramido-not-side-here = Sidor hör till väg C.

## The throw
piramido-not-before-throw = { $name } kastar tärningen först.
piramido-not-die = En tärning visar 1 till 6, inte { $number }.
piramido-not-throw-again = { $name } har kastat { $number } och går nu.
piramido-not-end =
    { $left ->
        [one] Man går hela kastet, och { $name } har ett steg kvar.
       *[other] Man går hela kastet, och { $name } har { $left } steg kvar.
    }
piramido-not-throw-left = Kastet { $number } är förbrukat.

## On the pyramid
piramido-not-left-right = Vänster och höger hör till labyrinten; på pyramiden nämner man trappsteget.
piramido-not-stone = { $step } är slät sten, och där kan ingen stå.
piramido-not-way = { $name } står på { $from }, och därifrån kommer man inte till { $to }.
piramido-not-on-from-top = Från toppen vänder { $name } tillbaka, till { $to }.
piramido-not-on-from-sphinx = Från sfinxen på { $from } vänder { $name } tillbaka, till { $to }.
piramido-not-back = { $name } går tillbaka till { $to } bara om det inte går åt ett annat håll.
piramido-not-top-again = Ingen återvänder till toppen på väg B.
piramido-not-top-yet =
    { $count ->
        [0] Toppen är för den som har sex hieroglyfer, och { $name } har ingen.
        [one] Toppen är för den som har sex hieroglyfer, och { $name } har en.
       *[other] Toppen är för den som har sex hieroglyfer, och { $name } har { $count }.
    }
piramido-not-explorer = { $name } har sin upptäcktsresande på { $step }.
piramido-not-onto-sphinx = Ett kast slutar på sfinx { $number } bara om det är { $number }, och det här är { $throw }.
piramido-not-claim-top = Toppen har ingen hieroglyf.
piramido-not-claim-full = { $name } har lagt sex hieroglyfer, och ingen ruta är kvar.
piramido-not-claim-unentered = { $name } har inte kommit till { $step } med det här kastet.
piramido-not-claim-again = { $name } har redan tagit tecknet på { $step } den här gången.

## Sphinxes
piramido-not-before-sphinx = { $name } har tagit ett tecken och ställer först ut en sfinx, eller ingen.
piramido-not-sphinx-now = En sfinx ställs ut direkt när ett tecken har tagits, och inte tidigare.
piramido-not-sphinx-colour = Sfinx { $number } är { piramido-colour }, men { $name } har en annan färg.
piramido-not-sphinx-hand = { $name } har inte längre sfinx { $number } på hand.
piramido-not-sphinx-unvisited = { $name } har inte varit på { $step } med sin upptäcktsresande.
piramido-not-sphinx-ground = { $step } är på marken, och sfinxer står på nivå 1 till 3.
piramido-not-sphinx-top = Ingen sfinx står på toppen.
piramido-not-sphinx-there = På { $step } står redan en sfinx.

## In the labyrinth
piramido-not-only-way =
    { $way ->
        [left] Från { $from } går det bara åt vänster.
       *[right] Från { $from } går det bara åt höger.
    }
piramido-not-before-claim = { $name } har gått, och tar tecknet på { $space } eller avslutar.
piramido-not-before-move = { $name } går först kastet { $number }, åt vänster eller höger.
piramido-not-step-here = Trappsteg hör till pyramiden; i labyrinten går man åt vänster eller höger.
piramido-not-sphinx-here = Sfinxer hör till pyramiden.

## Reels that are drawn
piramido-not-reel-now = Ingen skiva lottas nu.
piramido-not-reel-classic = Skivorna i det här partiet är de klassiska, och inga lottas.
piramido-not-reel-next =
    { $colour ->
        [red] Den röda skivan lottas härnäst.
        [blue] Den blå skivan lottas härnäst.
       *[yellow] Den gula skivan lottas härnäst.
    }
piramido-not-reel-pyramid = Väg { $route } behöver en skiva för pyramiden.
piramido-not-reel-labyrinth = Väg { $route } behöver en skiva för labyrinten.
piramido-not-reel-start = En annan skiva börjar på det här trappsteget.
piramido-not-picture-missing = Bild { $number } saknas.
piramido-not-picture-level = Bild { $number }, { $step }, är på nivå { $level }, inte { $needed }.
piramido-not-picture-stone = Bild { $number }, { $step }, är slät sten.
piramido-not-picture-far =
    { $count ->
        [one] Bild { $number }, { $step }, är ett steg från { $from }, inte 4 till 7.
       *[other] Bild { $number }, { $step }, är { $count } steg från { $from }, inte 4 till 7.
    }
piramido-not-picture-signs =
    { $count ->
        [0] En bild ska vara utan tecken, men det finns ingen sådan.
       *[other] En bild ska vara utan tecken, men det finns { $count }.
    }
piramido-not-picture-first = Den första bilden måste ha ett tecken.
piramido-not-picture-last = Den sista bilden måste ha ett tecken.
