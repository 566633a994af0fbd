# The page around the games.

## Games
games = Juegos
# Va delante de algo, con dos puntos: «Reglas: …».
label = { $words }:

## Seats
seat-red = Rojo
seat-yellow = Amarillo
seat-green = Verde
seat-blue = Azul
seat-p1 = Jugador 1
seat-p2 = Jugador 2
seat-p3 = Jugador 3
seat-p4 = Jugador 4
seats = En la mesa
seat-you = Tú
seat-bot = Ordenador
seat-bot-level = Ordenador, { $name }
seat-bot-give = Aquí juega el ordenador
seat-bot-strength = ¿Con qué nivel?
seat-bot-away = Despedir
seat-free = Asiento libre
seat-away = Ausente
seat-thinks = está pensando
seat-resigned = Ha abandonado
seat-time-up = Tiempo agotado
seat-stood-in = Sustituye: { $name }
seat-return = Recuperar el asiento
seat-stand-in = Que juegue el ordenador
seat-stand-in-from = A partir de { $time }, el ordenador podrá jugar por quien falta. Mientras tanto puedes cerrar la página: tu asiento sigue siendo tuyo.
name-of-seat = { $name } ({ $seat })
name-alike = Se parece al nombre del asiento { $seat }
name-numbered = { $name } { $number }
name-default = Visitante
name-yours = Tu nombre
name-theirs = Su nombre
name-next = Otra persona ante esta pantalla: nombre
name-placeholder = ¿Cómo te llamamos?
name-change = Cambiar tu nombre
name-keep = Así me llamo

level-1 = Pastora de ocas
level-1-about = juega lo que le parece bonito y lo perdona todo
level-2 = Alfarero
level-2-about = ya ha jugado antes, con un ojo puesto en el horno
level-3 = Barquero
level-3-about = toma lo que tiene cerca y ve la otra orilla
level-4 = Escriba
level-4-about = cuenta bien y echa pocos borrones
level-5 = Mercader
level-5-about = sabe lo que vale cada cosa
level-6 = Arquitecto
level-6-about = planea con varias jugadas de antelación
level-7 = Visir
level-7-about = pasa poco por alto y no regala nada
level-8 = Faraón
level-8-about = ya lo ha visto todo y da por hecho que ganará

# What each of the computer’s people is called, by level and seat: never two the same at a table.
bot-1-1 = Tamit
bot-1-2 = Meret
bot-1-3 = Nofret
bot-1-4 = Kiya
bot-2-1 = Pepi
bot-2-2 = Huya
bot-2-3 = Senbi
bot-2-4 = Dyau
bot-3-1 = Mahaf
bot-3-2 = Nebi
bot-3-3 = Hapu
bot-3-4 = Sennu
bot-4-1 = Ani
bot-4-2 = Jety
bot-4-3 = Dua
bot-4-4 = Hunefer
bot-5-1 = Chay
bot-5-2 = Najt
bot-5-3 = Reki
bot-5-4 = Userhat
bot-6-1 = Imhotep
bot-6-2 = Hemiunu
bot-6-3 = Senenmut
bot-6-4 = Ineni
bot-7-1 = Ptahhotep
bot-7-2 = Rejmira
bot-7-3 = Kagemni
bot-7-4 = Paser
bot-8-1 = Keops
bot-8-2 = Ramsés
bot-8-3 = Seti
bot-8-4 = Tutmosis

## Everywhere
skip = Ir al contenido
home = A los juegos
menu = Menú
close = Cerrar
cancel = Cancelar
yes = Sí
no = No
play = Jugar
copy = Copiar
copied = Copiado
auto = Automático
light = Claro
dark = Oscuro
loading = Un momento…
lost = Aquí solo hay arena
other-version = Esta mesa se juega con otra versión

## The front page
front-title = { $count ->
    [1] Un juego
    [2] Dos juegos
    [3] Tres juegos
    [4] Cuatro juegos
    [5] Cinco juegos
    [6] Seis juegos
   *[other] { $count } juegos
  } del Nilo, una sola mesa.
