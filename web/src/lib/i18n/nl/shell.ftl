# The page around the games.

## Games
games = Spellen
# Staat met een dubbele punt voor iets: “Regels: …”.
label = { $words }:

## Seats
seat-red = Rood
seat-yellow = Geel
seat-green = Groen
seat-blue = Blauw
seat-p1 = Speler 1
seat-p2 = Speler 2
seat-p3 = Speler 3
seat-p4 = Speler 4
seats = Aan tafel
seat-you = Jij
seat-bot = Computer
seat-bot-level = Computer, { $name }
seat-bot-give = Hier speelt de computer
seat-bot-strength = Hoe goed?
seat-bot-away = Wegsturen
seat-free = Vrije plaats
seat-away = Even weg
seat-thinks = denkt na
seat-resigned = Heeft opgegeven
seat-time-up = De tijd is om
seat-stood-in = { $name } valt in
seat-return = Plaats terugnemen
seat-stand-in = De computer laten spelen
seat-stand-in-from = Vanaf { $time } kan de computer invallen. Je kunt de pagina intussen sluiten: je plaats blijft van jou.
name-of-seat = { $name } ({ $seat })
name-alike = Lijkt op de naam bij { $seat }
name-numbered = { $name } { $number }
name-default = Gast
name-yours = Je naam
name-theirs = Naam
name-next = Nog iemand aan dit scherm: naam
name-placeholder = Hoe mogen we je noemen?
name-change = Je naam wijzigen
name-keep = Zo heet ik

level-1 = Ganzenhoedster
level-1-about = speelt wat er mooi uitziet en vergeeft alles
level-2 = Pottenbakker
level-2-about = heeft het al eens gespeeld, met één oog op de oven
level-3 = Veerman
level-3-about = neemt wat dichtbij ligt en ziet de overkant
level-4 = Schrijver
level-4-about = telt, en verschrijft zich zelden
level-5 = Koopman
level-5-about = weet wat alles waard is
level-6 = Bouwmeester
level-6-about = denkt enkele zetten vooruit
level-7 = Vizier
level-7-about = ziet weinig over het hoofd en geeft niets weg
level-8 = Farao
level-8-about = heeft alles al gezien en rekent op winst

# What each of the computer’s people is called, by level and seat: never two the same at a table.
bot-1-1 = Tamit
bot-1-2 = Meret
bot-1-3 = Nofret
bot-1-4 = Kiya
bot-2-1 = Pepi
bot-2-2 = Hoeya
bot-2-3 = Senbi
bot-2-4 = Djaoe
bot-3-1 = Mahaf
bot-3-2 = Nebi
bot-3-3 = Hapoe
bot-3-4 = Sennoe
bot-4-1 = Ani
bot-4-2 = Cheti
bot-4-3 = Doea
bot-4-4 = Hoenefer
bot-5-1 = Tjai
bot-5-2 = Nakht
bot-5-3 = Reki
bot-5-4 = Oeserhat
bot-6-1 = Imhotep
bot-6-2 = Hemioenoe
bot-6-3 = Senenmoet
bot-6-4 = Ineni
bot-7-1 = Ptahhotep
bot-7-2 = Rechmire
bot-7-3 = Kagemni
bot-7-4 = Paser
bot-8-1 = Cheops
bot-8-2 = Ramses
bot-8-3 = Seti
bot-8-4 = Thoetmosis

## Everywhere
skip = Naar de inhoud
home = Naar de spellen
menu = Menu
close = Sluiten
cancel = Annuleren
yes = Ja
no = Nee
play = Spelen
copy = Kopiëren
copied = Gekopieerd
auto = Automatisch
light = Licht
dark = Donker
loading = Een ogenblik …
lost = Hier is alleen maar zand
other-version = Aan deze tafel speelt een andere versie

## The front page
front-title = { $count ->
    [1] Eén spel
    [2] Twee spellen
    [3] Drie spellen
    [4] Vier spellen
    [5] Vijf spellen
    [6] Zes spellen
   *[other] { $count } spellen
  } van de Nijl, één tafel.
front-about = Speel meteen tegen de computer, of stuur je vrienden een link. Geen account, geen reclame.
front-play = Nu spelen
front-friends = Met vrienden
learn = Leren
learn-offer = Speel je dit voor het eerst? We laten je op het bord zien hoe het gaat, zet voor zet. Stoppen kan altijd.
learn-show = Laat zien (4 minuten)
learn-known = Ken ik al, spelen
front-fair = Elke worp is na het spel te controleren.
front-api = Voor programma’s
recent = Verder spelen
mine = Mijn partijen
lobby = Lobby
lobby-about = Open tafels: schuif aan of kijk toe.
lobby-empty = Er is nu geen open tafel.
lobby-empty-about = Dek er zelf een en toon hem hier, of speel meteen tegen de computer.
join = Meedoen
watch = Kijken
rules = Regels
print = Gedrukte uitgave
print-author = auteur
print-publisher = uitgever
print-year = jaar
print-edition = uitgave
print-players = spelers
print-age = leeftijd
print-length = duur
print-missing = In de gedrukte uitgave staat niet: { $what }.
licences = Licenties
licences-about = Pyramidion is vrije software onder de MIT- of de Apache 2.0-licentie. De pagina is gebouwd met:

