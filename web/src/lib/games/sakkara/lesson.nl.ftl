# The first game of Sakkara.

sakkara-lesson-aim-title = Drie keer naar het ankhveld
sakkara-lesson-aim = Je bent rood en hebt drie stenen: Ra, Isis en Osiris. Over drie lagen lopen ze naar het ankhveld in het midden. Wie dat als eerste voor de derde keer bereikt, wint.

sakkara-lesson-enter-title = Kom binnen
sakkara-lesson-enter = Elke beurt doe je vier zetten, in elke combinatie die je wilt. Eén zet brengt een steen op je ingang, de hoek in jouw kleur. Breng Ra binnen.
sakkara-lesson-enter-done = Ra staat op het bord. Dat was één zet; je hebt er nog drie.
sakkara-lesson-enter-not-others = Isis en Osiris komen zo. Begin met Ra, de vrijste van de drie.
sakkara-lesson-enter-not-theirs = Dat zijn de stenen van blauw. Die van jou wachten bij de rode hoek.
sakkara-lesson-enter-not-bridge = Bruggen kun je ook verschuiven: straks. Breng eerst Ra binnen.

sakkara-lesson-walk-title = Een stap
sakkara-lesson-walk = Een steen loopt één veld per zet, nooit schuin. Wijs Ra aan, en dan het gemarkeerde veld ernaast.
sakkara-lesson-walk-done = Nog twee zetten. Maar tussen jou en de volgende laag ligt een muur, en alleen bruggen leiden over muren.
sakkara-lesson-walk-not-aside = Dat mag ook. Laten we de andere kant op gaan, naar de brug aan deze zijde.
sakkara-lesson-walk-not-bridge = De brug komt zo. Eerst één stap met Ra.

sakkara-lesson-bridge-title = Bruggen zijn van iedereen
sakkara-lesson-bridge = Iedereen mag elke brug één veld langs zijn muur schuiven, als er niemand op staat. Schuif de gemarkeerde naar Ra toe.
sakkara-lesson-bridge-done = Een kortere weg voor jou, voor één zet. Anderen duwen hem weer weg: niets blijft hier zoals het is.
sakkara-lesson-bridge-not-away = Zo gaat hij van Ra weg. Schuif hem de andere kant op.
sakkara-lesson-bridge-not-white = De witte brug ligt over het ankhveld. Niemand mag hem verschuiven voordat de eerste steen geslagen is.
sakkara-lesson-bridge-not-other = Je mag ze allemaal verschuiven. Aan de gemarkeerde heeft Ra het meest.
sakkara-lesson-bridge-not-stone = Ra zou verder kunnen lopen. Probeer eerst een brug.

sakkara-lesson-cross-title = Over de muur
sakkara-lesson-cross = Een beurt later. Ra staat voor de brug, en je hebt nog één zet. Stap op de brug.
sakkara-lesson-cross-done = In je volgende beurt moet Ra er weer af: niemand blijft op een brug staan. Aan de overkant ligt de tweede laag.
sakkara-lesson-cross-not-bridge = Zo duw je de brug weg. Wijs eerst Ra aan, en dan de brug.
sakkara-lesson-cross-not-past = Zo loopt Ra de brug voorbij. Die ligt vlak naast hem, naar het midden toe.
sakkara-lesson-cross-not-other = Laat de andere bruggen liggen. Op deze kan Ra stappen.

sakkara-lesson-capture-title = Slaan
sakkara-lesson-capture = De Ra van blauw is naast de jouwe komen staan. Land je met een steen op een vijand, dan sla je hem: hij begint weer buiten. Land erop!
sakkara-lesson-capture-done = Geslagen! Hij wacht weer buiten, en jij bent de eerste die slaat. Dat brengt straks de witte brug in beweging.
sakkara-lesson-capture-not-jump = Stenen mogen over andere springen, één zet per veld. Maar land liever op blauw.
sakkara-lesson-capture-not-inwards = De grijze brug kan wachten. Stuur eerst blauw naar buiten.
sakkara-lesson-capture-not-away = Bij blauw vandaan? Nu ben jij de sterkste.
sakkara-lesson-capture-not-theirs = Die moet je slaan. Wijs eerst je eigen Ra aan, en dan die van blauw.

sakkara-lesson-turn-title = Links, rechts, of hoe hij maar wil
sakkara-lesson-turn = De eerste stap van een steen in een beurt mag alle kanten op. Daarna gaat Isis rechtdoor of naar links, Osiris rechtdoor of naar rechts; alleen Ra slaat vrij af. Osiris heeft net gelopen: laat hem rechts afslaan, de brug op.
sakkara-lesson-turn-done = Isis had dat in dezelfde beurt niet gekund. Je vier zetten zijn gedaan.
sakkara-lesson-turn-not-straight = Rechtdoor mag ook. Maar rechts ligt de brug.
sakkara-lesson-turn-not-back = Osiris heeft al een stap gedaan: nu gaat hij rechtdoor of naar rechts, nooit terug.
sakkara-lesson-turn-not-isis = Isis mag ook lopen. Maar kijk eens wat Osiris kan.
sakkara-lesson-turn-not-ra = Ra heeft zijn werk gedaan. Nu mag Osiris afslaan.

sakkara-lesson-white-title = De weg is vrij
sakkara-lesson-white = Jij sloeg als eerste, dus aan het eind van deze beurt schuif je de witte brug van het ankhveld, als extra zet. Naar welke kant je maar wilt.
sakkara-lesson-white-done = Van nu af ligt hij in de binnenmuur, en iedereen mag hem daarlangs schuiven.
sakkara-lesson-white-not-moves = Je vier zetten zijn gedaan. Alleen de witte brug in het midden moet je nog verschuiven.

sakkara-lesson-ankh-title = Op het ankhveld
sakkara-lesson-ankh = Twee beurten later staat Ra op de witte brug. Nog één stap!
sakkara-lesson-ankh-done = De Horuskaart is van jou: voortaan vijf zetten per beurt. Ra begint weer buiten. Nog twee keer, en je hebt gewonnen.
sakkara-lesson-ankh-not-back = Niet terug: het ankhveld ligt aan de andere kant.
sakkara-lesson-ankh-not-other = Laat eerst Ra het afmaken. Hij staat één stap van het ankhveld.

sakkara-lesson-end-title = Je kent het spel
sakkara-lesson-end = Duw bruggen bij anderen vandaan en naar jezelf toe, en blijf nooit naast een steen staan die op je kan landen. De ganzenhoedster wacht al; vraag gerust om een tip.