front-about = Juega ahora mismo contra el ordenador o envía un enlace a tus amigos. Sin cuenta y sin publicidad.
front-play = Jugar ya
front-friends = Con amigos
learn = Aprender
learn-offer = ¿Es tu primera partida? Te enseñamos a jugar en el tablero, jugada a jugada. Puedes dejarlo cuando quieras.
learn-show = Enséñame (4 minutos)
learn-known = Ya lo conozco, a jugar
front-fair = Cada tirada de dados se puede comprobar después de la partida.
front-api = Para programas
recent = Seguir jugando
mine = Mis partidas
lobby = Sala
lobby-about = Mesas abiertas: siéntate o mira.
lobby-empty = Ahora mismo no hay mesas abiertas.
lobby-empty-about = Pon tú una y muéstrala aquí, o juega ya contra el ordenador.
join = Unirse
watch = Mirar
rules = Reglas
print = El original
print-author = autor
print-publisher = editorial
print-year = año
print-edition = edición
print-players = jugadores
print-age = edad
print-length = duración
print-missing = El original no indica: { $what }.
licences = Licencias
licences-about = Pyramidion es software libre, con licencia MIT o Apache 2.0. La página está hecha con lo siguiente:

## A new table
new = Mesa nueva
new-choose = Elige un juego.
new-place = ¿Dónde está el tablero?
place-screen = En la pantalla
place-screen-about = Jugáis en esta página, aquí o a distancia.
place-real = En un tablero de verdad
place-real-about = Vuestro tablero está sobre la mesa. La página es el árbitro: sabe a quién le toca y qué está permitido, tira los dados, guarda los secretos y el tiempo, y lleva el registro.
new-phones = ¿El móvil de quién?
phones-one = Uno solo, que va pasando
phones-one-about = Lo que solo puede ver una persona espera tras un telón.
phones-own = Cada cual el suyo
phones-own-about = Los demás escanean un código QR y se sientan.
new-seats = ¿Quién juega?
new-colours = ¿Qué colores?
new-players = { $count ->
    [one] En solitario
   *[other] { $count } jugadores
  }
new-presets = ¿Cómo jugamos?
new-mixture = Tu propia mezcla:
new-mixture-about = «{ $preset }», salvo: { $what }.
new-more = Detalles
new-more-about = cada regla y cada ajuste, uno por uno
new-table = La mesa
new-lot = Sortear los asientos
new-lot-on = Dónde se sienta cada cual, y por tanto quién empieza, se sortea cuando ya están todos.
new-lot-off = Cada cual conserva el asiento que elige.
new-takebacks = Deshacer
new-takebacks-about = Si se puede deshacer una acción ya jugada.
takebacks-allowed = Permitido, si los demás están de acuerdo
takebacks-none = Nunca: lo jugado, jugado está
new-clock = Reloj
new-listed = Mostrar en la sala
new-listed-about = Cualquiera puede sentarse o mirar.
new-hints = Permitir pistas
new-hints-about = Se pueden pedir pistas al ordenador, también contra otras personas.
new-make = Poner la mesa
who-me = Yo
who-friend = Un amigo, por enlace
who-here = Alguien ante esta pantalla
who-bot = Ordenador
clock-none = Sin reloj
clock-quick = 30 segundos por turno
clock-minute = 90 segundos por turno
clock-game = 15 minutos, más 10 segundos por turno
clock-day = Un día por turno
clock-week = Una semana por turno
clock-days = { $days ->
    [one] 1 día
   *[other] { $days } días
  }
clock-left = Aún { $time }

preset-printed = Como el original
preset-ours = Nuestra mesa
preset-children = Con niños pequeños
change-seats = número de jugadores
change-hints = pistas
change-takebacks = deshacer
change-lot = sorteo de asientos
mark-print = original
mark-print-about = está en el reglamento impreso,
mark-ours = nuestro
mark-ours-about = es una elección de esta edición.
list-all = { $count ->
    [2] Los dos
    [3] Los tres
    [4] Los cuatro
   *[other] Todos
  }
list-place = { $place } de { $count }
list-earlier = { $name }: antes
list-later = { $name }: después
list-one = Tiene que quedar al menos uno.
list-how = Toca para añadir o quitar, mueve con las flechas.
list-order = { $count ->
    [one] Solo { $names }.
   *[other] Uno tras otro: { $names }.
  }

## Before the game
waiting = La mesa está puesta
waiting-about = La partida empieza cuando todos los asientos están ocupados.
waiting-come = Elige un nombre y un asiento.
waiting-watch = Estás mirando. La partida empieza cuando todos los asientos están ocupados.
waiting-lot = Los asientos se sortean al empezar la partida: da igual dónde te sientes.
waiting-real-board = Se juega en un tablero de verdad: cualquiera en la mesa puede indicar lo que muestran los dados y deshacer lo último que se indicó.
waiting-numbers = Ya está aquí todo el mundo. Se están descubriendo los números para los dados…
sit = Sentarse aquí
sit-more = Alguien más juega ante esta pantalla
stand-up = Levantarse
invited = { $count ->
    [0] Te invitan a jugar a { $game }
    [one] { $names } te invita a jugar a { $game }
   *[other] { $names } te invitan a jugar a { $game }
  }