## A new table
new = Nieuwe tafel
new-choose = Kies een spel.
new-place = Waar ligt het bord?
place-screen = Op het scherm
place-screen-about = Jullie spelen op deze pagina, hier of ver van elkaar.
place-real = Op een echt bord
place-real-about = Jullie bord ligt op tafel. De pagina is de scheidsrechter: ze weet wie er aan de beurt is en wat mag, gooit de dobbelstenen, bewaart geheimen en tijd, en houdt het spelverslag bij.
new-phones = Wiens telefoon?
phones-one = Eén telefoon, die rondgaat
phones-one-about = Wat maar één van jullie mag zien, wacht achter een gordijn.
phones-own = Ieder zijn eigen
phones-own-about = De anderen scannen een QR-code en schuiven aan.
new-seats = Wie spelen er?
new-colours = Welke kleuren?
new-players = { $count ->
    [one] Alleen
   *[other] { $count } spelers
  }
new-presets = Hoe spelen we?
new-mixture = Je eigen mix:
new-mixture-about = “{ $preset }”, behalve: { $what }.
new-more = Details
new-more-about = elke regel en instelling apart
new-table = De tafel
new-lot = Plaatsen loten
new-lot-on = Wie waar zit, en dus wie begint, wordt geloot zodra iedereen er is.
new-lot-off = Iedereen blijft op de gekozen plaats.
new-takebacks = Terugnemen
new-takebacks-about = Of een gespeelde actie ongedaan gemaakt kan worden.
takebacks-allowed = Mag, als de anderen het goedvinden
takebacks-none = Nooit: gespeeld is gespeeld
new-clock = Klok
new-listed = Tonen in de lobby
new-listed-about = Iedereen mag aanschuiven of toekijken.
new-hints = Tips toestaan
new-hints-about = Je mag de computer om raad vragen, ook tegen andere mensen.
new-make = Tafel dekken
who-me = Ik
who-friend = Een vriend, via een link
who-here = Iemand aan dit scherm
who-bot = Computer
clock-none = Geen klok
clock-quick = 30 seconden per beurt
clock-minute = 90 seconden per beurt
clock-game = 15 minuten, 10 seconden erbij per beurt
clock-day = Eén dag per beurt
clock-week = Eén week per beurt
clock-days = { $days ->
    [one] 1 dag
   *[other] { $days } dagen
  }
clock-left = Nog { $time }

preset-printed = Zoals gedrukt
preset-ours = Onze tafel
preset-children = Met jonge kinderen
change-seats = aantal spelers
change-hints = tips
change-takebacks = terugnemen
change-lot = plaatsen loten
mark-print = gedrukt
mark-print-about = staat in de gedrukte regels,
mark-ours = van ons
mark-ours-about = is een keuze van deze uitgave.
list-all = { $count ->
    [2] Allebei
    [3] Alle drie
    [4] Alle vier
   *[other] Allemaal
  }
list-place = { $place } van { $count }
list-earlier = { $name }: eerder
list-later = { $name }: later
list-one = Er moet er minstens één overblijven.
list-how = Tik om toe te voegen of weg te halen, verschuif met de pijlen.
list-order = { $count ->
    [one] Alleen { $names }.
   *[other] Na elkaar: { $names }.
  }

## Before the game
waiting = De tafel is gedekt
waiting-about = Het spel begint zodra alle plaatsen bezet zijn.
waiting-come = Kies een naam en een plaats.
waiting-watch = Je kijkt toe. Het spel begint zodra alle plaatsen bezet zijn.
waiting-lot = De plaatsen worden geloot als het spel begint: waar je gaat zitten, maakt niet uit.
waiting-real-board = Er wordt op een echt bord gespeeld: iedereen aan tafel mag invoeren wat de dobbelstenen tonen, en terugnemen wat het laatst is ingevoerd.
waiting-numbers = Iedereen is er. De getallen voor de dobbelstenen worden onthuld …
sit = Hier zitten
sit-more = Nog iemand speelt aan dit scherm
stand-up = Opstaan
invited = { $count ->
    [0] Je bent uitgenodigd voor { $game }
    [one] { $names } nodigt je uit voor { $game }
   *[other] { $names } nodigen je uit voor { $game }
  }
