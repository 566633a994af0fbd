# Piramido
piramido-board-pyramid = De trappiramide, van boven gezien
piramido-board-labyrinth = Het labyrint, zes rijen onder de grafkamer
piramido-sign = { $sign ->
    [K] ankh
    [E] oog
    [S] scarabee
    [F] valk
    [L] lotus
    [U] zon
    [W] water
   *[none] geen teken
  }
  .de = { $sign ->
    [K] de ankh
    [E] het oog
    [S] de scarabee
    [F] de valk
    [L] de lotus
    [U] de zon
    [W] het water
   *[none] geen teken
  }
piramido-colour = { $colour ->
    [red] rood
    [blue] blauw
    [yellow] geel
   *[none] nog geen kleur
  }

piramido-act-colour = { $colour ->
    [red] Rood nemen
    [blue] Blauw nemen
   *[yellow] Geel nemen
  }
piramido-act-side = { $side ->
    [L] Links beginnen
   *[R] Rechts beginnen
  }
piramido-act-step = Stap naar { $step }
piramido-act-sphinx = Sfinx { $number } op { $step } zetten
piramido-act-nosphinx = Geen sfinx zetten
piramido-act-left = Naar links gaan
piramido-act-right = Naar rechts gaan
piramido-act-claim = Het teken van { $place } nemen
piramido-act-end = De beurt beëindigen

piramido-event-rolloff = Gegooid om wie er begint: { $numbers }.
piramido-event-begins = { $name } begint.
piramido-event-colour = { $name } neemt { piramido-colour }.
piramido-event-reel = { $colour ->
    [red] De rode schijf gaat in zijn kijker.
    [blue] De blauwe schijf gaat in zijn kijker.
   *[yellow] De gele schijf gaat in zijn kijker.
  }
piramido-event-route = { $route ->
    [A] Omloop A begint, de piramide op. { $first } is als eerste aan de beurt.
    [B] Omloop B begint, de piramide af. { $first } is als eerste aan de beurt.
    [C] Omloop C begint, het labyrint in. { $first } is als eerste aan de beurt.
   *[D] Omloop D begint, het labyrint uit. { $first } is als eerste aan de beurt.
  }
piramido-event-side = { $side ->
    [L] { $name } begint links.
   *[R] { $name } begint rechts.
  }
piramido-event-roll = { $name } gooit { $number }.
piramido-event-step = { $name } gaat van { $from } naar { $to }.
piramido-event-stays = { $name } blijft op { $to }.
piramido-event-sphinx-stops = { $name } stuit op sfinx { $number } op { $step } en moet omkeren.
piramido-event-sphinx-out = { $name } passeert sfinx { $number } op { $step } en schakelt die uit.
piramido-event-lost = { $count ->
    [one] { $name } kan nergens heen en verliest één stap van de worp.
   *[other] { $name } kan nergens heen en verliest { $count } stappen van de worp.
  }
piramido-event-claim-step = { $name } legt { piramido-sign.de } van { $step } op vak { $space }.
piramido-event-claim = { $name } legt { piramido-sign.de } op vak { $space }.
piramido-event-passage = { $name } gaat van { $from } verder naar { $to }.
piramido-event-sphinx-set = { $name } zet sfinx { $number } op { $step }.
piramido-event-arrived = { $name } is aangekomen als nummer { $place }.
piramido-event-route-over = Omloop { $route } is afgelopen.
piramido-event-right = De controlestrips worden erbij gelegd. Goed: { $names }.
piramido-event-nobody-right = De controlestrips worden erbij gelegd. Niemand had alles goed.
piramido-event-won = { $count ->
    [one] { $names } wint.
   *[other] { $names } winnen.
  }

piramido-phase-rolloff = De hoogste worp begint.
piramido-phase-colour = { $name } kiest een kleur voor omloop { $route }.
piramido-phase-reels = De schijven gaan in de kijkers.
piramido-phase-side = { $name } kiest een startvak.
piramido-phase-roll = { $name } gooit de dobbelsteen.
piramido-phase-step = { $name } loopt over de piramide.
piramido-phase-sphinx = { $name } mag een sfinx zetten.
piramido-phase-row = { $name } loopt door de rij.
piramido-phase-claim = { $name } mag het teken nemen.
piramido-phase-over = Het spel is afgelopen.

piramido-tell-route = { $route ->
    [A] Omloop A, de piramide op.
    [B] Omloop B, de piramide af.
    [C] Omloop C, het labyrint in.
   *[D] Omloop D, het labyrint uit.
  }
