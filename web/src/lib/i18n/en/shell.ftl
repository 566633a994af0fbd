# The page around the games.

## Games
games = Games
# Before something, with a colon: “Rules: …”.
label = { $words }:

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
seat-bot-level = Computer, { $name }
seat-bot-give = Computer plays here
seat-bot-strength = How well?
seat-bot-away = Send away
seat-free = Free seat
seat-away = Away
seat-thinks = thinks
seat-resigned = Has given up
seat-time-up = Time is up
seat-stood-in = { $name } stands in
seat-return = Take the seat back
seat-stand-in = Let the computer play
seat-stand-in-from = From { $time } on the computer can play for them. You can close the page meanwhile: your seat stays yours.
name-of-seat = { $name } ({ $seat })
name-alike = Looks like the name at { $seat }
name-numbered = { $name } { $number }
name-default = Guest
name-yours = Your name
name-theirs = Their name
name-next = Another person at this screen: name
name-placeholder = What shall we call you?
name-change = Change your name
name-keep = That is me

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

# What each of the computer’s people is called, by level and seat: never two the same at a table.
bot-1-1 = Tamit
bot-1-2 = Meret
bot-1-3 = Nofret
bot-1-4 = Kiya
bot-2-1 = Pepi
bot-2-2 = Huya
bot-2-3 = Senbi
bot-2-4 = Djau
bot-3-1 = Mahaf
bot-3-2 = Nebi
bot-3-3 = Hapu
bot-3-4 = Sennu
bot-4-1 = Ani
bot-4-2 = Kheti
bot-4-3 = Dua
bot-4-4 = Hunefer
bot-5-1 = Tjay
bot-5-2 = Nakht
bot-5-3 = Reki
bot-5-4 = Userhat
bot-6-1 = Imhotep
bot-6-2 = Hemiunu
bot-6-3 = Senenmut
bot-6-4 = Ineni
bot-7-1 = Ptahhotep
bot-7-2 = Rekhmire
bot-7-3 = Kagemni
bot-7-4 = Paser
bot-8-1 = Khufu
bot-8-2 = Ramesses
bot-8-3 = Seti
bot-8-4 = Thutmose

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
lost = Nothing but sand here
other-version = Another version plays this table

## The front page
front-title = { $count ->
    [1] One game
    [2] Two games
    [3] Three games
    [4] Four games
    [5] Five games
    [6] Six games
   *[other] { $count } games
  } from the Nile, one table.
front-about = Play at once against the computer, or send friends a link. No account, no advertising.
front-play = Play now
front-friends = With friends
learn = Learn
learn-offer = Your first game of it? We show you how on the board, move by move. You can leave at any time.
learn-show = Show me how (4 minutes)
learn-known = I know it, play
front-fair = Every throw of the dice can be checked after the game.
front-api = For programs
recent = Go on playing
mine = My games
lobby = Lobby
lobby-about = Open tables: sit down, or watch.
lobby-empty = No open tables just now.
lobby-empty-about = Set one up and show it here, or play at once against the computer.
join = Join
watch = Watch
rules = Rules
print = In print
print-author = author
print-publisher = publisher
print-year = year
print-edition = edition
print-players = players
print-age = age
print-length = length
print-missing = Print does not state: { $what }.
licences = Licences
licences-about = Pyramidion is free software under the MIT or the Apache 2.0 licence. The page is built with the following:

## A new table
new = New table
new-choose = Choose a game.
new-place = Where is the board?
place-screen = On the screen
place-screen-about = You play on this page, here or far apart.
place-real = On a real board
place-real-about = Your board lies on the table. The page is the referee: it knows whose turn it is and what is allowed, throws dice, keeps secrets and time, and writes the record.
new-phones = Whose phone?
phones-one = One phone, passed round
phones-one-about = What only one of you may see waits behind a curtain.
phones-own = Everybody their own
phones-own-about = The others scan a QR code and sit down.
new-seats = Who plays?
new-colours = Which colours?
new-players = { $count ->
    [one] Alone
   *[other] { $count } players
  }
new-presets = How shall we play?
new-mixture = Your own mixture:
new-mixture-about = “{ $preset }”, except for { $what }.
new-more = Details
new-more-about = every rule and setting by itself
new-table = The table
new-lot = Draw the seats by lot
new-lot-on = Who sits where, and so who begins, is drawn when everybody is here.
new-lot-off = Everybody keeps the seat they take.
new-takebacks = Taking back
new-takebacks-about = Whether an action that was played can be undone.
takebacks-allowed = Allowed, if the others agree
takebacks-none = None: what is played is played
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

preset-printed = As printed
preset-ours = Our table
preset-children = With young children
change-seats = number of players
change-hints = hints
change-takebacks = taking back
change-lot = drawing seats
mark-print = print
mark-print-about = is in the rulebook,
mark-ours = ours
mark-ours-about = is a choice of this edition.
list-all = { $count ->
    [2] Both
    [3] All three
    [4] All four
   *[other] All
  }
list-place = { $place } of { $count }
list-earlier = { $name }: earlier
list-later = { $name }: later
list-one = At least one has to stay.
list-how = Touch to add or to remove, move with the arrows.
list-order = { $count ->
    [one] Only { $names }.
   *[other] One after another: { $names }.
  }

## Before the game
waiting = The table is laid
waiting-about = The game begins when every seat is taken.
waiting-come = Choose a name and a seat.
waiting-watch = You are watching. The game begins when every seat is taken.
waiting-lot = The seats are drawn by lot when the game begins: where you sit down does not matter.
waiting-real-board = This game lies on a real board: everybody at the table may enter what the dice show, and take back what was entered last.
waiting-numbers = Everybody is here. The numbers for the dice are being opened …
sit = Sit here
sit-more = Somebody else plays at this screen
stand-up = Get up
invited = { $count ->
    [0] You are invited to { $game }
    [one] { $names } invites you to { $game }
   *[other] { $names } invite you to { $game }
  }
