# Piramido avant que son plateau soit chargé : dans les listes de jeux, et là où l’on prépare une table.
piramido-title = Piramido
piramido-mood = Ce que vous seul voyez
piramido-about = Gravissez la pyramide et traversez le labyrinthe, signe après signe, grâce aux images de votre visionneuse.
piramido-players = 1 à 3 joueurs
piramido-length = environ 30 minutes (notre estimation)
piramido-rule-1 = Votre visionneuse montre des images que personne d’autre ne voit : elles disent où aller.
piramido-rule-2 = Lancez le dé, allez jusqu’à la marche ou au signe que vous reconnaissez, et prenez ce signe.
piramido-rule-3 = Voyez juste et soyez le premier : chaque image bien lue compte.

## Sur la boîte
piramido-print = Un jeu View-Master 3-D
piramido-print-edition = View-Master 3-D, en sept langues ; les disques sont perdus, nous avons dessiné les nôtres
piramido-print-players = 1 à 3

## Formules
piramido-preset-printed = Le jet le plus élevé commence, les couleurs se choisissent avant chaque parcours, un sphinx vaincu ne revient plus, et seuls les signes sont vérifiés.
piramido-preset-ours = Le joueur 1 commence, les couleurs tournent, les sphinx reviennent, et chaque marche elle-même doit être la bonne.
piramido-preset-children = Seulement la montée de la pyramide ; une marche au bon signe suffit, et l’on peut demander conseil à l’ordinateur.

## Variantes
piramido-option-routes = Parcours
piramido-option-routes-about = Quels parcours on joue, et dans quel ordre.
piramido-option-routes-A = A : monter la pyramide
piramido-option-routes-B = B : descendre la pyramide
piramido-option-routes-C = C : entrer dans le labyrinthe
piramido-option-routes-D = D : sortir du labyrinthe
piramido-option-routes-AB = A et B
piramido-option-reels = Images
piramido-option-reels-about = Ce que montrent les visionneuses ; les disques d’origine sont perdus, nous les avons tous dessinés.
piramido-option-reels-classic = Trois disques, les mêmes à chaque partie
piramido-option-reels-random = Nouvelles à chaque partie
piramido-option-order = Qui commence
piramido-option-order-about = Comment on décide qui commence et qui a quelle couleur.
piramido-option-order-fixed = Le joueur 1, et les couleurs dans l’ordre
piramido-option-order-rolloff = Le jet le plus élevé, qui choisit aussi sa couleur en premier
piramido-option-check = La vérification finale
piramido-option-check-about = Ce qui doit être juste pour gagner.
piramido-option-check-steps = Les marches elles-mêmes
piramido-option-check-signs = Seulement les hiéroglyphes qu’elles portent
piramido-option-colours = Couleurs du parcours suivant
piramido-option-colours-about = Comment les couleurs changent entre les parcours, et les images avec elles.
piramido-option-colours-pass = Au retour, chacun prend la couleur suivante
piramido-option-colours-choose = Tout le monde choisit de nouveau, dans l’ordre d’arrivée
piramido-option-sphinxes = Sphinx vaincus
piramido-option-sphinxes-about = Pour combien de temps un sphinx est éliminé.
piramido-option-sphinxes-return = Jusqu’au prochain parcours sur la pyramide
piramido-option-sphinxes-spent = Pour le reste de la partie
