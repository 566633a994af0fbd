# Ce qui s’imprime autour de chaque jeu : la première page, le guide et les noms des feuilles.

## Le document et sa première page
print-document = { $game } : à imprimer et à jouer
print-subtitle = À imprimer, à découper, à jouer
print-first = Pour commencer
print-scale-heading = Imprimer à taille réelle
print-scale = Imprimez à 100 %, sans « ajuster à la page ». Puis mesurez cette règle : elle doit faire exactement 50 mm.
print-ruler = Une règle de 50 mm
print-contents = Ce qu’il faut imprimer
print-column-pages = Pages
print-column-what = Quoi
print-column-paper = Papier
print-stock-plain = papier ordinaire, 80 à 120 g/m²
print-stock-card = papier cartonné, 200 à 300 g/m²
print-stock-photo = papier photo
print-both-sides = { $paper }, recto verso
print-duplex = Les feuilles qui ont un dos s’impriment recto verso, retournées sur le bord long. Essayez d’abord avec la page de test.
print-lines = Ce que disent les lignes
print-line-cut = Couper
print-line-mountain = Plier vers l’arrière
print-line-valley = Plier vers l’avant
print-line-glue = Coller

## Les noms des feuilles
print-board = Plateau
print-cards = Cartes
print-rules = Règles
print-spares = Réserve
print-part-of = { $title }, partie { $part }
print-number-of = { $title }, feuille { $number } sur { $count }
print-back-of = { $title }, dos
print-overlap = Coupez le long des repères. Superposez les parties de sorte que les petits triangles de l’une touchent le bord de la suivante et que le dessin se poursuive. Puis collez.

## Le test du recto verso
print-duplex-title = Test du recto verso
print-duplex-front = Imprimez cette page et la suivante sur les deux faces d’une feuille, retournée sur le bord long. Tenez la feuille contre la lumière : les petites croix doivent tomber sur les grandes, à un trait près.
print-duplex-back = Voici le dos. Si ses croix tombent ailleurs, retournez le papier sur le bord long et imprimez à 100 %.

## Comment le construire
print-guide = Comment le construire
print-minutes =
    { $minutes ->
        [one] Il vous faut environ { $minutes } minute.
       *[other] Il vous faut environ { $minutes } minutes.
    }
print-materials = Il vous faut

## Le livret de règles
print-book = Les règles du jeu
print-book-title = { $game } : les règles
print-book-contents = Sommaire
print-book-marks = Une marque comme { $mark } signale ce qui est de nous. Tout ce qui n’a pas de marque est dans la règle imprimée. « { $section } », à partir de la page { $page }, explique chaque marque.
print-notes = Notes
print-booklet = Règles en livret
print-booklet-how = Imprimez le livret recto verso, retourné sur le bord long. Glissez les feuilles l’une dans l’autre, pliez-les au milieu et agrafez-les deux fois dans le pli.
