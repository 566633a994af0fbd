# The first game of Pyramidis.

pyramidis-lesson-aim-title = Fem pyramider i mål
pyramidis-lesson-aim = Du är röd. Åtta pyramider väntar på din startruta. Led dem ett varv runt ringen till din målcirkel bredvid. Den som först har fem i mål vinner.

pyramidis-lesson-start-title = Ge dig av
pyramidis-lesson-start = Från starten tar du en till fem pyramider och släpper dem en och en på rutorna som följer. Peka på din start och ta tre.
pyramidis-lesson-start-done = En, två, tre: varje pyramid en ruta längre fram. Gul kommer emot dig, åt andra hållet.
pyramidis-lesson-start-not-number = Du får ta en till fem. Ta tre den här gången: då möter vi gul med en gång.
pyramidis-lesson-start-not-theirs = De där tillhör gul. Dina, de röda, väntar på din sida av brädet.
pyramidis-lesson-start-not-home = Det där är en målcirkel, dit pyramiderna ska. De ger sig av från starten.

pyramidis-lesson-capture-title = Den som ligger överst äger stapeln
pyramidis-lesson-capture = På brädet flyttas en hel stapel, lika många rutor som den har pyramider. En ensam går en ruta. Flytta din främsta upp på gul.
pyramidis-lesson-capture-done = Din pyramid ligger överst: stapeln är din, med den gula inuti. Gul kan inte flytta den längre.
pyramidis-lesson-capture-not-own = Det skulle bli en stapel på två av dina egna. Men din främsta kan landa på en gul.
pyramidis-lesson-capture-not-start = Fler pyramider kan komma senare. Låt först din främsta landa på gul.
pyramidis-lesson-capture-not-theirs = Där ligger gul överst, så bara gul flyttar den. Landa på den med din!

pyramidis-lesson-sow-title = Den understa först
pyramidis-lesson-sow = Din nya stapel har två pyramider. Den går två rutor och släpper den understa först: den gula, sedan din, ovanpå nästa stapel. Flytta den.
pyramidis-lesson-sow-done = Du tog en till. Men gul slog tillbaka: nu ligger din pyramid i en gul stapel och följer med tills gul släpper den.
pyramidis-lesson-sow-not-other = Tillåtet, förstås. Men den markerade stapeln kan ta en gul till.
pyramidis-lesson-sow-not-theirs = Där ligger gul överst. Din är den markerade.

pyramidis-lesson-free-title = Nu är det du
pyramidis-lesson-free = Flytta som du vill: en stapel med röd överst, eller pyramider från starten. Peka på något, så ser du vad som skulle hända innan du spelar det.
pyramidis-lesson-free-done = Bra gjort. Du måste flytta varje gång du kan, så spara några drag.
pyramidis-lesson-free-not-theirs = Där ligger gul överst, även om en av dina ligger under: stapeln tillhör gul.

pyramidis-lesson-tower-title = Torn hoppar man över
pyramidis-lesson-tower = Fem pyramider är ett torn: där släpps ingenting, och det räknas inte som en ruta. Så din stapel på tre flyger över det. Flytta den.
pyramidis-lesson-tower-done = Över tornet, och dina ligger överst på tre ställen. Ett torn är tryggt, för ingen landar på det; men ägaren får flytta det.
pyramidis-lesson-tower-not-short = De två skulle också hoppa över tornet. Men stapeln på tre tar fler.
pyramidis-lesson-tower-not-tower = Gul ligger överst på tornet, så bara gul flyttar det. Hoppa över det med dina tre.
pyramidis-lesson-tower-not-theirs = Där ligger gul överst. Dina är de två staplarna bakom tornet.

pyramidis-lesson-home-title = I mål
pyramidis-lesson-home = Senare, i ett annat parti. Den markerade stapeln står två rutor före din målcirkel, med gul underst. Ta den i mål.
pyramidis-lesson-home-done = Gul släpptes på vägen, och två av dina är i mål på en gång: ditt drag slutar på cirkeln, hur många du än har kvar i handen.
pyramidis-lesson-home-not-far = Den stapeln är fortfarande på väg. Den markerade kan gå i mål nu.
pyramidis-lesson-home-not-theirs = Den där tillhör gul. Din markerade stapel kan gå i mål nu.

pyramidis-lesson-win-title = Den femte
pyramidis-lesson-win = Fyra av dina är i mål, och fyra gula. Det är din tur: en stapel tar den femte i mål. Hitta den.
pyramidis-lesson-win-done = Fem i mål: du har vunnit!
pyramidis-lesson-win-not-far = För långt från målet än, och gul skulle vinna. Två pyramider, två rutor: titta nära din målcirkel.
pyramidis-lesson-win-not-theirs = Den stapeln tillhör gul. Titta nära din målcirkel.

pyramidis-lesson-end-title = Nu kan du spelet
pyramidis-lesson-end = Landa på andra, låt dem inte landa på dig och håll ett öga på tornen. Resten lär du dig mot gåspigan: hon förlåter allt, och du får be om ett tips när du vill.
