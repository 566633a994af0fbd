# Sphinx
sphinx-board = De gang, een spiraal van de start naar de schat
sphinx-colour-r = rood
sphinx-colour-b = blauw
sphinx-colour-g = groen
sphinx-colour-y = geel
sphinx-colour-p = paars
sphinx-colour-w = wit
sphinx-colour = { $colour ->
    [R] rood
    [B] blauw
    [G] groen
    [Y] geel
    [P] paars
   *[W] wit
  }
  .e = { $colour ->
    [R] rode
    [B] blauwe
    [G] groene
    [Y] gele
    [P] paarse
   *[W] witte
  }
sphinx-slot = { $slot ->
    [G1] wachter 1
    [G2] wachter 2
    [G3] wachter 3
    [T1] tempelsfinx 1
    [T2] tempelsfinx 2
   *[T3] tempelsfinx 3
  }
sphinx-guard = { $guard ->
    [G1] wachter 1
    [G2] wachter 2
   *[G3] wachter 3
  }
sphinx-room = { $room ->
    [T1] tempelsfinx 1
    [T2] tempelsfinx 2
   *[T3] tempelsfinx 3
  }
sphinx-snakes = slangen

sphinx-act-forwards = { $count } vooruit, naar veld { $field }
sphinx-act-backwards = { $count } terug, naar veld { $field }
sphinx-act-treasure = Met de { $count } naar de schat
sphinx-act-swap = Verwissel { sphinx-guard } en { sphinx-room }
sphinx-act-take = De { sphinx-colour.e } kaart nemen
sphinx-act-leave = De kaart laten liggen
sphinx-act-peek = Onder { sphinx-slot } kijken
sphinx-act-nopeek = Niet kijken
sphinx-act-steal = De { sphinx-colour.e } kaart stelen
sphinx-act-nosteal = Niets stelen
sphinx-act-turn = De deur draaien
sphinx-act-stay = De deur dicht laten
sphinx-act-attempt = Noem { $first ->
    [R] rood
    [B] blauw
    [G] groen
    [Y] geel
    [P] paars
   *[W] wit
  }, { $second ->
    [R] rood
    [B] blauw
    [G] groen
    [Y] geel
    [P] paars
   *[W] wit
  }, { $third ->
    [R] rood
    [B] blauw
    [G] groen
    [Y] geel
    [P] paars
   *[W] wit
  }
sphinx-act-pass = Passen: einde beurt

sphinx-event-dealt = De sfinxen staan op hun plek.
sphinx-event-rolled = { $name } gooit { $dice }.
sphinx-event-walked = { $name } loopt van { $from } naar { $to }.
sphinx-event-swapped = { $name } verwisselt { sphinx-guard } en { sphinx-room }.
sphinx-event-took = { $name } neemt de { sphinx-colour.e } kaart.
sphinx-event-gave-back = { $name } geeft de { sphinx-colour.e } kaart terug.
sphinx-event-looked = { $name } kijkt onder { sphinx-slot }.
sphinx-event-saw = { $name } kijkt onder { sphinx-slot }: { sphinx-colour }.
sphinx-event-stole = { $name } steelt de { sphinx-colour.e } kaart van { $victim }.
sphinx-event-declined-card = { $name } laat de kaart liggen.
sphinx-event-declined-look = { $name } kijkt niet.
sphinx-event-declined-theft = { $name } steelt niets.
sphinx-event-declined-door = { $name } laat de deur dicht.
sphinx-event-turned = { $name } draait deur { $door }.
sphinx-event-carried = De deur brengt { $name } van { $from } naar { $to }.
sphinx-event-right = { $name } noemt { $named }: goed!
sphinx-event-wrong = { $name } noemt { $named }: fout.
sphinx-event-wrong-seen = { $name } noemt { $named }: fout, de wachters zijn { $guards }.
sphinx-event-sent-back = { $name } verliest alle kaarten en staat weer op de start.
sphinx-event-passed = { $name } past.
sphinx-event-won = { $name } heeft de schat en wint.
sphinx-event-drawn = Niemand heeft de schat gevonden: gelijkspel.

sphinx-phase-deal = De sfinxen worden opgesteld.
sphinx-phase-roll = { $name } gooit de dobbelstenen.
sphinx-phase-dice = { $name } gebruikt de dobbelstenen één voor één.
sphinx-phase-take = { $name } mag de { sphinx-colour.e } kaart nemen.
sphinx-phase-peek = { $name } mag onder een sfinx kijken.
sphinx-phase-steal = { $name } passeert { $victim } en mag een kaart stelen.
sphinx-phase-door = { $name } mag de deur draaien.
sphinx-phase-attempt = { $name } staat voor de wachters en noemt drie kleuren op volgorde.
sphinx-phase-over = Het spel is afgelopen.

