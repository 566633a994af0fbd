# Die Seite um die Spiele herum.

## Spiele
game-pyramidis = Pyramidis
game-pyramidis-mood = Schnell und scharf
game-pyramidis-about = Säe Stapel von Pyramiden um das Kreuz. Wer oben liegt, dem gehört der Stapel; fünf im Ziel gewinnen.
game-pyramidis-players = 2 oder 4 Spieler
game-pyramidis-length = 15 Minuten
game-sakkara = Sakkara
game-sakkara-mood = Ein Rennen der Brücken
game-sakkara-about = Führe Ra, Isis und Osiris über drei Terrassen zum Ankh, auf Brücken, die alle verschieben.
game-sakkara-players = 2 bis 4 Spieler
game-sakkara-length = 40 Minuten
game-sphinx = Sphinx
game-sphinx-mood = Würfel, Türen, Gedächtnis
game-sphinx-about = Lerne die Farben der drei Wächter, sammle ihre Karten und erreiche den Schatz als Erster.
game-sphinx-players = 2 bis 4 Spieler
game-sphinx-length = 30 Minuten
game-piramido = Piramido
game-piramido-mood = Was nur du siehst
game-piramido-about = Ersteige Pyramide und Labyrinth nach den Bildern in deinem Betrachter, Zeichen für Zeichen.
game-piramido-players = 1 bis 3 Spieler
game-piramido-length = 30 Minuten
games = Spiele

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
seat-free = Freier Platz
seat-away = Nicht da
seat-thinks = denkt nach
seat-resigned = Hat aufgegeben
seat-time-up = Zeit abgelaufen
seat-stood-in = { $name } vertritt
seat-return = Platz zurücknehmen
seat-stand-in = Computer spielen lassen
name-of-seat = { $name } ({ $seat })
name-numbered = { $name } { $number }
name-default = Gast
name-yours = Dein Name
name-theirs = Name
name-next = Noch jemand an diesem Bildschirm: Name
name-placeholder = Wie sollen wir dich nennen?

level-1 = Gänsemagd
level-1-about = spielt, was hübsch aussieht, und verzeiht alles
level-2 = Töpfer
level-2-about = hat schon gespielt, mit einem Auge am Ofen
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

## Startseite
front-title = Vier Spiele vom Nil, ein Tisch.
front-about = Spiel gleich gegen den Computer, oder schick Freunden einen Link. Ohne Konto, ohne Werbung.
front-play = Losspielen
front-friends = Mit Freunden
front-fair = Jeder Wurf lässt sich nach dem Spiel nachprüfen.
front-api = Für Programme
recent = Weiterspielen
lobby = Lobby
lobby-about = Offene Tische: setz dich dazu, oder schau zu.
lobby-empty = Gerade kein offener Tisch.
lobby-empty-about = Deck selbst einen und zeig ihn hier, oder spiel gleich gegen den Computer.
join = Mitspielen
watch = Zuschauen
rules = Regeln
rules-rulings = bezeichnet eine Entscheidung von uns: sie klärt, was die gedruckte Regel offen lässt, oder sagt, was wir anders machen. Alles andere ist wie gedruckt.
licences = Lizenzen
licences-about = Pyramidion ist freie Software unter der MIT- oder der Apache-2.0-Lizenz. Die Seite ist gebaut mit:

## Neuer Tisch
new = Neuer Tisch
new-choose = Wähle ein Spiel.
new-seats = Wer spielt?
new-players = { $count ->
    [one] Allein
   *[other] { $count } Spieler
  }
new-more = Varianten, Uhr, mehr
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

