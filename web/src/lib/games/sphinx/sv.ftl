# Sphinx
sphinx-board = Korridoren, en spiral från starten till skatten
sphinx-colour-r = röd
sphinx-colour-b = blå
sphinx-colour-g = grön
sphinx-colour-y = gul
sphinx-colour-p = lila
sphinx-colour-w = vit
sphinx-colour = { $colour ->
    [R] röd
    [B] blå
    [G] grön
    [Y] gul
    [P] lila
   *[W] vit
  }
  .definite = { $colour ->
    [R] röda
    [B] blå
    [G] gröna
    [Y] gula
    [P] lila
   *[W] vita
  }
  .neuter = { $colour ->
    [R] rött
    [B] blått
    [G] grönt
    [Y] gult
    [P] lila
   *[W] vitt
  }
sphinx-slot = { $slot ->
    [G1] väktare 1
    [G2] väktare 2
    [G3] väktare 3
    [T1] tempelsfinx 1
    [T2] tempelsfinx 2
   *[T3] tempelsfinx 3
  }
sphinx-guard = { $guard ->
    [G1] väktare 1
    [G2] väktare 2
   *[G3] väktare 3
  }
sphinx-room = { $room ->
    [T1] tempelsfinx 1
    [T2] tempelsfinx 2
   *[T3] tempelsfinx 3
  }
sphinx-snakes = ormar

sphinx-act-forwards = { $count } framåt, till ruta { $field }
sphinx-act-backwards = { $count } bakåt, till ruta { $field }
sphinx-act-treasure = Till skatten med tärningen { $count }
sphinx-act-swap = Byt plats på { sphinx-guard } och { sphinx-room }
sphinx-act-take = Ta det { sphinx-colour.definite } kortet
sphinx-act-leave = Låt kortet ligga
sphinx-act-peek = Titta under { sphinx-slot }
sphinx-act-nopeek = Titta inte
sphinx-act-steal = Stjäl det { sphinx-colour.definite } kortet
sphinx-act-nosteal = Stjäl ingenting
sphinx-act-turn = Vrid dörren
sphinx-act-stay = Låt dörren vara
sphinx-act-attempt = Nämn { $first ->
    [R] röd
    [B] blå
    [G] grön
    [Y] gul
    [P] lila
   *[W] vit
  }, { $second ->
    [R] röd
    [B] blå
    [G] grön
    [Y] gul
    [P] lila
   *[W] vit
  }, { $third ->
    [R] röd
    [B] blå
    [G] grön
    [Y] gul
    [P] lila
   *[W] vit
  }
sphinx-act-pass = Passa: avsluta turen

sphinx-event-dealt = Sfinxerna står på sina platser.
sphinx-event-rolled = { $name } kastar { $dice }.
sphinx-event-walked = { $name } går från { $from } till { $to }.
sphinx-event-swapped = { $name } byter plats på { sphinx-guard } och { sphinx-room }.
sphinx-event-took = { $name } tar det { sphinx-colour.definite } kortet.
sphinx-event-gave-back = { $name } lämnar tillbaka det { sphinx-colour.definite } kortet.
sphinx-event-looked = { $name } tittar under { sphinx-slot }.
sphinx-event-saw = { $name } tittar under { sphinx-slot }: { sphinx-colour }.
sphinx-event-stole = { $name } stjäl det { sphinx-colour.definite } kortet från { $victim }.
sphinx-event-declined-card = { $name } låter kortet ligga.
sphinx-event-declined-look = { $name } tittar inte.
sphinx-event-declined-theft = { $name } stjäl ingenting.
sphinx-event-declined-door = { $name } låter dörren vara.
sphinx-event-turned = { $name } vrider dörr { $door }.
sphinx-event-carried = Dörren tar { $name } från { $from } till { $to }.
sphinx-event-right = { $name } nämner { $named }: rätt!
sphinx-event-wrong = { $name } nämner { $named }: fel.
sphinx-event-wrong-seen = { $name } nämner { $named }: fel, väktarna är { $guards }.
sphinx-event-sent-back = { $name } förlorar alla kort och är tillbaka på starten.
sphinx-event-passed = { $name } passar.
sphinx-event-won = { $name } har skatten och vinner.
sphinx-event-drawn = Ingen har hittat skatten: partiet slutar oavgjort.

sphinx-phase-deal = Sfinxerna ställs ut.
sphinx-phase-roll = { $name } kastar tärningarna.
sphinx-phase-dice = { $name } använder tärningarna en och en.
sphinx-phase-take = { $name } får ta det { sphinx-colour.definite } kortet.
sphinx-phase-peek = { $name } får titta under en sfinx.
sphinx-phase-steal = { $name } går förbi { $victim } och får stjäla ett kort.
sphinx-phase-door = { $name } får vrida dörren.
sphinx-phase-attempt = { $name } står framför väktarna och nämner tre färger i ordning.
sphinx-phase-over = Spelet är slut.

