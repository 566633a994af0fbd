# La page autour des jeux.

## Jeux
games = Jeux
# Devant quelque chose, avec un deux-points : « Règles : … ».
label = { $words } :

## Places
seat-red = Rouge
seat-yellow = Jaune
seat-green = Vert
seat-blue = Bleu
seat-p1 = Joueur 1
seat-p2 = Joueur 2
seat-p3 = Joueur 3
seat-p4 = Joueur 4
seats = Autour de la table
seat-you = Vous
seat-bot = Ordinateur
seat-bot-level = Ordinateur, { $name }
seat-bot-give = L’ordinateur joue ici
seat-bot-strength = De quelle force ?
seat-bot-away = Renvoyer
seat-free = Place libre
seat-away = Absent
seat-thinks = réfléchit
seat-resigned = A abandonné
seat-time-up = Temps écoulé
seat-stood-in = { $name } joue à sa place
seat-return = Reprendre ma place
seat-stand-in = Laisser jouer l’ordinateur
seat-stand-in-from = À partir de { $time }, l’ordinateur pourra jouer à sa place. D’ici là, vous pouvez fermer la page : votre place reste à vous.
name-of-seat = { $name } ({ $seat })
name-alike = Ressemble au nom de la place { $seat }
name-numbered = { $name } { $number }
name-default = Invité
name-yours = Votre nom
name-theirs = Son nom
name-next = Une autre personne devant cet écran : son nom
name-placeholder = Comment vous appeler ?
name-change = Changer de nom
name-keep = C’est moi

level-1 = Gardeuse d’oies
level-1-about = joue ce qui est joli et pardonne tout
level-2 = Potier
level-2-about = a déjà joué, un œil sur le four
level-3 = Passeur
level-3-about = prend ce qui est proche et voit l’autre rive
level-4 = Scribe
level-4-about = compte, et sa plume trébuche rarement
level-5 = Marchand
level-5-about = sait ce que vaut chaque chose
level-6 = Architecte
level-6-about = prévoit plusieurs coups d’avance
level-7 = Vizir
level-7-about = voit presque tout et n’offre rien
level-8 = Pharaon
level-8-about = a déjà tout vu et compte bien gagner

# Comment s’appellent les gens de l’ordinateur, par niveau et par place : jamais deux fois le même à une table.
bot-1-1 = Tamit
bot-1-2 = Méret
bot-1-3 = Néfret
bot-1-4 = Kiya
bot-2-1 = Pépi
bot-2-2 = Houya
bot-2-3 = Senbi
bot-2-4 = Djaou
bot-3-1 = Mahaf
bot-3-2 = Nébi
bot-3-3 = Hapou
bot-3-4 = Sennou
bot-4-1 = Ani
bot-4-2 = Khéti
bot-4-3 = Doua
bot-4-4 = Hounéfer
bot-5-1 = Tjay
bot-5-2 = Nakht
bot-5-3 = Réki
bot-5-4 = Ouserhat
bot-6-1 = Imhotep
bot-6-2 = Hémiounou
bot-6-3 = Senenmout
bot-6-4 = Inéni
bot-7-1 = Ptahhotep
bot-7-2 = Rekhmirê
bot-7-3 = Kagemni
bot-7-4 = Paser
bot-8-1 = Khéops
bot-8-2 = Ramsès
bot-8-3 = Séthi
bot-8-4 = Thoutmôsis

## Partout
skip = Aller au contenu
home = Vers les jeux
menu = Menu
close = Fermer
cancel = Annuler
yes = Oui
no = Non
play = Jouer
copy = Copier
copied = Copié
auto = Automatique
light = Clair
dark = Sombre
loading = Un instant…
lost = Rien que du sable, par ici
other-version = Cette table se joue avec une autre version

## La page d’accueil
front-title = { $count ->
    [1] Un jeu
    [2] Deux jeux
    [3] Trois jeux
    [4] Quatre jeux
    [5] Cinq jeux
    [6] Six jeux
   *[other] { $count } jeux
  } du Nil, une seule table.
