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
