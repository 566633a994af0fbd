# The page of a game's rules.
rules-search = Zoeken in de regels
rules-found =
    { $count ->
        [0] Niets gevonden.
        [one] Eén plek.
       *[other] { $count } plekken.
    }
rules-all = Alle regels
rules-contents = Inhoud van de regels
ruling-open = Beslissing { $ruling }: wat er gedrukt staat en wat wij besloten hebben
diagram-steps = Stellingen van deze tekening
diagram-step = Stelling { $number } van { $count }

paper-open = Printen en spelen
paper-about = Het hele spel als pdf om te printen, uit te knippen en te bouwen. De eerste pagina zegt wat op welk papier komt; daarna zie je hoe je alles bouwt.
paper-part = Wat wordt geprint
paper-part-board = Bord
paper-part-pieces = Stukken
paper-part-cards = Kaarten
paper-part-reels = Schijven als stereokaarten
paper-part-rules = Regelboekje
paper-size = Papier
paper-size-a4 = A4
paper-size-letter = Letter
paper-ink = Inkt
paper-ink-full = Alle kleuren
paper-ink-low = Weinig inkt, om in te kleuren
paper-ink-grey = Grijstinten
paper-form = Het regelboekje
paper-form-booklet = Als boekje om te vouwen
paper-form-pages = Pagina na pagina
paper-new = Nieuwe plaatjes
paper-new-about = Alleen voor jou getekend. Anders krijg je die van de klassieke schijven.
paper-make = Pdf maken
paper-making = De pdf wordt gemaakt…
paper-drawing = De plaatjes worden getekend. Dat duurt hooguit twee minuten…
paper-made = Opgeslagen als { $file }.
paper-nothing = Kies iets om te printen.
