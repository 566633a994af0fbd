# The page around the games.

## Games
games = Giochi
# Precede qualcosa, con i due punti: «Regole: …».
label = { $words }:

## Seats
seat-red = Rosso
seat-yellow = Giallo
seat-green = Verde
seat-blue = Blu
seat-p1 = Giocatore 1
seat-p2 = Giocatore 2
seat-p3 = Giocatore 3
seat-p4 = Giocatore 4
seats = Al tavolo
seat-you = Tu
seat-bot = Computer
seat-bot-level = Computer, { $name }
seat-bot-give = Qui gioca il computer
seat-bot-strength = Quanto è bravo?
seat-bot-away = Manda via
seat-free = Posto libero
seat-away = Assente
seat-thinks = sta pensando
seat-resigned = Ha abbandonato
seat-time-up = Tempo scaduto
seat-stood-in = Supplente: { $name }
seat-return = Riprendi il posto
seat-stand-in = Fai giocare il computer
seat-stand-in-from = Dalle { $time } il computer potrà giocare al suo posto. Intanto puoi chiudere la pagina: il tuo posto resta tuo.
name-of-seat = { $name } ({ $seat })
name-alike = Somiglia al nome del posto { $seat }
name-numbered = { $name } { $number }
name-default = Ospite
name-yours = Il tuo nome
name-theirs = Il suo nome
name-next = Un’altra persona a questo schermo: nome
name-placeholder = Come ti chiamiamo?
name-change = Cambia il tuo nome
name-keep = Sono io

level-1 = Pastora d’oche
level-1-about = gioca ciò che è grazioso e perdona tutto
level-2 = Vasaio
level-2-about = ha già giocato, con un occhio al forno
level-3 = Barcaiolo
level-3-about = prende ciò che è vicino e vede l’altra riva
level-4 = Scriba
level-4-about = conta, e il calamo gli scivola di rado
level-5 = Mercante
level-5-about = sa quanto vale ogni cosa
level-6 = Architetto
level-6-about = progetta diverse mosse in anticipo
level-7 = Visir
level-7-about = gli sfugge poco e non regala nulla
level-8 = Faraone
level-8-about = ha già visto tutto e conta di vincere

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
bot-7-2 = Rekhmira
bot-7-3 = Kagemni
bot-7-4 = Paser
bot-8-1 = Cheope
bot-8-2 = Ramesse
bot-8-3 = Seti
bot-8-4 = Tutmosi

## Everywhere
skip = Vai al contenuto
home = Ai giochi
menu = Menu
close = Chiudi
cancel = Annulla
yes = Sì
no = No
play = Gioca
copy = Copia
copied = Copiato
auto = Automatico
light = Chiaro
dark = Scuro
loading = Un momento…
lost = Qui non c’è che sabbia
other-version = A questo tavolo si gioca con un’altra versione

## The front page
front-title = { $count ->
    [1] Un gioco
    [2] Due giochi
    [3] Tre giochi
    [4] Quattro giochi
    [5] Cinque giochi
    [6] Sei giochi
   *[other] { $count } giochi
  } dal Nilo, un solo tavolo.
front-about = Gioca subito contro il computer, o manda un link agli amici. Niente account, niente pubblicità.
front-play = Gioca ora
front-friends = Con gli amici
learn = Impara
learn-offer = È la tua prima partita? Ti mostriamo sul tabellone come si gioca, mossa per mossa. Puoi smettere quando vuoi.
learn-show = Fammi vedere (4 minuti)
learn-known = Lo conosco, si gioca
front-fair = Ogni lancio di dadi si può controllare dopo la partita.
front-api = Per i programmi
recent = Riprendi
mine = Le mie partite
lobby = Sala
lobby-about = Tavoli aperti: siediti, o guarda.
lobby-empty = Al momento nessun tavolo aperto.
lobby-empty-about = Preparane uno e mostralo qui, o gioca subito contro il computer.
join = Entra
watch = Guarda
rules = Regole
print = L’edizione originale
print-author = autore
print-publisher = editore
print-year = anno
print-edition = edizione
print-players = giocatori
print-age = età
print-length = durata
print-missing = Il regolamento originale non dice: { $what }.
licences = Licenze
licences-about = Pyramidion è software libero con licenza MIT o Apache 2.0. La pagina è fatta con:

