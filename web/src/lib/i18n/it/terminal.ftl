# The terminal around the games: play, show, replay and levels. What a person types (help, undo, save FILE, quit) and
# flags stay as they are.

## Playing
terminal-which-game = Quale gioco?
terminal-which-game-again = Scrivi un numero da 1 a { $count }, un nome, o quit.
terminal-seen = Premi Invio quando hai visto.
terminal-pass-on = Passa la tastiera a { $name }, che preme Invio.
terminal-undo-none = Non c’è nulla di tuo da ritirare.
terminal-saved = Salvato. Continua più tardi con: { $command }
terminal-not-saved = Non salvato: { $error }
terminal-file-there = C’è già un file { $file }; ne serviva uno nuovo.
terminal-goodbye = save FILE, o Invio per uscire
terminal-goodbye-again = Trovato { $found }, atteso save FILE o Invio.

## Help
terminal-help-actions = Scrivi il numero di un’azione, o l’azione stessa:
terminal-help-words = Oppure una di queste:
terminal-help-help = questo aiuto
terminal-help-undo = ritira la tua ultima azione, e tutto ciò che è venuto dopo
terminal-help-save = scrive la partita in un file, per continuare più tardi
terminal-help-quit = lascia la partita

## What was typed and is not an answer
terminal-nothing = niente
terminal-not-number = Trovato { $found }, atteso un numero da 1 a { $count }.
terminal-not-answer = Trovato { $found }, atteso un numero, un’azione dell’elenco, o help.
terminal-not-file = Dopo save non c’è niente: atteso il nome di un file.
# { $found } is an action, { $reason } a sentence with its full stop and the number of the ruling: (P3).
terminal-illegal = Riga { $line }: { $found } qui non è permesso. { $reason }

## A game’s seats and actions
terminal-seats = Posti

## Replay
terminal-chance = Caso
terminal-chance-next = Ora tocca al caso.
terminal-after =
    { $count ->
        [0] Prima della prima azione.
        [one] Dopo un’azione.
       *[other] Dopo { $count } azioni.
    }
terminal-legal = Permesso: { $actions }

## Levels: how the computer searches
terminal-search-alpha-beta = ricerca alfa-beta
terminal-search-own-turn = ricerca alfa-beta fino alla fine del turno
terminal-search-tree = ricerca ad albero con esplorazione { $number }
terminal-search-playouts = partite simulate lunghe { $count }
terminal-search-minimax = minimax { $number }
terminal-search-until-throw = fino al lancio dei dadi
terminal-search-steps =
    { $count ->
        [one] un passo
       *[other] { $count } passi
    }
terminal-search-time = fino a { $count } ms
terminal-search-noise = rumore di valutazione { $number }
terminal-search-temperature = temperatura { $number }
terminal-search-recall = memoria: { $number } % di ciò che ha visto
terminal-search-network = giudicata da una rete che ha imparato dalle proprie partite
terminal-search-proves = dimostra i finali
terminal-search-presses-on = non ripete posizioni

## What the rules of several games tell
event-turn = Tocca a { $name }.

## Several things, one after the other
list-last = { $list } e { $last }