invited-open = Hay un asiento libre en una mesa de { $game }
waiting-last = En cuanto se ocupe el último asiento, empieza la partida.
fewer = { $count ->
    [one] Jugar en solitario
   *[other] Empezar con { $count }
  }
fewer-about = Los asientos libres se quitan; los demás jugadores conservan el suyo.
moved = Los demás han seguido en otra mesa
moved-about = Juegan en una mesa sin los asientos que aquí estaban libres.
moved-go = A su mesa
invite = Invitar a amigos
invite-about = Quien tenga este enlace puede sentarse. No hace falta cuenta.
invite-copy = Copiar el enlace
invite-more = Más enlaces

## Sharing
share = Compartir
share-who = ¿Para quién es el enlace?
share-players = Jugadores
share-players-about = Quien abra este enlace puede ocupar un asiento libre.
share-spectators = Espectadores
share-spectators-about = Quien abra este enlace puede mirar, sin ver ningún secreto.
share-device = Mi otro dispositivo
share-device-about = Este enlace abre tu propio asiento en otro dispositivo. No lo compartas.
share-qr = El enlace como código QR
share-link = Enlace
share-send = Enviar…

## Playing
tools = Herramientas
actions = Acciones
undo = Deshacer
hint = Pista
hint-asking = Pensando…
hint-says = El Visir jugaría: { $action }.
hint-take = Elegirla
repeat = ¿Qué ha pasado?
more = Más
offer-draw = Ofrecer empate
resign = Abandonar
resign-sure = ¿De verdad quieres abandonar esta partida?
leave = Dejar la mesa
spectators = { $count ->
    [one] 1 espectador
   *[other] { $count } espectadores
  }
dice-wait = Tira { $name }. { $count ->
    [one] ¿Qué marca el dado?
   *[other] ¿Qué marcan los dados?
  }
dice-wait-all = ¿Quién empieza? Tiran todos.
dice-all = Tiran todos
dice-number = Dado { $number }
dice-throw = Tira por nosotros
dice-by-hand = tirado a mano
status-sending = Un momento…
status-watch = Mira…
review-before = Cómo estaba antes
replay-back = Un paso atrás
replay-next = Un paso adelante
replay-run = Reproducir
replay-pause = Pausa
review-count = { $at } de { $of }
review-end = Volver a la partida
skip-to-turn = Saltar a mi turno
skip-to-result = Saltar al resultado
status-other = Turno de { $name }
answer-over = La partida ha terminado.
answer-wait = Espera a que esto se haya mostrado.
answer-rules = Reglas: { $title }

panels = Junto al tablero
panel-end = Resultado
panel-log = Diario
panel-chat = Charla
panel-list = Acciones
panel-text = En palabras
log = Lo que ha pasado
log-show = Mostrar en el tablero
log-rule = Lo que dicen las reglas
log-empty = Todavía no ha pasado nada.
list-empty = Ahora no hay nada que elegir.
chat = Charla
chat-empty = Nadie ha dicho nada todavía.
chat-say = Di algo
chat-send = Enviar
react = Muestra lo que piensas
reaction-bravo = ¡Bien jugado!
reaction-laugh = ¡Ja, ja!
reaction-wow = ¡Vaya!
reaction-oops = ¡Ay, ay, ay!
reaction-hurry = ¿Es para hoy?
reaction-luck = ¡Suerte!
reaction-by = { $name }: { $reaction }

asked-undo = { $name } quiere deshacer una acción.
asked-draw = { $name } ofrece empate.
asked-waiting = Esperando a los demás…

note-began = Empieza la partida.
note-sat = { $name } se sienta.
note-left = { $name } se levanta.
note-freed = El asiento { $seat } vuelve a estar libre.
note-renamed = { $seat } se llama ahora { $name }.
note-lot = Los asientos se han sorteado: { $seats }.
note-undone = { $name } deshace { $plies ->
    [one] una acción
   *[other] { $plies } acciones
  }.
note-asked-undo = { $name } pide deshacer una acción.
note-asked-draw = { $name } ofrece empate.
note-agreed = { $name } acepta.
note-declined = { $name } no acepta.
note-resigned = { $name } abandona.
note-time-up = A { $name } se le ha acabado el tiempo.
note-stood-in = { $bot } juega por { $name }.
note-returned = { $name } está de vuelta.
note-rematch = Hay una mesa para la siguiente partida.

announce-turn = Te toca jugar.
title-turn = Te toca
notify-turn = { $game }: te toca jugar
connection-lost = Se ha perdido la conexión. Intentándolo de nuevo…