invited-open = There is a free seat at a table of { $game }
waiting-last = Once the last seat is taken, the game begins.
fewer = { $count ->
    [one] Play alone
   *[other] Begin with { $count }
  }
fewer-about = The free seats are left out; everybody else keeps theirs.
moved = The others have gone on
moved-about = They play at a table without the seats that were free here.
moved-go = To their table
invite = Invite friends
invite-about = Anyone who has this link can sit down. No account is needed.
invite-copy = Copy the link
invite-more = More links

## Sharing
share = Share
share-who = Who is the link for?
share-players = Players
share-players-about = Anyone who opens this link may sit down on a free seat.
share-spectators = Spectators
share-spectators-about = Anyone who opens this link may watch, and sees no secrets.
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
hint-says = The Vizier would play: { $action }.
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
dice-wait = { $name } throws. { $count ->
    [one] What does the die show?
   *[other] What do the dice show?
  }
dice-wait-all = Who begins? Everybody throws.
dice-all = Everybody throws
dice-number = Die { $number }
dice-throw = Throw for us
dice-by-hand = thrown by hand
status-sending = One moment …
status-watch = Watch …
review-before = How it was before
replay-back = One step back
replay-next = One step on
replay-run = Run
replay-pause = Pause
review-count = { $at } of { $of }
review-end = Back to the game
skip-to-turn = Skip to my turn
skip-to-result = Skip to the result
status-other = { $name } to play
answer-over = The game is over.
answer-wait = Wait until this has been shown.
answer-rules = Rules: { $title }

panels = Beside the board
panel-end = Result
panel-log = Log
panel-chat = Chat
panel-list = Actions
panel-text = In words
log = What happened
log-show = Show on the board
log-rule = What the rules say about it
log-empty = Nothing has happened yet.
list-empty = Nothing to choose now.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
react = Show what you think
reaction-bravo = Well played!
reaction-laugh = Ha ha!
reaction-wow = Wow!
reaction-oops = Oh dear!
reaction-hurry = Any day now …
reaction-luck = Good luck!
reaction-by = { $name }: { $reaction }

asked-undo = { $name } would like to take an action back.
asked-draw = { $name } offers a draw.
asked-waiting = Waiting for the others …

note-began = The game begins.
note-sat = { $name } sits down.
note-left = { $name } gets up.
note-freed = The seat { $seat } is free again.
note-renamed = { $seat } is now called { $name }.
note-lot = The seats were drawn by lot: { $seats }.
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
round-leave = Back to the usual view

## The end
result = Result
result-draw = Nobody wins: a draw.
result-you = You win!
result-you-too = You win together!
result-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
  }
rematch = Rematch

## Replay
replay = Replay
back-to-table = To the table

## Settings
settings = Settings
setting-language = Language
setting-theme = Theme
setting-motion = Motion
motion-auto = As the system says
motion-less = Less
setting-pace = Pace
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-instant = Instant
setting-coordinates = Show coordinates
setting-coordinates-about = Prints the names of the places on the board and uses them in the log.
setting-confirm = Look before you leap
setting-confirm-about = Shows what an action would do and asks before it is played.
setting-sound = Sounds
setting-sound-about = Stones, dice, and a sign when it is your turn.
setting-vibration = Vibration
setting-vibration-about = A short buzz when it is your turn, on devices that can.
setting-round = Round one table
setting-round-about = The tablet lies in the middle, and everything turns to the one who plays.
setting-notebook = Notebook
setting-notebook-about = Keeps what you have seen, where memory is part of the game.
setting-notify = Notify me
setting-notify-about = When it is your turn and the page is in the background.
setting-notify-forbidden = This browser does not allow notifications here. You can change that in its settings.
setting-name = Your name

## Help
help = Help
help-about = What you can choose is marked on the board. Choose a piece, then where it goes; what would happen is shown before you play. If you choose something that is not allowed, you are told why.
help-rules = The rules of the game
help-now = What you can do now
help-short = The rules in short
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
key-steps = , .
key-steps-about = one action back, one action on
key-space = Space
key-space-about = hurry what is being shown
key-l = L
key-l-about = list of actions
key-t = T
key-t-about = the table in words
key-question = ?
key-question-about = this help

## Refusals
refused-form = That was not understood. Please load the page again.
refused-version = There is a new version. Please load the page again.
refused-no-table = There is no such table. Perhaps the link was cut short, or the table was cleared away long ago. Ask for the link again, or set up a table of your own.
refused-not-yours = You are watching: only players can do that.
refused-taken = This seat is taken.
refused-not-now = It is not your turn.
refused-dice-first = The dice are to be thrown first.
refused-stale = Something has happened meanwhile. Look again.
refused-illegal = The rules forbid that.
refused-forbidden = This table does not allow that.
refused-no-takebacks = Nothing is taken back at this table.
refused-older-rules = This table was begun by older rules of the game. Pyramidion { $version } plays it; here it is kept as it is.
refused-newer-rules = This table was begun by newer rules of the game. A newer version of Pyramidion plays it; here it is kept as it is.
refused-too-many = Too fast. Please wait a moment.
refused-no-place = This address leads nowhere. Perhaps a letter got lost on the way.
refused-too-late = That is no longer possible: look again.
refused-too-early = They may still open their number. The computer can have the seat later.
refused-unavailable = The server does not answer. Please try again.
refused-offline = The server cannot be reached. Please try again.
refused-undrawable = This page cannot draw this game.