front-about = Jouez tout de suite contre l’ordinateur, ou envoyez un lien à vos amis. Sans compte, sans publicité.
front-play = Jouer
front-friends = Entre amis
learn = Apprendre
learn-offer = Votre première partie ? Nous vous montrons comment jouer, coup par coup, sur le plateau. Vous pouvez arrêter à tout moment.
learn-show = Montrez-moi (4 minutes)
learn-known = Je connais, jouons
front-fair = Chaque jet de dés peut être vérifié après la partie.
front-api = Pour les programmes
recent = Continuer
mine = Mes parties
lobby = Salon
lobby-about = Les tables ouvertes : prenez place, ou regardez.
lobby-empty = Aucune table ouverte pour le moment.
lobby-empty-about = Dressez-en une et montrez-la ici, ou jouez tout de suite contre l’ordinateur.
join = Rejoindre
watch = Regarder
rules = Règles
print = D’après la règle imprimée
print-author = auteur
print-publisher = éditeur
print-year = année
print-edition = édition
print-players = joueurs
print-age = âge
print-length = durée
print-missing = La règle imprimée ne dit pas : { $what }.
licences = Licences
licences-about = Pyramidion est un logiciel libre, sous licence MIT ou Apache 2.0. La page est faite avec :

## Nouvelle table
new = Nouvelle table
new-choose = Choisissez un jeu.
new-place = Où est le plateau ?
place-screen = À l’écran
place-screen-about = Vous jouez sur cette page, ici ou loin les uns des autres.
place-real = Sur un vrai plateau
place-real-about = Votre plateau est posé sur la table. La page est l’arbitre : elle sait à qui c’est le tour et ce qui est permis, lance les dés, garde les secrets et le temps, et enregistre la partie.
new-phones = Quel téléphone ?
phones-one = Un seul, que l’on se passe
phones-one-about = Ce qu’une seule personne peut voir attend derrière un rideau.
phones-own = Chacun le sien
phones-own-about = Les autres scannent un code QR et prennent place.
new-seats = Qui joue ?
new-colours = Quelles couleurs ?
new-players = { $count ->
    [1] En solo
   *[other] { $count } joueurs
  }
new-presets = Comment jouer ?
new-mixture = Votre propre mélange :
new-mixture-about = « { $preset } », sauf : { $what }.
new-more = Détails
new-more-about = règles et réglages, un par un
new-table = La table
new-lot = Tirer les places au sort
new-lot-on = Qui s’assied où, et donc qui commence, est tiré au sort quand tout le monde est là.
new-lot-off = Chacun garde la place qu’il prend.
new-takebacks = Reprendre un coup
new-takebacks-about = Une action jouée peut-elle être reprise ?
takebacks-allowed = Permis, si les autres sont d’accord
takebacks-none = Jamais : ce qui est joué est joué
new-clock = Pendule
new-listed = Montrer dans le salon
new-listed-about = Tout le monde peut prendre place ou regarder.
new-hints = Permettre les conseils
new-hints-about = On peut demander conseil à l’ordinateur, même contre d’autres personnes.
new-make = Dresser la table
who-me = Moi
who-friend = Un ami, par lien
who-here = Quelqu’un devant cet écran
who-bot = Ordinateur
clock-none = Sans pendule
clock-quick = 30 secondes par tour
clock-minute = 90 secondes par tour
clock-game = 15 minutes, plus 10 secondes par tour
clock-day = Un jour par tour
clock-week = Une semaine par tour
clock-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  }
clock-left = Encore { $time }

preset-printed = Règle imprimée
preset-ours = Notre table
preset-children = Avec de jeunes enfants
change-seats = nombre de joueurs
change-hints = conseils
change-takebacks = reprise des coups
change-lot = tirage des places
mark-print = imprimé
mark-print-about = est dans la règle imprimée,
mark-ours = maison
mark-ours-about = est un choix de cette édition.
list-all = { $count ->
    [2] Les deux
    [3] Les trois
    [4] Les quatre
   *[other] Tous
  }
list-place = { $place } sur { $count }
list-earlier = { $name } : plus tôt
list-later = { $name } : plus tard
list-one = Il doit en rester au moins un.
list-how = Touchez pour ajouter ou retirer, déplacez avec les flèches.
list-order = { $count ->
    [1] Seulement { $names }.
   *[other] L’un après l’autre : { $names }.
  }

## Avant la partie
waiting = La table est dressée
waiting-about = La partie commence quand toutes les places sont prises.
waiting-come = Choisissez un nom et une place.
waiting-watch = Vous regardez. La partie commence quand toutes les places sont prises.
waiting-lot = Les places sont tirées au sort au début de la partie : peu importe où vous vous asseyez.
waiting-real-board = On joue sur un vrai plateau : chacun à la table peut indiquer ce que montrent les dés et reprendre ce qui a été saisi en dernier.
waiting-numbers = Tout le monde est là. On dévoile les nombres pour les dés…
sit = S’asseoir ici
sit-more = Quelqu’un d’autre joue devant cet écran
stand-up = Se lever
invited = { $count ->
    [0] On vous invite à une partie de { $game }
    [one] { $names } vous invite à une partie de { $game }
   *[other] { $names } vous invitent à une partie de { $game }
  }
