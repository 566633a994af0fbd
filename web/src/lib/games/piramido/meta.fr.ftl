# Piramido avant que son plateau soit chargé : dans les listes de jeux, et là où l’on prépare une table.
piramido-title = Piramido
piramido-mood = Ce que vous seul voyez
piramido-about = Gravissez la pyramide et le labyrinthe, signe après signe, grâce aux images de votre visionneuse.
piramido-players = 1 à 3 joueurs
piramido-length = environ 30 minutes (à notre avis)
piramido-rule-1 = Votre visionneuse montre des images que personne d’autre ne voit : elles disent où aller.
piramido-rule-2 = Lancez, marchez jusqu’à la marche ou au signe que vous reconnaissez, et annoncez-le.
piramido-rule-3 = Voyez juste et soyez le premier : chaque image bien lue compte.

## Sur la boîte
piramido-print = Un jeu View-Master 3-D
piramido-print-edition = View-Master 3-D, en sept langues ; les disques sont perdus, les nôtres sont dessinés par nous
piramido-print-players = 1 à 3

## Formules
piramido-preset-printed = Le plus grand jet commence, les couleurs se choisissent avant chaque parcours, un sphinx vaincu ne revient plus, et seuls les signes sont vérifiés.
piramido-preset-ours = Le joueur 1 commence, les couleurs passent, les sphinx reviennent, et chaque marche doit être la bonne.
piramido-preset-children = Seulement la montée de la pyramide ; le bon signe suffit, et l’on peut demander conseil à l’ordinateur.

## Variantes
piramido-option-routes = Parcours
piramido-option-routes-about = Quels chemins on joue, et dans quel ordre : touchez pour ajouter ou ôter, déplacez avec les flèches.
piramido-option-routes-A = A : monter la pyramide
piramido-option-routes-B = B : descendre la pyramide
piramido-option-routes-C = C : entrer dans le labyrinthe
piramido-option-routes-D = D : sortir du labyrinthe
piramido-option-routes-AB = A et B
piramido-option-reels = Images
piramido-option-reels-about = Ce que montrent les visionneuses ; les disques imprimés sont perdus, tous sont dessinés par nous.
piramido-option-reels-classic = Trois disques, les mêmes à chaque partie
piramido-option-reels-random = Nouvelles à chaque partie
piramido-option-order = Qui commence
piramido-option-order-about = Comment on sait qui commence et qui a quelle couleur.
piramido-option-order-fixed = Le joueur 1, les couleurs dans l’ordre
piramido-option-order-rolloff = Le plus grand jet, qui choisit aussi sa couleur
piramido-option-check = La vérification finale
piramido-option-check-about = Ce qui doit être juste pour gagner.
piramido-option-check-steps = Les marches mêmes
piramido-option-check-signs = Seulement leurs hiéroglyphes
piramido-option-colours = Couleurs du parcours suivant
piramido-option-colours-about = Comment les couleurs changent entre les parcours, et les images avec elles.
piramido-option-colours-pass = Au retour, chacun prend la couleur suivante
piramido-option-colours-choose = Chacun choisit de nouveau, dans l’ordre d’arrivée
piramido-option-sphinxes = Sphinx vaincus
piramido-option-sphinxes-about = Pour combien de temps un sphinx est éliminé.
piramido-option-sphinxes-return = Jusqu’au prochain parcours sur la pyramide
piramido-option-sphinxes-spent = Pour le reste de la partie
