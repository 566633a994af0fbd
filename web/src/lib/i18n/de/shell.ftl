# Die Seite um die Spiele herum.

## Spiele
games = Spiele
# Steht mit einem Doppelpunkt vor etwas: „Regeln: …“.
label = { $words }:

## Plätze
seat-red = Rot
seat-yellow = Gelb
seat-green = Grün
seat-blue = Blau
seat-p1 = Spieler 1
seat-p2 = Spieler 2
seat-p3 = Spieler 3
seat-p4 = Spieler 4
seats = Am Tisch
seat-you = Du
seat-bot = Computer
seat-bot-level = Computer, { $name }
seat-bot-give = Hier spielt der Computer
seat-bot-strength = Wie gut?
seat-bot-away = Wegschicken
seat-free = Freier Platz
seat-away = Nicht da
seat-thinks = denkt nach
seat-resigned = Hat aufgegeben
seat-time-up = Zeit abgelaufen
seat-stood-in = { $name } springt ein
seat-return = Platz zurücknehmen
seat-stand-in = Computer spielen lassen
seat-stand-in-from = Ab { $time } kann der Computer einspringen. Du kannst die Seite inzwischen schließen: Dein Platz bleibt deiner.
name-of-seat = { $name } ({ $seat })
name-alike = Sieht aus wie der Name von { $seat }
name-numbered = { $name } { $number }
name-default = Gast
name-yours = Dein Name
name-theirs = Name
name-next = Noch jemand an diesem Bildschirm: Name
name-placeholder = Wie sollen wir dich nennen?
name-change = Deinen Namen ändern
name-keep = So heiße ich

level-1 = Gänsemagd
level-1-about = spielt, was hübsch aussieht, und verzeiht alles
level-2 = Töpfer
level-2-about = hat schon gespielt, behält aber den Ofen im Auge
level-3 = Fährmann
level-3-about = nimmt, was nahe liegt, und sieht das andere Ufer
level-4 = Schreiber
level-4-about = zählt und verschreibt sich selten
level-5 = Händler
level-5-about = weiß, was alles wert ist
level-6 = Baumeister
level-6-about = plant mehrere Züge voraus
level-7 = Wesir
level-7-about = übersieht wenig und schenkt nichts her
level-8 = Pharao
level-8-about = hat alles schon gesehen und rechnet mit dem Sieg

# Wie die Leute des Computers heißen, nach Stufe und Platz: nie zwei gleich an einem Tisch.
bot-1-1 = Tamit
bot-1-2 = Meret
bot-1-3 = Nofret
bot-1-4 = Kija
bot-2-1 = Pepi
bot-2-2 = Huja
bot-2-3 = Senbi
bot-2-4 = Djau
bot-3-1 = Mahaf
bot-3-2 = Nebi
bot-3-3 = Hapu
bot-3-4 = Sennu
bot-4-1 = Ani
bot-4-2 = Cheti
bot-4-3 = Dua
bot-4-4 = Hunefer
bot-5-1 = Tjai
bot-5-2 = Nacht
bot-5-3 = Reki
bot-5-4 = Userhat
bot-6-1 = Imhotep
bot-6-2 = Hemiunu
bot-6-3 = Senenmut
bot-6-4 = Ineni
bot-7-1 = Ptahhotep
bot-7-2 = Rechmire
bot-7-3 = Kagemni
bot-7-4 = Paser
bot-8-1 = Cheops
bot-8-2 = Ramses
bot-8-3 = Sethos
bot-8-4 = Thutmosis

## Überall
skip = Zum Inhalt
home = Zu den Spielen
menu = Menü
close = Schließen
cancel = Abbrechen
yes = Ja
no = Nein
play = Spielen
copy = Kopieren
copied = Kopiert
auto = Automatisch
light = Hell
dark = Dunkel
loading = Einen Augenblick …
lost = Hier ist nur Sand
other-version = Dieser Tisch läuft mit einer anderen Version

