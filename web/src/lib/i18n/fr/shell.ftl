# La page autour des jeux.

## Jeux
game-pyramidis = Pyramidis
game-pyramidis-mood = Rapide et incisif
game-pyramidis-about = Semez vos piles de pyramides autour de la croix. Qui est au sommet possède la pile ; cinq pyramides rentrées gagnent.
game-pyramidis-players = 2 ou 4 joueurs
game-pyramidis-length = 15 minutes
game-sakkara = Sakkara
game-sakkara-mood = Une course de ponts
game-sakkara-about = Menez Râ, Isis et Osiris par trois terrasses jusqu’à l’Ankh, sur des ponts que tout le monde déplace.
game-sakkara-players = 2 à 4 joueurs
game-sakkara-length = 40 minutes
game-sphinx = Sphinx
game-sphinx-mood = Dés, portes et mémoire
game-sphinx-about = Découvrez les couleurs des trois gardiens, réunissez leurs cartes et atteignez le trésor le premier.
game-sphinx-players = 2 à 4 joueurs
game-sphinx-length = 30 minutes
game-piramido = Piramido
game-piramido-mood = Ce que vous seul voyez
game-piramido-about = Gravissez la pyramide et le labyrinthe, signe après signe, grâce aux images de votre visionneuse.
game-piramido-players = 1 à 3 joueurs
game-piramido-length = 30 minutes
games = Jeux

## Places
seat-red = Rouge
seat-yellow = Jaune
seat-green = Vert
seat-blue = Bleu
seat-p1 = Joueur 1
seat-p2 = Joueur 2
seat-p3 = Joueur 3
seat-p4 = Joueur 4
seats = À table
seat-you = Vous
seat-bot = Ordinateur
seat-free = Place libre
seat-away = Absent
seat-thinks = réfléchit
seat-resigned = A abandonné
seat-time-up = Temps écoulé
seat-stood-in = { $name } remplace
seat-return = Reprendre la place
seat-stand-in = Laisser jouer l’ordinateur
name-of-seat = { $name } ({ $seat })
name-numbered = { $name } { $number }
name-default = Invité
name-yours = Votre nom
name-theirs = Son nom
name-next = Une autre personne devant cet écran : son nom
name-placeholder = Comment vous appeler ?

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
level-7-about = laisse échapper peu et n’offre rien
level-8 = Pharaon
level-8-about = a déjà tout vu et compte bien gagner

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
loading = Un instant …
lost = Ici, il n’y a que du sable

## La page d’accueil
front-title = Quatre jeux du Nil, une seule table.
front-about = Jouez tout de suite contre l’ordinateur, ou envoyez un lien à vos amis. Sans compte, sans publicité.
front-play = Jouer
front-friends = Entre amis
front-fair = Chaque jet de dés peut être vérifié après la partie.
front-api = Pour les programmes
recent = Continuer
lobby = Salon
lobby-about = Les tables ouvertes : prenez place, ou regardez.
lobby-empty = Aucune table ouverte pour le moment.
lobby-empty-about = Dressez-en une et montrez-la ici, ou jouez tout de suite contre l’ordinateur.
join = Rejoindre
watch = Regarder
rules = Règles
rules-rulings = marque une décision de notre part : elle tranche ce que la règle imprimée laisse ouvert, ou dit ce que nous faisons autrement. Tout le reste est comme imprimé.
licences = Licences
licences-about = Pyramidion est un logiciel libre, sous licence MIT ou Apache 2.0. La page est faite avec :

## Nouvelle table
new = Nouvelle table
new-choose = Choisissez un jeu.
new-seats = Qui joue ?
new-players = { $count ->
    [one] Seul
   *[other] { $count } joueurs
  }
new-more = Variantes, pendule et autres
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