## Varianten, Spiel für Spiel
option-pyramidis-edition = Gewinnen
option-pyramidis-edition-international = Fünf Pyramiden daheim gewinnen
option-pyramidis-edition-german = Auch, wer dem Gegner den letzten Zug nimmt
option-sakkara-opening = Wer beginnt
option-sakkara-opening-fixed = Der erste Platz
option-sakkara-opening-fists = Wer die Steine in allen Fäusten errät
option-sphinx-dice = Würfel
option-sphinx-dice-three = Zwei einfache und der mit den Schlangen
option-sphinx-dice-two = Ohne Schlangen
option-sphinx-doors = Neben einer Geheimtür enden
option-sphinx-doors-forced = dreht sie
option-sphinx-doors-optional = darf sie drehen
option-sphinx-returns = Eine Karte, deren Farbe man hat,
option-sphinx-returns-forced = muss auf ihr Feld zurück
option-sphinx-returns-never = behält man
option-sphinx-order = Die Wächter nennen
option-sphinx-order-strict = in der richtigen Reihenfolge
option-sphinx-order-any = in beliebiger Reihenfolge
option-piramido-routes = Routen
option-piramido-routes-A = A: die Pyramide hinauf
option-piramido-routes-B = B: die Pyramide hinab
option-piramido-routes-C = C: ins Labyrinth hinein
option-piramido-routes-D = D: aus dem Labyrinth heraus
option-piramido-routes-ABCD = A bis D: die ganze Reise
option-piramido-reels = Bilder
option-piramido-reels-classic = Die drei Scheiben der Schachtel
option-piramido-reels-random = In jedem Spiel neu
option-piramido-order = Wer beginnt
option-piramido-order-fixed = Spieler 1, die Farben der Reihe nach
option-piramido-order-rolloff = Der höchste Wurf; er wählt auch zuerst die Farbe

## Vor dem Spiel
waiting = Der Tisch ist gedeckt
waiting-about = Das Spiel beginnt, wenn alle Plätze besetzt sind.
waiting-come = Wähle einen Namen und einen Platz.
waiting-watch = Du schaust zu. Das Spiel beginnt, wenn alle Plätze besetzt sind.
sit = Hier sitzen
sit-more = Noch jemand spielt an diesem Bildschirm
rise = Aufstehen
invite = Freunde einladen
invite-about = Wer diesen Link hat, kann sich setzen. Ein Konto braucht es nicht.
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
share-device-about = Öffnet deinen eigenen Platz auf einem anderen Gerät. Behalte ihn für dich.
share-qr = Der Link als QR-Code
share-link = Link
share-send = Senden …

## Spielen
tools = Werkzeuge
actions = Aktionen
undo = Zurücknehmen
hint = Tipp
hint-asking = Denkt nach …
hint-says = Der Wesir würde spielen: { $action }
hint-take = Auswählen
repeat = Was ist passiert?
more = Mehr
offer-draw = Remis anbieten
resign = Aufgeben
resign-sure = Willst du dieses Spiel wirklich aufgeben?
leave = Tisch verlassen
spectators = { $count ->
    [one] 1 Zuschauer
   *[other] { $count } Zuschauer
  }
status-choose = Du bist am Zug
status-go-on = Wähle, wohin
status-confirm = Das spielen?
status-sending = Einen Augenblick …
status-watch = Schau zu …
status-other = { $name } ist am Zug
act-plain = { $action }

panels = Neben dem Brett
panel-log = Verlauf
panel-chat = Gespräch
panel-list = Aktionen
panel-text = In Worten
log = Was geschah
log-empty = Es ist noch nichts geschehen.
list-empty = Gerade gibt es nichts zu wählen.
chat = Gespräch
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
chat-send = Senden

asked-undo = { $name } möchte eine Aktion zurücknehmen.
asked-draw = { $name } bietet Remis an.
asked-waiting = Die anderen müssen noch antworten …

note-began = Das Spiel beginnt.
note-sat = { $name } setzt sich.
note-rose = { $name } steht auf.
note-undone = { $name } nimmt { $plies ->
    [one] eine Aktion
   *[other] { $plies } Aktionen
  } zurück.
note-asked-undo = { $name } bittet, eine Aktion zurückzunehmen.
note-asked-draw = { $name } bietet Remis an.
note-agreed = { $name } ist einverstanden.
note-declined = { $name } lehnt ab.
note-resigned = { $name } gibt auf.
note-time-up = Die Zeit von { $name } ist um.
note-stood-in = { $bot } spielt für { $name }.
note-returned = { $name } ist wieder da.
note-rematch = Für das nächste Spiel ist ein Tisch gedeckt.

announce-turn = Du bist am Zug.
title-turn = Du bist dran
notify-turn = { $game }: du bist am Zug
connection-lost = Die Verbindung ist weg. Neuer Versuch …

curtain = { $name } ist am Zug
curtain-about = Gib den Bildschirm weiter. Jetzt soll niemand sonst hinsehen.
curtain-lift = Ich bin { $name }

## Das Ende
result = Ergebnis
result-draw = Niemand gewinnt: unentschieden.
result-you = Du gewinnst!
result-you-too = Ihr gewinnt gemeinsam!
result-won = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen.
  }