## A new table
new = Nuovo tavolo
new-choose = Scegli un gioco.
new-place = Dov’è il tabellone?
place-screen = Sullo schermo
place-screen-about = Giocate su questa pagina, qui o lontani.
place-real = Su un tabellone vero
place-real-about = Il vostro tabellone è sul tavolo. La pagina fa da arbitro: sa a chi tocca e che cosa è permesso, lancia i dadi, custodisce i segreti e il tempo, e tiene la registrazione.
new-phones = Il telefono di chi?
phones-one = Uno solo, che gira
phones-one-about = Ciò che può vedere uno solo aspetta dietro un sipario.
phones-own = Ognuno il suo
phones-own-about = Gli altri inquadrano un codice QR e prendono posto.
new-seats = Chi gioca?
new-colours = Quali colori?
new-players = { $count ->
    [one] In solitario
   *[other] { $count } giocatori
  }
new-presets = Come giochiamo?
new-mixture = La tua miscela:
new-mixture-about = «{ $preset }», tranne: { $what }.
new-more = Dettagli
new-more-about = ogni regola e ogni impostazione
new-table = Il tavolo
new-lot = Sorteggia i posti
new-lot-on = Chi siede dove, e quindi chi comincia, si sorteggia quando ci sono tutti.
new-lot-off = Ognuno tiene il posto che prende.
new-takebacks = Ritirare un’azione
new-takebacks-about = Se un’azione giocata si può ritirare.
takebacks-allowed = Permesso, se gli altri sono d’accordo
takebacks-none = Mai: quel che è fatto è fatto
new-clock = Orologio
new-listed = Mostra nella sala
new-listed-about = Chiunque può sedersi o guardare.
new-hints = Permetti i consigli
new-hints-about = Si può chiedere consiglio al computer, anche contro altre persone.
new-make = Prepara il tavolo
who-me = Io
who-friend = Un amico, con un link
who-here = Qualcuno a questo schermo
who-bot = Computer
clock-none = Senza orologio
clock-quick = 30 secondi a turno
clock-minute = 90 secondi a turno
clock-game = 15 minuti, più 10 secondi a ogni turno
clock-day = Un giorno a turno
clock-week = Una settimana a turno
clock-days = { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
  }
clock-left = Ancora { $time }

preset-printed = Come l’originale
preset-ours = Il nostro tavolo
preset-children = Con bambini piccoli
change-seats = numero di giocatori
change-hints = consigli
change-takebacks = ritiro delle azioni
change-lot = sorteggio dei posti
mark-print = originale
mark-print-about = è nel regolamento originale,
mark-ours = nostra
mark-ours-about = è una scelta di questa edizione.
list-all = { $count ->
    [2] Entrambe
    [3] Tutte e tre
    [4] Tutte e quattro
   *[other] Tutte
  }
list-place = { $place } di { $count }
list-earlier = { $name }: prima
list-later = { $name }: dopo
list-one = Ne deve restare almeno una.
list-how = Tocca per aggiungere o togliere, sposta con le frecce.
list-order = { $count ->
    [one] Soltanto { $names }.
   *[other] Una dopo l’altra: { $names }.
  }

## Before the game
waiting = Il tavolo è pronto
waiting-about = La partita comincia quando tutti i posti sono presi.
waiting-come = Scegli un nome e un posto.
waiting-watch = Stai guardando. La partita comincia quando tutti i posti sono presi.
waiting-lot = I posti si sorteggiano all’inizio della partita: non importa dove ti siedi.
waiting-real-board = Si gioca su un tabellone vero: tutti al tavolo possono inserire ciò che mostrano i dadi e ritirare l’ultima cosa inserita.
waiting-numbers = Ci sono tutti. Si scoprono i numeri per i dadi…
sit = Siediti qui
sit-more = Un’altra persona gioca a questo schermo
stand-up = Alzati
invited = { $count ->
    [0] C’è un invito per te: { $game }
    [one] { $names } ti invita a giocare a { $game }
   *[other] { $names } ti invitano a giocare a { $game }
  }
invited-open = C’è un posto libero a un tavolo di { $game }
waiting-last = Appena l’ultimo posto è preso, la partita comincia.
fewer = { $count ->
    [one] Gioca in solitario
   *[other] Comincia in { $count }
  }