## Variantes, jeu par jeu
option-pyramidis-edition = Pour gagner
option-pyramidis-edition-international = Cinq pyramides à la maison
option-pyramidis-edition-german = Aussi en privant l’adversaire de tout coup
option-sakkara-opening = Qui commence
option-sakkara-opening-fixed = La première place
option-sakkara-opening-fists = Qui devine les pierres dans les poings
option-sphinx-dice = Dés
option-sphinx-dice-three = Deux dés simples et celui aux serpents
option-sphinx-dice-two = Sans les serpents
option-sphinx-doors = Finir à côté d’une porte secrète
option-sphinx-doors-forced = la tourne
option-sphinx-doors-optional = permet de la tourner
option-sphinx-returns = Une carte d’une couleur déjà en main
option-sphinx-returns-forced = est à rendre sur sa case
option-sphinx-returns-never = se garde
option-sphinx-order = Nommer les gardiens
option-sphinx-order-strict = dans le bon ordre
option-sphinx-order-any = dans n’importe quel ordre
option-piramido-routes = Routes
option-piramido-routes-A = A : monter la pyramide
option-piramido-routes-B = B : redescendre
option-piramido-routes-C = C : entrer dans le labyrinthe
option-piramido-routes-D = D : en sortir
option-piramido-routes-ABCD = De A à D : tout le voyage
option-piramido-reels = Images
option-piramido-reels-classic = Les trois disques de la boîte
option-piramido-reels-random = Nouvelles à chaque partie
option-piramido-order = Qui commence
option-piramido-order-fixed = Le joueur 1, les couleurs dans l’ordre
option-piramido-order-rolloff = Le plus grand jet, qui choisit aussi sa couleur

## Avant la partie
waiting = La table est dressée
waiting-about = La partie commence quand toutes les places sont prises.
waiting-come = Choisissez un nom et une place.
waiting-watch = Vous regardez. La partie commence quand toutes les places sont prises.
sit = S’asseoir ici
sit-more = Quelqu’un d’autre joue devant cet écran
rise = Se lever
invite = Inviter des amis
invite-about = Qui a ce lien peut prendre place. Aucun compte n’est nécessaire.
invite-copy = Copier le lien
invite-more = Autres liens

## Partager
share = Partager
share-who = Pour qui est le lien ?
share-players = Joueurs
share-players-about = Qui ouvre ce lien peut prendre une place libre.
share-spectators = Spectateurs
share-spectators-about = Qui ouvre ce lien peut regarder, et ne voit aucun secret.
share-device = Mon autre appareil
share-device-about = Ouvre votre propre place sur un autre appareil. Gardez-le pour vous.
share-qr = Le lien en code QR
share-link = Lien
share-send = Envoyer …

## Jouer
tools = Outils
actions = Actions
undo = Reprendre
hint = Conseil
hint-asking = Réflexion …
hint-says = Le Vizir jouerait : { $action }
hint-take = Le choisir
repeat = Que s’est-il passé ?
more = Plus
offer-draw = Proposer la nulle
resign = Abandonner
resign-sure = Voulez-vous vraiment abandonner cette partie ?
leave = Quitter la table
spectators = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
  }
status-choose = À vous de jouer
status-go-on = Choisissez la suite
status-confirm = Jouer ceci ?
status-sending = Un instant …
status-watch = Regardez …
status-other = Au tour de { $name }
act-plain = { $action }

panels = À côté du plateau
panel-log = Journal
panel-chat = Discussion
panel-list = Actions
panel-text = En mots
log = Ce qui s’est passé
log-empty = Il ne s’est encore rien passé.
list-empty = Rien à choisir pour l’instant.
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer

asked-undo = { $name } aimerait reprendre une action.
asked-draw = { $name } propose la nulle.
asked-waiting = En attente des autres …

note-began = La partie commence.
note-sat = { $name } prend place.
note-rose = { $name } se lève.
note-undone = { $name } reprend { $plies ->
    [one] une action
   *[other] { $plies } actions
  }.
note-asked-undo = { $name } demande à reprendre une action.
note-asked-draw = { $name } propose la nulle.
note-agreed = { $name } accepte.
note-declined = { $name } refuse.
note-resigned = { $name } abandonne.
note-time-up = { $name } n’a plus de temps.
note-stood-in = { $bot } joue pour { $name }.
note-returned = { $name } est de retour.
note-rematch = Une table attend pour la prochaine partie.

