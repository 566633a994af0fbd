# What only the terminal says of Piramido.

## Above and below the board drawn in text
piramido-terminal-heading =
    { $heading ->
        [n] Verso nord.
        [e] Verso est.
        [s] Verso sud.
       *[w] Verso ovest.
    }
piramido-terminal-fresh = Il segno si può prendere.
piramido-terminal-since =
    { $count ->
        [one] Un lancio dall’ultimo segno preso.
       *[other] { $count } lanci dall’ultimo segno preso.
    }
# The signs are drawn on the board.
piramido-terminal-legend-levels = Ogni anello è un livello più alto di quello intorno; * è la chiave in cima, . pietra nuda.
piramido-terminal-legend-pieces = @ esploratore, ^ sfinge con il suo numero (rosso 1 6, blu 2 5, giallo 3 4)
piramido-terminal-legend-labyrinth = X camera sepolcrale, L e R spazi di partenza, @ esploratore
piramido-terminal-hand = in mano
piramido-terminal-viewer-pyramid = Nel visore di { $name }: tu @, + più alto, - più basso, = alla pari, . pietra nuda, nord in alto.
piramido-terminal-viewer-labyrinth = Nel visore di { $name }: i muri a sinistra e a destra del passaggio.
piramido-terminal-counts = > è l’immagine da seguire.

## How actions are written: red, L, f1 and such stand in the form, “colour:red”, “side:L”, “step:f1”
piramido-form-colour = prendi un colore, dopo i lanci per cominciare o tra le strade: red, blue o yellow
piramido-form-side = comincia la strada C a sinistra, L, o a destra, R
piramido-form-step = va’ di uno scalino sulla piramide, a f1
piramido-form-left = muovi tutto il lancio lungo la fila del labirinto, prima a sinistra
piramido-form-right = muovi tutto il lancio lungo la fila del labirinto, prima a destra
piramido-form-claim = di’ che è il luogo dell’immagine: il suo geroglifico va sul prossimo spazio
piramido-form-sphinx = preso un segno, metti la sfinge 6 in c3
piramido-form-nosphinx = preso un segno, non mettere sfingi
piramido-form-end = finisci il lancio senza prendere un segno