## Startseite
front-title = { $count ->
    [1] Ein Spiel
    [2] Zwei Spiele
    [3] Drei Spiele
    [4] Vier Spiele
    [5] Fünf Spiele
    [6] Sechs Spiele
   *[other] { $count } Spiele
  } vom Nil, ein Tisch.
front-about = Spiel gleich gegen den Computer oder schick Freunden einen Link. Ohne Konto, ohne Werbung.
front-play = Losspielen
front-friends = Mit Freunden
learn = Lernen
learn-offer = Spielst du das zum ersten Mal? Wir zeigen dir auf dem Brett, wie es geht, Schritt für Schritt. Aufhören kannst du jederzeit.
learn-show = Zeig es mir (4 Minuten)
learn-known = Kenne ich, spielen
front-fair = Jeder Wurf lässt sich nach dem Spiel nachprüfen.
front-api = Für Programme
recent = Weiterspielen
mine = Meine Partien
lobby = Lobby
lobby-about = Offene Tische: Setz dich dazu oder schau zu.
lobby-empty = Gerade kein offener Tisch.
lobby-empty-about = Deck selbst einen und zeig ihn hier, oder spiel gleich gegen den Computer.
join = Mitspielen
watch = Zuschauen
rules = Regeln
print = Im Druck
print-author = Autor
print-publisher = Verlag
print-year = Jahr
print-edition = Ausgabe
print-players = Spieler
print-age = Alter
print-length = Dauer
print-missing = Im Druck steht nicht: { $what }.
licences = Lizenzen
licences-about = Pyramidion ist freie Software unter der MIT- oder der Apache-2.0-Lizenz. Die Seite ist gebaut mit:

## Neuer Tisch
new = Neuer Tisch
new-choose = Wähle ein Spiel.
new-place = Wo liegt das Brett?
place-screen = Auf dem Bildschirm
place-screen-about = Ihr spielt auf dieser Seite, hier oder weit voneinander entfernt.
place-real = Auf einem echten Brett
place-real-about = Euer Brett liegt auf dem Tisch. Die Seite ist der Schiedsrichter: Sie weiß, wer am Zug ist und was erlaubt ist, würfelt, hütet Geheimnisse und Zeit und führt die Aufzeichnung.
new-phones = Wessen Handy?
phones-one = Ein Handy für alle
phones-one-about = Was nur einer von euch sehen darf, wartet hinter einem Vorhang.
phones-own = Jeder das eigene
phones-own-about = Die anderen scannen einen QR-Code und setzen sich.
new-seats = Wer spielt?
new-colours = Welche Farben?
new-players = { $count ->
    [one] Allein
   *[other] { $count } Spieler
  }
new-presets = Wie spielen wir?
new-mixture = Deine eigene Mischung:
new-mixture-about = „{ $preset }“, nur anders bei: { $what }.
new-more = Details
new-more-about = jede Regel und Einstellung einzeln
new-table = Der Tisch
new-lot = Plätze auslosen
new-lot-on = Wer wo sitzt und damit auch, wer beginnt, wird ausgelost, sobald alle da sind.
new-lot-off = Alle behalten den Platz, den sie nehmen.
new-takebacks = Zurücknehmen
new-takebacks-about = Ob sich eine gespielte Aktion zurücknehmen lässt.
takebacks-allowed = Erlaubt, wenn die anderen einverstanden sind
takebacks-none = Nie: Gespielt ist gespielt
new-clock = Uhr
new-listed = In der Lobby zeigen
new-listed-about = Alle dürfen sich setzen oder zuschauen.
new-hints = Tipps erlauben
new-hints-about = Der Computer darf um Rat gefragt werden, auch gegen andere Menschen.
new-make = Tisch decken
who-me = Ich
who-friend = Freund, per Link
who-here = Jemand an diesem Bildschirm
who-bot = Computer
clock-none = Ohne Uhr
clock-quick = 30 Sekunden je Zug
clock-minute = 90 Sekunden je Zug
clock-game = 15 Minuten, 10 Sekunden mehr je Zug
clock-day = Ein Tag je Zug
clock-week = Eine Woche je Zug
clock-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
  }
clock-left = Noch { $time }

