# Piramido
piramido-board-pyramid = Trappstegspyramiden, sedd uppifrån
piramido-board-labyrinth = Labyrinten, sex rader under gravkammaren
piramido-sign = { $sign ->
    [K] ankh
    [E] öga
    [S] skarabé
    [F] falk
    [L] lotus
    [U] sol
    [W] vatten
   *[none] inget tecken
  }
  .definite = { $sign ->
    [K] ankhtecknet
    [E] ögat
    [S] skarabén
    [F] falken
    [L] lotusen
    [U] solen
    [W] vattnet
   *[none] inget tecken
  }
piramido-colour = { $colour ->
    [red] röd
    [blue] blå
    [yellow] gul
   *[none] ingen färg än
  }

piramido-act-colour = { $colour ->
    [red] Ta röd
    [blue] Ta blå
   *[yellow] Ta gul
  }
piramido-act-side = { $side ->
    [L] Börja till vänster
   *[R] Börja till höger
  }
piramido-act-step = Gå till { $step }
piramido-act-sphinx = Ställ sfinx { $number } på { $step }
piramido-act-nosphinx = Ställ ingen sfinx
piramido-act-left = Gå åt vänster
piramido-act-right = Gå åt höger
piramido-act-claim = Ta tecknet på { $place }
piramido-act-end = Avsluta turen

piramido-event-rolloff = Kasten för att avgöra vem som börjar: { $numbers }.
piramido-event-begins = { $name } börjar.
piramido-event-colour = { $name } tar { piramido-colour }.
piramido-event-reel = { $colour ->
    [red] Den röda skivan sätts in i sin bildkikare.
    [blue] Den blå skivan sätts in i sin bildkikare.
   *[yellow] Den gula skivan sätts in i sin bildkikare.
  }
piramido-event-route = { $route ->
    [A] Väg A börjar, uppför pyramiden. { $first } är först.
    [B] Väg B börjar, nerför pyramiden. { $first } är först.
    [C] Väg C börjar, in i labyrinten. { $first } är först.
   *[D] Väg D börjar, ut ur labyrinten. { $first } är först.
  }
piramido-event-side = { $side ->
    [L] { $name } börjar till vänster.
   *[R] { $name } börjar till höger.
  }
piramido-event-roll = { $name } kastar { $number }.
piramido-event-step = { $name } går från { $from } till { $to }.
piramido-event-stays = { $name } står kvar på { $to }.
piramido-event-sphinx-stops = { $name } möter sfinx { $number } på { $step } och måste vända.
piramido-event-sphinx-out = { $name } går förbi sfinx { $number } på { $step }, och den är ur spel.
piramido-event-lost = { $count ->
    [one] { $name } kommer ingenstans och förlorar ett steg av kastet.
   *[other] { $name } kommer ingenstans och förlorar { $count } steg av kastet.
  }
piramido-event-claim-step = { $name } lägger { piramido-sign.definite } från { $step } på ruta { $space }.
piramido-event-claim = { $name } lägger { piramido-sign.definite } på ruta { $space }.
piramido-event-passage = { $name } lämnar { $from } för { $to }.
piramido-event-sphinx-set = { $name } ställer sfinx { $number } på { $step }.
piramido-event-arrived = { $name } är framme som nummer { $place }.
piramido-event-route-over = Väg { $route } är slut.
piramido-event-right = Kontrollbrickorna läggs intill. Rätt: { $names }.
piramido-event-nobody-right = Kontrollbrickorna läggs intill. Ingen hade rätt.
piramido-event-won = { $count ->
    [one] { $names } vinner.
   *[other] { $names } vinner.
  }

piramido-phase-rolloff = Den som kastar högst börjar.
piramido-phase-colour = { $name } väljer färg för väg { $route }.
piramido-phase-reels = Skivorna sätts in i bildkikarna.
piramido-phase-side = { $name } väljer startruta.
piramido-phase-roll = { $name } kastar tärningen.
piramido-phase-step = { $name } går på pyramiden.
piramido-phase-sphinx = { $name } får ställa ut en sfinx.
piramido-phase-row = { $name } går längs raden.
piramido-phase-claim = { $name } får ta tecknet.
piramido-phase-over = Spelet är slut.

piramido-tell-route = { $route ->
    [A] Väg A, uppför pyramiden.
    [B] Väg B, nerför pyramiden.
    [C] Väg C, in i labyrinten.
   *[D] Väg D, ut ur labyrinten.
  }