result-next = Zum nächsten Spiel
result-new = Neuer Tisch
result-games = Andere Spiele
rematch = Revanche

## Nachspielen
replay = Nachspielen
replay-position = Stellung
replay-first = Zum Anfang
replay-back = Ein Schritt zurück
replay-next = Ein Schritt weiter
replay-last = Zum Ende
replay-run = Abspielen
replay-pause = Anhalten
replay-step = Schritt { $at } von { $last }
back-to-table = Zum Tisch
record-save = Partie speichern
analysis = Analysieren
analysis-about = Die Aussichten aller im Lauf des Spiels.
analysis-better = Besser: { $action }
analysis-luck = { $name }: Glück { $percent }
fair = Ehrliche Würfel
fair-about = { $count ->
    [0] In diesem Spiel blieb nichts dem Zufall überlassen.
    [one] Ein Wurf wurde aus dem Geheimnis des Tisches gezogen, zu dem jeder Spieler eine Zahl beigetragen hat.
   *[other] { $count } Würfe wurden aus dem Geheimnis des Tisches gezogen, zu dem jeder Spieler eine Zahl beigetragen hat.
  } Die erste Zeile war von Anfang an zu sehen; sie ist der SHA-256 der zweiten. „pyramidion verify DATEI“ prüft die gespeicherte Partie.
fair-commitment = Festlegung:
fair-secret = Geheimnis:

## Einstellungen
settings = Einstellungen
setting-language = Sprache
setting-theme = Erscheinungsbild
setting-motion = Bewegung
motion-auto = Wie das System
motion-less = Weniger
setting-confirm = Erst schauen, dann spielen
setting-confirm-about = Zeigt, was eine Aktion bewirkt, und fragt, bevor sie gespielt wird.
setting-sound = Klänge
setting-sound-about = Steine, Würfel und ein Zeichen, wenn du am Zug bist.
setting-notebook = Notizbuch
setting-notebook-about = Behält, was du gesehen hast, wo das Gedächtnis zum Spiel gehört.
setting-notify = Benachrichtigen
setting-notify-about = Wenn du am Zug bist und die Seite im Hintergrund liegt.
setting-notify-forbidden = Dieser Browser erlaubt hier keine Mitteilungen. Das lässt sich in seinen Einstellungen ändern.
setting-name = Dein Name

## Hilfe
help = Hilfe
help-about = Was du wählen kannst, ist auf dem Brett markiert. Wähle eine Figur, dann ihr Ziel; was geschehen würde, siehst du vor dem Spielen. Wählst du etwas, das nicht geht, erfährst du, warum.
help-rules = Die Regeln des Spiels
help-keys = Tastatur
key-arrows = ← ↑ ↓ →
key-arrows-about = von Feld zu Feld auf dem Brett
key-enter = Enter
key-enter-about = wählen; noch einmal: spielen
key-escape = Esc
key-escape-about = die Wahl weglegen
key-u = U
key-u-about = zurücknehmen
key-h = H
key-h-about = Tipp
key-r = R
key-r-about = noch einmal zeigen, was geschah
key-l = L
key-l-about = Liste der Aktionen
key-t = T
key-t-about = der Tisch in Worten
key-question = ?
key-question-about = diese Hilfe

## Absagen
refused-form = Das wurde nicht verstanden. Bitte lade die Seite neu.
refused-version = Es gibt eine neue Version. Bitte lade die Seite neu.
refused-no-table = Diesen Tisch gibt es nicht.
refused-not-yours = Du schaust zu: das können nur Mitspieler.
refused-taken = Dieser Platz ist besetzt.
refused-not-now = Du bist nicht am Zug.
refused-stale = Inzwischen ist etwas geschehen. Schau noch einmal hin.
refused-illegal = Das verbieten die Regeln.
refused-forbidden = Dieser Tisch erlaubt das nicht.
refused-too-many = Zu schnell. Bitte warte einen Augenblick.
refused-unavailable = Der Server antwortet nicht. Bitte versuch es noch einmal.
refused-offline = Der Server ist nicht erreichbar. Bitte versuch es noch einmal.