piramido-tell-throw = Gegooid: { $number }, nog te gaan: { $left }.
piramido-tell-at = { $name } ({ piramido-colour }) staat op { $place }.
piramido-tell-outside = { $name } ({ piramido-colour }) staat niet op het bord.
piramido-tell-arrived = { $name } ({ piramido-colour }) is aangekomen als nummer { $arrived }.
piramido-tell-claims = Op het scorebord van { $name }: { $claims }.
piramido-tell-nothing = niets
piramido-tell-hand = { $name } heeft deze sfinxen in de hand: { $numbers }.
piramido-tell-sphinx = { $step }: sfinx { $number }, { piramido-colour }.
piramido-tell-row = Omloop { $route }, { $name }: { $claims }; aangekomen als nummer { $place }.
piramido-tell-row-open = Omloop { $route }, { $name }: { $claims }; niet aangekomen.
piramido-tell-strip-right = Omloop { $route }, { $name } had alles goed: { $claims }.
piramido-tell-strip-wrong = Omloop { $route }, { $name } had het fout; goed was: { $claims }.
piramido-tell-strip-late = Omloop { $route }, { $name } kwam niet aan; de controlestrip zegt: { $claims }.
piramido-tell-free = Er heeft zo lang niemand een teken gelegd dat ontdekkingsreizigers nu niemand de weg versperren.
piramido-tell-free-sphinxes = Er heeft zo lang niemand een teken gelegd dat sfinxen nu niemand tegenhouden.
piramido-tell-spent = Sfinxen die voor de rest van het spel zijn uitgeschakeld: { $numbers }.
piramido-tell-signs-alone = Op de piramide worden alleen de hiërogliefen vergeleken, niet de treden.
piramido-tell-left = { $count ->
    [one] Nog één worp, dan eindigt de omloop.
   *[other] Nog { $count } worpen, dan eindigt de omloop.
  }

piramido-place-step = { $part ->
    [forecourt] { $name }, voorhof, { piramido-sign }
    [stairs] { $name }, trap, { piramido-sign }
    [gallery] { $name }, galerij, { piramido-sign }
    [gate] { $name }, poort, { piramido-sign }
    [top] { $name }, de top met de sleutel
   *[stone] { $name }, kale steen
  }
piramido-place-space = { $name }, { piramido-sign }
piramido-place-bare = { $name }, leeg
piramido-place-start = { $side ->
    [L] startvak links
   *[R] startvak rechts
  }
piramido-place-chamber = grafkamer
piramido-place-sphinx = sfinx { $number }, { piramido-colour }
piramido-hand-sphinx = Sfinx { $number } in de hand
piramido-hand-out = Sfinx { $number } is uitgeschakeld
piramido-way-left = Naar links
piramido-way-right = Naar rechts
piramido-turn = De piramide een kwartslag draaien

piramido-viewer = Kijker
piramido-viewer-open = In de kijker kijken
piramido-viewer-close = De kijker wegleggen
piramido-viewer-none = Je mag nu geen beeld bekijken.
piramido-viewer-picture = Beeld { $number } van 7
piramido-viewer-counts = Dit beeld moet je nu volgen.
piramido-viewer-lever = Hendel: volgend beeld
piramido-viewer-back = Vorig beeld
piramido-viewer-mode = Manier van kijken
piramido-mode-pair = Stereoscoop
piramido-mode-crossed = Scheel kijken
piramido-mode-anaglyph = Rood-cyaanbril
piramido-mode-wiggle = Wiebelen
piramido-mode-flat = Plat
piramido-viewer-failed = Het beeld kon niet geladen worden.

piramido-gallery-open = De beelden
piramido-gallery = Waar de beelden voor werden aangezien
piramido-gallery-of = Omloop { $route }: { $name }
piramido-gallery-taken = Aangezien voor:
piramido-gallery-shown = Het toont:
piramido-gallery-right = Goed
piramido-gallery-wrong = Fout
piramido-gallery-count = { $right } van { $count } goed
piramido-gallery-look = Beeld { $number } bekijken

## For those who do not know it
piramido-goal = In je kijker zitten beelden die niemand anders ziet: zes plekken, de een na de ander. Loop erheen en neem het teken waar je denkt dat het is. Wie alles goed heeft en het eerst aan het eind van de omloop is, wint.
piramido-aim = { $route ->
    [A] Vind de zes treden van je beelden, op weg omhoog.
    [B] Vind de zes treden van je beelden, op weg omlaag.
    [C] Vind de zes tekens van je beelden, rij na rij.
   *[D] Vind de zes tekens van je beelden, op weg naar buiten.
  }
piramido-aim-end = { $route ->
    [A] Alle zes tekens liggen er: omhoog naar de sleutel.
    [B] Alle zes tekens liggen er: omlaag naar de trede van beeld 1.
    [C] Alle zes tekens liggen er.
   *[D] Alle zes tekens liggen er: naar buiten via je startvak.
  }
piramido-prompt-look = { $route ->
    [A] Kijk in de kijker: welke trede is beeld { $picture }?
    [B] Kijk in de kijker: welke trede is beeld { $picture }?
   *[C] Kijk in de kijker: welk teken zoek je?
  }
piramido-prompt-colour = Kies je kleur voor omloop { $route }
piramido-prompt-side = Links een teken in beeld 1? Begin rechts
piramido-prompt-step = { $left ->
    [one] Nog één stap, naar de trede van beeld { $picture }
   *[other] Nog { $left } stappen, naar de trede van beeld { $picture }
  }