invited-open = Une place est libre à une table de { $game }
waiting-last = Dès que la dernière place est prise, la partie commence.
fewer = { $count ->
    [1] Jouer en solo
   *[other] Commencer à { $count }
  }
fewer-about = Les places libres sont retirées ; chaque joueur garde la sienne.
moved = Les autres ont changé de table
moved-about = La partie se joue à une table sans les places qui étaient libres ici.
moved-go = Vers leur table
invite = Inviter des amis
invite-about = Toute personne qui a ce lien peut prendre place. Aucun compte n’est nécessaire.
invite-copy = Copier le lien
invite-more = Autres liens

## Partager
share = Partager
share-who = Pour qui est le lien ?
share-players = Joueurs
share-players-about = Toute personne qui ouvre ce lien peut prendre une place libre.
share-spectators = Spectateurs
share-spectators-about = Toute personne qui ouvre ce lien peut regarder, sans voir aucun secret.
share-device = Mon autre appareil
share-device-about = Ouvre votre propre place sur un autre appareil. Gardez-le pour vous.
share-qr = Le lien en code QR
share-link = Lien
share-send = Envoyer…

## Jouer
tools = Outils
actions = Actions
undo = Reprendre
hint = Conseil
hint-asking = Réflexion…
hint-says = Le Vizir jouerait : { $action }.
hint-take = Suivre
repeat = Que s’est-il passé ?
more = Plus
offer-draw = Proposer la nulle
resign = Abandonner
resign-sure = Voulez-vous vraiment abandonner cette partie ?
leave = Quitter la table
spectators = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
  }
dice-wait = { $name } lance. { $count ->
    [1] Que montre le dé ?
   *[other] Que montrent les dés ?
  }
dice-wait-all = Qui commence ? Tout le monde lance.
dice-all = Tout le monde lance
dice-number = Dé { $number }
dice-throw = Lancer pour nous
dice-by-hand = lancé à la main
status-sending = Un instant…
status-watch = Regardez…
review-before = La position d’avant
replay-back = Une étape en arrière
replay-next = Une étape en avant
replay-run = Lecture
replay-pause = Pause
review-count = { $at } sur { $of }
review-end = Retour à la partie
skip-to-turn = Aller à mon tour
skip-to-result = Aller au résultat
status-other = Au tour de { $name }
answer-over = La partie est finie.
answer-wait = Attendez que tout soit montré.
answer-rules = Règles : { $title }

panels = À côté du plateau
panel-end = Résultat
panel-log = Journal
panel-chat = Discussion
panel-list = Actions
panel-text = En mots
log = Ce qui s’est passé
log-show = Montrer sur le plateau
log-rule = Ce qu’en disent les règles
log-empty = Il ne s’est encore rien passé.
list-empty = Rien à choisir pour l’instant.
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
react = Réagir
reaction-bravo = Bien joué !
reaction-laugh = Ha ha !
reaction-wow = Oh là là !
reaction-oops = Aïe !
reaction-hurry = C’est pour aujourd’hui ?
reaction-luck = Bonne chance !
reaction-by = { $name } : { $reaction }

asked-undo = { $name } aimerait reprendre une action.
asked-draw = { $name } propose la nulle.
asked-waiting = En attente des autres…

note-began = La partie commence.
note-sat = { $name } prend place.
note-left = { $name } se lève.
note-freed = La place { $seat } est de nouveau libre.
note-renamed = { $seat } s’appelle maintenant { $name }.
note-lot = Les places ont été tirées au sort : { $seats }.
note-undone = { $name } reprend { $plies ->
    [1] une action
   *[other] { $plies } actions
  }.
note-asked-undo = { $name } demande à reprendre une action.
note-asked-draw = { $name } propose la nulle.
note-agreed = { $name } accepte.
note-declined = { $name } refuse.
note-resigned = { $name } abandonne.
note-time-up = { $name } n’a plus de temps.
note-stood-in = { $bot } joue à la place de { $name }.
note-returned = { $name } est de retour.
note-rematch = Une table attend pour la prochaine partie.

announce-turn = C’est à vous.
title-turn = À vous
notify-turn = { $game } : c’est à vous
connection-lost = La connexion est perdue. Nouvel essai…

curtain = Au tour de { $name }
curtain-about = Passez l’écran. Que personne d’autre ne regarde !
curtain-lift = Je suis { $name }
round-leave = Revenir à la vue habituelle

