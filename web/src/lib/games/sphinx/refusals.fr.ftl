# Pourquoi une action de Sphinx est refusée : ce qui se trouve là. { $name } est un joueur : « Joueur 1 », « Anna ».

## Avant la partie, et les dés
sphinx-not-dealt = On place d’abord les sphinx.
sphinx-not-deal-again = Les sphinx sont déjà placés.
sphinx-not-before-throw = { $name } lance d’abord les dés.
sphinx-not-throw-again = { $name } a lancé les dés, et le tour n’est pas fini.
sphinx-not-dice-three = On lance trois dés, celui aux serpents en dernier.
sphinx-not-dice-two = On lance deux dés, sans celui aux serpents.
sphinx-not-snake-die = Le dé aux serpents montre 1, 2, 3, 4 ou S, pas { $die }.
sphinx-not-dice-order = Des dés simples, le plus petit s’écrit d’abord : { $dice }.

## Un tour. { $dice } est une liste des dés qui restent, comme « 2, 5, serpents »
sphinx-not-snakes = Aucun des dés restants ne montre les serpents. Dés restants : { $dice }.
sphinx-not-die = Aucun des dés restants ne montre { $count }. Dés restants : { $dice }.
sphinx-not-back = { $name } est sur la case { $field } et ne peut pas reculer de { $count }.
sphinx-not-three-cards =
    { $cards ->
        [0] On atteindrait le premier gardien : il faut trois cartes, et { $name } n’en a aucune.
        [one] On atteindrait le premier gardien : il faut trois cartes, et { $name } en a une.
       *[other] On atteindrait le premier gardien : il faut trois cartes, et { $name } en a { $cards }.
    }
sphinx-not-on-pawn = Le pion de { $name } est sur la case { $field }, et aucun déplacement ne finit sur un pion.
sphinx-not-pass = { $name } doit jouer les dés qui peuvent servir, par exemple { $action }.
sphinx-not-card-here = { $name } ne passe pas par une case carte-sphinx : il n’y a pas de carte à prendre.
sphinx-not-look-again = { $name } a déjà regardé pendant ce tour.
sphinx-not-look-here = { $name } ne regarde que si un déplacement passe par une case-momie ou l’atteint.
sphinx-not-steal-here = { $name } ne passe pas sur un autre pion : il n’y a rien à voler.
sphinx-not-steal-other = { $name } passe sur le pion de { $passed }, pas sur celui de { $victim }.
sphinx-not-steal-have = { $name } a déjà une carte de cette couleur ({ sphinx-colour }).
sphinx-not-steal-none = { $name } n’a pas de carte de cette couleur ({ sphinx-colour }).
sphinx-not-door-itself = Une porte pivote d’elle-même quand un déplacement finit à côté d’elle.
sphinx-not-door-here = Aucun déplacement ne vient de finir à côté d’une porte.

## Ce qui vient d’abord
sphinx-not-before-take = Sur la case { $field }, { $name } prend d’abord la carte ({ sphinx-colour }) ou la laisse.
sphinx-not-before-look = Sur la case { $field }, { $name } décide d’abord de regarder ou non sous un sphinx.
sphinx-not-before-steal = Sur la case { $field }, { $name } décide d’abord de voler ou non une carte à { $victim }.
sphinx-not-before-door = { $name } est à côté d’une porte et la fait d’abord pivoter, ou la laisse fermée.
sphinx-not-before-attempt = { $name } est devant le premier gardien et doit annoncer trois couleurs.

## Annoncer les couleurs des gardiens
sphinx-not-guard-here = { $name } n’est pas devant le premier gardien.
sphinx-not-name-card = { $name } n’a pas de carte de cette couleur à annoncer ({ sphinx-colour }).
sphinx-not-name-twice = On annonce trois couleurs différentes.
sphinx-not-name-order = L’ordre ne compte pas, et les couleurs s’écrivent { $action }.
