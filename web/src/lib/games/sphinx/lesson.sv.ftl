# The first game of Sphinx.

sphinx-lesson-aim-title = Tre väktare, tre färger
sphinx-lesson-aim = Under var och en av de sex sfinxerna döljer sig en egen färg. De tre markerade vaktar skatten. Ta reda på deras färger, samla de tre korten och nämn dem för väktarna i ordning.

sphinx-lesson-walk-title = Använd en tärning
sphinx-lesson-walk = Du kastade 2, 4 och ormarna. Varje tärning används en gång, i valfri ordning. Med ett tal går du exakt så långt, framåt eller bakåt. Gå 4, till kortrutan.
sphinx-lesson-walk-done = Här får du ta ett kort.
sphinx-lesson-walk-not-door = Den rutan ligger vid en lönndörr: den skulle vridas och ta dig med. Senare! Gå 4 först.
sphinx-lesson-walk-not-snakes = Ormarna får sfinxer att byta plats: strax. Gå först 4.
sphinx-lesson-walk-not-far = För långt för en tärning: 2 eller 4 rutor. Med 4 hamnar du på ett kort.

sphinx-lesson-take-title = Ett kort
sphinx-lesson-take = Du behöver korten i väktarnas färger, och ingen vet än vilka de är. Du har inget rött: ta det.
sphinx-lesson-take-done = Korten ligger öppet för alla. Kommer du till en ruta vars kort du redan har, måste du lämna tillbaka det.
sphinx-lesson-take-not-leave = Du kunde låta det ligga. Men med färre än tre kort kommer ingen fram till väktarna.

sphinx-lesson-mummy-title = Till mumien
sphinx-lesson-mummy = Använd nu din 2. Den leder till en mumieruta, och den som når eller går förbi en sådan får titta under en sfinx.
sphinx-lesson-mummy-done = En mumie: nu får du titta.
sphinx-lesson-mummy-not-back = Bakåt är tillåtet. Men framåt ligger mumien.
sphinx-lesson-mummy-not-snakes = Spara ormarna till senare: se först vad som finns där.

sphinx-lesson-look-title = Titta och kom ihåg
sphinx-lesson-look = Titta i hemlighet under en av de sex sfinxerna. En väktare visar ett kort du behöver, en tempelsfinx ett du inte behöver.
sphinx-lesson-look-done = Bara du har sett det här. Lägg det på minnet; eller anteckna, om du spelar med anteckningsbok.
sphinx-lesson-look-not-not = Missa aldrig en chans att titta: det är allt du har att gå på.

sphinx-lesson-snakes-title = Ormarna
sphinx-lesson-snakes = De låter en väktare byta plats med en tempelsfinx, och ingen tittar. Välj en väktare och sedan en tempelsfinx: helst en som du inte vet något om.
sphinx-lesson-snakes-done = Alla tärningar är använda, så din tur är slut. Om någon byter bort en väktare du har sett, vet du vart färgen tog vägen.

sphinx-lesson-door-title = Lönndörrar
sphinx-lesson-door = Några turer senare. Den som stannar bredvid en lönndörr vrider den och kommer ut på andra sidan. Gå 1, till dörren.
sphinx-lesson-door-done = Genom väggen, trettio rutor framåt! Men dörrar leder också bakåt, och de vrids med alla som står vid dem.
sphinx-lesson-door-not-back = Inte bakåt: dörren ligger en ruta framåt.
sphinx-lesson-door-not-past = Det vore en lång omväg. Dörren är en genväg: gå 1.
sphinx-lesson-door-not-snakes = Ormarna kan vänta. Gå 1, till dörren.

sphinx-lesson-steal-title = Gå förbi och stjäl
sphinx-lesson-steal = Samma ställning igen, men nu går du 5. På vägen går du förbi en pjäs: du får stjäla ett kort av ägaren, ett som du inte har. Ta det blå.
sphinx-lesson-steal-done = Tack för det! På starten är pjäserna trygga, men ingen annanstans. Inte din heller.
sphinx-lesson-steal-not-not = Så artigt! Det är tillåtet, och ett kort är ett kort. Ta det.
sphinx-lesson-steal-not-own = Det där är redan ditt. Motspelarens kort ligger bredvid pjäsen du går förbi.

sphinx-lesson-guards-title = Framför väktarna
sphinx-lesson-guards = Slutet av ett annat parti. Du har tre kort och har sett väktarna: den första röd, den andra blå, den tredje grön. Peka på dina kort i den ordningen.
sphinx-lesson-guards-done = Alla tre rätt: skatten är din! Hade en varit fel hade du förlorat alla kort och fått gå tillbaka till starten.
sphinx-lesson-guards-not-order = Ordningen räknas: först röd, sedan blå, sedan grön.
sphinx-lesson-guards-not-sphinx = De visar sig inte igen. Nämn dem med dina kort: röd, blå, grön.

sphinx-lesson-end-title = Nu kan du spelet
sphinx-lesson-end = Titta ofta, kom ihåg vem som bytte vad, och akta dig för dörrar och tjuvar. Gåspigan glömmer mycket; och du får be om ett tips när du vill.
