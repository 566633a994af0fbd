# Ce que seul le terminal dit de Sphinx.

## Au-dessous du plateau dessiné en texte
# Les signes sont dessinés sur le plateau ; [R] est la case d’une carte rouge.
sphinx-terminal-legend = >> départ   [R] carte   (o) momie : regarder   $$$ trésor
sphinx-terminal-legend-door = ==== ou :  porte secrète, d1 à côté
sphinx-terminal-sphinxes = Sphinx
sphinx-terminal-field = case { $field }
sphinx-terminal-cards = cartes
sphinx-terminal-seen = a vu
sphinx-terminal-seen-nothing = n’a rien vu
# { $left } est par exemple +3 ou -2.
sphinx-terminal-walk = Puis encore { $left }.

## Comment s’écrivent les actions : N, G1 et autres figurent dans la forme, « +N », « swap:G1:T3 »
sphinx-form-forwards = utiliser un dé qui montre N pour avancer
sphinx-form-backwards = utiliser un dé qui montre N pour reculer
sphinx-form-swap = utiliser les serpents pour échanger un gardien et un sphinx du temple, sans regarder
sphinx-form-take = prendre la carte de la case
sphinx-form-leave = ne pas la prendre
sphinx-form-peek = regarder sous un sphinx, une fois par tour
sphinx-form-nopeek = ne pas regarder
sphinx-form-steal = voler une carte au propriétaire du pion dépassé
sphinx-form-nosteal = ne rien voler
sphinx-form-turn = faire pivoter la porte secrète (si les portes sont au choix)
sphinx-form-stay = la laisser fermée
sphinx-form-attempt = annoncer les couleurs de G1, G2 et G3, parmi les cartes en main
sphinx-form-pass = finir le tour plutôt qu’aller au premier gardien
