# The terminal around the games: play, show, replay and levels. What a person types (help, undo, save FILE, quit) and
# flags stay as they are.

## Playing
terminal-which-game = Which game?
terminal-which-game-again = Type a number from 1 to { $count }, a name, or quit.
terminal-seen = Press Enter when you have seen it.
terminal-pass-on = Pass the keyboard to { $name }, who presses Enter.
terminal-undo-none = There is nothing of yours to take back.
terminal-saved = Saved. Go on later with: { $command }
terminal-not-saved = Not saved: { $error }
terminal-file-there = There is a file { $file } already; a new one was expected.
terminal-goodbye = save FILE, or Enter to leave
terminal-goodbye-again = Found { $found }, expected save FILE or Enter.

## Help
terminal-help-actions = Type the number of an action, or the action itself:
terminal-help-words = Or one of these:
terminal-help-help = this
terminal-help-undo = take your last action back, and all that came after it
terminal-help-save = write the game to a file, to go on later
terminal-help-quit = leave the game

## What was typed and is not an answer
terminal-nothing = nothing
terminal-not-number = Found { $found }, expected a number from 1 to { $count }.
terminal-not-answer = Found { $found }, expected a number, an action from the list, or help.
terminal-not-file = Found nothing after save, expected the name of a file.
# { $found } is an action, { $reason } a sentence with its full stop and the number of the ruling: (P3).
terminal-illegal = Line { $line }: { $found } is not legal here. { $reason }

## A game’s seats and actions
terminal-seats = Seats

## Replay
terminal-chance = Chance
terminal-chance-next = Chance comes next.
terminal-after =
    { $count ->
        [0] Before the first action.
        [one] After one action.
       *[other] After { $count } actions.
    }
terminal-legal = Legal: { $actions }

## Levels: how the computer searches
terminal-search-alpha-beta = alpha-beta search
terminal-search-own-turn = alpha-beta search to the end of the turn
terminal-search-tree = tree search with exploration { $number }
terminal-search-playouts = playouts of { $count }
terminal-search-minimax = minimax { $number }
terminal-search-until-throw = until dice fall
terminal-search-steps =
    { $count ->
        [one] one step
       *[other] { $count } steps
    }
terminal-search-time = up to { $count } ms
terminal-search-noise = evaluation noise { $number }
terminal-search-temperature = temperature { $number }
terminal-search-recall = knows { $number } % of what it has seen
terminal-search-network = judged by a network that has learned from its own games
terminal-search-proves = proves endings
terminal-search-presses-on = does not repeat positions

## What the rules of several games tell
event-turn = It is the turn of { $name }.

## Several things, one after the other
list-last = { $list } and { $last }