piramido-tell-throw = Kastat { $number }, kvar att gå { $left }.
piramido-tell-at = { $name } ({ piramido-colour }) är på { $place }.
piramido-tell-outside = { $name } ({ piramido-colour }) är inte på brädet.
piramido-tell-arrived = { $name } ({ piramido-colour }) är framme som nummer { $arrived }.
piramido-tell-claims = På resultattavlan för { $name }: { $claims }.
piramido-tell-nothing = ingenting
piramido-tell-hand = { $name } har sfinxer på hand: { $numbers }.
piramido-tell-sphinx = { $step }: sfinx { $number }, { piramido-colour }.
piramido-tell-row = Väg { $route }, { $name }: { $claims }; framme som nummer { $place }.
piramido-tell-row-open = Väg { $route }, { $name }: { $claims }; kom inte fram.
piramido-tell-strip-right = Väg { $route }, { $name } hade rätt: { $claims }.
piramido-tell-strip-wrong = Väg { $route }, { $name } hade fel; rätt vore: { $claims }.
piramido-tell-strip-late = Väg { $route }, { $name } kom inte fram; kontrollbrickan säger: { $claims }.
piramido-tell-free = Det är så länge sedan någon lade ett tecken att upptäcktsresande inte spärrar för någon nu.
piramido-tell-free-sphinxes = Det är så länge sedan någon lade ett tecken att ingen sfinx stoppar någon nu.
piramido-tell-spent = Sfinxer ur spel för resten av partiet: { $numbers }.
piramido-tell-signs-alone = På pyramiden jämförs bara hieroglyferna, inte deras trappsteg.
piramido-tell-left = { $count ->
    [one] Ett kast till, sedan är vägen slut.
   *[other] { $count } kast till, sedan är vägen slut.
  }

piramido-place-step = { $part ->
    [forecourt] { $name }, förgård, { piramido-sign }
    [stairs] { $name }, trappa, { piramido-sign }
    [gallery] { $name }, galleri, { piramido-sign }
    [gate] { $name }, port, { piramido-sign }
    [top] { $name }, toppen med nyckeln
   *[stone] { $name }, slät sten
  }
piramido-place-space = { $name }, { piramido-sign }
piramido-place-bare = { $name }, tom
piramido-place-start = { $side ->
    [L] startruta till vänster
   *[R] startruta till höger
  }
piramido-place-chamber = gravkammare
piramido-place-sphinx = sfinx { $number }, { piramido-colour }
piramido-hand-sphinx = Sfinx { $number } på hand
piramido-hand-out = Sfinx { $number } är ur spel
piramido-way-left = Åt vänster
piramido-way-right = Åt höger
piramido-turn = Vrid pyramiden ett kvarts varv

piramido-viewer = Bildkikare
piramido-viewer-open = Titta i bildkikaren
piramido-viewer-close = Lägg ner bildkikaren
piramido-viewer-none = Just nu får du inte se någon bild.
piramido-viewer-picture = Bild { $number } av 7
piramido-viewer-counts = Det är den här bilden som gäller.
piramido-viewer-lever = Spak: nästa bild
piramido-viewer-back = Föregående bild
piramido-viewer-mode = Sätt att titta
piramido-mode-pair = Stereoskop
piramido-mode-crossed = Korsad blick
piramido-mode-anaglyph = Röd-cyan-glasögon
piramido-mode-wiggle = Vickande
piramido-mode-flat = Platt
piramido-viewer-failed = Bilden kunde inte laddas.

piramido-gallery-open = Bilderna
piramido-gallery = Vad man trodde att bilderna visade
piramido-gallery-of = Väg { $route }: { $name }
piramido-gallery-taken = Troddes visa:
piramido-gallery-shown = Den visar:
piramido-gallery-right = Rätt
piramido-gallery-wrong = Fel
piramido-gallery-count = { $right } av { $count } rätt
piramido-gallery-look = Titta på bild { $number }

## For those who do not know it
piramido-goal = Din bildkikare har bilder som ingen annan ser: sex ställen, ett i taget. Gå dit, och ta tecknet där du tror att det är. Ha rätt, och var först vid vägens slut.
piramido-aim = { $route ->
    [A] Hitta de sex trappstegen på dina bilder, på väg upp.
    [B] Hitta de sex trappstegen på dina bilder, på väg ner.
    [C] Hitta de sex tecknen på dina bilder, rad för rad.
   *[D] Hitta de sex tecknen på dina bilder, på väg ut.
  }
piramido-aim-end = { $route ->
    [A] Alla sex tecken är lagda: upp till nyckeln.
    [B] Alla sex tecken är lagda: ner till trappsteget på bild 1.
    [C] Alla sex tecken är lagda.
   *[D] Alla sex tecken är lagda: ut genom din start.
  }
piramido-prompt-look = { $route ->
    [A] Titta i bildkikaren: vilket trappsteg är bild { $picture }?
    [B] Titta i bildkikaren: vilket trappsteg är bild { $picture }?
   *[C] Titta i bildkikaren: vilket tecken behöver du?
  }
piramido-prompt-colour = Välj din färg för väg { $route }
piramido-prompt-side = Tecknet till vänster på bild 1? Börja till höger
piramido-prompt-step = { $left ->
    [one] Ett steg kvar, mot trappsteget på bild { $picture }
   *[other] { $left } steg kvar, mot trappsteget på bild { $picture }
  }
