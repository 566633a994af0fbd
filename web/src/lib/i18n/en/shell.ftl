# The page around the games.

## Games
game-pyramidis = Pyramidis
game-pyramidis-mood = Quick and sharp
game-pyramidis-about = Sow stacks of pyramids round the cross. Whoever is on top owns the stack; five home win.
game-pyramidis-players = 2 or 4 players
game-pyramidis-length = 15 minutes
game-sakkara = Sakkara
game-sakkara-mood = A race of bridges
game-sakkara-about = Lead Ra, Isis and Osiris up three terraces to the Ankh, over bridges that everybody moves.
game-sakkara-players = 2 to 4 players
game-sakkara-length = 40 minutes
game-sphinx = Sphinx
game-sphinx-mood = Dice, doors and memory
game-sphinx-about = Learn the colours of the three guards, collect their cards and reach the treasure first.
game-sphinx-players = 2 to 4 players
game-sphinx-length = 30 minutes
game-piramido = Piramido
game-piramido-mood = What only you can see
game-piramido-about = Climb the pyramid and the labyrinth by pictures in your viewer, sign by sign.
game-piramido-players = 1 to 3 players
game-piramido-length = 30 minutes
games = Games

## Seats
seat-red = Red
seat-yellow = Yellow
seat-green = Green
seat-blue = Blue
seat-p1 = Player 1
seat-p2 = Player 2
seat-p3 = Player 3
seat-p4 = Player 4
seats = At the table
seat-you = You
seat-bot = Computer
seat-free = Free seat
seat-away = Away
seat-thinks = thinks
seat-resigned = Has given up
seat-time-up = Time is up
seat-stood-in = { $name } stands in
seat-return = Take the seat back
seat-stand-in = Let the computer play
name-of-seat = { $name } ({ $seat })
name-numbered = { $name } { $number }
name-default = Guest
name-yours = Your name
name-theirs = Their name
name-next = Another person at this screen: name
name-placeholder = What shall we call you?

level-1 = Goose-girl
level-1-about = plays what looks pretty and forgives everything
level-2 = Potter
level-2-about = has played before, with one eye on the kiln
level-3 = Ferryman
level-3-about = takes what lies near and sees the next bank
level-4 = Scribe
level-4-about = counts, and makes few slips of the pen
level-5 = Merchant
level-5-about = knows what everything is worth
level-6 = Architect
level-6-about = plans several moves ahead
level-7 = Vizier
level-7-about = overlooks little and gives nothing away
level-8 = Pharaoh
level-8-about = has seen everything before and expects to win

## Everywhere
skip = Skip to the content
home = To the games
menu = Menu
close = Close
cancel = Cancel
yes = Yes
no = No
play = Play
copy = Copy
copied = Copied
auto = Automatic
light = Light
dark = Dark
loading = One moment …
lost = Here is only sand

## The front page
front-title = Four games from the Nile, one table.
front-about = Play at once against the computer, or send friends a link. No account, no advertising.
front-play = Play now
front-friends = With friends
front-fair = Every throw of the dice can be checked after the game.
front-api = For programs
recent = Go on playing
lobby = Lobby
lobby-about = Open tables: sit down, or watch.
lobby-empty = No open tables just now.
lobby-empty-about = Set one up and show it here, or play at once against the computer.
join = Join
watch = Watch
rules = Rules
rules-rulings = marks a ruling: it decides what the rulebook leaves open, or says what we do otherwise. Everything else is as printed.
licences = Licences
licences-about = Pyramidion is free software under the MIT or the Apache 2.0 licence. The page is built with the following:

## A new table
new = New table
new-choose = Choose a game.
new-seats = Who plays?
new-players = { $count ->
    [one] Alone
   *[other] { $count } players
  }
new-more = Variants, clock, more
new-clock = Clock
new-listed = Show in the lobby
new-listed-about = Anybody may sit down or watch.
new-hints = Allow hints
new-hints-about = The computer may be asked for advice, also against other people.
new-make = Set up the table
who-me = Me
who-friend = A friend, by link
who-here = Somebody at this screen
who-bot = Computer
clock-none = No clock
clock-quick = 30 seconds a turn
clock-minute = 90 seconds a turn
clock-game = 15 minutes, 10 seconds more each turn
clock-day = One day a turn
clock-week = One week a turn
clock-days = { $days ->
    [one] 1 day
   *[other] { $days } days
  }
clock-left = { $time } left

