# Le terminal autour des jeux : play, show, replay et levels. Ce qu’une personne tape (help, undo, save FILE, quit) et
# les options restent tels quels.

## Jouer
terminal-which-game = Quel jeu ?
terminal-which-game-again = Tapez un nombre de 1 à { $count }, un nom, ou quit.
terminal-seen = Appuyez sur Entrée quand vous l’avez vu.
terminal-pass-on = Passez le clavier à { $name }, qui appuie sur Entrée.
terminal-undo-none = Vous n’avez rien à reprendre.
terminal-saved = Partie enregistrée. Continuez plus tard avec : { $command }
terminal-not-saved = Partie non enregistrée : { $error }
terminal-file-there = Le fichier { $file } existe déjà ; il en faut un nouveau.
terminal-goodbye = save FILE, ou Entrée pour partir
terminal-goodbye-again = Reçu : { $found } ; attendu : save FILE ou Entrée.

## Aide
terminal-help-actions = Tapez le numéro d’une action, ou l’action elle-même :
terminal-help-words = Ou l’un de ces mots :
terminal-help-help = cette aide
terminal-help-undo = reprendre votre dernière action, et tout ce qui a suivi
terminal-help-save = écrire la partie dans un fichier, pour continuer plus tard
terminal-help-quit = quitter la partie

## Ce qui a été tapé et n’est pas une réponse
terminal-nothing = rien
terminal-not-number = Reçu : { $found } ; attendu : un nombre de 1 à { $count }.
terminal-not-answer = Reçu : { $found } ; attendu : un nombre, une action de la liste, ou help.
terminal-not-file = Il n’y a rien après save ; attendu : le nom d’un fichier.
# { $found } est une action, { $reason } une phrase avec son point, suivie par exemple de (P3).
terminal-illegal = Ligne { $line } : { $found } n’est pas permis ici. { $reason }

## Les places et les actions d’un jeu
terminal-seats = Places

## Revoir
terminal-chance = Hasard
terminal-chance-next = C’est au tour du hasard.
terminal-after =
    { $count ->
        [0] Avant la première action.
        [one] Après une action.
       *[other] Après { $count } actions.
    }
terminal-legal = Permis : { $actions }

## Niveaux : comment cherche l’ordinateur
terminal-search-alpha-beta = recherche alpha-bêta
terminal-search-own-turn = recherche alpha-bêta jusqu’à la fin du tour
terminal-search-tree = recherche arborescente, exploration { $number }
terminal-search-playouts = simulations de longueur { $count }
terminal-search-minimax = minimax { $number }
terminal-search-until-throw = jusqu’au prochain jet de dés
terminal-search-steps =
    { $count ->
        [1] une étape
       *[other] { $count } étapes
    }
terminal-search-time = jusqu’à { $count } ms
terminal-search-noise = bruit d’évaluation { $number }
terminal-search-temperature = température { $number }
terminal-search-recall = retient { $number } % de ce qu’il a vu
terminal-search-network = jugée par un réseau qui a appris de ses propres parties
terminal-search-proves = démontre les fins de partie
terminal-search-presses-on = ne répète pas de positions

## Ce que racontent les règles de plusieurs jeux
event-turn = C’est à { $name } de jouer.

## Plusieurs choses à la suite
list-last = { $list } et { $last }
