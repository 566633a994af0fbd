# The first game of Sphinx.

sphinx-lesson-aim-title = Drie wachters, drie kleuren
sphinx-lesson-aim = Onder elk van de zes sfinxen zit een andere kleur verstopt. De drie gemarkeerde bewaken de schat. Ontdek hun kleuren, verzamel die drie kaarten, en noem ze in de juiste volgorde bij de wachters.

sphinx-lesson-walk-title = Gebruik een dobbelsteen
sphinx-lesson-walk = Je gooide 2, 4 en de slangen. Elke dobbelsteen gebruik je één keer, in de volgorde die je wilt. Met een getal loop je precies zo ver, vooruit of terug. Loop 4, naar het kaartveld.
sphinx-lesson-walk-done = Hier mag je een kaart nemen.
sphinx-lesson-walk-not-door = Dat veld ligt naast een geheime deur: die zou draaien en je meenemen. Later! Neem eerst de 4.
sphinx-lesson-walk-not-snakes = De slangen verwisselen sfinxen: zo meteen. Loop eerst 4.
sphinx-lesson-walk-not-far = Te ver voor één dobbelsteen: 2 of 4 velden. De 4 eindigt op een kaart.

sphinx-lesson-take-title = Een kaart
sphinx-lesson-take = Je hebt de kaarten in de kleuren van de wachters nodig, en niemand weet nog welke dat zijn. Een rode heb je niet: neem hem.
sphinx-lesson-take-done = Kaarten liggen open voor iedereen. Kom je langs een veld waarvan je de kaart hebt, dan moet je die teruggeven.
sphinx-lesson-take-not-leave = Je zou hem kunnen laten liggen. Maar met minder dan drie kaarten komt niemand bij de wachters.

sphinx-lesson-mummy-title = Naar de mummie
sphinx-lesson-mummy = Gebruik nu je 2. Die brengt je op een mummieveld: wie daar komt of er langsloopt, mag onder een sfinx kijken.
sphinx-lesson-mummy-done = Een mummie: nu mag je kijken.
sphinx-lesson-mummy-not-back = Terug mag ook. Maar vooruit ligt de mummie.
sphinx-lesson-mummy-not-snakes = Bewaar de slangen voor later: kijk eerst wat er is.

sphinx-lesson-look-title = Kijk, en onthoud
sphinx-lesson-look = Kijk stiekem onder een van de zes sfinxen. Een wachter verraadt een kaart die je nodig hebt, een tempelsfinx een kaart die je niet nodig hebt.
sphinx-lesson-look-done = Alleen jij hebt dit gezien. Onthoud het goed; of maak aantekeningen, als je met een notitieboek speelt.
sphinx-lesson-look-not-not = Laat nooit een kans om te kijken voorbijgaan: verder heb je geen houvast.

sphinx-lesson-snakes-title = De slangen
sphinx-lesson-snakes = Die verwisselen een wachter met een tempelsfinx, en niemand kijkt eronder. Kies een wachter en dan een tempelsfinx: het liefst een waar je niets van weet.
sphinx-lesson-snakes-done = Alle dobbelstenen zijn gebruikt, dus je beurt is om. Verwisselt iemand een wachter die jij gezien hebt, dan weet je waar die kleur gebleven is.

sphinx-lesson-door-title = Geheime deuren
sphinx-lesson-door = Een paar beurten later. Wie naast een geheime deur eindigt, draait die en komt aan de andere kant uit. Loop 1, naar de deur.
sphinx-lesson-door-done = Dwars door de muur, dertig velden vooruit! Maar deuren leiden ook terug, en ze draaien met iedereen die ernaast staat.
sphinx-lesson-door-not-back = Niet terug: de deur ligt één veld voor je.
sphinx-lesson-door-not-past = Dat wordt een lange omweg. De deur is een kortere weg: loop 1.
sphinx-lesson-door-not-snakes = De slangen kunnen wachten. Loop 1, naar de deur.

sphinx-lesson-steal-title = Passeren is stelen
sphinx-lesson-steal = Deze keer heb je de 5 gebruikt. Onderweg passeer je een pion: je mag van de eigenaar een kaart stelen die je zelf niet hebt. Neem de blauwe.
sphinx-lesson-steal-done = Dank je wel! Op de start zijn pionnen veilig, op alle andere velden niet. Die van jou ook niet.
sphinx-lesson-steal-not-not = Zo beleefd? Het mag, en een kaart is een kaart. Neem hem.
sphinx-lesson-steal-not-own = Die is al van jou. De kaart die je kunt stelen, ligt bij de andere pion.

sphinx-lesson-guards-title = Oog in oog met de wachters
sphinx-lesson-guards = Het einde van een ander spel. Je hebt drie kaarten en je hebt de wachters gezien: de eerste rood, de tweede blauw, de derde groen. Wijs je kaarten in die volgorde aan.
sphinx-lesson-guards-done = Alle drie goed: de schat is van jou! Was er één fout geweest, dan was je alle kaarten kwijt en moest je terug naar de start.
sphinx-lesson-guards-not-order = De volgorde telt: eerst rood, dan blauw, dan groen.
sphinx-lesson-guards-not-sphinx = Ze laten zich niet nog eens zien. Noem ze met je kaarten: rood, blauw, groen.

sphinx-lesson-end-title = Je kent het spel
sphinx-lesson-end = Kijk vaak, onthoud wie wat verwisselde, en pas op voor deuren en dieven. De ganzenhoedster vergeet veel; en je mag altijd om een tip vragen.
