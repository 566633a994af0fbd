# The page around the games.

## Games
games = Spel
# Står framför något, med kolon: ”Regler: …”.
label = { $words }:

## Seats
seat-red = Röd
seat-yellow = Gul
seat-green = Grön
seat-blue = Blå
seat-p1 = Spelare 1
seat-p2 = Spelare 2
seat-p3 = Spelare 3
seat-p4 = Spelare 4
seats = Vid bordet
seat-you = Du
seat-bot = Datorn
seat-bot-level = Datorn, { $name }
seat-bot-give = Datorn spelar här
seat-bot-strength = Hur bra?
seat-bot-away = Skicka i väg
seat-free = Ledig plats
seat-away = Borta
seat-thinks = tänker
seat-resigned = Har gett upp
seat-time-up = Tiden är ute
seat-stood-in = { $name } hoppar in
seat-return = Ta tillbaka platsen
seat-stand-in = Låt datorn spela
seat-stand-in-from = Från { $time } kan datorn spela i stället. Du kan stänga sidan så länge: din plats är kvar.
name-of-seat = { $name } ({ $seat })
name-alike = Liknar namnet på platsen { $seat }
name-numbered = { $name } { $number }
name-default = Gäst
name-yours = Ditt namn
name-theirs = Namn
name-next = En till vid den här skärmen: namn
name-placeholder = Vad ska vi kalla dig?
name-change = Byt namn
name-keep = Det är jag

level-1 = Gåspiga
level-1-about = spelar det som ser fint ut och förlåter allt
level-2 = Krukmakare
level-2-about = har spelat förr, med ett öga på brännugnen
level-3 = Färjkarl
level-3-about = tar det som ligger nära och ser nästa strand
level-4 = Tempelskrivare
level-4-about = räknar noga och skriver sällan fel
level-5 = Köpman
level-5-about = vet vad allting är värt
level-6 = Byggmästare
level-6-about = planerar flera drag framåt
level-7 = Vesir
level-7-about = missar inte mycket och skänker inte bort något
level-8 = Farao
level-8-about = har sett allt förut och räknar med att vinna

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
bot-8-1 = Cheops
bot-8-2 = Ramses
bot-8-3 = Seti
bot-8-4 = Thutmosis

## Everywhere
skip = Hoppa till innehållet
home = Till spelen
menu = Meny
close = Stäng
cancel = Avbryt
yes = Ja
no = Nej
play = Spela
copy = Kopiera
copied = Kopierat
auto = Automatiskt
light = Ljust
dark = Mörkt
loading = Ett ögonblick …
lost = Här finns bara sand
other-version = En annan version spelar det här bordet

## The front page
front-title = { $count ->
    [1] Ett spel
    [2] Två spel
    [3] Tre spel
    [4] Fyra spel
    [5] Fem spel
    [6] Sex spel
   *[other] { $count } spel
  } från Nilen, ett bord.
front-about = Spela direkt mot datorn, eller skicka en länk till vännerna. Inget konto, ingen reklam.
front-play = Spela nu
front-friends = Med vänner
learn = Lär dig
learn-offer = Första gången? Vi visar hur man gör på brädet, drag för drag. Du kan sluta när du vill.
learn-show = Visa mig (4 minuter)
learn-known = Jag kan det, spela
front-fair = Varje tärningskast går att kontrollera efter spelet.
front-api = För program
recent = Spela vidare
mine = Mina partier
lobby = Lobby
lobby-about = Öppna bord: slå dig ner eller titta på.
lobby-empty = Inga öppna bord just nu.
lobby-empty-about = Duka ett eget och visa det här, eller spela direkt mot datorn.
join = Spela med
watch = Titta på
rules = Regler
print = Originalet
print-author = upphovsperson
print-publisher = förlag
print-year = år
print-edition = utgåva
print-players = spelare
print-age = ålder
print-length = speltid
print-missing = Originalet anger inte: { $what }.
licences = Licenser
licences-about = Pyramidion är fri programvara under MIT-licensen eller Apache 2.0-licensen. Sidan är byggd med följande:

## A new table
new = Nytt bord
new-choose = Välj ett spel.
new-place = Var är brädet?
place-screen = På skärmen
place-screen-about = Ni spelar på den här sidan, här eller långt ifrån varandra.
place-real = På ett riktigt bräde
place-real-about = Ert bräde ligger på bordet. Sidan är domare: den vet vem som är på tur och vad som är tillåtet, kastar tärningarna, vaktar hemligheter och tid och för protokoll.
new-phones = Vems telefon?
phones-one = En telefon som går runt
phones-one-about = Det som bara en av er får se väntar bakom en ridå.
phones-own = Var och en sin egen
phones-own-about = De andra skannar en QR-kod och slår sig ner.
new-seats = Vilka spelar?
new-colours = Vilka färger?
new-players = { $count ->
    [one] Ensam
   *[other] { $count } spelare
  }
new-presets = Hur ska vi spela?
new-mixture = Egen blandning:
new-mixture-about = ”{ $preset }”, utom: { $what }.
new-more = Detaljer
new-more-about = varje regel och inställning för sig
new-table = Bordet
new-lot = Lotta platserna
new-lot-on = Vem som sitter var, och därmed vem som börjar, lottas när alla är här.
new-lot-off = Alla behåller platsen de tar.
new-takebacks = Ångra
new-takebacks-about = Om en spelad handling kan tas tillbaka.
takebacks-allowed = Tillåtet, om de andra går med på det
takebacks-none = Aldrig: spelat är spelat
new-clock = Klocka
new-listed = Visa i lobbyn
new-listed-about = Vem som helst får slå sig ner eller titta på.
new-hints = Tillåt tips
new-hints-about = Man får fråga datorn om råd, även mot andra människor.
new-make = Duka bordet
who-me = Jag
who-friend = En vän, via länk
who-here = Någon vid den här skärmen
who-bot = Datorn
clock-none = Ingen klocka
clock-quick = 30 sekunder per tur
clock-minute = 90 sekunder per tur
clock-game = 15 minuter, 10 sekunder till för varje tur
clock-day = En dag per tur
clock-week = En vecka per tur
clock-days = { $days ->
    [one] 1 dag
   *[other] { $days } dagar
  }
clock-left = { $time } kvar

preset-printed = Som i originalet
preset-ours = Vårt bord
preset-children = Med små barn
change-seats = antal spelare
change-hints = tips
change-takebacks = ångra
change-lot = lottning av platser
mark-print = original
mark-print-about = står i den tryckta regelboken,
mark-ours = vår
mark-ours-about = är ett val i den här utgåvan.
list-all = { $count ->
    [2] Båda
    [3] Alla tre
    [4] Alla fyra
   *[other] Alla
  }
list-place = { $place } av { $count }
list-earlier = { $name }: tidigare
list-later = { $name }: senare
list-one = Minst en måste vara kvar.
list-how = Tryck för att lägga till eller ta bort, flytta med pilarna.
list-order = { $count ->
    [one] Bara { $names }.
   *[other] Efter varandra: { $names }.
  }

## Before the game
waiting = Bordet är dukat
waiting-about = Spelet börjar när alla platser är tagna.
waiting-come = Välj ett namn och en plats.
waiting-watch = Du tittar på. Spelet börjar när alla platser är tagna.
waiting-lot = Platserna lottas när spelet börjar: det spelar ingen roll var du sätter dig.
waiting-real-board = Man spelar på ett riktigt bräde: alla vid bordet får ange vad tärningarna visar och ångra det som angavs senast.
waiting-numbers = Alla är här. Talen till tärningarna avslöjas …
sit = Sitt här
sit-more = En till spelar vid den här skärmen
stand-up = Lämna platsen
invited = { $count ->
    [0] Du är inbjuden till { $game }
    [one] { $names } bjuder in dig till { $game }
   *[other] { $names } bjuder in dig till { $game }
  }
invited-open = Det finns en ledig plats vid ett bord med { $game }
waiting-last = När den sista platsen är tagen börjar spelet.
fewer = { $count ->
    [one] Spela ensam
   *[other] Börja med { $count } spelare
  }