## Variants, by game
option-pyramidis-edition = Winning
option-pyramidis-edition-international = Five pyramids home win
option-pyramidis-edition-german = Taking an opponent’s last move wins, too
option-sakkara-opening = Who begins
option-sakkara-opening-fixed = The first seat
option-sakkara-opening-fists = Who guesses the stones in all fists
option-sphinx-dice = Dice
option-sphinx-dice-three = Two plain dice and the one with the snakes
option-sphinx-dice-two = Without the snakes
option-sphinx-doors = Ending beside a secret door
option-sphinx-doors-forced = turns it
option-sphinx-doors-optional = may turn it
option-sphinx-returns = A card of a colour in hand
option-sphinx-returns-forced = must be given back on its field
option-sphinx-returns-never = is kept
option-sphinx-order = Naming the guards
option-sphinx-order-strict = in the right order
option-sphinx-order-any = in any order
option-piramido-routes = Routes
option-piramido-routes-A = A: up the pyramid
option-piramido-routes-B = B: down the pyramid
option-piramido-routes-C = C: into the labyrinth
option-piramido-routes-D = D: out of the labyrinth
option-piramido-routes-ABCD = A to D: the whole journey
option-piramido-reels = Pictures
option-piramido-reels-classic = The three reels of the box
option-piramido-reels-random = Drawn anew for each game
option-piramido-order = Who begins
option-piramido-order-fixed = Player 1, and the colours as they come
option-piramido-order-rolloff = The highest throw, which also chooses its colour first

## Before the game
waiting = The table is laid
waiting-about = The game begins when every seat is taken.
waiting-come = Choose a name and a seat.
waiting-watch = You are watching. The game begins when every seat is taken.
sit = Sit here
sit-more = Somebody else plays at this screen
rise = Get up
invite = Invite friends
invite-about = Whoever has this link can sit down. No account is needed.
invite-copy = Copy the link
invite-more = More links

## Sharing
share = Share
share-who = Who is the link for?
share-players = Players
share-players-about = Whoever opens this link may sit down on a free seat.
share-spectators = Spectators
share-spectators-about = Whoever opens this link may watch, and sees no secrets.
share-device = My other device
share-device-about = Opens your own seat on another device. Keep it to yourself.
share-qr = The link as a QR code
share-link = Link
share-send = Send …

## Playing
tools = Tools
actions = Actions
undo = Take back
hint = Hint
hint-asking = Thinking …
hint-says = The Vizier would play: { $action }
hint-take = Choose it
repeat = What happened?
more = More
offer-draw = Offer a draw
resign = Give up
resign-sure = Do you really want to give this game up?
leave = Leave the table
spectators = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
  }
status-choose = Your turn
status-go-on = Choose where to
status-confirm = Play this?
status-sending = One moment …
status-watch = Watch …
status-other = { $name } to play
act-plain = { $action }

panels = Beside the board
panel-log = Log
panel-chat = Chat
panel-list = Actions
panel-text = In words
log = What happened
log-empty = Nothing has happened yet.
list-empty = Nothing to choose now.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send

asked-undo = { $name } would like to take an action back.
asked-draw = { $name } offers a draw.
asked-waiting = Waiting for the others …

note-began = The game begins.
note-sat = { $name } sits down.
note-rose = { $name } gets up.
note-undone = { $name } takes { $plies ->
    [one] an action
   *[other] { $plies } actions
  } back.
note-asked-undo = { $name } asks to take an action back.
note-asked-draw = { $name } offers a draw.
note-agreed = { $name } agrees.
note-declined = { $name } declines.
note-resigned = { $name } gives up.
note-time-up = { $name } is out of time.
note-stood-in = { $bot } plays for { $name }.
note-returned = { $name } is back.
note-rematch = There is a table for the next game.

announce-turn = It is your turn.
title-turn = Your turn
notify-turn = { $game }: it is your turn
connection-lost = The connection is gone. Trying again …

curtain = { $name }’s turn
curtain-about = Pass the screen on. Nobody else should look now.
curtain-lift = I am { $name }

## The end
result = Result
result-draw = Nobody wins: a draw.
result-you = You win!
result-you-too = You win together!
result-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
  }
result-next = To the next game
result-new = New table
result-games = Other games
rematch = Rematch

## Replay
replay = Replay
replay-position = Position
replay-first = To the beginning
replay-back = One step back
replay-next = One step on
replay-last = To the end
replay-run = Run
replay-pause = Pause
replay-step = Step { $at } of { $last }
back-to-table = To the table
record-save = Save the record
analysis = Analyse
analysis-about = Each player’s chances in the course of the game.
analysis-better = Better: { $action }
analysis-luck = { $name }: luck { $percent }
fair = Fair dice
fair-about = { $count ->
    [0] Nothing was left to chance in this game.
    [one] One throw was drawn from the table’s secret, to which every player had added a number.
   *[other] { $count } throws were drawn from the table’s secret, to which every player had added a number.
  } The first line was shown from the beginning; it is the SHA-256 of the second. “pyramidion verify FILE” checks the saved record.
fair-commitment = Commitment:
fair-secret = Secret:

