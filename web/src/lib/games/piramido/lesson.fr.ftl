# La première partie de Piramido.

piramido-lesson-aim-title = Grimper les yeux ouverts
piramido-lesson-aim = Vous êtes l’explorateur rouge, à la base de la pyramide. Six images montrent les six marches à trouver, l’une après l’autre. Alors la clé du sommet est à vous, si vous avez vu juste.

piramido-lesson-viewer-title = Regardez dans la visionneuse
piramido-lesson-viewer = Ouvrez la visionneuse, l’objet à deux lentilles. Son image montre votre explorateur sur une marche. Laquelle ? Il a un faucon sous les pieds, entre un scarabée et un soleil. Trouvez-la sur le plateau.

piramido-lesson-walk-title = Avancer de tout le jet
piramido-lesson-walk = Vous avez fait 6 : six marches le long des chemins, toutes les six. La marche de l’image est en haut à droite : partez donc vers la droite.
piramido-lesson-walk-done = On monte l’escalier, et l’on tourne au coin de la galerie. Il reste une marche.
piramido-lesson-walk-not-left = À gauche aussi, il y a un escalier. Mais la marche de l’image est à droite.
piramido-lesson-walk-not-far = On y va marche après marche. La première est celle qui est marquée.
piramido-lesson-walk-not-top = Le sommet ne s’ouvre qu’avec six hiéroglyphes.

piramido-lesson-arrive-title = Quelle marche est-ce ?
piramido-lesson-arrive = Un faucon entre un soleil et un scarabée : ce doit être la marche marquée. Allez-y.
piramido-lesson-arrive-done = Cela ressemble à l’image, n’est-ce pas ? Regardez encore une fois dans la visionneuse, si vous voulez.
piramido-lesson-arrive-not-past = De l’eau. L’image montre un faucon : c’est de l’autre côté.
piramido-lesson-arrive-not-early = Cette marche a un soleil. L’image montre un faucon : encore une marche.

piramido-lesson-claim-title = Prenez le signe
piramido-lesson-claim = Si vous pensez que c’est la marche de l’image, prenez son signe : touchez la marche où vous êtes. Personne ne dit si vous avez vu juste ; on le saura à la fin.
piramido-lesson-claim-done = Son hiéroglyphe va sur votre tableau des points, et l’image suivante s’ouvre à vous.
piramido-lesson-claim-not-end = Alors cette marche ne compterait pas. Vous êtes au bon endroit : prenez son signe.

piramido-lesson-sphinx-title = Laissez un sphinx
piramido-lesson-sphinx = Avec chaque signe, vous pouvez poser un sphinx sur une marche où vous êtes passé. Il arrête les autres, sauf s’ils font exactement son chiffre. Choisissez un sphinx, puis une marche.
piramido-lesson-sphinx-done = Bien posé. Pendant ce temps, Bleu grimpe de l’autre côté.
piramido-lesson-sphinx-not-not = Vous pourriez les garder. Mais deux sphinx en main n’arrêtent personne.

piramido-lesson-next-title = L’image suivante
piramido-lesson-next = Désormais, la visionneuse montre aussi l’image 3. Et ainsi de suite : regarder, avancer, prendre, six fois. Vous pouvez toujours revoir les images d’avant.

piramido-lesson-guard-title = Un sphinx en travers
piramido-lesson-guard = Bleu a posé le sphinx 2 à côté de vous. Qui arrive sur lui avec un autre jet doit faire demi-tour. Vous avez fait exactement son chiffre, un 2 : marchez droit dessus.
piramido-lesson-guard-done = Il est éliminé, la voie est libre. Vos propres sphinx vous laissent passer avec n’importe quel jet.
piramido-lesson-guard-not-away = Inutile de le contourner : avec un 2, vous éliminez ce sphinx.

piramido-lesson-top-title = La clé
piramido-lesson-top = Bien plus tard. Vous avez pris six signes et vous êtes à l’une des portes. Le sommet s’atteint par un jet exact : vous avez fait 1. Montez !
piramido-lesson-top-done = Vous êtes le premier à la clé. Quand tous sont arrivés, on vérifie les signes : parmi ceux qui ont tout juste, le premier gagne.
piramido-lesson-top-not-back = Redescendre ? La clé est au sommet.

piramido-lesson-end-title = Vous connaissez le jeu
piramido-lesson-end = Fiez-vous à vos yeux : se tromper de marche coûte la partie, traîner ne coûte que l’avance. La gardeuse d’oies voit mal ; et vous pouvez demander un conseil à tout moment.