fewer-about = De lediga platserna tas bort; alla andra behåller sina.
moved = De andra har gått vidare
moved-about = De spelar vid ett bord utan platserna som var lediga här.
moved-go = Till deras bord
invite = Bjud in vänner
invite-about = Alla som har länken kan slå sig ner. Inget konto behövs.
invite-copy = Kopiera länken
invite-more = Fler länkar

## Sharing
share = Dela
share-who = Vem är länken till?
share-players = Spelare
share-players-about = Den som öppnar länken får ta en ledig plats.
share-spectators = Åskådare
share-spectators-about = Den som öppnar länken får titta på, men ser inga hemligheter.
share-device = Min andra enhet
share-device-about = Öppnar din egen plats på en annan enhet. Behåll den för dig själv.
share-qr = Länken som QR-kod
share-link = Länk
share-send = Skicka …

## Playing
tools = Verktyg
actions = Handlingar
undo = Ångra
hint = Tips
hint-asking = Tänker …
hint-says = Vesiren skulle spela: { $action }.
hint-take = Välj det
repeat = Vad hände?
more = Mer
offer-draw = Erbjud oavgjort
resign = Ge upp
resign-sure = Vill du verkligen ge upp det här partiet?
leave = Lämna bordet
spectators = { $count ->
    [one] 1 åskådare
   *[other] { $count } åskådare
  }
dice-wait = { $name } kastar. { $count ->
    [one] Vad visar tärningen?
   *[other] Vad visar tärningarna?
  }
dice-wait-all = Vem börjar? Alla kastar.
dice-all = Alla kastar
dice-number = Tärning { $number }
dice-throw = Kasta åt oss
dice-by-hand = kastat för hand
status-sending = Ett ögonblick …
status-watch = Se på …
review-before = Så var det innan
replay-back = Ett steg tillbaka
replay-next = Ett steg framåt
replay-run = Spela upp
replay-pause = Pausa
review-count = { $at } av { $of }
review-end = Tillbaka till spelet
skip-to-turn = Hoppa till min tur
skip-to-result = Hoppa till resultatet
status-other = { $name } är på tur
answer-over = Spelet är slut.
answer-wait = Vänta tills allt har visats.
answer-rules = Regler: { $title }

panels = Bredvid brädet
panel-end = Resultat
panel-log = Logg
panel-chat = Chatt
panel-list = Handlingar
panel-text = Med ord
log = Vad som hände
log-show = Visa på brädet
log-rule = Vad reglerna säger om det
log-empty = Ingenting har hänt än.
list-empty = Ingenting att välja just nu.
chat = Chatt
chat-empty = Ingen har sagt något än.
chat-say = Säg något
chat-send = Skicka
react = Visa vad du tycker
reaction-bravo = Snyggt spelat!
reaction-laugh = Ha ha!
reaction-wow = Oj!
reaction-oops = Aj då!
reaction-hurry = Blir det i dag?
reaction-luck = Lycka till!
reaction-by = { $name }: { $reaction }

asked-undo = { $name } vill ta tillbaka en handling.
asked-draw = { $name } erbjuder oavgjort.
asked-waiting = Väntar på de andra …

note-began = Spelet börjar.
note-sat = { $name } slår sig ner.
note-left = { $name } reser sig.
note-freed = Platsen { $seat } är ledig igen.
note-renamed = { $seat } heter nu { $name }.
note-lot = Platserna har lottats: { $seats }.
note-undone = { $name } tar tillbaka { $plies ->
    [one] en handling
   *[other] { $plies } handlingar
  }.
note-asked-undo = { $name } ber att få ta tillbaka en handling.
note-asked-draw = { $name } erbjuder oavgjort.
note-agreed = { $name } går med på det.
note-declined = { $name } säger nej.
note-resigned = { $name } ger upp.
note-time-up = Tiden är ute för { $name }.
note-stood-in = { $bot } spelar i stället för { $name }.
note-returned = { $name } är tillbaka.
note-rematch = Det finns ett bord för nästa parti.

announce-turn = Det är din tur.
title-turn = Din tur
notify-turn = { $game }: det är din tur
connection-lost = Anslutningen är borta. Försöker igen …

curtain = { $name } är på tur
curtain-about = Skicka skärmen vidare. Nu får ingen annan titta.
curtain-lift = Jag är { $name }
round-leave = Tillbaka till vanlig vy