sphinx-tell-dice = Tärningar kvar: { $dice }.
sphinx-tell-player = { $name }: ruta { $field }, kort { $cards }.
sphinx-tell-player-bare = { $name }: ruta { $field }, inga kort.
sphinx-tell-looked = { $name } har tittat under { $slots }.
sphinx-tell-under = { sphinx-slot }: { sphinx-colour }.
sphinx-tell-left = { $count ->
    [one] Efter en tur till slutar partiet oavgjort.
   *[other] Efter { $count } turer till slutar partiet oavgjort.
  }

sphinx-field-start = Ruta { $field }, starten
sphinx-field-corridor = Ruta { $field }
sphinx-field-card = Ruta { $field }, { sphinx-colour.neuter } kort
sphinx-field-mummy = Ruta { $field }, mumie
sphinx-field-door = Ruta { $field }, vid dörr { $door }
sphinx-field-guard = Ruta { $field }, en väktare
sphinx-field-treasure = Skatten
sphinx-card-of = { sphinx-colour.neuter } kort hos { $name }
sphinx-known = { sphinx-slot }: { sphinx-colour }
sphinx-door = Dörr { $door }

sphinx-notes = Anteckningsbok
sphinx-notes-open = Öppna anteckningsboken
sphinx-notes-close = Stäng anteckningsboken
sphinx-notes-about = Här står det du har sett. Tryck på en kryssruta för att stryka en färg.
sphinx-notes-clear = Sudda
sphinx-notes-seen = { sphinx-slot } är { sphinx-colour }
sphinx-notes-crossed = { sphinx-slot } är inte { sphinx-colour }
sphinx-notes-maybe = { sphinx-slot } är kanske { sphinx-colour }
sphinx-notes-looked = Har tittat: { $names }

## For those who do not know it
sphinx-or = { $one } eller { $two }
sphinx-goal = Tre av sex sfinxer vaktar skatten. På mumierutor får du titta under dem. Samla korten i deras tre färger, gå till väktarna och nämn färgerna i rätt ordning.
sphinx-aim = Ta reda på väktarnas tre färger och skaffa deras kort.
sphinx-prompt-both = Använd en tärning: gå { $list }, eller byt två sfinxer
sphinx-prompt-walk = Använd en tärning: gå { $list }, fram eller bak
sphinx-prompt-snakes = Ormar: välj en väktare som ska byta plats
sphinx-prompt-swap = Byt plats på { sphinx-guard } och en tempelsfinx
sphinx-prompt-which = Till skatten: med vilken tärning?
sphinx-brief-die = { $count }
sphinx-prompt-take = Ta det { sphinx-colour.definite } kortet, eller låt det ligga
sphinx-prompt-peek = En mumie: titta under en sfinx, eller låt bli
sphinx-prompt-steal = Förbi { $name }: stjäl ett kort, eller låt bli
sphinx-prompt-door = Vrid dörren du står vid, eller låt bli
sphinx-prompt-attempt = Väktare { $number }: välj kortet i dess färg
sphinx-prompt-pass = Bara väktarna går att nå: gå dit, eller passa
sphinx-prompt-wait = Tärningarna kastas
sphinx-progress =
    { $cards ->
        [0] inga kort
        [one] 1 kort
       *[other] { $cards } kort
    }, { $seen } sedda
sphinx-progress-long = { $name }: ruta { $field }, kort { $list }; har tittat under { $seen ->
        [one] 1 sfinx
       *[other] { $seen } sfinxer
    }
sphinx-progress-bare = { $name }: ruta { $field }, inga kort; har tittat under { $seen ->
        [one] 1 sfinx
       *[other] { $seen } sfinxer
    }