piramido-prompt-claim-or-step = Is dit de trede van beeld { $picture }? Neem, of ga door
piramido-prompt-claim = Is dit de trede van beeld { $picture }? Neem, of stop
piramido-prompt-home = { $route ->
    [A] Nog { $left }, precies tot de sleutel op de top
   *[B] Nog { $left }, precies tot de trede van beeld 1
  }
piramido-prompt-row = Worp { $number }: links of rechts, precies op je teken
piramido-prompt-home-row = Worp { $number }: links of rechts, precies tot je startvak
piramido-prompt-claim-sign = Is dit het teken van je beeld? Neem, of stop
piramido-prompt-sphinx = Zet een sfinx waar je geweest bent, of geen
piramido-prompt-set = Kies een trede waar je geweest bent
piramido-prompt-end = Niets meer te doen: beëindig je beurt
piramido-prompt-wait = De dobbelsteen rolt
piramido-progress = { $count } van 6 tekens
piramido-progress-arrived = aangekomen als nr. { $place }
piramido-progress-long = { $name }: { $count } van 6 tekens gelegd op omloop { $route }: { $claims }
piramido-about-no-throw = De dobbelsteen: er is nog niet gegooid.
piramido-about-die = Precies zoveel stappen loop je, over de wegen. Kies de volgende trede.
piramido-about-die-row = Precies zo ver loop je door de rij. Kies links of rechts.
piramido-about-score = Hier liggen de genomen tekens op volgorde. Of ze goed zijn, zie je aan het eind.
piramido-about-sphinx-out = Die houdt niemand meer tegen.
piramido-about-sphinx-other = Die is van { $name }, die hem na een genomen teken in je weg mag zetten.
piramido-about-sphinx-hand = Heb je een teken genomen, dan mag je hem zetten waar je geweest bent. Hij houdt anderen tegen, tenzij ze { $number } gooien.
piramido-about-way = Door de rij ga je naar links of naar rechts, de hele worp.
piramido-about-here = Hier sta je. Neem het teken als je denkt dat dit de trede in je beeld is.
piramido-about-step = Je gaat stap voor stap, over de wegen, naar een trede naast die van jou.
piramido-about-chamber = { $route ->
    [C] Het eind van de omloop: met het zesde teken ga je erin.
   *[D] Het begin van de omloop.
  }
piramido-about-start = Hier komen ontdekkingsreizigers het labyrint in, elke kleur op een eigen vak.
piramido-about-space = Je loopt door je eigen rij. Een teken dat je neemt, brengt je in de volgende.
piramido-reason-arrives = Je komt aan.
piramido-reason-claim = Volgens de tip is dit de plek in je beeld.
piramido-reason-out = Sfinx { $number } is dan uitgeschakeld.
piramido-reason-set = Een sfinx op { $step } houdt anderen tegen.
piramido-viewer-asks-start = Op deze trede begint je ontdekkingsreiziger. De volgende beelden tonen de treden die je moet vinden.
piramido-viewer-asks-step = Welke trede van de piramide is dit? Let op tekens, trappen en hoogte. Ga erheen en neem het teken.
piramido-viewer-asks-end = Je omloop eindigt op deze trede.
piramido-viewer-asks-side = Welk teken is het? Staat het links, begin dan rechts, en omgekeerd.
piramido-viewer-asks-sign = Welk teken is het? Eindig in je rij met een worp precies op dat teken en neem het. Staat er geen teken, dan telt het volgende beeld.
piramido-viewer-asks-done = Voor dit beeld heb je een teken genomen.

piramido-ending-nobody = De controlestrips zijn erbij gelegd: niemand had elk teken goed.
piramido-ending-right = { $count ->
    [one] De controlestrips zijn erbij gelegd: alleen { $names } had elk teken goed.
   *[other] De controlestrips zijn erbij gelegd: { $names } hadden elk teken goed.
  }
piramido-ending-earliest = Wie eerder aankwam, wint.

## A turn, as a person would tell it
piramido-does = { $name } { $does }.
piramido-does-roll = gooit { $number }
piramido-does-go = { $count ->
    [one] loopt één trede
   *[other] loopt { $count } treden
  }{ $to ->
    [none] {""}
   *[other] {" "}naar { $to }
  }
piramido-does-walk = { $count ->
    [one] loopt één vak
   *[other] loopt { $count } vakken
  }{ $to ->
    [none] {""}
   *[other] {" "}naar { $to }
  }
piramido-does-stay = blijft staan
piramido-does-passage = gaat door een doorgang{ $to ->
    [none] {""}
   *[other] {" "}naar { $to }
  }
piramido-does-claim = legt { piramido-sign.de } op vak { $space }
piramido-does-sphinx = zet sfinx { $number }{ $to ->
    [none] {""}
   *[other] {" "}op { $to }
  }
piramido-does-stopped = stuit op sfinx { $number } en moet omkeren
piramido-does-pass = passeert sfinx { $number } en schakelt die uit