curtain = Turno de { $name }
curtain-about = Pasa la pantalla. Que no mire nadie más.
curtain-lift = Soy { $name }
round-leave = Volver a la vista normal

## The end
result = Resultado
result-draw = No gana nadie: empate.
result-you = ¡Has ganado!
result-you-too = ¡Victoria compartida!
result-won = { $count ->
    [one] Gana { $names }.
   *[other] Ganan { $names }.
  }
rematch = Revancha

## Replay
replay = Repetición
back-to-table = A la mesa

## Settings
settings = Ajustes
setting-language = Idioma
setting-theme = Aspecto
setting-motion = Movimiento
motion-auto = Como el sistema
motion-less = Menos
setting-pace = Ritmo
pace-slow = Lento
pace-normal = Normal
pace-fast = Rápido
pace-instant = Inmediato
setting-coordinates = Mostrar coordenadas
setting-coordinates-about = Escribe en el tablero el nombre de cada lugar y lo usa en el diario.
setting-confirm = Mirar antes de jugar
setting-confirm-about = Muestra lo que haría una acción y pregunta antes de jugarla.
setting-sound = Sonidos
setting-sound-about = Piedras, dados y un aviso cuando te toca.
setting-vibration = Vibración
setting-vibration-about = Una vibración breve cuando te toca, si el dispositivo puede.
setting-round = En torno a la mesa
setting-round-about = La tableta está en el centro y todo gira hacia quien juega.
setting-notebook = Cuaderno
setting-notebook-about = Apunta lo que has visto, cuando la memoria es parte del juego.
setting-notify = Avisarme
setting-notify-about = Cuando te toca y la página está en segundo plano.
setting-notify-forbidden = Este navegador no permite avisos aquí. Puedes cambiarlo en sus ajustes.
setting-name = Tu nombre

## Help
help = Ayuda
help-about = Lo que puedes elegir está marcado en el tablero. Elige una pieza y luego adónde va; antes de jugar se muestra lo que pasaría. Si eliges algo que no está permitido, se te dice por qué.
help-rules = Las reglas del juego
help-now = Qué puedes hacer ahora
help-short = Las reglas en breve
help-keys = Teclado
key-arrows = ← ↑ ↓ →
key-arrows-about = de un lugar a otro del tablero
key-enter = Intro
key-enter-about = elegir; otra vez: jugar
key-escape = Esc
key-escape-about = anular la elección
key-u = U
key-u-about = deshacer
key-h = H
key-h-about = pista
key-r = R
key-r-about = ver otra vez lo que ha pasado
key-steps = , .
key-steps-about = una acción atrás, una acción adelante
key-space = Espacio
key-space-about = acelerar lo que se está mostrando
key-l = L
key-l-about = lista de acciones
key-t = T
key-t-about = la mesa en palabras
key-question = ?
key-question-about = esta ayuda

## Refusals
refused-form = Eso no se ha entendido. Vuelve a cargar la página.
refused-version = Hay una versión nueva. Vuelve a cargar la página.
refused-no-table = Esa mesa no existe. Puede que el enlace esté cortado o que la mesa se recogiera hace tiempo. Pide otra vez el enlace o pon tu propia mesa.
refused-not-yours = Estás mirando: solo quienes juegan pueden hacer eso.
refused-taken = Este asiento está ocupado.
refused-not-now = No te toca.
refused-dice-first = Primero hay que tirar los dados.
refused-stale = Mientras tanto ha pasado algo. Mira otra vez.
refused-illegal = Las reglas lo prohíben.
refused-forbidden = Esta mesa no lo permite.
refused-no-takebacks = En esta mesa no se deshace nada.
refused-older-rules = Esta mesa empezó con reglas más antiguas del juego. Se juega con Pyramidion { $version }; aquí se conserva tal como está.
refused-newer-rules = Esta mesa empezó con reglas más nuevas del juego. Se juega con una versión más nueva de Pyramidion; aquí se conserva tal como está.
refused-too-many = Demasiado rápido. Espera un momento.
refused-no-place = Esta dirección no lleva a ninguna parte. Quizá se perdió una letra por el camino.
refused-too-late = Eso ya no es posible: mira otra vez.
refused-too-early = Esa persona aún puede descubrir su número. El ordenador podrá ocupar el asiento más tarde.
refused-unavailable = El servidor no responde. Inténtalo de nuevo.
refused-offline = No se puede conectar con el servidor. Inténtalo de nuevo.
refused-undrawable = Esta página no sabe dibujar este juego.
