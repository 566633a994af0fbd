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
