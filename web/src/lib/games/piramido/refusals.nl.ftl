# Why an action of Piramido is refused: what is found there. { $name } is a player: “Player 1”, “Anna”.

## Who begins, colours and sides
piramido-not-before-rolloff = Eerst beslist een worp voor elke plaats wie er begint.
piramido-not-rolloff-count =
    { $count ->
        [0] Elk van de { $seats } plaatsen gooit een getal, en er staat er geen.
        [one] Elk van de { $seats } plaatsen gooit een getal, en er staat er één.
       *[other] Elk van de { $seats } plaatsen gooit een getal, en er staan er { $count }.
    }
piramido-not-rolloff-again = Wie begint, is al beslist.
piramido-not-before-colour = { $name } kiest eerst een kleur.
piramido-not-before-colours = Niemand gooit voordat iedereen een kleur heeft.
piramido-not-colour-again = Iedereen heeft een kleur.
piramido-not-colour-taken = { $name } heeft { piramido-colour } al gekozen.
piramido-not-colour-up = { $name } had { piramido-colour } op de heenweg, en neemt voor de terugweg een andere kleur.
piramido-not-colour-others = Als { $name } { piramido-colour } neemt, vindt iemand die later kiest geen kleur meer.
piramido-not-before-side = { $name } kiest eerst de kant om te beginnen.
piramido-not-before-sides = Niemand gooit voordat iedereen een kant heeft.
piramido-not-side-again = Iedereen is al begonnen.
piramido-not-side-here = Kanten zijn er alleen in omloop C.

## The throw
piramido-not-before-throw = { $name } gooit eerst de dobbelsteen.
piramido-not-die = Een dobbelsteen toont 1 tot 6, niet { $number }.
piramido-not-throw-again = { $name } heeft { $number } gegooid en loopt nu.
piramido-not-end =
    { $left ->
        [one] Je loopt de hele worp, en { $name } heeft nog één stap.
       *[other] Je loopt de hele worp, en { $name } heeft nog { $left } stappen.
    }
piramido-not-throw-left = De worp van { $number } is op.

## On the pyramid
piramido-not-left-right = Links en rechts zijn voor het labyrint; op de piramide noem je de trede.
piramido-not-stone = { $step } is kale steen, waar niemand op kan staan.
piramido-not-way = { $name } staat op { $from }, en vandaar leidt geen weg naar { $to }.
piramido-not-on-from-top = Van de top keert { $name } om, naar { $to }.
piramido-not-on-from-sphinx = Van de sfinx op { $from } keert { $name } om, naar { $to }.
piramido-not-back = { $name } gaat alleen terug naar { $to } als er geen andere weg is.
piramido-not-top-again = Niemand komt in omloop B terug op de top.
piramido-not-top-yet =
    { $count ->
        [0] De top is voor wie zes hiërogliefen heeft, en { $name } heeft er geen.
        [one] De top is voor wie zes hiërogliefen heeft, en { $name } heeft er één.
       *[other] De top is voor wie zes hiërogliefen heeft, en { $name } heeft er { $count }.
    }
piramido-not-explorer = De ontdekkingsreiziger van { $name } staat op { $step }.
piramido-not-onto-sphinx = Een worp eindigt alleen op sfinx { $number } als het een { $number } is, en dit is een { $throw }.
piramido-not-claim-top = De top heeft geen hiëroglief.
piramido-not-claim-full = { $name } heeft zes hiërogliefen gelegd, en er is geen vak meer over.
piramido-not-claim-unentered = { $name } is in deze worp niet op { $step } gekomen.
piramido-not-claim-again = { $name } heeft het teken van { $step } deze keer al genomen.

## Sphinxes
piramido-not-before-sphinx = { $name } heeft een teken genomen en zet eerst een sfinx, of geen.
piramido-not-sphinx-now = Een sfinx zet je meteen nadat je een teken genomen hebt, en niet eerder.
piramido-not-sphinx-colour = Sfinx { $number } is { piramido-colour }, en { $name } niet.
piramido-not-sphinx-hand = { $name } heeft sfinx { $number } niet meer in de hand.
piramido-not-sphinx-unvisited = De ontdekkingsreiziger van { $name } is niet op { $step } geweest.
piramido-not-sphinx-ground = { $step } ligt op de grond, en sfinxen staan op hoogte 1 tot en met 3.
piramido-not-sphinx-top = Op de top staat geen sfinx.
piramido-not-sphinx-there = Op { $step } staat al een sfinx.

## In the labyrinth
piramido-not-only-way =
    { $way ->
        [left] Vanaf { $from } kun je alleen naar links.
       *[right] Vanaf { $from } kun je alleen naar rechts.
    }
piramido-not-before-claim = { $name } heeft gelopen, en neemt het teken op { $space } of stopt.
piramido-not-before-move = { $name } loopt eerst de worp van { $number }, naar links of naar rechts.
piramido-not-step-here = Treden zijn er op de piramide; in het labyrint ga je naar links of naar rechts.
piramido-not-sphinx-here = Sfinxen zijn er alleen op de piramide.

## Reels that are drawn
piramido-not-reel-now = Er wordt nu geen schijf getrokken.
piramido-not-reel-classic = Dit spel heeft de klassieke schijven, en er wordt er geen getrokken.
piramido-not-reel-next =
    { $colour ->
        [red] Nu wordt de rode schijf getrokken.
        [blue] Nu wordt de blauwe schijf getrokken.
       *[yellow] Nu wordt de gele schijf getrokken.
    }
piramido-not-reel-pyramid = Omloop { $route } heeft een schijf van de piramide nodig.
piramido-not-reel-labyrinth = Omloop { $route } heeft een schijf van het labyrint nodig.
piramido-not-reel-start = Op deze trede begint al een andere schijf.
piramido-not-picture-missing = Beeld { $number } ontbreekt.
piramido-not-picture-level = Beeld { $number }, { $step }, ligt op hoogte { $level }, niet { $needed }.
piramido-not-picture-stone = Beeld { $number }, { $step }, is kale steen.
piramido-not-picture-far =
    { $count ->
        [one] Beeld { $number }, { $step }, ligt één stap van { $from }, niet 4 tot en met 7.
       *[other] Beeld { $number }, { $step }, ligt { $count } stappen van { $from }, niet 4 tot en met 7.
    }
piramido-not-picture-signs =
    { $count ->
        [0] Eén beeld heeft geen teken, en hier hebben ze er allemaal een.
       *[other] Eén beeld heeft geen teken, en hier zijn het er { $count }.
    }
piramido-not-picture-first = Het eerste beeld moet een teken hebben.
piramido-not-picture-last = Het laatste beeld moet een teken hebben.