## Warum eine Aktion nicht erlaubt ist
why-pyramidis-rulebook-end-of-the-game = Das Spiel ist vorbei.
why-pyramidis-rulebook-movement-of-pyramids = Nur ein Stapel mit deiner Pyramide obenauf zieht, und vom Start eine bis fünf, die dort liegen.
why-pyramidis-p6 = Der Stapel gehört dem, der oben liegt; nur er zieht ihn.
why-pyramidis-p8 = Wer ziehen kann, muss.
why-sakkara-rulebook-end-of-the-game = Das Spiel ist vorbei.
why-sakkara-rulebook-moves = Dafür reichen die Bewegungen nicht.
why-sakkara-rulebook-stones = Dein Stein steht nicht dort, oder dieser Weg ist ihm verschlossen.
why-sakkara-rulebook-bridges = Dort liegt keine Brücke.
why-sakkara-k2 = Ein Stein geht auf das nächste Feld einer Ebene oder auf eine Brücke daneben.
why-sakkara-k3 = Nach ihrem ersten Schritt geht Isis geradeaus oder links, Osiris geradeaus oder rechts.
why-sakkara-k4 = Ein Sprung geht über besetzte Felder, über jedes einmal, und endet auf einem leeren oder feindlichen.
why-sakkara-k5 = Dein eigener Stein steht auf dem Eingang.
why-sakkara-k6 = Zuerst müssen deine Steine ihre Brücken verlassen.
why-sakkara-k7 = Eine Brücke rückt in ihrer Mauer um eines weiter, leer und auf einen freien Platz.
why-sakkara-k8 = Die weiße Brücke zieht erst nach einem Schlag, und dann zuletzt.
why-sakkara-k12 = Zuerst entscheiden die Fäuste, wer beginnt.
why-sakkara-k13 = Ohne Stein auf dem Brett bring zuerst einen herein.
why-sphinx-rulebook-end-of-the-game = Das Spiel ist vorbei.
why-sphinx-rulebook-before-the-game = Die Sphinxe werden erst aufgestellt.
why-sphinx-rulebook-a-turn = Zuerst ist etwas anderes zu entscheiden.
why-sphinx-rulebook-dice = Das zeigt kein Würfel.
why-sphinx-rulebook-walking = Eine Aktion darf nicht auf einer anderen Figur enden.
why-sphinx-rulebook-snakes = Zum Tauschen braucht es die Schlangen.
why-sphinx-rulebook-card-fields = Hier ist keine Karte zu nehmen.
why-sphinx-rulebook-mummy-fields = Zum Schauen braucht es ein Mumienfeld, einmal im Zug.
why-sphinx-rulebook-stealing = Diese Karte kann nicht gestohlen werden.
why-sphinx-rulebook-secret-doors = Hier ist keine Tür zu drehen.
why-sphinx-rulebook-for-young-players = Dieser Tisch spielt ohne das.
why-sphinx-x1 = Diesen Ort gibt es auf dem Brett nicht.
why-sphinx-x3 = Hinter den Start geht niemand zurück.
why-sphinx-x4 = Um die Wächter zu nennen, braucht es drei Karten.
why-sphinx-x6 = Ein Würfel, der genutzt werden kann, muss genutzt werden.
why-sphinx-x7 = Diese Entscheidung ist vorbei oder noch nicht dran.
why-sphinx-x8 = Bestehlen kann man nur, wen man unterwegs überholt.
why-piramido-rulebook-end-of-the-game = Das Spiel ist vorbei.
why-piramido-rulebook-who-begins = Zuerst wird entschieden, wer beginnt und mit welcher Farbe.
why-piramido-rulebook-moving = Zuerst wird der ganze Wurf gezogen.
why-piramido-rulebook-route-c = Das gehört ins Labyrinth.
why-piramido-v1 = Diesen Ort gibt es nicht.
why-piramido-v2 = Diese Bildscheiben sind nicht möglich.
why-piramido-v3 = Schritte gehen auf eine freie Nachbarstufe, zurück nur, wenn es vorn nicht weitergeht.
why-piramido-v4 = Von der Spitze geht es nur zurück, woher man kam.
why-piramido-v6 = Eine Stufe wird je Betreten einmal beansprucht, sechs im Ganzen.
why-piramido-v7 = Eine Sphinx kommt nach einer Hieroglyphe auf eine freie Stufe, auf der du warst.
why-piramido-v10 = Dieser Weg ist zu.
why-piramido-v12 = Beansprucht wird nur ein Feld mit Zeichen, auf dem der Wurf geendet hat.
