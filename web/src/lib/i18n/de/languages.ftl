# Von den Sprachen selbst.
language-visit = Diesmal ist alles auf { $language }, wie im Link verlangt.
language-keep = Dabei bleiben
language-unread = Diese Texte hat noch niemand gelesen, der mit der Sprache aufgewachsen ist.
language-read = { $reader } ist mit der Sprache aufgewachsen und hat diese Texte gelesen.
language-correct = Ein Satz ist falsch oder steif? Bitte melde ihn unter „Issues“ auf der Seite des Projekts bei seinem Hoster, mit einem besseren, wenn du einen weißt.
no-script = Pyramidion braucht JavaScript. Dieselben Spiele laufen auch im Terminal: pyramidion play.
