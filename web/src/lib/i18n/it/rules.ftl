# The page of a game's rules.
rules-search = Cerca nelle regole
rules-found =
    { $count ->
        [0] Nessun risultato.
        [one] Un risultato.
       *[other] { $count } risultati.
    }
rules-all = Tutte le regole
rules-contents = Indice delle regole
ruling-open = Decisione { $ruling }: che cosa dice l’originale, e che cosa abbiamo deciso
diagram-steps = Posizioni di questa figura
diagram-step = Posizione { $number } di { $count }

paper-open = Stampa e gioca
paper-about = Tutto il gioco in PDF, da stampare, ritagliare e costruire. La prima pagina dice che cosa stampare e su quale carta; poi mostra come costruire tutto.
paper-part = Che cosa stampare
paper-part-board = Tabellone
paper-part-pieces = Pezzi
paper-part-cards = Carte
paper-part-reels = Dischi come carte stereo
paper-part-rules = Libretto delle regole
paper-size = Carta
paper-size-a4 = A4
paper-size-letter = Letter
paper-ink = Inchiostro
paper-ink-full = Tutti i colori
paper-ink-low = Poco inchiostro, da colorare
paper-ink-grey = Toni di grigio
paper-form = Il libretto delle regole
paper-form-booklet = Come libretto da piegare
paper-form-pages = Pagina per pagina
paper-new = Nuove immagini
paper-new-about = Disegnate solo per te. Altrimenti ricevi quelle dei dischi classici.
paper-make = Crea il PDF
paper-making = Il PDF è in preparazione…
paper-drawing = Le immagini sono in corso di disegno. Ci vogliono al massimo due minuti…
paper-made = Salvato come { $file }.
paper-nothing = Scegli qualcosa da stampare.