announce-turn = C’est à vous.
title-turn = À vous
notify-turn = { $game } : c’est à vous
connection-lost = La connexion est perdue. Nouvel essai …

curtain = Au tour de { $name }
curtain-about = Passez l’écran. Que personne d’autre ne regarde.
curtain-lift = Je suis { $name }

## La fin
result = Résultat
result-draw = Personne ne gagne : partie nulle.
result-you = Vous gagnez !
result-you-too = Vous gagnez ensemble !
result-won = { $count ->
    [one] { $names } gagne.
   *[other] { $names } gagnent.
  }
result-next = Vers la prochaine partie
result-new = Nouvelle table
result-games = Autres jeux
rematch = Revanche

## Revoir
replay = Revoir la partie
replay-position = Position
replay-first = Au début
replay-back = Un pas en arrière
replay-next = Un pas en avant
replay-last = À la fin
replay-run = Lire
replay-pause = Pause
replay-step = Pas { $at } sur { $last }
back-to-table = Vers la table
record-save = Enregistrer la partie
analysis = Analyser
analysis-about = Les chances de chacun au fil de la partie.
analysis-better = Mieux : { $action }
analysis-luck = { $name } : chance { $percent }
fair = Dés honnêtes
fair-about = { $count ->
    [0] Rien n’a été laissé au hasard dans cette partie.
    [one] Un jet a été tiré du secret de la table, auquel chaque joueur avait ajouté un nombre.
   *[other] { $count } jets ont été tirés du secret de la table, auquel chaque joueur avait ajouté un nombre.
  } La première ligne était montrée dès le début ; c’est le SHA-256 de la seconde. « pyramidion verify FICHIER » vérifie la partie enregistrée.
fair-commitment = Engagement :
fair-secret = Secret :

## Réglages
settings = Réglages
setting-language = Langue
setting-theme = Apparence
setting-motion = Mouvement
motion-auto = Comme le système
motion-less = Moins
setting-confirm = Regarder avant de sauter
setting-confirm-about = Montre ce qu’une action ferait et demande avant de la jouer.
setting-sound = Sons
setting-sound-about = Les pierres, les dés, et un signal quand c’est à vous.
setting-notebook = Carnet
setting-notebook-about = Retient ce que vous avez vu, là où la mémoire fait partie du jeu.
setting-notify = Me prévenir
setting-notify-about = Quand c’est à vous et que la page est à l’arrière-plan.
setting-notify-forbidden = Ce navigateur ne permet pas les notifications ici. Vous pouvez le changer dans ses réglages.
setting-name = Votre nom

## Aide
help = Aide
help-about = Ce que vous pouvez choisir est marqué sur le plateau. Choisissez une pièce, puis où elle va ; l’effet est montré avant de jouer. Choisir ce qui ne va pas dit pourquoi.
help-rules = Les règles du jeu
help-keys = Clavier
key-arrows = ← ↑ ↓ →
key-arrows-about = d’une case à l’autre du plateau
key-enter = Entrée
key-enter-about = choisir ; encore une fois : jouer
key-escape = Échap
key-escape-about = retirer le choix
key-u = U
key-u-about = reprendre
key-h = H
key-h-about = conseil
key-r = R
key-r-about = revoir ce qui s’est passé
key-l = L
key-l-about = liste des actions
key-t = T
key-t-about = la table en mots
key-question = ?
key-question-about = cette aide

## Refus
refused-form = Cela n’a pas été compris. Veuillez recharger la page.
refused-version = Il y a une nouvelle version. Veuillez recharger la page.
refused-no-table = Cette table n’existe pas.
refused-not-yours = Vous regardez : seuls les joueurs peuvent faire cela.
refused-taken = Cette place est prise.
refused-not-now = Ce n’est pas votre tour.
refused-stale = Il s’est passé quelque chose entre-temps. Regardez à nouveau.
refused-illegal = Les règles l’interdisent.
refused-forbidden = Cette table ne le permet pas.
refused-too-many = Trop vite. Attendez un instant.
refused-unavailable = Le serveur ne répond pas. Veuillez réessayer.
refused-offline = Le serveur est injoignable. Veuillez réessayer.

