# What only the terminal says of Piramido.

## Above and below the board drawn in text
piramido-terminal-heading =
    { $heading ->
        [n] Naar het noorden.
        [e] Naar het oosten.
        [s] Naar het zuiden.
       *[w] Naar het westen.
    }
piramido-terminal-fresh = Je kunt het teken nemen.
piramido-terminal-since =
    { $count ->
        [one] Eén worp sinds er een teken genomen is.
       *[other] { $count } worpen sinds er een teken genomen is.
    }
# The signs are drawn on the board.
piramido-terminal-legend-levels = Elke ring ligt één trede hoger dan die eromheen; * is de sleutel op de top, . kale steen.
piramido-terminal-legend-pieces = @ ontdekkingsreiziger, ^ sfinx met getal (rood 1 6, blauw 2 5, geel 3 4)
piramido-terminal-legend-labyrinth = X grafkamer, L en R startvakken, @ ontdekkingsreiziger
piramido-terminal-hand = in de hand
piramido-terminal-viewer-pyramid = In de kijker van { $name }: jij @, + hoger, - lager, = even hoog, . kale steen, noord boven.
piramido-terminal-viewer-labyrinth = In de kijker van { $name }: de muren links en rechts van de gang.
piramido-terminal-counts = > is het beeld dat je nu volgt.

## How actions are written: red, L, f1 and such stand in the form, “colour:red”, “side:L”, “step:f1”
piramido-form-colour = neem een kleur, na het gooien of tussen omlopen: red, blue of yellow
piramido-form-side = begin omloop C links, L, of rechts, R
piramido-form-step = ga één stap op de piramide, naar f1
piramido-form-left = loop de hele worp door de rij van het labyrint, eerst naar links
piramido-form-right = loop de hele worp door de rij van het labyrint, eerst naar rechts
piramido-form-claim = zeg dat dit de plek van het beeld is: de hiëroglief gaat op het volgende vak
piramido-form-sphinx = zet na een genomen teken sfinx 6 op c3
piramido-form-nosphinx = zet na een genomen teken geen sfinx
piramido-form-end = beëindig de worp zonder een teken te nemen
