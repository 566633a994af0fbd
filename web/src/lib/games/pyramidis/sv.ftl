# Pyramidis
pyramidis-colour =
    { $colour ->
        [red] röd
        [green] grön
        [yellow] gul
       *[blue] blå
    }
    .definite =
        { $colour ->
            [red] röda
            [green] gröna
            [yellow] gula
           *[blue] blå
        }

## What may be played
pyramidis-act-start =
    { $count ->
        [one] Ta en pyramid från starten
       *[other] Ta { $count } pyramider från starten
    }
pyramidis-act-move = Flytta stapeln på { $square }
pyramidis-act-pass = Passa: du har inget att flytta

## Places
pyramidis-board = Spelbrädet till Pyramidis
pyramidis-home-circle = { $square }, den { pyramidis-colour.definite } målcirkeln
pyramidis-square-empty = { $place }: tom
pyramidis-square =
    { $count ->
        [one] { $place }: en { pyramidis-colour } pyramid
       *[other] { $place }: { $count } pyramider, nerifrån { $list }. Ägare: { pyramidis-colour }
    }
pyramidis-start =
    { $count ->
        [0] Den { pyramidis-colour.definite } startrutan: tom
        [one] Den { pyramidis-colour.definite } startrutan: en pyramid
       *[other] Den { pyramidis-colour.definite } startrutan: { $count } pyramider
    }

## What happens
pyramidis-took-from-start =
    { $count ->
        [one] { $name } tar en pyramid från starten.
       *[other] { $name } tar { $count } pyramider från starten.
    }
pyramidis-lifted =
    { $count ->
        [one] { $name } lyfter pyramiden på { $square }.
       *[other] { $name } lyfter de { $count } pyramiderna på { $square }.
    }
pyramidis-dropped =
    { $colour ->
        [red] Röd på { $square }.
        [green] Grön på { $square }.
        [yellow] Gul på { $square }.
       *[blue] Blå på { $square }.
    }
pyramidis-jumped = Över tornet på { $square }.
pyramidis-came-home =
    { $count ->
        [one] En { pyramidis-colour } pyramid går i mål, den första.
       *[other] En { pyramidis-colour } pyramid går i mål: nu är { $count } där.
    }
pyramidis-won = { $name } har fem pyramider i mål och vinner.
pyramidis-blocked = { $other } är blockerad: { $name } vinner.
pyramidis-passed = { $name } har inget att flytta och passar.
pyramidis-drawn = Efter { $count } drag slutar partiet oavgjort.

## The table in words
pyramidis-player = { $name } ({ pyramidis-colour }): { $start } på startrutan, { $home } av { $goal } i mål.
pyramidis-board-empty = Brädet är tomt.
pyramidis-turn = { $name } är på tur.
pyramidis-actions-left =
    { $count ->
        [one] Efter ett drag till slutar partiet oavgjort.
       *[other] Efter { $count } drag till slutar partiet oavgjort.
    }
pyramidis-ended-home = { $name } har vunnit, med fem pyramider i mål.
pyramidis-ended-blockade = { $name } har vunnit med en blockad.
pyramidis-ended-actions = Partiet har varat för länge och slutar oavgjort.
pyramidis-ended-repetition = Samma ställning kom en tredje gång: oavgjort.

## For those who do not know it
pyramidis-goal = Få { $goal } av dina åtta pyramider i mål före alla andra. En stapel går lika många rutor som den har pyramider, släpper en på varje ruta och tillhör färgen överst.
pyramidis-goal-german = Få { $goal } av dina åtta pyramider i mål före alla andra, eller ta sista draget från en motspelare. En stapel går lika många rutor som den har pyramider, släpper en på varje ruta och tillhör färgen överst.
pyramidis-aim = Få { $goal } i mål, { $left } kvar.
pyramidis-prompt-both = Välj en av dina staplar, eller din start
pyramidis-prompt-start = Välj din start: därifrån går pyramiderna
pyramidis-prompt-stack = Välj en stapel med din färg överst
pyramidis-prompt-count = Hur många? Var och en går en ruta längre
pyramidis-prompt-pass = Du har inget att flytta: passa
pyramidis-brief-start = { $count }
pyramidis-progress = { $home } av { $goal } i mål
pyramidis-progress-long = { $name }: { $home } av { $goal } pyramider i mål, { $start } kvar på starten
pyramidis-tray = Det { pyramidis-colour.definite } målet: { $home } av { $goal } pyramider framme.
pyramidis-about-tray = Pyramider som når sin egen målcirkel läggs här och räknas.
pyramidis-about-start-other = Bara { $name } tar pyramider därifrån.
pyramidis-about-start-empty = Alla dina pyramider har gett sig av.
pyramidis-about-stack = { $name } ligger överst, så bara { $name } flyttar den. Landa på den, så är den din.
pyramidis-about-empty = Här finns inget att flytta. Välj en stapel med din färg överst, eller din start.
pyramidis-reason-blocks = Det tar sista draget från en motspelare och vinner.
pyramidis-reason-wins = Det vinner.
pyramidis-reason-home =
    { $count ->
        [one] Det tar en av dina i mål.
       *[other] Det tar { $count } av dina i mål.
    }
pyramidis-reason-frees =
    { $count ->
        [one] Det befriar en av dina.
       *[other] Det befriar { $count } av dina.
    }
pyramidis-reason-covers =
    { $count ->
        [one] Det tar en stapel från { $name }.
       *[other] Det tar { $count } staplar, en av dem från { $name }.
    }
pyramidis-reason-spreads = Det ger dig ytterligare { $count ->
        [one] 1 stapel
       *[other] { $count } staplar
    } att flytta.

pyramidis-ending-home = { $name } fick { $goal } pyramider i mål, efter sammanlagt { $count } drag.
pyramidis-ending-blockade = En blockad: { $name } tog sista draget från någon annan.
pyramidis-ending-actions = Efter { $count } drag hade ingen fått { $goal } i mål: oavgjort.
pyramidis-ending-repetition = Samma ställning kom för tredje gången: oavgjort.

## A turn, as a person would tell it
pyramidis-does = { $name } { $does }.
pyramidis-does-start =
    { $count ->
        [one] tar en pyramid från starten
       *[other] tar { $count } pyramider från starten
    }{ $to ->
        [none] {""}
       *[other] {" "}fram till { $to }
    }
pyramidis-does-move =
    { $count ->
        [one] flyttar en pyramid
       *[other] flyttar en stapel på { $count }
    }{ $from ->
        [none] {""}
       *[other] {" "}från { $from } till { $to }
    }
pyramidis-does-over =
    { $towers ->
        [one] går över ett torn
       *[other] går över { $towers } torn
    }
