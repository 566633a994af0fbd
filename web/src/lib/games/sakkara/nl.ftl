# Sakkara
sakkara-stone-name =
    { $stone ->
        [R] Ra
        [I] Isis
       *[O] Osiris
    }
sakkara-colour =
    { $colour ->
        [red] rood
        [yellow] geel
        [blue] blauw
       *[green] groen
    }
    .e =
    { $colour ->
        [red] rode
        [yellow] gele
        [blue] blauwe
       *[green] groene
    }
sakkara-bridge =
    { $bridge ->
        [black] zwarte brug
        [grey] grijze brug
       *[white] witte brug
    }

## What may be played
sakkara-act-enter = { sakkara-stone-name } binnenbrengen
sakkara-act-step = { sakkara-stone-name } van { $from } naar { $to }
sakkara-act-jump = { sakkara-stone-name } springt van { $from } naar { $to } ({ $moves ->
        [one] 1 zet
       *[other] { $moves } zetten
    })
sakkara-act-bridge = Brug van { $from } naar { $to }
sakkara-act-fist =
    { $count ->
        [0] Niets verstoppen
        [one] Eén steen verstoppen
       *[other] { $count } stenen verstoppen
    }
sakkara-act-guess = Samen { $count }

## Places
sakkara-board = Het bord van Sakkara
sakkara-place-field = { $field }, laag { $level }
sakkara-place-wall = { $field }, muur
sakkara-place-ankh = { $field }, het ankhveld
sakkara-place-entrance = { $field }, de { sakkara-colour.e } ingang
sakkara-stone = { sakkara-stone-name } van { $name } ({ sakkara-colour })
sakkara-heading =
    { $heading ->
        [n] naar het noorden
        [e] naar het oosten
        [s] naar het zuiden
       *[w] naar het westen
    }
sakkara-bound = moet deze beurt van de brug af
sakkara-outside = { sakkara-stone-name } van { $name } ({ sakkara-colour }) wacht buiten
sakkara-outside-empty = { sakkara-stone-name } van { $name } ({ sakkara-colour }) staat op het bord, op { $field }

## What happens
sakkara-hid = { $name } steekt een vuist uit.
sakkara-hid-own =
    { $count ->
        [0] { $name } verstopt niets in de vuist.
        [one] { $name } verstopt één steen in de vuist.
       *[other] { $name } verstopt { $count } stenen in de vuist.
    }
sakkara-guessed = { $name } raadt { $total }.
sakkara-fists-opened = De vuisten gaan open: { $hands }, samen { $total }.
sakkara-bid-failed = Niemand heeft gelijk (ronde { $bids }), dus iedereen verstopt opnieuw.
sakkara-turn-began =
    { $moves ->
        [one] { $name } heeft één zet.
       *[other] { $name } heeft { $moves } zetten.
    }
sakkara-entered = { $name } brengt { sakkara-stone-name } binnen op { $field }.
sakkara-moved = { $name }: { sakkara-stone-name } gaat van { $from } naar { $to }.
sakkara-jumped = { $name }: { sakkara-stone-name } springt van { $from } over { $over } naar { $to }.
sakkara-captured = { sakkara-stone-name } van { $name } wordt geslagen op { $field }.
sakkara-reached =
    { $visits ->
        [1] { sakkara-stone-name } van { $name } bereikt het ankhveld en verdient de Horuskaart: vijf zetten vanaf de volgende beurt.
        [2] { sakkara-stone-name } van { $name } bereikt het ankhveld en verdient de ankhkaart: zes zetten vanaf de volgende beurt.
       *[other] { $name } bereikt het ankhveld met { sakkara-stone-name } voor de derde keer.
    }
sakkara-bridge-moved = { $name } schuift de { sakkara-bridge } van { $from } naar { $to }.
sakkara-duty-void = De stenen van { $name } kunnen niet van hun brug af en mogen blijven staan.
sakkara-ended-early =
    { $moves ->
        [one] { $name } kan niets meer doen en verliest één zet.
       *[other] { $name } kan niets meer doen en verliest { $moves } zetten.
    }
sakkara-white-bridge-due = { $name } heeft geslagen en schuift de witte brug van het ankhveld.
sakkara-won = { $name } heeft het ankhveld voor de derde keer bereikt en wint.
sakkara-drawn = Na { $turns ->
        [one] 1 beurt
       *[other] { $turns } beurten
    } eindigt het spel in gelijkspel.

## The table in words
sakkara-stone-at =
    { $field ->
        [outside] { sakkara-stone-name } van { $name } ({ sakkara-colour }): buiten
       *[other] { sakkara-stone-name } van { $name } ({ sakkara-colour }): op { $field }
    }
sakkara-visits = { $name } heeft het ankhveld { $visits } van de { $goal } keer bereikt.
sakkara-card-horus = { $name } heeft de Horuskaart: vijf zetten per beurt.
sakkara-card-ankh = { $name } heeft de ankhkaart: zes zetten per beurt.
sakkara-fist = { $name } heeft er { $count } in de vuist.
sakkara-fist-closed = { $name } steekt een gesloten vuist uit.
sakkara-bridge-at = { sakkara-bridge } op { $field }
sakkara-stage-fists = { $name } verstopt 0 tot 3 stenen in de vuist.
sakkara-stage-guesses = { $name } raadt hoeveel stenen er in alle vuisten zitten.
sakkara-draw = Het spel eindigt in gelijkspel.
sakkara-moves-left =
    { $moves ->
        [one] { $name } heeft nog één van de { $of } zetten.
       *[other] { $name } heeft nog { $moves } van de { $of } zetten.
    }
sakkara-turns-left =
    { $turns ->
        [one] Na nog één beurt eindigt het spel in gelijkspel.
       *[other] Na nog { $turns } beurten eindigt het spel in gelijkspel.
    }