## Settings
settings = Settings
setting-language = Language
setting-theme = Theme
setting-motion = Motion
motion-auto = As the system says
motion-less = Less
setting-confirm = Look before you leap
setting-confirm-about = Shows what an action would do and asks before it is played.
setting-sound = Sounds
setting-sound-about = Stones, dice, and a sign when it is your turn.
setting-notebook = Notebook
setting-notebook-about = Keeps what you have seen, where memory is part of the game.
setting-notify = Notify me
setting-notify-about = When it is your turn and the page is in the background.
setting-notify-forbidden = This browser does not allow notifications here. You can change that in its settings.
setting-name = Your name

## Help
help = Help
help-about = What you can choose is marked on the board. Choose a piece, then where it goes; what would happen is shown before you play. Choosing something that does not go tells you why.
help-rules = The rules of the game
help-keys = Keyboard
key-arrows = ← ↑ ↓ →
key-arrows-about = from place to place on the board
key-enter = Enter
key-enter-about = choose; once more: play
key-escape = Esc
key-escape-about = put the choice away
key-u = U
key-u-about = take back
key-h = H
key-h-about = hint
key-r = R
key-r-about = show again what happened
key-l = L
key-l-about = list of actions
key-t = T
key-t-about = the table in words
key-question = ?
key-question-about = this help

## Refusals
refused-form = That was not understood. Please load the page again.
refused-version = There is a new version. Please load the page again.
refused-no-table = There is no such table.
refused-not-yours = You are watching: only players can do that.
refused-taken = This seat is taken.
refused-not-now = It is not your turn.
refused-stale = Something has happened meanwhile. Look again.
refused-illegal = The rules forbid that.
refused-forbidden = This table does not allow that.
refused-too-many = Too fast. Please wait a moment.
refused-unavailable = The server does not answer. Please try again.
refused-offline = The server cannot be reached. Please try again.

## Why an action is not legal, by game and ruling
why-pyramidis-rulebook-end-of-the-game = The game is over.
why-pyramidis-rulebook-movement-of-pyramids = Only a stack with your pyramid on top moves, and from the start one to five that are there.
why-pyramidis-p6 = The stack belongs to whoever is on top; only they move it.
why-pyramidis-p8 = You must move if you can.
why-sakkara-rulebook-end-of-the-game = The game is over.
why-sakkara-rulebook-moves = There are not enough moves left for that.
why-sakkara-rulebook-stones = Your stones stand elsewhere, or another way of yours is closed.
why-sakkara-rulebook-bridges = There is no such bridge.
why-sakkara-k2 = A stone steps to the next field of a level, or onto a bridge beside it.
why-sakkara-k3 = After its first step Isis goes straight or left, Osiris straight or right.
why-sakkara-k4 = A jump goes over occupied fields, each once, and ends on one that is empty or an enemy’s.
why-sakkara-k5 = Your own stone stands on the entrance.
why-sakkara-k6 = First your stones must leave their bridges.
why-sakkara-k7 = A bridge moves one cell along its wall, empty and into a free cell.
why-sakkara-k8 = The white bridge moves only after a capture, and then last.
why-sakkara-k12 = The bid decides first who begins.
why-sakkara-k13 = Without a stone on the board, bring one in first.
why-sphinx-rulebook-end-of-the-game = The game is over.
why-sphinx-rulebook-before-the-game = The sphinxes are being set up.
why-sphinx-rulebook-a-turn = Something else is to be decided first.
why-sphinx-rulebook-dice = No die shows that.
why-sphinx-rulebook-walking = An action may not end on another pawn.
why-sphinx-rulebook-snakes = Swapping needs the snakes.
why-sphinx-rulebook-card-fields = There is no card to take here.
why-sphinx-rulebook-mummy-fields = Looking needs a mummy field, once a turn.
why-sphinx-rulebook-stealing = That card cannot be stolen.
why-sphinx-rulebook-secret-doors = There is no door to turn here.
why-sphinx-rulebook-for-young-players = This table plays without that.
why-sphinx-x1 = There is no such place on the board.
why-sphinx-x3 = Nobody goes back beyond the start.
why-sphinx-x4 = Naming the guards needs three cards in hand.
why-sphinx-x6 = A die that can be used must be used.
why-sphinx-x7 = That decision has come and gone, or not come yet.
why-sphinx-x8 = Only who is passed on the way can be robbed.
why-piramido-rulebook-end-of-the-game = The game is over.
why-piramido-rulebook-who-begins = First it is decided who begins, and with which colour.
why-piramido-rulebook-moving = The whole throw is moved first.
why-piramido-rulebook-route-c = That belongs to the labyrinth.
why-piramido-v1 = There is no such place.
why-piramido-v2 = These reels are not possible.
why-piramido-v3 = Steps go to a free neighbour, and back only if there is no way ahead.
why-piramido-v4 = From the top one only goes back the way one came.
why-piramido-v6 = A step is claimed once for each time it is entered, six in all.
why-piramido-v7 = A sphinx goes on a free step where you have been, after a claim.
why-piramido-v10 = That way is closed.
why-piramido-v12 = Only a space with a sign, where the throw has ended, is claimed.