sphinx-tell-dice = Dobbelstenen over: { $dice }.
sphinx-tell-player = { $name }: veld { $field }, kaarten { $cards }.
sphinx-tell-player-bare = { $name }: veld { $field }, geen kaarten.
sphinx-tell-looked = { $name } heeft gekeken onder { $slots }.
sphinx-tell-under = { sphinx-slot }: { sphinx-colour }.
sphinx-tell-left = { $count ->
    [one] Na nog één beurt eindigt het spel in gelijkspel.
   *[other] Na nog { $count } beurten eindigt het spel in gelijkspel.
  }

sphinx-field-start = Veld { $field }, de start
sphinx-field-corridor = Veld { $field }
sphinx-field-card = Veld { $field }, { sphinx-colour.e } kaart
sphinx-field-mummy = Veld { $field }, mummie
sphinx-field-door = Veld { $field }, naast deur { $door }
sphinx-field-guard = Veld { $field }, een wachter
sphinx-field-treasure = De schat
sphinx-card-of = De { sphinx-colour.e } kaart van { $name }
sphinx-known = { sphinx-slot }: { sphinx-colour }
sphinx-door = Deur { $door }

sphinx-notes = Notitieboek
sphinx-notes-open = Notitieboek openen
sphinx-notes-close = Notitieboek sluiten
sphinx-notes-about = Hier staat wat je gezien hebt. Tik op een hokje om een kleur door te strepen.
sphinx-notes-clear = Uitgummen
sphinx-notes-seen = { sphinx-slot } is { sphinx-colour }
sphinx-notes-crossed = { sphinx-slot } is niet { sphinx-colour }
sphinx-notes-maybe = { sphinx-slot } is misschien { sphinx-colour }
sphinx-notes-looked = Heeft gekeken: { $names }

## For those who do not know it
sphinx-or = { $one } of { $two }
sphinx-goal = Drie van de zes sfinxen bewaken de schat. Kijk op mummievelden onder sfinxen, verzamel de kaarten van de drie kleuren van de wachters, ga naar ze toe en noem hun kleuren in de juiste volgorde.
sphinx-aim = Zoek de drie kleuren van de wachters en verzamel hun kaarten.
sphinx-prompt-both = Loop { $list }, of verwissel twee sfinxen
sphinx-prompt-walk = Dobbelsteen: loop { $list }, vooruit of terug
sphinx-prompt-snakes = Slangen: kies een wachter om te verwisselen
sphinx-prompt-swap = Verwissel { sphinx-guard } met een tempelsfinx
sphinx-prompt-which = Naar de schat: met welke dobbelsteen?
sphinx-brief-die = { $count }
sphinx-prompt-take = Neem de { sphinx-colour.e } kaart, of laat hem liggen
sphinx-prompt-peek = Een mummie: kijk onder één sfinx, of niet
sphinx-prompt-steal = Je passeert { $name }: steel een kaart, of niet
sphinx-prompt-door = Draai de deur naast je, of laat hem dicht
sphinx-prompt-attempt = Wachter { $number }: kies de kaart van zijn kleur
sphinx-prompt-pass = Je kunt alleen naar de wachters: ga, of pas
sphinx-prompt-wait = De dobbelstenen rollen
sphinx-progress =
    { $cards ->
        [0] geen kaarten
        [one] 1 kaart
       *[other] { $cards } kaarten
    }, { $seen } gezien
sphinx-progress-long = { $name }: veld { $field }, kaarten { $list }; heeft onder { $seen ->
        [one] 1 sfinx
       *[other] { $seen } sfinxen
    } gekeken
sphinx-progress-bare = { $name }: veld { $field }, geen kaarten; heeft onder { $seen ->
        [one] 1 sfinx
       *[other] { $seen } sfinxen
    } gekeken
