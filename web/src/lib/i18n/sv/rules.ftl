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