preset-printed = Wie gedruckt
preset-ours = Unser Tisch
preset-children = Mit kleinen Kindern
change-seats = Zahl der Spieler
change-hints = Tipps
change-takebacks = Zurücknehmen
change-lot = Auslosen der Plätze
mark-print = Druck
mark-print-about = steht in der gedruckten Regel,
mark-ours = von uns
mark-ours-about = ist eine Wahl dieser Ausgabe.
list-all = { $count ->
    [2] Beide
    [3] Alle drei
    [4] Alle vier
   *[other] Alle
  }
list-place = { $place } von { $count }
list-earlier = { $name }: früher
list-later = { $name }: später
list-one = Mindestens ein Eintrag muss bleiben.
list-how = Antippen nimmt etwas auf oder heraus, die Pfeile verschieben es.
list-order = { $count ->
    [one] Nur { $names }.
   *[other] Nacheinander: { $names }.
  }

## Vor dem Spiel
waiting = Der Tisch ist gedeckt
waiting-about = Das Spiel beginnt, wenn alle Plätze besetzt sind.
waiting-come = Wähle einen Namen und einen Platz.
waiting-watch = Du schaust zu. Das Spiel beginnt, wenn alle Plätze besetzt sind.
waiting-lot = Die Plätze werden ausgelost, wenn das Spiel beginnt: Wohin du dich setzt, ist egal.
waiting-real-board = Gespielt wird auf einem echten Brett: Alle am Tisch dürfen eingeben, was die Würfel zeigen, und die letzte Eingabe zurücknehmen.
waiting-numbers = Alle sind da. Die Zahlen für die Würfel werden aufgedeckt …
sit = Hier sitzen
sit-more = Noch jemand spielt an diesem Bildschirm
stand-up = Aufstehen
invited = { $count ->
    [0] Du bist zu { $game } eingeladen
    [one] { $names } lädt dich zu { $game } ein
   *[other] { $names } laden dich zu { $game } ein
  }
invited-open = An einem { $game }-Tisch ist ein Platz frei
waiting-last = Sobald der letzte Platz besetzt ist, beginnt das Spiel.
fewer = { $count ->
    [one] Allein spielen
   *[other] Zu { $count ->
        [2] zweit
        [3] dritt
        [4] viert
       *[other] { $count }
      } beginnen
  }
fewer-about = Die freien Plätze fallen weg; alle anderen behalten ihren.
moved = Die anderen sind schon weiter
moved-about = Sie spielen an einem Tisch ohne die Plätze, die hier frei waren.
moved-go = Zu ihrem Tisch
invite = Freunde einladen
invite-about = Wer diesen Link hat, kann sich dazusetzen. Ein Konto ist nicht nötig.
invite-copy = Link kopieren
invite-more = Weitere Links

## Teilen
share = Teilen
share-who = Für wen ist der Link?
share-players = Mitspieler
share-players-about = Wer diesen Link öffnet, darf sich auf einen freien Platz setzen.
share-spectators = Zuschauer
share-spectators-about = Wer diesen Link öffnet, darf zuschauen und sieht keine Geheimnisse.
share-device = Mein anderes Gerät
share-device-about = Öffnet deinen eigenen Platz auf einem anderen Gerät. Behalte diesen Link für dich.
share-qr = Der Link als QR-Code
share-link = Link
share-send = Senden …

## Spielen
tools = Werkzeuge
actions = Aktionen
undo = Zurücknehmen
hint = Tipp
hint-asking = Denkt nach …
hint-says = Der Wesir würde spielen: { $action }.
hint-take = Auswählen
repeat = Was ist passiert?
more = Mehr
offer-draw = Unentschieden anbieten
resign = Aufgeben
resign-sure = Willst du dieses Spiel wirklich aufgeben?
leave = Tisch verlassen
spectators = { $count ->
    [one] 1 Zuschauer
   *[other] { $count } Zuschauer
  }
dice-wait = { $name } würfelt. { $count ->
    [one] Was zeigt der Würfel?
   *[other] Was zeigen die Würfel?
  }
