# The first game of Sakkara.

sakkara-lesson-aim-title = Till Ankh, tre gånger
sakkara-lesson-aim = Du är röd och leder tre stenar: Ra, Isis och Osiris. Över tre nivåer går de till Ankhrutan i mitten. Den som först når dit för tredje gången vinner.

sakkara-lesson-enter-title = Kom in
sakkara-lesson-enter = Varje tur gör du fyra drag, blandade som du vill. Ett drag sätter in en sten på din ingång, hörnet i din färg. Sätt in Ra.
sakkara-lesson-enter-done = Ra är på brädet. Det var ett drag; tre är kvar.
sakkara-lesson-enter-not-others = Isis och Osiris kommer snart. Börja med Ra, den friaste av de tre.
sakkara-lesson-enter-not-theirs = Det där är de blå stenarna. Dina väntar vid det röda hörnet.
sakkara-lesson-enter-not-bridge = Broar flyttas också: snart. Sätt först in Ra.

sakkara-lesson-walk-title = Ett steg
sakkara-lesson-walk = En sten går en ruta per drag, aldrig snett. Peka på Ra och sedan på den markerade rutan bredvid.
sakkara-lesson-walk-done = Två drag är kvar. Men mellan dig och nästa nivå ligger en mur, och bara broar leder över murar.
sakkara-lesson-walk-not-aside = Också tillåtet. Men vi går åt andra hållet, mot bron på den här sidan.
sakkara-lesson-walk-not-bridge = Bron kommer sedan. Först ett steg med Ra.

sakkara-lesson-bridge-title = Broarna är allas
sakkara-lesson-bridge = Vem som helst får skjuta vilken bro som helst en ruta längs sin mur, om ingen står på den. Skjut den markerade mot Ra.
sakkara-lesson-bridge-done = En kortare väg för dig, för ett drag. Andra kommer att skjuta bort den igen: ingenting ligger kvar länge här.
sakkara-lesson-bridge-not-away = Det är bort från Ra. Skjut den åt andra hållet.
sakkara-lesson-bridge-not-white = Den vita bron täcker Ankh. Ingen får flytta den innan den första stenen har slagits.
sakkara-lesson-bridge-not-other = Du får skjuta vilken du vill. Den markerade hjälper Ra mest.
sakkara-lesson-bridge-not-stone = Ra kunde gå vidare. Prova en bro först.

sakkara-lesson-cross-title = Över muren
sakkara-lesson-cross = En tur senare. Ra står framför bron, och ett drag är kvar. Gå ut på bron.
sakkara-lesson-cross-done = Nästa tur måste Ra lämna den igen: ingen stannar på en bro. På andra sidan ligger den andra nivån.
sakkara-lesson-cross-not-bridge = Då skulle du skjuta bort bron. Peka på Ra först, sedan på bron.
sakkara-lesson-cross-not-past = Då går Ra förbi bron. Den ligger alldeles intill, mot mitten.
sakkara-lesson-cross-not-other = Låt de andra broarna vara. Ra kan gå ut på den här.

sakkara-lesson-capture-title = Slå
sakkara-lesson-capture = Den blå Ra har ställt sig bredvid din. En sten som landar på en motspelares sten slår den: den börjar om utanför. Landa på den!
sakkara-lesson-capture-done = Slagen! Den väntar utanför igen, och du är den första som har slagit en sten. Det sätter den vita bron i rörelse.
sakkara-lesson-capture-not-jump = Stenar får hoppa över andra, ett drag per ruta. Men landa på den blå i stället.
sakkara-lesson-capture-not-inwards = Den grå bron kan vänta. Skicka hem den blå först.
sakkara-lesson-capture-not-away = Bort från den blå? Nu är det du som är starkast.
sakkara-lesson-capture-not-theirs = Det är den du ska slå. Peka först på din egen Ra, sedan på den.

sakkara-lesson-turn-title = Vänster, höger eller fritt
sakkara-lesson-turn = En stens första steg i en tur går åt vilket håll som helst. Sedan går Isis rakt fram eller åt vänster, Osiris rakt fram eller åt höger; bara Ra svänger fritt. Osiris har just gått: låt den svänga höger, ut på bron.
sakkara-lesson-turn-done = Isis kunde inte ha gjort det i samma tur. Dina fyra drag är gjorda.
sakkara-lesson-turn-not-straight = Rakt fram är också tillåtet. Men åt höger ligger bron.
sakkara-lesson-turn-not-back = Osiris har redan gått ett steg: nu är det rakt fram eller åt höger, aldrig bakåt.
sakkara-lesson-turn-not-isis = Isis får också gå. Men titta på vad Osiris kan göra.
sakkara-lesson-turn-not-ra = Ra har gjort sitt. Nu är det Osiris som ska svänga.

sakkara-lesson-white-title = Vägen är öppen
sakkara-lesson-white = Du slog först, så i slutet av turen skjuter du bort den vita bron från Ankhrutan, som ett extra drag. Åt vilket håll du vill.
sakkara-lesson-white-done = Från och med nu ligger den i den inre muren, och alla får skjuta den vidare.
sakkara-lesson-white-not-moves = Dina fyra drag är gjorda. Bara den vita bron i mitten är kvar att flytta.

sakkara-lesson-ankh-title = Fram till Ankh
sakkara-lesson-ankh = Två turer senare står Ra på den vita bron. Ett steg till!
sakkara-lesson-ankh-done = Horuskortet är ditt: fem drag per tur från och med nu. Ra börjar om utanför. Två gånger till, så har du vunnit.
sakkara-lesson-ankh-not-back = Inte tillbaka: Ankh ligger på andra sidan.
sakkara-lesson-ankh-not-other = Låt Ra gå klart först. Det är ett steg kvar till Ankh.

sakkara-lesson-end-title = Nu kan du spelet
sakkara-lesson-end = Skjut broar bort från andra och mot dig själv, och stanna aldrig bredvid en sten som kan landa på dig. Gåspigan väntar; be om ett tips när du vill.