piramido-prompt-claim-or-step = Är det trappsteget på bild { $picture }? Ta det, eller gå vidare
piramido-prompt-claim = Är det trappsteget på bild { $picture }? Ta det, eller avsluta
piramido-prompt-home = { $route ->
    [A] { $left } kvar, exakt till nyckeln på toppen
   *[B] { $left } kvar, exakt till trappsteget på bild 1
  }
piramido-prompt-row = Kast { $number }: vänster eller höger, exakt till ditt tecken
piramido-prompt-home-row = Kast { $number }: vänster eller höger, exakt till din start
piramido-prompt-claim-sign = Är det tecknet på din bild? Ta det, eller avsluta
piramido-prompt-sphinx = Ställ en sfinx där du har varit, eller ingen
piramido-prompt-set = Välj ett trappsteg där du har varit
piramido-prompt-end = Inget mer att göra: avsluta turen
piramido-prompt-wait = Tärningen kastas
piramido-progress = { $count } av 6 tecken
piramido-progress-arrived = framme som nr { $place }
piramido-progress-long = { $name }: { $count } av 6 tecken lagda på väg { $route }: { $claims }
piramido-about-no-throw = Tärningen: ingenting har kastats än.
piramido-about-die = Den säger hur många steg du går, alla, från trappsteg till trappsteg. Välj nästa.
piramido-about-die-row = Den säger hur långt du går längs raden, hela kastet. Välj vänster eller höger.
piramido-about-score = Tecken som har tagits ligger här i ordning. Om de är rätt visar sig på slutet.
piramido-about-sphinx-out = Den stoppar ingen längre.
piramido-about-sphinx-other = Den tillhör { $name }, som får ställa den i vägen för dig efter att ha tagit ett tecken.
piramido-about-sphinx-hand = När du har tagit ett tecken får du ställa den där du har varit. Den stoppar andra, om de inte kastar { $number }.
piramido-about-way = Längs raden går man åt vänster eller åt höger, hela kastet.
piramido-about-here = Här står du. Ta tecknet när du tror att det är trappsteget på din bild.
piramido-about-step = Du går steg för steg, till ett trappsteg bredvid ditt.
piramido-about-chamber = { $route ->
    [C] Vägens slut: med det sjätte tecknet går du upp dit.
   *[D] Vägens början.
  }
piramido-about-start = Här kommer de upptäcktsresande in i labyrinten, varje färg på sin egen ruta.
piramido-about-space = Du går längs din egen rad. Ett tecken som du tar leder till nästa rad.
piramido-reason-arrives = Du kommer fram.
piramido-reason-claim = Det tar detta för stället på din bild.
piramido-reason-out = Då är sfinx { $number } ur spel.
piramido-reason-set = En sfinx på { $step } stoppar andra.
piramido-viewer-asks-start = Din upptäcktsresande börjar på det här trappsteget. De följande bilderna visar trappstegen du ska hitta.
piramido-viewer-asks-step = Vilket trappsteg på pyramiden är det? Se på tecken, trappor och nivåer. Gå dit och ta tecknet.
piramido-viewer-asks-end = Din väg slutar på det här trappsteget.
piramido-viewer-asks-side = Vilket tecken är det? Är det till vänster börjar du till höger, och tvärtom.
piramido-viewer-asks-sign = Vilket tecken är det? Sluta ett kast på det i din rad och ta det. Finns det inget gäller nästa bild.
piramido-viewer-asks-done = Du har tagit ett tecken för den här bilden.

piramido-ending-nobody = Kontrollbrickorna är lagda intill: ingen hade alla tecken rätt.
piramido-ending-right = { $count ->
    [one] Kontrollbrickorna är lagda intill: bara { $names } hade alla tecken rätt.
   *[other] Kontrollbrickorna är lagda intill: { $names } hade alla tecken rätt.
  }
piramido-ending-earliest = Den som kom fram tidigare vinner.

## A turn, as a person would tell it
piramido-does = { $name } { $does }.
piramido-does-roll = kastar { $number }
piramido-does-go = { $count ->
    [one] går ett steg
   *[other] går { $count } steg
  }{ $to ->
    [none] {""}
   *[other] {" "}till { $to }
  }
piramido-does-walk = { $count ->
    [one] går en ruta
   *[other] går { $count } rutor
  }{ $to ->
    [none] {""}
   *[other] {" "}till { $to }
  }
piramido-does-stay = står kvar
piramido-does-passage = går genom en öppning{ $to ->
    [none] {""}
   *[other] {" "}till { $to }
  }
piramido-does-claim = lägger { piramido-sign.definite } på ruta { $space }
piramido-does-sphinx = ställer ut sfinx { $number }{ $to ->
    [none] {""}
   *[other] {" "}på { $to }
  }
piramido-does-stopped = möter sfinx { $number } och måste vända
piramido-does-pass = kommer förbi sfinx { $number }, som är ur spel