## La fin
result = Résultat
result-draw = Personne ne gagne : partie nulle.
result-you = Vous gagnez !
result-you-too = Vous gagnez ensemble !
result-won = { $count ->
    [1] { $names } gagne.
   *[other] { $names } gagnent.
  }
rematch = Revanche

## Revoir
replay = Revoir la partie
back-to-table = Retour à la table

## Réglages
settings = Réglages
setting-language = Langue
setting-theme = Apparence
setting-motion = Animations
motion-auto = Comme le système
motion-less = Réduites
setting-pace = Rythme
pace-slow = Lent
pace-normal = Normal
pace-fast = Rapide
pace-instant = Immédiat
setting-coordinates = Afficher les coordonnées
setting-coordinates-about = Écrit le nom des cases sur le plateau et l’emploie dans le journal.
setting-confirm = Voir avant de jouer
setting-confirm-about = Montre ce que ferait une action et demande confirmation avant de la jouer.
setting-sound = Sons
setting-sound-about = Les pierres, les dés, et un signal quand c’est à vous.
setting-vibration = Vibrations
setting-vibration-about = Une brève vibration quand c’est à vous, si l’appareil le permet.
setting-round = Autour d’une table
setting-round-about = La tablette est posée au milieu, et tout se tourne vers la personne qui joue.
setting-notebook = Carnet
setting-notebook-about = Retient ce que vous avez vu, là où la mémoire fait partie du jeu.
setting-notify = Me prévenir
setting-notify-about = Quand c’est à vous et que la page est à l’arrière-plan.
setting-notify-forbidden = Ce navigateur ne permet pas les notifications ici. Vous pouvez changer cela dans ses réglages.
setting-name = Votre nom

## Aide
help = Aide
help-about = Ce que vous pouvez choisir est marqué sur le plateau. Choisissez une pièce, puis où elle va ; vous voyez ce qui se passerait avant de jouer. Si votre choix n’est pas permis, vous apprenez pourquoi.
help-rules = Les règles du jeu
help-now = Ce que vous pouvez faire maintenant
help-short = Les règles en bref
help-keys = Clavier
key-arrows = ← ↑ ↓ →
key-arrows-about = d’une case à l’autre du plateau
key-enter = Entrée
key-enter-about = choisir ; encore une fois : jouer
key-escape = Échap
key-escape-about = annuler le choix
key-u = U
key-u-about = reprendre
key-h = H
key-h-about = conseil
key-r = R
key-r-about = revoir ce qui s’est passé
key-steps = , .
key-steps-about = une action en arrière, une action en avant
key-space = Espace
key-space-about = accélérer ce qui est montré
key-l = L
key-l-about = liste des actions
key-t = T
key-t-about = la table en mots
key-question = ?
key-question-about = cette aide

## Refus
refused-form = Cela n’a pas été compris. Veuillez recharger la page.
refused-version = Il y a une nouvelle version. Veuillez recharger la page.
refused-no-table = Cette table n’existe pas. Le lien est peut-être incomplet, ou la table débarrassée depuis longtemps. Redemandez le lien, ou dressez votre propre table.
refused-not-yours = Vous regardez : seuls les joueurs peuvent faire cela.
refused-taken = Cette place est prise.
refused-not-now = Ce n’est pas votre tour.
refused-dice-first = Il faut d’abord lancer les dés.
refused-stale = Il s’est passé quelque chose entre-temps. Regardez de nouveau.
refused-illegal = Les règles l’interdisent.
refused-forbidden = Cette table ne le permet pas.
refused-no-takebacks = À cette table, on ne reprend rien.
refused-older-rules = Cette table a commencé selon d’anciennes règles du jeu. Elle se joue avec Pyramidion { $version } ; ici, elle est conservée telle quelle.
refused-newer-rules = Cette table a commencé selon des règles plus récentes du jeu. Elle se joue avec une version plus récente de Pyramidion ; ici, elle est conservée telle quelle.
refused-too-many = Trop vite. Veuillez attendre un instant.
refused-no-place = Cette adresse ne mène nulle part. Une lettre s’est peut-être perdue en chemin.
refused-too-late = Ce n’est plus possible : regardez de nouveau.
refused-too-early = Cette personne peut encore dévoiler son nombre. L’ordinateur pourra prendre sa place plus tard.
refused-unavailable = Le serveur ne répond pas. Veuillez réessayer.
refused-offline = Le serveur est injoignable. Veuillez réessayer.
refused-undrawable = Cette page ne sait pas dessiner ce jeu.
