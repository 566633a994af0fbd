# La page des règles d’un jeu.
rules-search = Chercher dans les règles
rules-found =
    { $count ->
        [0] Rien trouvé.
        [one] Un passage.
       *[other] { $count } passages.
    }
rules-all = Toutes les règles
rules-contents = Sommaire des règles
ruling-open = Décision { $ruling } : ce que dit la règle imprimée, et ce que nous avons décidé
diagram-steps = Positions de cette figure
diagram-step = Position { $number } sur { $count }

paper-open = Imprimer et jouer
paper-about = Le jeu entier en PDF, à imprimer, à découper et à construire. La première page dit quoi imprimer sur quel papier ; la suite montre comment tout construire.
paper-part = À imprimer
paper-part-board = Plateau
paper-part-pieces = Pièces
paper-part-cards = Cartes
paper-part-reels = Disques en cartes stéréo
paper-part-rules = Livret de règles
paper-size = Papier
paper-size-a4 = A4
paper-size-letter = Letter
paper-ink = Encre
paper-ink-full = Toutes les couleurs
paper-ink-low = Peu d’encre, à colorier
paper-ink-grey = Niveaux de gris
paper-form = Le livret de règles
paper-form-booklet = En livret à plier
paper-form-pages = Page par page
paper-new = Nouvelles images
paper-new-about = Dessinées pour toi seul. Sinon, tu reçois celles des disques classiques.
paper-make = Créer le PDF
paper-making = Le PDF est en préparation…
paper-drawing = Les images sont en cours de dessin. Cela prend jusqu’à deux minutes…
paper-made = Enregistré sous { $file }.
paper-nothing = Choisis quelque chose à imprimer.
