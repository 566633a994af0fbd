# Piramido på papper: arken, korten och hur det byggs.

## Spelplanerna
piramido-sheet-pyramid = Pyramiden
piramido-sheet-terrace = Terrass { $number }
piramido-sheet-terrace-here = Här står terrass { $number }
piramido-sheet-supports = Stöd för pyramiden
piramido-sheet-support = Ett stöd, att vika till ett rör
piramido-sheet-labyrinth = Labyrinten

## Vad som står och ligger på dem
piramido-sheet-pieces = Upptäcktsresande, sfinxer, symboler, siffror
piramido-sheet-explorer-pyramid = Upptäcktsresande för pyramiden ({ piramido-colour })
piramido-sheet-explorer-labyrinth = Upptäcktsresande för labyrinten ({ piramido-colour })
piramido-sheet-symbol = Symbol ({ piramido-colour })
piramido-sheet-figure = Siffran { $number } för ankomstordningen
piramido-sheet-scoreboards = Resultattavlor
piramido-sheet-scoreboard = Resultattavla
piramido-sheet-cards = Kort med hieroglyfer
piramido-sheet-cards-for = Kort med hieroglyfer för väg { $route }
piramido-sheet-cards-says = Kort med alla sju hieroglyferna, { $count } av varje
piramido-sheet-strips = Kontrollbrickor
piramido-sheet-strip = Kontrollbricka
piramido-sheet-strip-for = Kontrollbricka för väg { $route } ({ piramido-colour })

## Skivorna
piramido-sheet-envelopes = Kuvert för skivorna
piramido-sheet-envelope-for = Kuvert: { $title }
piramido-sheet-stereo = Skivornas bilder
piramido-sheet-picture = { $title }, bild { $number }
piramido-sheet-reel-pyramid = { $colour ->
    [red] Pyramidens röda skiva
    [blue] Pyramidens blå skiva
   *[yellow] Pyramidens gula skiva
  }
piramido-sheet-reel-labyrinth = { $colour ->
    [red] Labyrintens röda skiva
    [blue] Labyrintens blå skiva
   *[yellow] Labyrintens gula skiva
  }
piramido-sheet-set = Skivor nr { $seed }
piramido-sheet-set-classic = Klassiska skivor
piramido-sheet-due = Vänd inte på kortet förrän det är den här bildens tur.
piramido-sheet-order-pyramid = Väg A: först bild 1 och 2, sedan nästa för varje hieroglyf. Väg B: från 7 till 2. Bild 1 får du alltid titta på.
piramido-sheet-order-labyrinth = Väg C: från bild 1 och framåt. Väg D: från bild 7 och bakåt. Om en bild inte visar något tecken tar du nästa också.

## Så bygger du det
piramido-sheet-need-knife = en sax, eller en vass kniv och en linjal
piramido-sheet-need-glue = lim för papper
piramido-sheet-need-tape = lite tejp
piramido-sheet-need-die = en tärning
piramido-sheet-need-viewer = ett stereoskop, eller en bildkikare för telefoner; med lite övning räcker det med ögonen
piramido-sheet-step-halves = Klipp ut båda delarna av terrass 1 och limma del B på den långa fliken på del A.
piramido-sheet-step-fold = Klipp ut de andra terrasserna. Rista alla vikningar med en slö kniv. Vik ner väggarna och limma flikarna i hörnen bakom väggarna bredvid. Flikarna nertill viks inåt.
piramido-sheet-step-supports = Vik de sex stöden till rör och limma dem. Limma fyra under terrass 1 och två under terrass 2, där väggarna på nästa terrass ska stå.
piramido-sheet-step-stack = Limma varje terrass på den undre: den står precis på den vita ytan. Namnen på alla trappsteg läses från samma håll.
piramido-sheet-step-labyrinth = Klipp ut labyrintens två delar längs märkena, lägg A2 på A1 så att teckningen fortsätter, och limma.
piramido-sheet-step-standing = Klipp ut upptäcktsresande och sfinxer, vik dem på mitten och limma ihop framsidan och baksidan. Vik båda fötterna utåt.
piramido-sheet-step-cards = Skär isär korten med hieroglyfer med långa raka snitt. Det finns ett ark för varje väg, med { $count } kort av varje hieroglyf: det räcker alltid, även om tre personer lägger samma på alla rutor. Om ni spelar en väg i taget räcker det med ett ark. Klipp ut symboler, siffror och resultattavlor.
piramido-sheet-step-strips = Kontrollbrickorna visar vad som är rätt: titta inte. Klipp ut dem med baksidan nedåt, vik dem så att baksidan hamnar inuti, och stäng dem med tejp. Öppna dem för kontrollen i slutet. Varje bricka hör till de skivor som står på den; samma sak står på kuverten och bilderna.
piramido-sheet-step-envelopes = Klipp ut ett kuvert för varje skiva. Vik flikarna och baksidan bakom framsidan, och limma. Locket lämnas öppet.
piramido-sheet-step-stereo = Varje ark har en bild på baksidan, två gånger: stor för stereoskop och liten för bildkikare som rymmer en telefon. Klipp ut den som passar dig, med numret uppåt, och stoppa de sju i sitt kuvert i ordning. Ingen ser en bild innan det är dess tur.
piramido-sheet-step-bands = Banden skiljer färgerna åt: ett för röd, två för blå, tre för gul, som på rockarna i bilderna.
