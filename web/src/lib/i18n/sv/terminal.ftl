# The terminal around the games: play, show, replay and levels. What a person types (help, undo, save FILE, quit) and
# flags stay as they are.

## Playing
terminal-which-game = Vilket spel?
terminal-which-game-again = Skriv ett tal från 1 till { $count }, ett namn eller quit.
terminal-seen = Tryck på Enter när du har sett det.
terminal-pass-on = Lämna tangentbordet till { $name }, som trycker på Enter.
terminal-undo-none = Du har inget att ta tillbaka.
terminal-saved = Sparat. Fortsätt senare med: { $command }
terminal-not-saved = Inte sparat: { $error }
terminal-file-there = Filen { $file } finns redan; välj ett nytt namn.
terminal-goodbye = save FILE, eller Enter för att sluta
terminal-goodbye-again = Du skrev { $found }; skriv save FILE eller tryck på Enter.

## Help
terminal-help-actions = Skriv numret på en handling, eller själva handlingen:
terminal-help-words = Eller något av detta:
terminal-help-help = det här
terminal-help-undo = ta tillbaka din senaste handling och allt som kom efter den
terminal-help-save = skriv partiet till en fil, för att fortsätta senare
terminal-help-quit = lämna spelet

## What was typed and is not an answer
terminal-nothing = ingenting
terminal-not-number = Du skrev { $found }; skriv ett tal från 1 till { $count }.
terminal-not-answer = Du skrev { $found }; skriv ett tal, en handling ur listan eller help.
terminal-not-file = Det står ingenting efter save; skriv namnet på en fil.
# { $found } is an action, { $reason } a sentence with its full stop and the number of the ruling: (P3).
terminal-illegal = Rad { $line }: { $found } är inte tillåtet här. { $reason }

## A game’s seats and actions
terminal-seats = Platser

## Replay
terminal-chance = Slumpen
terminal-chance-next = Slumpen är på tur.
terminal-after =
    { $count ->
        [0] Före den första handlingen.
        [one] Efter en handling.
       *[other] Efter { $count } handlingar.
    }
terminal-legal = Tillåtet: { $actions }

## Levels: how the computer searches
terminal-search-alpha-beta = alfa-beta-sökning
terminal-search-own-turn = alfa-beta-sökning till turens slut
terminal-search-tree = trädsökning med utforskning { $number }
terminal-search-playouts = provspel på { $count }
terminal-search-minimax = minimax { $number }
terminal-search-until-throw = tills tärningar kastas
terminal-search-steps =
    { $count ->
        [one] ett steg
       *[other] { $count } steg
    }
terminal-search-time = upp till { $count } ms
terminal-search-noise = brus i värderingen { $number }
terminal-search-temperature = temperatur { $number }
terminal-search-recall = minns { $number } % av det den har sett
terminal-search-network = bedömd av ett nätverk som har lärt sig av sina egna partier
terminal-search-proves = bevisar slutspel
terminal-search-presses-on = upprepar inga ställningar

## What the rules of several games tell
event-turn = { $name } är på tur.

## Several things, one after the other
list-last = { $list } och { $last }