fewer-about = I posti liberi si tolgono; ogni giocatore tiene il suo.
moved = Gli altri sono andati avanti
moved-about = Giocano a un tavolo senza i posti che qui erano liberi.
moved-go = Al loro tavolo
invite = Invita gli amici
invite-about = Chi ha questo link può sedersi. Non serve un account.
invite-copy = Copia il link
invite-more = Altri link

## Sharing
share = Condividi
share-who = Per chi è il link?
share-players = Giocatori
share-players-about = Chi apre questo link può sedersi a un posto libero.
share-spectators = Spettatori
share-spectators-about = Chi apre questo link può guardare, e non vede segreti.
share-device = Altro dispositivo
share-device-about = Apre il tuo stesso posto su un altro dispositivo. Tienilo per te.
share-qr = Il link come codice QR
share-link = Link
share-send = Invia…

## Playing
tools = Strumenti
actions = Azioni
undo = Ritira
hint = Consiglio
hint-asking = Ci penso…
hint-says = Il Visir giocherebbe: { $action }.
hint-take = Scegli questa
repeat = Che cosa è successo?
more = Altro
offer-draw = Proponi il pareggio
resign = Abbandona
resign-sure = Vuoi davvero abbandonare questa partita?
leave = Lascia il tavolo
spectators = { $count ->
    [one] 1 spettatore
   *[other] { $count } spettatori
  }
dice-wait = Lancia { $name }. { $count ->
    [one] Che cosa mostra il dado?
   *[other] Che cosa mostrano i dadi?
  }
dice-wait-all = Chi comincia? Lanciano tutti.
dice-all = Lanciano tutti
dice-number = Dado { $number }
dice-throw = Lancia per noi
dice-by-hand = lanciato a mano
status-sending = Un momento…
status-watch = Guarda…
review-before = Com’era prima
replay-back = Un passo indietro
replay-next = Un passo avanti
replay-run = Avvia
replay-pause = Pausa
review-count = { $at } di { $of }
review-end = Torna alla partita
skip-to-turn = Salta al mio turno
skip-to-result = Salta al risultato
status-other = Tocca a { $name }
answer-over = La partita è finita.
answer-wait = Aspetta che tutto sia stato mostrato.
answer-rules = Regole: { $title }

panels = Accanto al tabellone
panel-end = Risultato
panel-log = Diario
panel-chat = Chat
panel-list = Azioni
panel-text = A parole
log = Che cosa è successo
log-show = Mostra sul tabellone
log-rule = Che cosa dicono le regole
log-empty = Non è ancora successo nulla.
list-empty = Ora non c’è niente da scegliere.
chat = Chat
chat-empty = Nessuno ha ancora detto nulla.
chat-say = Di’ qualcosa
chat-send = Invia
react = Reagisci
reaction-bravo = Ben giocato!
reaction-laugh = Ah ah!
reaction-wow = Caspita!
reaction-oops = Ahi ahi!
reaction-hurry = Con comodo, eh…
reaction-luck = Buona fortuna!
reaction-by = { $name }: { $reaction }

asked-undo = { $name } vorrebbe ritirare un’azione.
asked-draw = { $name } propone il pareggio.
asked-waiting = Si aspettano gli altri…

note-began = La partita comincia.
note-sat = { $name } si siede.
note-left = { $name } si alza.
note-freed = Il posto { $seat } è di nuovo libero.
note-renamed = { $seat } ora si chiama { $name }.
note-lot = I posti sono stati sorteggiati: { $seats }.
note-undone = { $name } ritira { $plies ->
    [one] un’azione
   *[other] { $plies } azioni
  }.
note-asked-undo = { $name } chiede di ritirare un’azione.
note-asked-draw = { $name } propone il pareggio.
note-agreed = { $name } accetta.
note-declined = { $name } rifiuta.
note-resigned = { $name } abbandona.
note-time-up = { $name } non ha più tempo.
note-stood-in = { $bot } gioca al posto di { $name }.
note-returned = { $name } è di nuovo qui.
note-rematch = C’è un tavolo per la prossima partita.

announce-turn = Tocca a te.
title-turn = Tocca a te
notify-turn = { $game }: tocca a te
connection-lost = La connessione è caduta. Si riprova…

curtain = Tocca a { $name }
curtain-about = Passa lo schermo. Ora nessun altro deve guardare.
curtain-lift = Sono { $name }
round-leave = Torna alla vista normale