## The end
result = Resultat
result-draw = Ingen vinner: oavgjort.
result-you = Du vinner!
result-you-too = Ni vinner tillsammans!
result-won = { $count ->
    [one] { $names } vinner.
   *[other] { $names } vinner.
  }
rematch = Revansch

## Replay
replay = Repris
back-to-table = Till bordet

## Settings
settings = Inställningar
setting-language = Språk
setting-theme = Utseende
setting-motion = Rörelse
motion-auto = Som systemet
motion-less = Mindre
setting-pace = Tempo
pace-slow = Långsamt
pace-normal = Normalt
pace-fast = Snabbt
pace-instant = Direkt
setting-coordinates = Visa koordinater
setting-coordinates-about = Skriver rutornas namn på brädet och använder dem i loggen.
setting-confirm = Titta först, spela sedan
setting-confirm-about = Visar vad en handling skulle göra och frågar innan den spelas.
setting-sound = Ljud
setting-sound-about = Stenar, tärningar och en signal när det är din tur.
setting-vibration = Vibration
setting-vibration-about = En kort surrning när det är din tur, på enheter som kan.
setting-round = Runt samma bord
setting-round-about = Surfplattan ligger i mitten, och allt vänds mot den som spelar.
setting-notebook = Anteckningsbok
setting-notebook-about = Sparar det du har sett, i spel där minnet hör till.
setting-notify = Meddela mig
setting-notify-about = När det är din tur och sidan ligger i bakgrunden.
setting-notify-forbidden = Webbläsaren tillåter inga aviseringar här. Det kan du ändra i dess inställningar.
setting-name = Ditt namn

## Help
help = Hjälp
help-about = Det du kan välja är markerat på brädet. Välj en pjäs och sedan vart den ska; vad som skulle hända visas innan du spelar. Väljer du något som inte går får du veta varför.
help-rules = Spelets regler
help-now = Vad du kan göra nu
help-short = Reglerna i korthet
help-keys = Tangentbord
key-arrows = ← ↑ ↓ →
key-arrows-about = från ruta till ruta på brädet
key-enter = Enter
key-enter-about = välj; en gång till: spela
key-escape = Esc
key-escape-about = lägg undan valet
key-u = U
key-u-about = ångra
key-h = H
key-h-about = tips
key-r = R
key-r-about = visa en gång till vad som hände
key-steps = , .
key-steps-about = en handling bakåt, en handling framåt
key-space = Mellanslag
key-space-about = snabba på det som visas
key-l = L
key-l-about = lista över handlingar
key-t = T
key-t-about = bordet med ord
key-question = ?
key-question-about = den här hjälpen

## Refusals
refused-form = Det gick inte att förstå. Ladda om sidan.
refused-version = Det finns en ny version. Ladda om sidan.
refused-no-table = Det finns inget sådant bord. Kanske blev länken avklippt, eller så har bordet dukats av för länge sedan. Be om länken igen, eller duka ett eget bord.
refused-not-yours = Du tittar på: det kan bara spelarna göra.
refused-taken = Den platsen är tagen.
refused-not-now = Det är inte din tur.
refused-dice-first = Tärningarna ska kastas först.
refused-stale = Något har hänt under tiden. Titta igen.
refused-illegal = Det förbjuder reglerna.
refused-forbidden = Det tillåts inte vid det här bordet.
refused-no-takebacks = Vid det här bordet tas ingenting tillbaka.
refused-older-rules = Det här bordet började med äldre regler. Pyramidion { $version } spelar det; här bevaras det som det är.
refused-newer-rules = Det här bordet började med nyare regler. En nyare version av Pyramidion spelar det; här bevaras det som det är.
refused-too-many = För fort. Vänta ett ögonblick.
refused-no-place = Den här adressen leder ingenstans. Kanske föll en bokstav bort på vägen.
refused-too-late = Det går inte längre: titta igen.
refused-too-early = Det finns fortfarande tid att avslöja talet. Datorn kan ta platsen senare.
refused-unavailable = Servern svarar inte. Försök igen.
refused-offline = Servern går inte att nå. Försök igen.
refused-undrawable = Den här sidan kan inte rita det här spelet.
