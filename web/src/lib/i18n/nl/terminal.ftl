# The terminal around the games: play, show, replay and levels. What a person types (help, undo, save FILE, quit) and
# flags stay as they are.

## Playing
terminal-which-game = Welk spel?
terminal-which-game-again = Typ een getal van 1 tot en met { $count }, een naam, of quit.
terminal-seen = Druk op Enter als je het gezien hebt.
terminal-pass-on = Geef het toetsenbord aan { $name }, die op Enter drukt.
terminal-undo-none = Er is niets van jou om terug te nemen.
terminal-saved = Bewaard. Ga later verder met: { $command }
terminal-not-saved = Niet bewaard: { $error }
terminal-file-there = Er is al een bestand { $file }; verwacht werd een nieuw bestand.
terminal-goodbye = save FILE, of Enter om te stoppen
terminal-goodbye-again = Er staat { $found }, verwacht werd save FILE of Enter.

## Help
terminal-help-actions = Typ het nummer van een actie, of de actie zelf:
terminal-help-words = Of een van deze:
terminal-help-help = dit
terminal-help-undo = neem je laatste actie terug, en alles wat daarna kwam
terminal-help-save = bewaar het spel in een bestand, om later verder te gaan
terminal-help-quit = stop met het spel

## What was typed and is not an answer
terminal-nothing = niets
terminal-not-number = Er staat { $found }, verwacht werd een getal van 1 tot en met { $count }.
terminal-not-answer = Er staat { $found }, verwacht werd een getal, een actie uit de lijst, of help.
terminal-not-file = Er staat niets na save, verwacht werd de naam van een bestand.
# { $found } is an action, { $reason } a sentence with its full stop and the number of the ruling: (P3).
terminal-illegal = Regel { $line }: { $found } mag hier niet. { $reason }

## A game’s seats and actions
terminal-seats = Plaatsen

## Replay
terminal-chance = Toeval
terminal-chance-next = Nu komt het toeval.
terminal-after =
    { $count ->
        [0] Vóór de eerste actie.
        [one] Na één actie.
       *[other] Na { $count } acties.
    }
terminal-legal = Dit mag: { $actions }

## Levels: how the computer searches
terminal-search-alpha-beta = alfa-bèta-zoeken
terminal-search-own-turn = alfa-bèta-zoeken tot het einde van de beurt
terminal-search-tree = zoeken in een boom met verkenning { $number }
terminal-search-playouts = proefpartijen van lengte { $count }
terminal-search-minimax = minimax { $number }
terminal-search-until-throw = tot er gedobbeld wordt
terminal-search-steps =
    { $count ->
        [one] één stap
       *[other] { $count } stappen
    }
terminal-search-time = hooguit { $count } ms
terminal-search-noise = ruis in de waardering { $number }
terminal-search-temperature = temperatuur { $number }
terminal-search-recall = weet nog { $number }% van wat hij gezien heeft
terminal-search-network = beoordeeld door een netwerk dat van zijn eigen partijen heeft geleerd
terminal-search-proves = bewijst eindspelen
terminal-search-presses-on = herhaalt geen stellingen

## What the rules of several games tell
event-turn = { $name } is aan de beurt.

## Several things, one after the other
list-last = { $list } en { $last }