dice-wait-all = Wer beginnt? Alle würfeln.
dice-all = Alle würfeln
dice-number = Würfel { $number }
dice-throw = Würfle für uns
dice-by-hand = von Hand gewürfelt
status-sending = Einen Augenblick …
status-watch = Schau zu …
review-before = So stand es davor
replay-back = Ein Schritt zurück
replay-next = Ein Schritt weiter
replay-run = Abspielen
replay-pause = Anhalten
review-count = { $at } von { $of }
review-end = Zurück zum Spiel
skip-to-turn = Weiter bis zu meinem Zug
skip-to-result = Weiter zum Ergebnis
status-other = { $name } ist am Zug
answer-over = Das Spiel ist vorbei.
answer-wait = Warte, bis alles gezeigt ist.
answer-rules = Regeln: { $title }

panels = Neben dem Brett
panel-end = Ergebnis
panel-log = Verlauf
panel-chat = Gespräch
panel-list = Aktionen
panel-text = In Worten
log = Was geschah
log-show = Auf dem Brett zeigen
log-rule = Was die Regeln dazu sagen
log-empty = Es ist noch nichts geschehen.
list-empty = Gerade gibt es nichts zu wählen.
chat = Gespräch
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
chat-send = Senden
react = Zeigen, was du denkst
reaction-bravo = Gut gespielt!
reaction-laugh = Haha!
reaction-wow = Oho!
reaction-oops = Au weia!
reaction-hurry = Heute noch?
reaction-luck = Viel Glück!
reaction-by = { $name }: { $reaction }

asked-undo = { $name } möchte eine Aktion zurücknehmen.
asked-draw = { $name } bietet ein Unentschieden an.
asked-waiting = Die anderen müssen noch antworten …

note-began = Das Spiel beginnt.
note-sat = { $name } setzt sich.
note-left = { $name } steht auf.
note-freed = Der Platz { $seat } ist wieder frei.
note-renamed = { $seat } heißt jetzt { $name }.
note-lot = Die Plätze wurden ausgelost: { $seats }.
note-undone = { $name } nimmt { $plies ->
    [one] eine Aktion
   *[other] { $plies } Aktionen
  } zurück.
note-asked-undo = { $name } bittet, eine Aktion zurückzunehmen.
note-asked-draw = { $name } bietet ein Unentschieden an.
note-agreed = { $name } ist einverstanden.
note-declined = { $name } lehnt ab.
note-resigned = { $name } gibt auf.
note-time-up = Die Zeit von { $name } ist um.
note-stood-in = { $bot } spielt für { $name }.
note-returned = { $name } ist wieder da.
note-rematch = Für das nächste Spiel ist ein Tisch gedeckt.

announce-turn = Du bist am Zug.
title-turn = Du bist am Zug
notify-turn = { $game }: Du bist am Zug
connection-lost = Die Verbindung ist weg. Neuer Versuch …

curtain = { $name } ist am Zug
curtain-about = Gib den Bildschirm weiter. Jetzt soll niemand sonst hinsehen.
curtain-lift = Ich bin { $name }
round-leave = Zurück zur gewohnten Ansicht

## Das Ende
result = Ergebnis
result-draw = Niemand gewinnt: unentschieden.
result-you = Du gewinnst!
result-you-too = Ihr gewinnt gemeinsam!
result-won = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen.
  }
rematch = Revanche

## Nachspielen
replay = Nachspielen
back-to-table = Zum Tisch

