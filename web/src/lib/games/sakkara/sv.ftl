# Sakkara
sakkara-stone-name =
    { $stone ->
        [R] Ra
        [I] Isis
       *[O] Osiris
    }
sakkara-colour =
    { $colour ->
        [red] röd
        [yellow] gul
        [blue] blå
       *[green] grön
    }
    .definite =
        { $colour ->
            [red] röda
            [yellow] gula
            [blue] blå
           *[green] gröna
        }
sakkara-bridge =
    { $bridge ->
        [black] svart bro
        [grey] grå bro
       *[white] vit bro
    }
    .definite =
        { $bridge ->
            [black] den svarta bron
            [grey] den grå bron
           *[white] den vita bron
        }

## What may be played
sakkara-act-enter = Sätt in { sakkara-stone-name }
sakkara-act-step = { sakkara-stone-name } från { $from } till { $to }
sakkara-act-jump = { sakkara-stone-name } hoppar från { $from } till { $to } ({ $moves } drag)
sakkara-act-bridge = Bro från { $from } till { $to }
sakkara-act-fist =
    { $count ->
        [0] Göm ingen sten
        [one] Göm en sten
       *[other] Göm { $count } stenar
    }
sakkara-act-guess = { $count } tillsammans

## Places
sakkara-board = Spelbrädet till Sakkara
sakkara-place-field = { $field }, nivå { $level }
sakkara-place-wall = { $field }, mur
sakkara-place-ankh = { $field }, Ankhrutan
sakkara-place-entrance = { $field }, den { sakkara-colour.definite } ingången
sakkara-stone = { sakkara-stone-name }, { $name } ({ sakkara-colour })
sakkara-heading =
    { $heading ->
        [n] vänd mot norr
        [e] vänd mot öster
        [s] vänd mot söder
       *[w] vänd mot väster
    }
sakkara-bound = måste lämna sin bro den här turen
sakkara-outside = { sakkara-stone-name }, { $name } ({ sakkara-colour }), väntar utanför
sakkara-outside-empty = { sakkara-stone-name }, { $name } ({ sakkara-colour }), är på brädet, på { $field }

## What happens
sakkara-hid = { $name } håller fram en näve.
sakkara-hid-own =
    { $count ->
        [0] { $name } gömmer ingenting i näven.
        [one] { $name } gömmer en sten i näven.
       *[other] { $name } gömmer { $count } stenar i näven.
    }
sakkara-guessed = { $name } gissar på { $total }.
sakkara-fists-opened = Nävarna öppnas: { $hands }, tillsammans { $total }.
sakkara-bid-failed = Ingen har rätt (försök { $bids }), så alla gömmer igen.
sakkara-turn-began =
    { $moves ->
        [one] { $name } har ett drag.
       *[other] { $name } har { $moves } drag.
    }
sakkara-entered = { $name } sätter in { sakkara-stone-name } på { $field }.
sakkara-moved = { $name }: { sakkara-stone-name } går från { $from } till { $to }.
sakkara-jumped = { $name }: { sakkara-stone-name } hoppar från { $from } över { $over } till { $to }.
sakkara-captured = { $name } får { sakkara-stone-name } slagen på { $field }.
sakkara-reached =
    { $visits ->
        [1] { $name } når Ankhrutan med { sakkara-stone-name } och får Horuskortet: fem drag från och med nästa tur.
        [2] { $name } når Ankhrutan med { sakkara-stone-name } och får Ankhkortet: sex drag från och med nästa tur.
       *[other] { $name } når Ankhrutan med { sakkara-stone-name } för tredje gången.
    }
sakkara-bridge-moved = { $name } flyttar { sakkara-bridge.definite } från { $from } till { $to }.
sakkara-duty-void = { $name } kan inte få sina stenar av broarna: de får stå kvar.
sakkara-ended-early =
    { $moves ->
        [one] { $name } kan inte göra mer och förlorar ett drag.
       *[other] { $name } kan inte göra mer och förlorar { $moves } drag.
    }
sakkara-white-bridge-due = { $name } har slagit en sten och flyttar bort den vita bron från Ankhrutan.
sakkara-won = { $name } har nått Ankhrutan för tredje gången och vinner.
sakkara-drawn = Efter { $turns ->
        [one] 1 tur
       *[other] { $turns } turer
    } slutar partiet oavgjort.

## The table in words
sakkara-stone-at =
    { $field ->
        [outside] { sakkara-stone-name }, { $name } ({ sakkara-colour }): utanför
       *[other] { sakkara-stone-name }, { $name } ({ sakkara-colour }): på { $field }
    }
sakkara-visits = { $name } har nått Ankhrutan { $visits } av { $goal } gånger.
sakkara-card-horus = { $name } har Horuskortet: fem drag per tur.
sakkara-card-ankh = { $name } har Ankhkortet: sex drag per tur.
sakkara-fist = { $name } har { $count } i näven.
sakkara-fist-closed = { $name } håller fram en knuten näve.
sakkara-bridge-at = { sakkara-bridge } på { $field }
sakkara-stage-fists = { $name } gömmer 0 till 3 stenar i näven.
sakkara-stage-guesses = { $name } gissar hur många stenar som finns i alla nävar.
sakkara-draw = Partiet är oavgjort.
sakkara-moves-left =
    { $moves ->
        [one] { $name } har ett av { $of } drag kvar.
       *[other] { $name } har { $moves } av { $of } drag kvar.
    }