## Pourquoi une action n’est pas permise
why-pyramidis-rulebook-end-of-the-game = La partie est finie.
why-pyramidis-rulebook-movement-of-pyramids = On ne déplace qu’une pile dont le sommet est à soi, et du départ une à cinq pyramides qui s’y trouvent.
why-pyramidis-p6 = La pile est à qui occupe le sommet ; lui seul la déplace.
why-pyramidis-p8 = Il faut jouer si l’on peut.
why-sakkara-rulebook-end-of-the-game = La partie est finie.
why-sakkara-rulebook-moves = Il ne reste pas assez de mouvements.
why-sakkara-rulebook-stones = Votre pierre n’est pas là, ou ce chemin lui est fermé.
why-sakkara-rulebook-bridges = Il n’y a pas de pont à cet endroit.
why-sakkara-k2 = Une pierre va à la case voisine d’un niveau, ou sur un pont voisin.
why-sakkara-k3 = Après son premier pas, Isis va tout droit ou à gauche, Osiris tout droit ou à droite.
why-sakkara-k4 = Un saut passe par des cases occupées, chacune une fois, et finit sur une case vide ou ennemie.
why-sakkara-k5 = Votre propre pierre est sur l’entrée.
why-sakkara-k6 = D’abord vos pierres doivent quitter leurs ponts.
why-sakkara-k7 = Un pont glisse d’une case dans son mur, vide et vers une place libre.
why-sakkara-k8 = Le pont blanc ne bouge qu’après une capture, et alors en dernier.
why-sakkara-k12 = Les poings décident d’abord qui commence.
why-sakkara-k13 = Sans pierre sur le plateau, amenez-en d’abord une.
why-sphinx-rulebook-end-of-the-game = La partie est finie.
why-sphinx-rulebook-before-the-game = On installe encore les sphinx.
why-sphinx-rulebook-a-turn = Il faut d’abord décider autre chose.
why-sphinx-rulebook-dice = Aucun dé ne montre cela.
why-sphinx-rulebook-walking = Une action ne finit pas sur un autre pion.
why-sphinx-rulebook-snakes = Pour échanger, il faut les serpents.
why-sphinx-rulebook-card-fields = Il n’y a pas de carte à prendre ici.
why-sphinx-rulebook-mummy-fields = Pour regarder, il faut une case à momie, une fois par tour.
why-sphinx-rulebook-stealing = Cette carte ne peut pas être volée.
why-sphinx-rulebook-secret-doors = Il n’y a pas de porte à tourner ici.
why-sphinx-rulebook-for-young-players = Cette table joue sans cela.
why-sphinx-x1 = Il n’y a pas un tel endroit sur le plateau.
why-sphinx-x3 = On ne recule pas au-delà du départ.
why-sphinx-x4 = Pour nommer les gardiens, il faut trois cartes en main.
why-sphinx-x6 = Un dé utilisable doit être utilisé.
why-sphinx-x7 = Cette décision est passée, ou pas encore venue.
why-sphinx-x8 = On ne vole que qui l’on dépasse en chemin.
why-piramido-rulebook-end-of-the-game = La partie est finie.
why-piramido-rulebook-who-begins = On décide d’abord qui commence, et de quelle couleur.
why-piramido-rulebook-moving = Il faut d’abord avancer de tout le jet.
why-piramido-rulebook-route-c = Cela appartient au labyrinthe.
why-piramido-v1 = Cet endroit n’existe pas.
why-piramido-v2 = Ces disques sont impossibles.
why-piramido-v3 = On va vers une marche voisine libre, et en arrière seulement sans issue devant.
why-piramido-v4 = Du sommet, on ne revient que par où l’on est venu.
why-piramido-v6 = Une marche se réclame une fois par passage, six en tout.
why-piramido-v7 = Un sphinx se pose sur une marche libre où vous êtes passé, après un hiéroglyphe.
why-piramido-v10 = Ce chemin est fermé.
why-piramido-v12 = On ne réclame qu’une case à signe où le jet a fini.