invited-open = Er is een plaats vrij aan een tafel voor { $game }
waiting-last = Zodra de laatste plaats bezet is, begint het spel.
fewer = { $count ->
    [one] Alleen spelen
   *[other] Beginnen met { $count }
  }
fewer-about = De vrije plaatsen vervallen; alle anderen houden hun plaats.
moved = De anderen zijn al verder
moved-about = Ze spelen aan een tafel zonder de plaatsen die hier vrij waren.
moved-go = Naar hun tafel
invite = Vrienden uitnodigen
invite-about = Iedereen met deze link kan aanschuiven. Een account is niet nodig.
invite-copy = Link kopiëren
invite-more = Meer links

## Sharing
share = Delen
share-who = Voor wie is de link?
share-players = Spelers
share-players-about = Wie deze link opent, mag op een vrije plaats gaan zitten.
share-spectators = Toeschouwers
share-spectators-about = Wie deze link opent, mag toekijken en ziet geen geheimen.
share-device = Mijn andere apparaat
share-device-about = Opent je eigen plaats op een ander apparaat. Hou hem voor jezelf.
share-qr = De link als QR-code
share-link = Link
share-send = Versturen …

## Playing
tools = Gereedschap
actions = Acties
undo = Terugnemen
hint = Tip
hint-asking = Denkt na …
hint-says = De vizier zou dit spelen: { $action }.
hint-take = Kiezen
repeat = Wat gebeurde er?
more = Meer
offer-draw = Gelijkspel aanbieden
resign = Opgeven
resign-sure = Wil je dit spel echt opgeven?
leave = Van tafel gaan
spectators = { $count ->
    [one] 1 toeschouwer
   *[other] { $count } toeschouwers
  }
dice-wait = { $name } gooit. { $count ->
    [one] Wat geeft de dobbelsteen aan?
   *[other] Wat geven de dobbelstenen aan?
  }
dice-wait-all = Wie begint? Iedereen gooit.
dice-all = Iedereen gooit
dice-number = Dobbelsteen { $number }
dice-throw = Gooi voor ons
dice-by-hand = met de hand gegooid
status-sending = Een ogenblik …
status-watch = Kijk mee …
review-before = Zo was het ervoor
replay-back = Een stap terug
replay-next = Een stap verder
replay-run = Afspelen
replay-pause = Pauze
review-count = { $at } van { $of }
review-end = Terug naar het spel
skip-to-turn = Door naar mijn beurt
skip-to-result = Door naar de uitslag
status-other = { $name } is aan de beurt
answer-over = Het spel is afgelopen.
answer-wait = Wacht tot dit getoond is.
answer-rules = Regels: { $title }

panels = Naast het bord
panel-end = Uitslag
panel-log = Verloop
panel-chat = Chat
panel-list = Acties
panel-text = In woorden
log = Wat er gebeurde
log-show = Op het bord tonen
log-rule = Wat de regels erover zeggen
log-empty = Er is nog niets gebeurd.
list-empty = Er valt nu niets te kiezen.
chat = Chat
chat-empty = Niemand heeft nog iets gezegd.
chat-say = Zeg iets
chat-send = Versturen
react = Laat zien wat je denkt
reaction-bravo = Goed gespeeld!
reaction-laugh = Haha!
reaction-wow = Wauw!
reaction-oops = O jee!
reaction-hurry = Komt er nog wat van?
reaction-luck = Veel geluk!
reaction-by = { $name }: { $reaction }

asked-undo = { $name } wil graag een actie terugnemen.
asked-draw = { $name } biedt gelijkspel aan.
asked-waiting = De anderen moeten nog antwoorden …

note-began = Het spel begint.
note-sat = { $name } gaat zitten.
note-left = { $name } staat op.
note-freed = De plaats { $seat } is weer vrij.
note-renamed = { $seat } heet nu { $name }.
note-lot = De plaatsen zijn geloot: { $seats }.
note-undone = { $name } neemt { $plies ->
    [one] een actie
   *[other] { $plies } acties
  } terug.
note-asked-undo = { $name } vraagt een actie terug te mogen nemen.
note-asked-draw = { $name } biedt gelijkspel aan.
note-agreed = { $name } vindt het goed.
note-declined = { $name } wil dat niet.
note-resigned = { $name } geeft op.
note-time-up = De tijd van { $name } is om.
note-stood-in = { $bot } speelt voor { $name }.
note-returned = { $name } is terug.
note-rematch = Er is een tafel gedekt voor het volgende spel.

announce-turn = Je bent aan de beurt.
title-turn = Jouw beurt
notify-turn = { $game }: je bent aan de beurt
connection-lost = De verbinding is weg. We proberen het opnieuw …