## The end
result = Risultato
result-draw = Non vince nessuno: pareggio.
result-you = Hai vinto!
result-you-too = Avete vinto insieme!
result-won = { $count ->
    [one] { $names } vince.
   *[other] { $names } vincono.
  }
rematch = Rivincita

## Replay
replay = Replay
back-to-table = Al tavolo

## Settings
settings = Impostazioni
setting-language = Lingua
setting-theme = Tema
setting-motion = Movimento
motion-auto = Come il sistema
motion-less = Meno
setting-pace = Ritmo
pace-slow = Lento
pace-normal = Normale
pace-fast = Veloce
pace-instant = Immediato
setting-coordinates = Mostra le coordinate
setting-coordinates-about = Scrive i nomi dei luoghi sul tabellone e li usa nel diario.
setting-confirm = Prima guarda, poi gioca
setting-confirm-about = Mostra che cosa farebbe un’azione e chiede conferma prima di giocarla.
setting-sound = Suoni
setting-sound-about = Pedine, dadi e un segnale quando tocca a te.
setting-vibration = Vibrazione
setting-vibration-about = Una breve vibrazione quando tocca a te, se il dispositivo lo permette.
setting-round = Intorno a un tavolo
setting-round-about = Il tablet sta nel mezzo, e tutto si gira verso chi gioca.
setting-notebook = Taccuino
setting-notebook-about = Annota ciò che hai visto, dove la memoria fa parte del gioco.
setting-notify = Avvisami
setting-notify-about = Quando tocca a te e la pagina è in secondo piano.
setting-notify-forbidden = Qui il browser non permette le notifiche. Puoi cambiarlo nelle sue impostazioni.
setting-name = Il tuo nome

## Help
help = Aiuto
help-about = Ciò che puoi scegliere è segnato sul tabellone. Scegli un pezzo, poi dove va; prima di giocare vedi che cosa succederebbe. Se scegli qualcosa che non è permesso, ti diciamo perché.
help-rules = Le regole del gioco
help-now = Che cosa puoi fare ora
help-short = Le regole in breve
help-keys = Tastiera
key-arrows = ← ↑ ↓ →
key-arrows-about = da un luogo all’altro del tabellone
key-enter = Invio
key-enter-about = scegliere; ancora una volta: giocare
key-escape = Esc
key-escape-about = annullare la scelta
key-u = U
key-u-about = ritirare un’azione
key-h = H
key-h-about = consiglio
key-r = R
key-r-about = rivedere che cosa è successo
key-steps = , .
key-steps-about = un’azione indietro, un’azione avanti
key-space = Spazio
key-space-about = affrettare ciò che viene mostrato
key-l = L
key-l-about = elenco delle azioni
key-t = T
key-t-about = il tavolo a parole
key-question = ?
key-question-about = questo aiuto

## Refusals
refused-form = Non abbiamo capito. Ricarica la pagina.
refused-version = C’è una nuova versione. Ricarica la pagina.
refused-no-table = Questo tavolo non esiste. Forse il link era tagliato, o il tavolo è stato sparecchiato da tempo. Chiedi di nuovo il link, o prepara un tavolo tuo.
refused-not-yours = Stai guardando: questo possono farlo solo i giocatori.
refused-taken = Questo posto è preso.
refused-not-now = Non tocca a te.
refused-dice-first = Prima si lanciano i dadi.
refused-stale = Nel frattempo è successo qualcosa. Guarda di nuovo.
refused-illegal = Le regole lo vietano.
refused-forbidden = Questo tavolo non lo permette.
refused-no-takebacks = A questo tavolo non si ritira nulla.
refused-older-rules = Questo tavolo è cominciato con una versione precedente delle regole. Lo si gioca con Pyramidion { $version }; qui resta conservato com’è.
refused-newer-rules = Questo tavolo è cominciato con una versione più recente delle regole. Lo si gioca con una versione più recente di Pyramidion; qui resta conservato com’è.
refused-too-many = Troppo in fretta. Aspetta un momento.
refused-no-place = Questo indirizzo non porta da nessuna parte. Forse una lettera si è persa per strada.
refused-too-late = Non è più possibile: guarda di nuovo.
refused-too-early = Quella persona può ancora scoprire il suo numero. Il computer potrà avere il posto più tardi.
refused-unavailable = Il server non risponde. Riprova.
refused-offline = Il server non è raggiungibile. Riprova.
refused-undrawable = Questa pagina non sa disegnare questo gioco.
