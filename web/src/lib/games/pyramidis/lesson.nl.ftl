# The first game of Pyramidis.

pyramidis-lesson-aim-title = Vijf piramides binnen
pyramidis-lesson-aim = Je bent rood. Acht piramides wachten op je startvakje. Breng ze één keer rond de ring naar je eindvakje, de cirkel ernaast. Wie het eerst vijf piramides binnen heeft, wint.

pyramidis-lesson-start-title = Op weg
pyramidis-lesson-start = Van de start neem je één tot vijf piramides. Die laat je één voor één vallen op de vakjes die volgen. Wijs je start aan en neem er drie.
pyramidis-lesson-start-done = Eén, twee, drie: elke piramide een vakje verder. Geel komt je tegemoet, de andere kant op.
pyramidis-lesson-start-not-number = Je mag er één tot vijf nemen. Neem er in deze les drie: dan komen we meteen geel tegen.
pyramidis-lesson-start-not-theirs = Die zijn van geel. De jouwe, de rode, wachten aan jouw kant van het bord.
pyramidis-lesson-start-not-home = Dat is een eindvakje: daar komen piramides aan. Ze vertrekken van de start.

pyramidis-lesson-capture-title = Wie bovenop ligt, bezit de zuil
pyramidis-lesson-capture = Op het bord gaat altijd de hele zuil mee, zoveel vakjes ver als hij piramides heeft. Eén piramide alleen gaat één vakje. Zet je voorste op geel.
pyramidis-lesson-capture-done = Jouw piramide ligt bovenop: de zuil is van jou, met de gele erin. Geel kan hem niet meer verplaatsen.
pyramidis-lesson-capture-not-own = Dan krijg je een zuil van twee eigen piramides. Maar je voorste kan op een gele landen.
pyramidis-lesson-capture-not-start = Meer piramides kunnen later komen. Laat eerst je voorste op geel landen.
pyramidis-lesson-capture-not-theirs = Daar ligt geel bovenop, dus alleen geel verplaatst die. Land er met een van jou op!

pyramidis-lesson-sow-title = De onderste eerst
pyramidis-lesson-sow = Je nieuwe zuil heeft twee piramides. Hij gaat twee vakjes ver en laat de onderste het eerst vallen: de gele, en dan de jouwe, boven op de volgende zuil. Verplaats hem.
pyramidis-lesson-sow-done = Weer een gevangen. Maar geel sloeg terug: nu zit jouw piramide in een gele zuil en reist mee tot geel hem laat vallen.
pyramidis-lesson-sow-not-other = Dat mag natuurlijk. Maar de gemarkeerde zuil kan nog een gele vangen.
pyramidis-lesson-sow-not-theirs = Daar ligt geel bovenop. De gemarkeerde is van jou.

pyramidis-lesson-free-title = Nu jij
pyramidis-lesson-free = Doe een zet naar keuze: een zuil met rood bovenop, of piramides van de start. Wijs iets aan en je ziet wat er zou gebeuren, nog voor je speelt.
pyramidis-lesson-free-done = Goed zo. Als je een zet kunt doen, moet dat ook: hou dus altijd een paar zetten achter de hand.
pyramidis-lesson-free-not-theirs = Daar ligt geel bovenop, ook al ligt er een van jou onder: de zuil is van geel.

pyramidis-lesson-tower-title = Over torens spring je heen
pyramidis-lesson-tower = Vijf piramides vormen een toren: daar laat je niets vallen, en het vakje telt niet mee. Jouw zuil van drie springt er dus overheen. Verplaats hem.
pyramidis-lesson-tower-done = Over de toren, en drie keer lig jij bovenop. Een toren is veilig, want niemand kan erop landen; maar de eigenaar mag hem verplaatsen.
pyramidis-lesson-tower-not-short = Die twee zouden ook over de toren springen. Maar de zuil van drie vangt er meer.
pyramidis-lesson-tower-not-tower = Boven op de toren ligt geel, dus alleen geel verplaatst hem. Spring eroverheen met je drie.
pyramidis-lesson-tower-not-theirs = Daar ligt geel bovenop. Van jou zijn de twee zuilen achter de toren.

pyramidis-lesson-home-title = Binnenkomen
pyramidis-lesson-home = Later, in een ander spel. De gemarkeerde zuil staat twee vakjes voor je eindvakje, met geel onderin. Breng hem binnen.
pyramidis-lesson-home-done = Geel viel onderweg, en twee van jou zijn tegelijk binnen: je zet eindigt op je eindvakje, hoeveel je ook nog in de hand hebt.
pyramidis-lesson-home-not-far = Die zuil is nog onderweg. De gemarkeerde kan nu binnenkomen.
pyramidis-lesson-home-not-theirs = Die is van geel. Jouw gemarkeerde zuil kan nu binnenkomen.

pyramidis-lesson-win-title = De vijfde
pyramidis-lesson-win = Vier van jou zijn binnen, en vier van geel. Jij bent aan de beurt: één zuil brengt de vijfde. Zoek hem.
pyramidis-lesson-win-done = Vijf binnen: je hebt gewonnen!
pyramidis-lesson-win-not-far = Nog te ver weg, en geel zou winnen. Twee piramides, twee vakjes: kijk bij je eindvakje.
pyramidis-lesson-win-not-theirs = Die zuil is van geel. Kijk bij je eindvakje.

pyramidis-lesson-end-title = Je kent het spel
pyramidis-lesson-end = Land op anderen, laat ze niet op jou landen en let op de torens. Voor de rest is er de ganzenhoedster: zij vergeeft alles, en je mag altijd om een tip vragen.