sakkara-turns-left =
    { $turns ->
        [one] Efter en tur till slutar partiet oavgjort.
       *[other] Efter { $turns } turer till slutar partiet oavgjort.
    }
sakkara-fists-title = Vem börjar?
sakkara-fists-guess = gissar på { $total }

## For those who do not know it
sakkara-goal = Led Ra, Isis och Osiris över tre nivåer till Ankhrutan i mitten. Bara broar leder över murarna, och alla flyttar alla broar. Den som först når Ankh { $goal } gånger vinner.
sakkara-aim =
    { $left ->
        [one] Nå Ankh en gång till.
        [2] Nå Ankh två gånger till.
       *[other] Nå Ankh { $left } gånger.
    }
sakkara-prompt-fists = Göm noll till tre stenar i näven
sakkara-prompt-guesses = Hur många i alla nävar? Rätt svar börjar
sakkara-prompt-white-bridge = Du slog en sten: skjut undan den vita bron
sakkara-prompt-bridge = Vart? En ruta längs muren
sakkara-prompt-stone = Vart med { sakkara-stone-name }? Första steget är fritt
sakkara-prompt-turn =
    { $stone ->
        [R] Vart? Ra svänger fritt
        [I] Vart? Isis går nu rakt fram eller åt vänster
       *[O] Vart? Osiris går nu rakt fram eller åt höger
    }
sakkara-prompt-bound = { sakkara-stone-name } måste lämna sin bro den här turen
sakkara-prompt-moves =
    { $moves ->
        [one] Ett drag kvar: en sten eller en bro
       *[other] Du har { $moves } drag kvar: en sten eller en bro
    }
sakkara-prompt-enter = { $moves } drag: sätt in en sten eller flytta en bro
sakkara-prompt-last = Sista draget: sätt in en av dina stenar
sakkara-brief-number = { $count }
sakkara-progress = Ankh { $visits } av { $goal }, { $moves } drag
sakkara-progress-long = { $name }: { $visits } av { $goal } besök på Ankh, { $moves } drag per tur
sakkara-about-moves =
    { $moves ->
        [one] Ett av { $of } drag är kvar den här turen.
       *[other] { $moves } av { $of } drag är kvar den här turen.
    }
sakkara-about-moves-why = Att sätta in en sten, att gå ett steg och att flytta en bro är ett drag vardera.
sakkara-about-card =
    { $card ->
        [horus] { $name }: Horuskortet.
       *[ankh] { $name }: Ankhkortet.
    }
sakkara-about-card-why =
    { $card ->
        [horus] Det första besöket på Ankh ger det: fem drag per tur.
       *[ankh] Det andra besöket på Ankh ger det: sex drag per tur.
    }{ $got ->
        [yes] {" "}Kortet är vunnet.
       *[no] {""}
    }
sakkara-about-wait-other = Bara { $name } sätter in den, på ingången i samma färg.
sakkara-about-wait-there = Den är redan på brädet: välj den där.
sakkara-about-wait-later = Den sätts in på din ingång, för ett drag.
sakkara-about-bid = Först avgör nävarna vem som börjar.
sakkara-about-enemy = Den tillhör { $name }. Landa på den med en av dina stenar, så är den slagen.
sakkara-about-ankh = Det här är målet. Välj en sten först: över en bro intill kommer den hit.
sakkara-about-bridge = En bro skjuts längs sin mur, om ingen sten står på den och ingen annan bro är i vägen.
sakkara-about-wall = Bara broar leder över murarna. Välj en bro bredvid för att skjuta den hit.
sakkara-about-empty = Här är tomt. Välj först en av dina stenar eller en bro, sedan vart den ska.
sakkara-reason-wins = Det vinner.
sakkara-reason-captures = Det slår { sakkara-stone-name } som tillhör { $name }.
sakkara-reason-reaches = { sakkara-stone-name } når Ankh.
sakkara-reason-enters = { sakkara-stone-name } kommer in på brädet.
sakkara-reason-bridge = { sakkara-stone-name } går ut på en bro.
sakkara-reason-up = { sakkara-stone-name } kommer upp på nivå { $level }.
sakkara-reason-serves = Det för bron till { sakkara-stone-name }.
sakkara-way =
    { sakkara-stone-name }: { $stone ->
        [R] svänger fritt
        [I] sedan rakt fram eller åt vänster
       *[O] sedan rakt fram eller åt höger
    }

sakkara-ending = { $name } nådde Ankhrutan { $count ->
    [one] en gång
    [2] två gånger
    [3] tre gånger
   *[other] { $count } gånger
  }, efter sammanlagt { $turns ->
        [one] 1 tur
       *[other] { $turns } turer
    }.

## A turn, as a person would tell it
sakkara-does = { $name } { $does }.
sakkara-does-enter = sätter in { sakkara-stone-name }{ $to ->
        [none] {""}
       *[other] {" "}på { $to }
    }
sakkara-does-move =
    { $count ->
        [one] flyttar { sakkara-stone-name } en ruta
       *[other] flyttar { sakkara-stone-name } { $count } rutor
    }{ $to ->
        [none] {""}
       *[other] {" "}till { $to }
    }
sakkara-does-capture = slår { sakkara-stone-name } som tillhör { $name }
sakkara-does-bridge = skjuter { sakkara-bridge.definite }{ $to ->
        [none] {""}
       *[other] {" "}till { $to }
    }
