# The first game of Piramido.

piramido-lesson-aim-title = Ögonen visar vägen upp
piramido-lesson-aim = Du är den röda upptäcktsresanden vid pyramidens fot. Sex bilder visar de sex trappsteg du ska hitta, ett efter ett. Sedan är nyckeln på toppen din, om du hade rätt.

piramido-lesson-viewer-title = Titta i bildkikaren
piramido-lesson-viewer = Öppna bildkikaren, saken med två linser. Dess bild visar din upptäcktsresande på ett trappsteg. Vilket? Under dina fötter finns en falk, mellan en skarabé och en sol. Hitta den på brädet.

piramido-lesson-walk-title = Gå hela kastet
piramido-lesson-walk = Du kastade en 6:a: sex steg från trappsteg till trappsteg, allihop. Trappsteget på bilden ligger uppåt höger, så gå i väg åt höger.
piramido-lesson-walk-done = Vidare uppför trappan och runt galleriets hörn. Ett steg är kvar.
piramido-lesson-walk-not-left = Åt vänster finns också en trappa. Men trappsteget på bilden är till höger.
piramido-lesson-walk-not-far = Dit går du steg för steg. Det första är det markerade.
piramido-lesson-walk-not-top = Toppen öppnas först när du har sex hieroglyfer.

piramido-lesson-arrive-title = Vilket trappsteg är det?
piramido-lesson-arrive = En falk mellan en sol och en skarabé: det måste vara det markerade. Gå dit.
piramido-lesson-arrive-done = Visst ser det ut som på bilden? Titta i bildkikaren en gång till, om du vill.
piramido-lesson-arrive-not-past = Ett vattentecken. Bilden visar en falk: åt andra hållet.
piramido-lesson-arrive-not-early = Det här trappsteget har en sol. Bilden visar en falk: ett steg till.

piramido-lesson-claim-title = Ta tecknet
piramido-lesson-claim = Om du tror att det är trappsteget på bilden, så ta dess tecken: peka på trappsteget där du står. Ingen säger om du har rätt; det visar sig på slutet.
piramido-lesson-claim-done = Hieroglyfen läggs på din resultattavla, och nästa bild är öppen för dig.
piramido-lesson-claim-not-end = Då skulle trappsteget inte räknas. Du är rätt här: ta det.

piramido-lesson-sphinx-title = Lämna en sfinx efter dig
piramido-lesson-sphinx = Med varje tecken får du ställa en sfinx på ett trappsteg där du har varit. Den stoppar andra, om de inte kastar just dess tal. Välj en sfinx och sedan ett trappsteg.
piramido-lesson-sphinx-done = Bra ställd. Under tiden klättrar blå på andra sidan.
piramido-lesson-sphinx-not-not = Du kunde behålla dem. Men två sfinxer på hand stoppar ingen.

piramido-lesson-next-title = Nästa bild
piramido-lesson-next = Från och med nu visar bildkikaren även bild 3. Så fortsätter det: titta, gå, ta, sex gånger. Du får alltid se tillbaka på tidigare bilder.

piramido-lesson-guard-title = En sfinx i vägen
piramido-lesson-guard = Blå har ställt sfinx 2 bredvid dig. Den som kommer dit med ett annat kast måste vända. Du kastade just dess tal, en 2:a: gå rakt på den.
piramido-lesson-guard-done = Den är ur spel, och det är fritt fram. Dina egna sfinxer släpper förbi dig med vilket kast som helst.
piramido-lesson-guard-not-away = Du behöver inte gå runt: med en 2:a slår du ut den här sfinxen.

piramido-lesson-top-title = Nyckeln
piramido-lesson-top = Mycket senare. Du har tagit sex tecken och står vid en port. Toppen måste nås med ett exakt kast: du kastade en 1:a. Upp!
piramido-lesson-top-done = Du är först vid nyckeln. När alla är framme kontrolleras tecknen: bland dem som har rätt vinner den första.
piramido-lesson-top-not-back = Ner igen? Nyckeln ligger på toppen.

piramido-lesson-end-title = Nu kan du spelet
piramido-lesson-end = Lita på dina ögon: ett felsteg kostar partiet, ett långsamt steg bara ledningen. Gåspigan ser dåligt; och du får be om ett tips när du vill.