## Einstellungen
settings = Einstellungen
setting-language = Sprache
setting-theme = Erscheinungsbild
setting-motion = Bewegung
motion-auto = Wie das System
motion-less = Weniger
setting-pace = Tempo
pace-slow = Langsam
pace-normal = Normal
pace-fast = Schnell
pace-instant = Sofort
setting-coordinates = Koordinaten zeigen
setting-coordinates-about = Schreibt die Namen der Felder auf das Brett und nennt sie im Verlauf.
setting-confirm = Erst schauen, dann spielen
setting-confirm-about = Zeigt, was eine Aktion bewirkt, und fragt, bevor sie gespielt wird.
setting-sound = Klänge
setting-sound-about = Steine, Würfel und ein Zeichen, wenn du am Zug bist.
setting-vibration = Vibration
setting-vibration-about = Ein kurzes Brummen, wenn du am Zug bist, wo das Gerät es kann.
setting-round = Alle um einen Tisch
setting-round-about = Das Tablet liegt in der Mitte, und alles dreht sich zu dem, der spielt.
setting-notebook = Notizbuch
setting-notebook-about = Merkt sich, was du gesehen hast, wo das Gedächtnis zum Spiel gehört.
setting-notify = Benachrichtigen
setting-notify-about = Wenn du am Zug bist und die Seite im Hintergrund liegt.
setting-notify-forbidden = Dieser Browser erlaubt hier keine Mitteilungen. Das lässt sich in seinen Einstellungen ändern.
setting-name = Dein Name

## Hilfe
help = Hilfe
help-about = Was du wählen kannst, ist auf dem Brett markiert. Wähle eine Figur, dann ihr Ziel; was geschehen würde, siehst du vor dem Spielen. Wählst du etwas, das nicht geht, erfährst du, warum.
help-rules = Die Regeln des Spiels
help-now = Was du jetzt tun kannst
help-short = Die Regeln in Kürze
help-keys = Tastatur
key-arrows = ← ↑ ↓ →
key-arrows-about = von Feld zu Feld auf dem Brett
key-enter = Enter
key-enter-about = wählen; noch einmal: spielen
key-escape = Esc
key-escape-about = die Auswahl aufheben
key-u = U
key-u-about = zurücknehmen
key-h = H
key-h-about = Tipp
key-r = R
key-r-about = noch einmal zeigen, was geschah
key-steps = , .
key-steps-about = eine Aktion zurück, eine Aktion weiter
key-space = Leertaste
key-space-about = beschleunigen, was gezeigt wird
key-l = L
key-l-about = Liste der Aktionen
key-t = T
key-t-about = der Tisch in Worten
key-question = ?
key-question-about = diese Hilfe

## Absagen
refused-form = Das wurde nicht verstanden. Bitte lade die Seite neu.
refused-version = Es gibt eine neue Version. Bitte lade die Seite neu.
refused-no-table = Diesen Tisch gibt es nicht. Vielleicht wurde der Link abgeschnitten, oder der Tisch ist längst abgeräumt. Lass dir den Link noch einmal geben oder deck selbst einen Tisch.
refused-not-yours = Du schaust zu: Das können nur Mitspieler.
refused-taken = Dieser Platz ist besetzt.
refused-not-now = Du bist nicht am Zug.
refused-dice-first = Zuerst wird gewürfelt.
refused-stale = Inzwischen ist etwas geschehen. Schau noch einmal hin.
refused-illegal = Das verbieten die Regeln.
refused-forbidden = Dieser Tisch erlaubt das nicht.
refused-no-takebacks = An diesem Tisch wird nichts zurückgenommen.
refused-older-rules = Dieser Tisch wurde nach älteren Spielregeln begonnen. Pyramidion { $version } spielt ihn; hier wird er aufbewahrt, wie er ist.
refused-newer-rules = Dieser Tisch wurde nach neueren Spielregeln begonnen. Eine neuere Version von Pyramidion spielt ihn; hier wird er aufbewahrt, wie er ist.
refused-too-many = Zu schnell. Bitte warte einen Augenblick.
refused-no-place = Diese Adresse führt nirgendwohin. Vielleicht ist unterwegs ein Buchstabe verloren gegangen.
refused-too-late = Das geht nicht mehr: Schau noch einmal hin.
refused-too-early = Noch ist Zeit, diese Zahl aufzudecken. Später kann der Computer den Platz haben.
refused-unavailable = Der Server antwortet nicht. Bitte versuch es noch einmal.
refused-offline = Der Server ist nicht erreichbar. Bitte versuch es noch einmal.
refused-undrawable = Diese Seite kann dieses Spiel nicht zeichnen.
