# Ce que seul le terminal dit de Piramido.

## Au-dessus et au-dessous du plateau dessiné en texte
piramido-terminal-heading =
    { $heading ->
        [n] Cap au nord.
        [e] Cap à l’est.
        [s] Cap au sud.
       *[w] Cap à l’ouest.
    }
piramido-terminal-fresh = On peut prendre le signe.
piramido-terminal-since =
    { $count ->
        [1] Un jet depuis le dernier signe pris.
       *[other] { $count } jets depuis le dernier signe pris.
    }
# Les signes sont dessinés sur le plateau.
piramido-terminal-legend-levels = Chaque anneau est un niveau plus haut que celui autour ; * clé au sommet, . pierre nue.
piramido-terminal-legend-pieces = @ explorateur, ^ sphinx avec son chiffre (rouge 1 6, bleu 2 5, jaune 3 4)
piramido-terminal-legend-labyrinth = X chambre funéraire, L et R cases de départ, @ explorateur
piramido-terminal-hand = en main
piramido-terminal-viewer-pyramid = Dans la visionneuse de { $name } : vous @, + plus haut, - plus bas, = même hauteur, . pierre nue, nord en haut.
piramido-terminal-viewer-labyrinth = Dans la visionneuse de { $name } : les murs à gauche et à droite du passage.
piramido-terminal-counts = > est l’image à suivre.

## Comment s’écrivent les actions : red, L, f1 et autres figurent dans la forme, « colour:red », « side:L », « step:f1 »
piramido-form-colour = prendre une couleur, après les jets du début ou entre deux parcours : red, blue ou yellow
piramido-form-side = commencer le parcours C à gauche, L, ou à droite, R
piramido-form-step = avancer d’une marche sur la pyramide, en f1
piramido-form-left = avancer de tout le jet dans le rang du labyrinthe, d’abord à gauche
piramido-form-right = avancer de tout le jet dans le rang du labyrinthe, d’abord à droite
piramido-form-claim = dire que c’est le lieu de l’image : son hiéroglyphe va sur la case suivante
piramido-form-sphinx = après avoir pris un signe, poser le sphinx 6 en c3
piramido-form-nosphinx = après avoir pris un signe, ne poser aucun sphinx
piramido-form-end = finir le jet sans prendre de signe