curtain = { $name } is aan de beurt
curtain-about = Geef het scherm door. Niemand anders mag nu kijken.
curtain-lift = Ik ben { $name }
round-leave = Terug naar de gewone weergave

## The end
result = Uitslag
result-draw = Niemand wint: gelijkspel.
result-you = Je wint!
result-you-too = Jullie winnen samen!
result-won = { $count ->
    [one] { $names } wint.
   *[other] { $names } winnen.
  }
rematch = Revanche

## Replay
replay = Terugblik
back-to-table = Naar de tafel

## Settings
settings = Instellingen
setting-language = Taal
setting-theme = Thema
setting-motion = Beweging
motion-auto = Zoals het systeem
motion-less = Minder
setting-pace = Tempo
pace-slow = Langzaam
pace-normal = Gewoon
pace-fast = Snel
pace-instant = Meteen
setting-coordinates = Coördinaten tonen
setting-coordinates-about = Zet de namen van de plekken op het bord en gebruikt ze in het verloop.
setting-confirm = Eerst kijken, dan spelen
setting-confirm-about = Laat zien wat een actie zou doen en vraagt het na voordat je speelt.
setting-sound = Geluiden
setting-sound-about = Stenen, dobbelstenen en een seintje als je aan de beurt bent.
setting-vibration = Trillen
setting-vibration-about = Een korte trilling als je aan de beurt bent, op apparaten die dat kunnen.
setting-round = Rond één tafel
setting-round-about = De tablet ligt in het midden en alles draait naar wie er speelt.
setting-notebook = Notitieboek
setting-notebook-about = Bewaart wat je gezien hebt, als het geheugen bij het spel hoort.
setting-notify = Seintje geven
setting-notify-about = Als je aan de beurt bent en de pagina op de achtergrond staat.
setting-notify-forbidden = Deze browser staat hier geen meldingen toe. Dat kun je veranderen in de instellingen van de browser.
setting-name = Je naam

## Help
help = Hulp
help-about = Wat je kunt kiezen, is op het bord gemarkeerd. Kies een stuk en daarna waar het heen gaat; je ziet wat er zou gebeuren voordat je speelt. Kies je iets wat niet mag, dan lees je waarom.
help-rules = De regels van het spel
help-now = Wat je nu kunt doen
help-short = De regels in het kort
help-keys = Toetsenbord
key-arrows = ← ↑ ↓ →
key-arrows-about = van plek naar plek op het bord
key-enter = Enter
key-enter-about = kiezen; nog een keer: spelen
key-escape = Esc
key-escape-about = de keuze loslaten
key-u = U
key-u-about = terugnemen
key-h = H
key-h-about = tip
key-r = R
key-r-about = nog eens tonen wat er gebeurde
key-steps = , .
key-steps-about = een actie terug, een actie verder
key-space = Spatiebalk
key-space-about = sneller tonen wat er gebeurt
key-l = L
key-l-about = lijst van acties
key-t = T
key-t-about = de tafel in woorden
key-question = ?
key-question-about = deze hulp

## Refusals
refused-form = Dat is niet begrepen. Laad de pagina opnieuw.
refused-version = Er is een nieuwe versie. Laad de pagina opnieuw.
refused-no-table = Die tafel bestaat niet. Misschien is de link afgebroken, of is de tafel allang afgeruimd. Vraag de link nog eens, of dek zelf een tafel.
refused-not-yours = Je kijkt toe: dat kunnen alleen spelers.
refused-taken = Deze plaats is bezet.
refused-not-now = Je bent niet aan de beurt.
refused-dice-first = Er moet eerst gegooid worden.
refused-stale = Er is intussen iets gebeurd. Kijk nog eens.
refused-illegal = Dat mag niet van de regels.
refused-forbidden = Dat mag niet aan deze tafel.
refused-no-takebacks = Aan deze tafel wordt niets teruggenomen.
refused-older-rules = Deze tafel is begonnen met oudere regels van het spel. Pyramidion { $version } speelt hem; hier blijft hij bewaard zoals hij is.
refused-newer-rules = Deze tafel is begonnen met nieuwere regels van het spel. Een nieuwere versie van Pyramidion speelt hem; hier blijft hij bewaard zoals hij is.
refused-too-many = Te snel. Wacht even.
refused-no-place = Dit adres leidt nergens heen. Misschien is er onderweg een letter zoekgeraakt.
refused-too-late = Dat kan niet meer: kijk nog eens.
refused-too-early = Dat getal kan nog onthuld worden. Later kan de computer de plaats krijgen.
refused-unavailable = De server antwoordt niet. Probeer het nog eens.
refused-offline = De server is niet bereikbaar. Probeer het nog eens.
refused-undrawable = Deze pagina kan dit spel niet tekenen.
