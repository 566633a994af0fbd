# What only the terminal says of Piramido.

## Above and below the board drawn in text
piramido-terminal-heading =
    { $heading ->
        [n] Vänd mot norr.
        [e] Vänd mot öster.
        [s] Vänd mot söder.
       *[w] Vänd mot väster.
    }
piramido-terminal-fresh = Tecknet kan tas.
piramido-terminal-since =
    { $count ->
        [one] Ett kast sedan ett tecken togs.
       *[other] { $count } kast sedan ett tecken togs.
    }
# The signs are drawn on the board.
piramido-terminal-legend-levels = Varje ring är en nivå högre än den utanför; * är nyckeln på toppen, . slät sten.
piramido-terminal-legend-pieces = @ upptäcktsresande, ^ sfinx med sitt tal (röd 1 6, blå 2 5, gul 3 4)
piramido-terminal-legend-labyrinth = X gravkammare, L och R startrutor, @ upptäcktsresande
piramido-terminal-hand = på hand
piramido-terminal-viewer-pyramid = I bildkikaren för { $name }: @ du, + högre, - lägre, = lika högt, . slät sten, norr uppåt.
piramido-terminal-viewer-labyrinth = I bildkikaren för { $name }: väggarna till vänster och till höger i passagen.
piramido-terminal-counts = > är bilden som gäller.

## How actions are written: red, L, f1 and such stand in the form, “colour:red”, “side:L”, “step:f1”
piramido-form-colour = ta en färg, efter kastet om den eller mellan vägar: red, blue eller yellow
piramido-form-side = börja väg C till vänster, L, eller till höger, R
piramido-form-step = gå ett steg på pyramiden, till f1
piramido-form-left = gå hela kastet längs labyrintens rad, åt vänster först
piramido-form-right = gå hela kastet längs labyrintens rad, åt höger först
piramido-form-claim = säg att det här är stället på bilden: hieroglyfen läggs på nästa ruta
piramido-form-sphinx = när ett tecken har tagits: ställ sfinx 6 på c3
piramido-form-nosphinx = när ett tecken har tagits: ställ ingen sfinx
piramido-form-end = avsluta kastet utan att ta ett tecken
