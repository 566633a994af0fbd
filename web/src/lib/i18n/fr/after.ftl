# Après la partie : la fin, la revoir, et les parties de cet appareil.

## La fin
end-resigned = { $count ->
    [1] { $names } a abandonné.
   *[other] { $names } ont abandonné.
  }
end-agreed = Tout le monde a accepté la partie nulle.
end-score = Score final
end-winner = a gagné
end-length = { $actions ->
    [1] Une action
   *[other] { $actions } actions
  } en { $time }.
end-length-untimed = { $actions ->
    [1] Une action.
   *[other] { $actions } actions.
  }
end-evening = Ce soir
end-evening-about = { $games } parties : { $won }.
end-evening-won = { $name } { $count }
end-evening-draws = nulles { $count }
end-story = L’histoire
end-story-thinking = Le Passeur repasse la partie en revue…
end-story-led = { $name } a mené du premier au dernier coup.
end-story-turn = Le tournant : { $what } Dès lors, { $name } a mené.
end-story-late = Du suspense jusqu’au bout : seul le dernier coup a tranché, en faveur de { $name }.
end-story-even = Personne n’a su garder l’avantage.
end-story-throw = Le jet le plus chanceux : { $what } Il a valu { $percent } à { $name }.
end-story-bold = Le coup le plus hardi : { $what } Il a rapporté { $percent } à { $name }.
end-story-mistake = L’erreur la plus coûteuse : { $what } Elle a coûté { $percent } à { $name }.
end-story-clean = Personne n’a commis de grosse erreur.
end-story-see = Voir
end-picture = Image à partager
end-picture-name = { $game }, { $date }
end-picture-failed = Ce navigateur n’a pas pu en faire une image.
end-picture-saved = L’image est enregistrée.
end-other = Un autre jeu
end-other-about = Les mêmes personnes, un autre jeu : tout le monde y est conduit.
end-other-none = Aucun autre jeu ne se joue à autant de joueurs.
result-next = Vers la prochaine partie
result-new = Nouvelle table
result-games = Autres jeux

## Revoir
replay-position = Position
replay-first = Au début
replay-last = À la fin
replay-step = Étape { $at } sur { $last }
record-save = Enregistrer la partie
analysis = Analyser
analysis-about = Les chances de chacun au fil de la partie.
analysis-better = Mieux : { $action }
analysis-luck = { $name } : chance { $percent }
fair = Dés honnêtes
fair-about = { $count ->
    [0] Rien n’a été laissé au hasard dans cette partie.
    [one] Un jet a été tiré du secret de la table, auquel chaque joueur avait ajouté un nombre.
   *[other] { $count } jets ont été tirés du secret de la table, auquel chaque joueur avait ajouté un nombre.
  } La première ligne était montrée dès le début ; c’est le SHA-256 de la seconde. « pyramidion verify FICHIER » vérifie la partie enregistrée.
fair-hand = { $count ->
    [1] Un jet a été fait à la main, à côté du plateau.
   *[other] { $count } jets ont été faits à la main, à côté du plateau.
  } Personne ne peut les vérifier ; la partie enregistrée dit lesquels.
fair-lot = Les places ont été tirées au sort de la même façon.
fair-as-shown = Ce navigateur se souvient de ce qui lui a été montré avant la partie : l’engagement, votre nombre et les engagements de tous sont restés les mêmes.
fair-not-as-shown = Attention : ce n’est pas ce qui a été montré à ce navigateur avant la partie. Quelqu’un a changé le secret ou un nombre.
fair-commitment = Engagement :
fair-secret = Secret :
replay-by = Avancer
replay-by-turns = par tours
replay-by-actions = par actions
replay-turn-back = Un tour en arrière
replay-turn-next = Un tour en avant
replay-begins = Avant la première action.
replay-on = Continuer à partir d’ici
replay-on-about = Une nouvelle table, l’ordinateur aux autres places.
analysis-mistakes = Erreurs
analysis-no-mistakes = Pas de grosse erreur, ni d’un côté ni de l’autre.
analysis-mistake = { $name }, étape { $at } : { $percent } de perdus
analysis-show = Montrer un meilleur coup sur le plateau
analysis-hide = Revenir à ce qui a été joué
analysis-instead = Plutôt : { $action }
analysis-line = La suite possible
analysis-line-back = Reculer dans cette suite
analysis-line-next = Avancer dans cette suite
analysis-line-step = { $at ->
    [0] Le coup qui valait mieux
   *[other] { $at } sur { $last }
  }
think-on = Réfléchir encore
think-on-stop = Arrêter de réfléchir
think-on-about = L’ordinateur réfléchit à cette position, pendant { $minutes } minutes au plus.
think-on-so-far = { $seconds } s de réflexion, { $steps } étapes
think-on-actions = Les meilleurs coups
think-on-line = La suite attendue
fair-past = { $count ->
    [1] La première action vient d’une autre partie et n’a pas été tirée ici.
   *[other] Les { $count } premières actions viennent d’une autre partie et n’ont pas été tirées ici.
  }

## Mes parties
mine-about = Toutes les tables de cet appareil. Elles ne sont gardées que dans ce navigateur.
mine-search = Chercher
mine-search-about = Jeu, nom ou résultat
mine-running = En cours
mine-over = Terminées
mine-none = Rien pour l’instant. Jouez une partie, et vous la retrouverez ici.
mine-not-found = Aucune partie de ce genre.
mine-your-turn = À vous
mine-turn = Au tour de { $name }
mine-waiting = En attente de joueurs
mine-elsewhere = Jouée avec une autre version
mine-won = Vous avez gagné
mine-lost = Victoire : { $names }
mine-draw = Nulle
mine-with = avec { $names }
mine-alone = en solo
mine-open = Continuer
mine-look = Revoir
mine-move = Mon autre appareil
mine-move-about = Voici les clés de vos places. Gardez-les pour vous : qui les possède joue à votre place.
mine-link = { $count ->
    [1] Le lien contient votre partie en cours.
   *[other] Le lien contient vos { $count } parties en cours.
  } Scannez-le, ou ouvrez-le sur l’autre appareil.
mine-link-none = Aucune partie en cours : enregistrez un fichier pour emporter celles qui sont terminées.
mine-save = Enregistrer dans un fichier
mine-load = Ouvrir un fichier
mine-file-about = Un fichier contient toutes vos parties, même terminées.
mine-brought = { $count ->
    [1] Ce lien apporte une partie à cet appareil.
   *[other] Ce lien apporte { $count } parties à cet appareil.
  }
mine-take = Importer
mine-taken = { $count ->
    [0] Tout cela était déjà là.
    [one] Une partie a été importée.
   *[other] { $count } parties ont été importées.
  }
mine-unreadable = Ce ne sont pas des parties de Pyramidion.
