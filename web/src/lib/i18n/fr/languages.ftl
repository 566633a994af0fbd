# Des langues elles-mêmes.
language-visit = Langue de cette visite, demandée par le lien : { $language }.
language-keep = Garder cette langue
language-unread = Aucun locuteur natif n’a encore relu ces textes.
language-read = { $reader }, dont le français est la langue maternelle, a relu ces textes.
language-correct = Une phrase fausse ou maladroite ? Signalez-la sous « Issues », sur la page du projet chez son hébergeur, avec une meilleure si vous en avez une.
no-script = Pyramidion a besoin de JavaScript. On peut jouer aux mêmes jeux dans un terminal : pyramidion play.