sakkara-fists-title = Wie begint?
sakkara-fists-guess = raadt { $total }

## For those who do not know it
sakkara-goal = Breng Ra, Isis en Osiris over drie lagen naar het ankhveld in het midden. Over muren kom je alleen via bruggen, en iedereen mag alle bruggen verschuiven. Wie het ankhveld het eerst { $goal } keer bereikt, wint.
sakkara-aim =
    { $left ->
        [one] Bereik het ankhveld nog één keer.
        [2] Bereik het ankhveld nog twee keer.
       *[other] Bereik het ankhveld { $left } keer.
    }
sakkara-prompt-fists = Verstop nul tot drie stenen in je vuist
sakkara-prompt-guesses = Hoeveel samen? Wie het raadt, begint
sakkara-prompt-white-bridge = Geslagen: schuif de witte brug weg
sakkara-prompt-bridge = Waarheen? Eén veld langs zijn muur
sakkara-prompt-stone = Waarheen met { sakkara-stone-name }? De eerste stap is vrij
sakkara-prompt-turn =
    { $stone ->
        [R] Waarheen? Ra slaat af zoals hij wil
        [I] Waarheen? Isis gaat nu rechtdoor of links
       *[O] Waarheen? Osiris gaat nu rechtdoor of rechts
    }
sakkara-prompt-bound = { sakkara-stone-name } moet deze beurt van de brug af
sakkara-prompt-moves =
    { $moves ->
        [one] Nog één zet: een steen of een brug
       *[other] Nog { $moves } zetten: een steen of een brug
    }
sakkara-prompt-enter = { $moves ->
        [one] 1 zet
       *[other] { $moves } zetten
    }: steen binnenbrengen of brug schuiven
sakkara-prompt-last = Laatste zet: breng een steen binnen
sakkara-brief-number = { $count }
sakkara-progress = Ankh { $visits } van { $goal }, { $moves ->
        [one] 1 zet
       *[other] { $moves } zetten
    }
sakkara-progress-long = { $name }: { $visits } van { $goal } bezoeken aan het ankhveld, { $moves ->
        [one] 1 zet
       *[other] { $moves } zetten
    } per beurt
sakkara-about-moves =
    { $moves ->
        [one] Deze beurt is er nog één van de { $of } zetten over.
       *[other] Deze beurt zijn er nog { $moves } van de { $of } zetten over.
    }
sakkara-about-moves-why = Een steen binnenbrengen, een stap doen of een brug verschuiven: dat is telkens één zet.
sakkara-about-card =
    { $card ->
        [horus] De Horuskaart van { $name }.
       *[ankh] De ankhkaart van { $name }.
    }
sakkara-about-card-why =
    { $card ->
        [horus] Die krijg je bij het eerste bezoek aan het ankhveld: vijf zetten per beurt.
       *[ankh] Die krijg je bij het tweede bezoek aan het ankhveld: zes zetten per beurt.
    }{ $got ->
        [yes] {" "}Hij is verdiend.
       *[no] {""}
    }
sakkara-about-wait-other = Alleen { $name } brengt hem binnen, op de ingang van die kleur.
sakkara-about-wait-there = Deze steen staat al op het bord: kies hem daar.
sakkara-about-wait-later = Deze steen komt op je ingang, voor één zet.
sakkara-about-bid = Eerst beslissen de vuisten wie er begint.
sakkara-about-enemy = Deze steen is van { $name }. Land erop met een steen van jou om hem te slaan.
sakkara-about-ankh = Dit is het doel. Kies eerst een steen: die komt hier over een brug ernaast.
sakkara-about-bridge = Een brug schuift langs zijn muur, behalve als er een steen op staat of een andere brug in de weg ligt.
sakkara-about-wall = Over muren kom je alleen via bruggen. Kies een brug ernaast om die hierheen te schuiven.
sakkara-about-empty = Hier staat niets. Kies eerst een steen van jou of een brug, en dan waar die heen gaat.
sakkara-reason-wins = Hiermee win je.
sakkara-reason-captures = Dit slaat { sakkara-stone-name } van { $name }.
sakkara-reason-reaches = { sakkara-stone-name } bereikt het ankhveld.
sakkara-reason-enters = { sakkara-stone-name } komt op het bord.
sakkara-reason-bridge = { sakkara-stone-name } stapt op een brug.
sakkara-reason-up = { sakkara-stone-name } komt op laag { $level }.
sakkara-reason-serves = Dit brengt de brug naar { sakkara-stone-name }.
sakkara-way =
    { sakkara-stone-name }: { $stone ->
        [R] slaat af zoals hij wil
        [I] dan rechtdoor of links
       *[O] dan rechtdoor of rechts
    }

sakkara-ending = { $name } bereikte het ankhveld { $count ->
    [2] twee
    [3] drie
   *[other] { $count }
  } keer, na { $turns ->
        [one] 1 beurt
       *[other] { $turns } beurten
    } in totaal.

## A turn, as a person would tell it
sakkara-does = { $name } { $does }.
sakkara-does-enter = brengt { sakkara-stone-name } binnen{ $to ->
        [none] {""}
       *[other] {" "}op { $to }
    }
sakkara-does-move =
    { $count ->
        [one] verplaatst { sakkara-stone-name } één veld
       *[other] verplaatst { sakkara-stone-name } { $count } velden
    }{ $to ->
        [none] {""}
       *[other] {" "}naar { $to }
    }
sakkara-does-capture = slaat { sakkara-stone-name } van { $name }
sakkara-does-bridge = verschuift de { sakkara-bridge }{ $to ->
        [none] {""}
       *[other] {" "}naar { $to }
    }
