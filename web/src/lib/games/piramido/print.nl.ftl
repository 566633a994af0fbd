# Piramido op papier: de vellen, de kaarten en hoe je het maakt.

## De borden
piramido-sheet-pyramid = De piramide
piramido-sheet-terrace = Terras { $number }
piramido-sheet-terrace-here = Hier komt terras { $number }
piramido-sheet-supports = Steunen voor de piramide
piramido-sheet-support = Een steun, om tot een koker te vouwen
piramido-sheet-labyrinth = Het labyrint

## Wat erop staat en ligt
piramido-sheet-pieces = Ontdekkingsreizigers, sfinxen, symbolen, cijfers
piramido-sheet-explorer-pyramid = Ontdekkingsreiziger voor de piramide ({ piramido-colour })
piramido-sheet-explorer-labyrinth = Ontdekkingsreiziger voor het labyrint ({ piramido-colour })
piramido-sheet-symbol = Symbool ({ piramido-colour })
piramido-sheet-figure = Cijfer { $number } voor de volgorde van aankomst
piramido-sheet-scoreboards = Scoreborden
piramido-sheet-scoreboard = Scorebord
piramido-sheet-cards = Kaarten met hiërogliefen
piramido-sheet-cards-for = Kaarten met hiërogliefen voor omloop { $route }
piramido-sheet-cards-says = Kaarten met alle zeven hiërogliefen, { $count } van elk
piramido-sheet-strips = Controlestrips
piramido-sheet-strip = Controlestrip
piramido-sheet-strip-for = Controlestrip voor omloop { $route } ({ piramido-colour })

## De schijven
piramido-sheet-envelopes = Enveloppen voor de schijven
piramido-sheet-envelope-for = Envelop: { $title }
piramido-sheet-stereo = Beelden van de schijven
piramido-sheet-picture = { $title }, beeld { $number }
piramido-sheet-reel-pyramid = { $colour ->
    [red] Rode schijf van de piramide
    [blue] Blauwe schijf van de piramide
   *[yellow] Gele schijf van de piramide
  }
piramido-sheet-reel-labyrinth = { $colour ->
    [red] Rode schijf van het labyrint
    [blue] Blauwe schijf van het labyrint
   *[yellow] Gele schijf van het labyrint
  }
piramido-sheet-set = Schijven nr. { $seed }
piramido-sheet-set-classic = Klassieke schijven
piramido-sheet-due = Draai het pas om als dit beeld aan de beurt is.
piramido-sheet-order-pyramid = Omloop A: eerst beeld 1 en 2, dan bij elke hiëroglief het volgende. Omloop B: van 7 tot 2. Beeld 1 mag je altijd bekijken.
piramido-sheet-order-labyrinth = Omloop C: vanaf beeld 1 omhoog. Omloop D: vanaf beeld 7 terug. Staat er geen teken op een beeld, neem dan ook het volgende.

## Zo maak je het
piramido-sheet-need-knife = een schaar, of een scherp mes en een liniaal
piramido-sheet-need-glue = lijm voor papier
piramido-sheet-need-tape = een beetje plakband
piramido-sheet-need-die = een dobbelsteen
piramido-sheet-need-viewer = een stereoscoop, of een kijker voor telefoons; met wat oefening lukt het met je ogen alleen
piramido-sheet-step-halves = Knip beide delen van terras 1 uit en lijm deel B op de lange plakrand van deel A.
piramido-sheet-step-fold = Knip de andere terrassen uit. Rits alle vouwlijnen met een bot mes. Vouw de muren naar beneden en lijm de plakranden op de hoeken achter de muren ernaast. De plakranden onderaan vouw je naar binnen.
piramido-sheet-step-supports = Vouw de zes steunen tot kokers en lijm ze. Lijm er vier onder terras 1 en twee onder terras 2, waar de muren van het volgende terras komen te staan.
piramido-sheet-step-stack = Lijm elk terras op het terras eronder: het staat precies op het witte vlak. De namen van alle treden lees je van dezelfde kant.
piramido-sheet-step-labyrinth = Knip de twee delen van het labyrint langs de merktekens uit, leg A2 zo op A1 dat de tekening doorloopt, en lijm ze vast.
piramido-sheet-step-standing = Knip de ontdekkingsreizigers en sfinxen uit, vouw ze in het midden en lijm voorkant en achterkant op elkaar. Vouw beide voeten naar buiten.
piramido-sheet-step-cards = Snijd de kaarten met hiërogliefen met lange rechte sneden los. Voor elke omloop is er een vel met { $count } kaarten van elke hiëroglief: dat is altijd genoeg, ook als drie spelers op elk vak dezelfde leggen. Spelen jullie één omloop tegelijk, dan is één vel genoeg. Knip de symbolen, cijfers en scoreborden uit.
piramido-sheet-step-strips = Controlestrips zeggen wat goed is: niet kijken. Knip ze uit met de achterkant naar beneden, vouw ze zo dat de achterkant binnenin zit, en sluit ze met plakband. Maak ze open bij de controle aan het eind. Elke strip hoort bij de schijven die erop staan; op enveloppen en beelden staat hetzelfde.
piramido-sheet-step-envelopes = Knip voor elke schijf een envelop uit. Vouw de plakranden en de achterkant achter de voorkant, en lijm. De klep blijft open.
piramido-sheet-step-stereo = Elk vel heeft op de achterkant één beeld, twee keer: groot voor stereoscopen en klein voor kijkers waar een telefoon in past. Knip uit wat bij je past, met het nummer naar boven, en doe de zeven op volgorde in hun envelop. Niemand ziet een beeld voordat het aan de beurt is.
piramido-sheet-step-bands = Aan de banden herken je de kleuren: één voor rood, twee voor blauw, drie voor geel, zoals op de jassen in de beelden.
