# The page of a game's rules.
rules-search = Sök i reglerna
rules-found =
    { $count ->
        [0] Inget hittat.
        [one] Ett ställe.
       *[other] { $count } ställen.
    }
rules-all = Alla regler
rules-contents = Reglernas innehåll
ruling-open = Tolkning { $ruling }: vad originalet säger och vad vi bestämde
diagram-steps = Ställningar i den här figuren
diagram-step = Ställning { $number } av { $count }

paper-open = Skriv ut och spela
paper-about = Hela spelet som PDF att skriva ut, klippa ut och bygga. Den första sidan säger vad som ska på vilket papper; sedan visas hur allt byggs.
paper-part = Vad som skrivs ut
paper-part-board = Spelplan
paper-part-pieces = Pjäser
paper-part-cards = Kort
paper-part-reels = Skivor som stereokort
paper-part-rules = Regelhäfte
paper-size = Papper
paper-size-a4 = A4
paper-size-letter = Letter
paper-ink = Färg
paper-ink-full = Alla färger
paper-ink-low = Lite färg, att måla i
paper-ink-grey = Gråskala
paper-form = Regelhäftet
paper-form-booklet = Som häfte att vika
paper-form-pages = Sida för sida
paper-new = Nya bilder
paper-new-about = Ritade bara för dig. Annars får du de klassiska skivornas.
paper-make = Skapa PDF
paper-making = PDF:en skapas …
paper-drawing = Bilderna ritas. Det tar upp till två minuter …
paper-made = Sparad som { $file }.
paper-nothing = Välj något att skriva ut.