sphinx-about-dice = De dobbelstenen van deze beurt. Nog te gebruiken: { $dice }.
sphinx-about-dice-none = De dobbelstenen: er is er geen meer te gebruiken.
sphinx-about-dice-why = Je kiest niet de dobbelsteen, maar waar die heen leidt: de gemarkeerde velden zeggen welk getal het is.
sphinx-about-dice-snakes = Je kiest niet de dobbelsteen, maar waar die heen leidt: een gemarkeerd veld voor een getal, een wachter en dan een tempelsfinx voor de slangen.
sphinx-hand = Kaarten van { $name }
sphinx-about-hand = De kaarten van { $name }: { $cards }.
sphinx-about-hand-empty = { $name } heeft nog geen kaarten.
sphinx-about-hand-why = Kaarten liggen open. Je neemt ze op kaartvelden, of van pionnen die je passeert.
sphinx-about-card-own = Je noemt de kleuren van je kaarten als je voor de wachters staat.
sphinx-about-card-other = Je kunt hem stelen als je over de pion van de eigenaar heen loopt.
sphinx-about-door = Eindig je op een van de vier velden ernaast, dan draait hij een halve slag, met elke pion die daar staat.
sphinx-about-guard = { $name }: een van de drie waarvan je de kleur moet noemen.
sphinx-about-temple = { $name }: zijn kleur hoort niet bij de wachters, tenzij slangen hem verwisselen.
sphinx-about-sphinx-swap = Kies voor de slangen eerst een wachter en dan deze.
sphinx-about-sphinx-later = Op een mummieveld mag je eronder kijken; met de slangen verwissel je een wachter en een tempelsfinx.
sphinx-about-card = Wie hier langskomt, mag een kaart van deze kleur nemen, of moet hem teruggeven.
sphinx-about-mummy = Wie hier langskomt, mag onder een sfinx kijken, één keer per beurt.
sphinx-about-treasure = Met de drie juiste kleuren is hij van jou.
sphinx-about-first = Beslis eerst dit: { $asked }.
sphinx-about-here = Hier sta jij.
sphinx-about-no-die = Er is geen dobbelsteen met een getal meer over.
sphinx-about-few =
    { $cards ->
        [0] De wachters laten niemand bij zich komen zonder drie kaarten, en jij hebt er geen.
        [one] De wachters laten niemand bij zich komen zonder drie kaarten, en jij hebt er één.
       *[other] De wachters laten niemand bij zich komen zonder drie kaarten, en jij hebt er { $cards }.
    }
sphinx-about-ahead = Dit ligt { $count } voor je, en je dobbelstenen tonen { $list }.
sphinx-about-behind = Dit ligt { $count } achter je, en je dobbelstenen tonen { $list }.
sphinx-reason-wins = Hiermee win je.
sphinx-reason-card = Je krijgt een { sphinx-colour.e } kaart.
sphinx-reason-look = Je ziet wat er onder een sfinx zit.
sphinx-reason-attempt = Hiermee waag je een poging met drie kleuren.
sphinx-reason-door =
    { $count ->
        [one] De deur brengt je één veld vooruit.
       *[other] De deur brengt je { $count } velden vooruit.
    }
sphinx-reason-nearer =
    { $count ->
        [one] Dit brengt je één veld dichter bij de schat.
       *[other] Dit brengt je { $count } velden dichter bij de schat.
    }
sphinx-reason-passes-card = Je komt bij een { sphinx-colour.e } kaart, en die heb je niet.
sphinx-reason-passes-mummy = Je komt bij een mummie en mag dus onder een sfinx kijken.
sphinx-reason-passes-pawn = Je passeert { $name } en mag dus stelen.
sphinx-look = { $slot ->
    [G1] Wachter 1
    [G2] Wachter 2
    [G3] Wachter 3
    [T1] Tempelsfinx 1
    [T2] Tempelsfinx 2
   *[T3] Tempelsfinx 3
  } is { sphinx-colour }
sphinx-look-remember = Onthoud het: niemand anders heeft het gezien.
sphinx-look-noted = Het staat in je notitieboek.
sphinx-look-close = Ik onthoud het
sphinx-look-noted-close = Verder
sphinx-look-ask = Het geheugen hoort bij het spel. Hoe speel je?
sphinx-look-myself = Ik onthoud het zelf
sphinx-look-notebook = Hou een notitieboek voor me bij

sphinx-ending = { $name } noemde alle drie de wachters goed en heeft de schat, na { $turns ->
        [one] 1 beurt
       *[other] { $turns } beurten
    } in totaal.

## A turn, as a person would tell it
sphinx-does = { $name } { $does }.
sphinx-does-roll = gooit { $dice }
sphinx-does-walk = { $count ->
    [0] blijft daar
    [one] loopt één veld { $way ->
        [back] terug
       *[on] verder
      }
   *[other] loopt { $count } velden { $way ->
        [back] terug
       *[on] verder
      }
  }{ $to ->
    [none] {""}
   *[other] {" "}naar { $to }
  }
sphinx-does-swap = verwisselt { sphinx-guard } en { sphinx-room }
sphinx-does-take = neemt de { sphinx-colour.e } kaart
sphinx-does-give-back = geeft de { sphinx-colour.e } kaart terug
sphinx-does-look = kijkt onder { sphinx-slot }
sphinx-does-see = kijkt onder { sphinx-slot } ({ sphinx-colour })
sphinx-does-steal = steelt de { sphinx-colour.e } kaart van { $victim }
sphinx-does-turn = draait een deur
sphinx-does-ride = draait mee{ $to ->
    [none] {""}
   *[other] {" "}naar { $to }
  }
sphinx-carries = De deur neemt { $name } mee.