sphinx-about-dice = Turens tärningar. Kvar att använda: { $dice }.
sphinx-about-dice-none = Tärningarna: ingen är kvar att använda.
sphinx-about-dice-why = Man väljer inte tärningarna utan vart de leder: de markerade rutorna visar vilket tal det är.
sphinx-about-dice-snakes = Man väljer inte tärningarna utan vart de leder: en markerad ruta för ett tal, en väktare och sedan en tempelsfinx för ormarna.
sphinx-hand = Kort hos { $name }
sphinx-about-hand = Korten hos { $name }: { $cards }.
sphinx-about-hand-empty = { $name } har inga kort än.
sphinx-about-hand-why = Korten ligger öppet. Du tar dem på kortrutor, eller från pjäser som du går förbi.
sphinx-about-card-own = Du nämner dina korts färger när du står framför väktarna.
sphinx-about-card-other = Du kan stjäla det när du går över ägarens pjäs.
sphinx-about-door = Stanna på en av de fyra rutorna vid den, så vrids den ett halvt varv med alla pjäser där.
sphinx-about-guard = { $name }: en av de tre vars färger du ska nämna.
sphinx-about-temple = { $name }: dess färg finns inte bland väktarna, om inte ormarna byter dit den.
sphinx-about-sphinx-swap = För ormarna väljer du först en väktare, sedan den här.
sphinx-about-sphinx-later = På en mumieruta får du titta under den; ormarna låter en väktare och en tempelsfinx byta plats.
sphinx-about-card = Den som går förbi får ta ett kort i den här färgen, eller måste lämna tillbaka det.
sphinx-about-mummy = Den som går förbi får titta under en sfinx, en gång per tur.
sphinx-about-treasure = Tre rätta färger öppnar den.
sphinx-about-first = Bestäm först: { $asked }.
sphinx-about-here = Här står du.
sphinx-about-no-die = Ingen tärning med ett tal är kvar.
sphinx-about-few =
    { $cards ->
        [0] Väktarna släpper inte fram någon utan tre kort, och du har inget.
        [one] Väktarna släpper inte fram någon utan tre kort, och du har ett.
       *[other] Väktarna släpper inte fram någon utan tre kort, och du har { $cards }.
    }
sphinx-about-ahead = Den ligger { $count } framför dig, och dina tärningar visar { $list }.
sphinx-about-behind = Den ligger { $count } bakom dig, och dina tärningar visar { $list }.
sphinx-reason-wins = Det vinner.
sphinx-reason-card = Du får ett { sphinx-colour.neuter } kort.
sphinx-reason-look = Du ser vad som finns under en sfinx.
sphinx-reason-attempt = Det prövar de tre färgerna.
sphinx-reason-door =
    { $count ->
        [one] Dörren tar dig en ruta framåt.
       *[other] Dörren tar dig { $count } rutor framåt.
    }
sphinx-reason-nearer =
    { $count ->
        [one] Det leder en ruta närmare skatten.
       *[other] Det leder { $count } rutor närmare skatten.
    }
sphinx-reason-passes-card = Det leder till ett { sphinx-colour.neuter } kort, som du inte har.
sphinx-reason-passes-mummy = Det leder till en mumie, så du får titta under en sfinx.
sphinx-reason-passes-pawn = Det leder förbi { $name }, så du får stjäla.
sphinx-look = { $slot ->
    [G1] Väktare 1
    [G2] Väktare 2
    [G3] Väktare 3
    [T1] Tempelsfinx 1
    [T2] Tempelsfinx 2
   *[T3] Tempelsfinx 3
  } är { sphinx-colour }
sphinx-look-remember = Kom ihåg det: ingen annan har sett det.
sphinx-look-noted = Det står i din anteckningsbok.
sphinx-look-close = Jag kommer ihåg
sphinx-look-noted-close = Fortsätt
sphinx-look-ask = Minnet hör till spelet. Hur vill du spela?
sphinx-look-myself = Jag kommer ihåg själv
sphinx-look-notebook = Anteckna åt mig

sphinx-ending = { $name } nämnde alla tre väktarnas färger rätt och har skatten, efter sammanlagt { $turns ->
        [one] 1 tur
       *[other] { $turns } turer
    }.

## A turn, as a person would tell it
sphinx-does = { $name } { $does }.
sphinx-does-roll = kastar { $dice }
sphinx-does-walk = { $count ->
    [0] står kvar där
    [one] går en ruta { $way ->
        [back] bakåt
       *[on] framåt
      }
   *[other] går { $count } rutor { $way ->
        [back] bakåt
       *[on] framåt
      }
  }{ $to ->
    [none] {""}
   *[other] {" "}till { $to }
  }
sphinx-does-swap = byter plats på { sphinx-guard } och { sphinx-room }
sphinx-does-take = tar det { sphinx-colour.definite } kortet
sphinx-does-give-back = lämnar tillbaka det { sphinx-colour.definite } kortet
sphinx-does-look = tittar under { sphinx-slot }
sphinx-does-see = tittar under { sphinx-slot } ({ sphinx-colour })
sphinx-does-steal = stjäl det { sphinx-colour.definite } kortet från { $victim }
sphinx-does-turn = vrider en dörr
sphinx-does-ride = följer med runt{ $to ->
    [none] {""}
   *[other] {" "}till { $to }
  }
sphinx-carries = Dörren tar med { $name }.
