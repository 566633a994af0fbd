# Das erste Spiel Sphinx.

sphinx-lesson-aim-title = Drei Wächter, drei Farben
sphinx-lesson-aim = Unter jeder der sechs Sphinxe steckt eine andere Farbe. Die drei markierten bewachen den Schatz. Finde ihre Farben heraus, sammle diese drei Karten und nenne sie den Wächtern der Reihe nach.

sphinx-lesson-walk-title = Nutze einen Würfel
sphinx-lesson-walk = Du hast 2, 4 und die Schlangen gewürfelt. Jeder Würfel wird einmal genutzt, in beliebiger Reihenfolge. Bei einer Zahl gehst du genau so weit, vor oder zurück. Geh 4, zum Kartenfeld.
sphinx-lesson-walk-done = Hier darfst du eine Karte nehmen.
sphinx-lesson-walk-not-door = Dieses Feld liegt neben einer Geheimtür: Sie würde sich drehen und dich mitnehmen. Später! Nimm erst die 4.
sphinx-lesson-walk-not-snakes = Die Schlangen tauschen Sphinxe: gleich. Geh zuerst 4.
sphinx-lesson-walk-not-far = Zu weit für einen Würfel: 2 oder 4 Felder. Die 4 endet auf einer Karte.

sphinx-lesson-take-title = Eine Karte
sphinx-lesson-take = Du brauchst die Karten in den Farben der Wächter, und noch kennt sie niemand. Eine rote hast du nicht: Nimm sie.
sphinx-lesson-take-done = Karten liegen für alle offen. Kommst du auf oder über ein Feld, dessen Karte du hast, musst du sie zurücklegen.
sphinx-lesson-take-not-leave = Du könntest sie liegen lassen. Aber mit weniger als drei Karten kommt niemand zu den Wächtern.

sphinx-lesson-mummy-title = Zur Mumie
sphinx-lesson-mummy = Nutze jetzt die 2. Sie führt auf ein Mumienfeld, und wer eines erreicht oder überquert, darf unter eine Sphinx schauen.
sphinx-lesson-mummy-done = Eine Mumie: Jetzt darfst du schauen.
sphinx-lesson-mummy-not-back = Rückwärts ist erlaubt. Aber vorwärts liegt die Mumie.
sphinx-lesson-mummy-not-snakes = Heb dir die Schlangen auf: Schau erst, was da ist.

sphinx-lesson-look-title = Schau, und merk es dir
sphinx-lesson-look = Schau heimlich unter eine der sechs Sphinxe. Ein Wächter verrät eine Karte, die du brauchst, eine Tempelsphinx eine, die du nicht brauchst.
sphinx-lesson-look-done = Das hast nur du gesehen. Merk es dir gut; oder schreib mit, wenn du mit Notizbuch spielst.
sphinx-lesson-look-not-not = Lass dir nie einen Blick entgehen: Anders erfährst du nichts.

sphinx-lesson-snakes-title = Die Schlangen
sphinx-lesson-snakes = Sie tauschen einen Wächter mit einer Tempelsphinx, und niemand schaut darunter. Wähle einen Wächter, dann eine Tempelsphinx: am besten eine, von der du nichts weißt.
sphinx-lesson-snakes-done = Alle Würfel sind genutzt, dein Zug ist vorbei. Tauscht jemand einen Wächter, den du gesehen hast, dann weißt du, wohin seine Farbe ging.

sphinx-lesson-door-title = Geheimtüren
sphinx-lesson-door = Ein paar Züge später. Wer neben einer Geheimtür stehen bleibt, dreht sie und kommt auf der anderen Seite heraus. Geh 1, zur Tür.
sphinx-lesson-door-done = Durch die Wand, dreißig Felder weiter! Doch Türen führen auch zurück, und sie drehen sich mit allen, die daneben stehen.
sphinx-lesson-door-not-back = Nicht zurück: Die Tür liegt ein Feld vor dir.
sphinx-lesson-door-not-past = Das wäre ein langer Weg außen herum. Die Tür ist eine Abkürzung: Geh 1.
sphinx-lesson-door-not-snakes = Die Schlangen können warten. Geh 1, zur Tür.

sphinx-lesson-steal-title = Wer überholt, der stiehlt
sphinx-lesson-steal = Diesmal hast du die 5 genommen. Unterwegs überholst du eine Figur: Du darfst ihrem Besitzer eine Karte stehlen, die du nicht hast. Nimm die blaue.
sphinx-lesson-steal-done = Danke! Nur auf dem Start sind Figuren sicher. Das gilt auch für deine.
sphinx-lesson-steal-not-not = So höflich? Es ist erlaubt, und eine Karte ist eine Karte. Nimm sie.
sphinx-lesson-steal-not-own = Die gehört dir schon. Die fremde Karte liegt bei der fremden Figur.

sphinx-lesson-guards-title = Vor den Wächtern
sphinx-lesson-guards = Das Ende eines anderen Spiels. Du hast drei Karten, und die Wächter hast du gesehen: der erste rot, der zweite blau, der dritte grün. Zeig in dieser Reihenfolge auf deine Karten.
sphinx-lesson-guards-done = Alle drei richtig: Der Schatz gehört dir! Bei einem Fehler hättest du alle Karten verloren und wärst zurück am Start.
sphinx-lesson-guards-not-order = Die Reihenfolge zählt: erst Rot, dann Blau, dann Grün.
sphinx-lesson-guards-not-sphinx = Sie zeigen sich nicht noch einmal. Nenne sie mit deinen Karten: Rot, Blau, Grün.

sphinx-lesson-end-title = Du kannst es
sphinx-lesson-end = Schau oft, merk dir, wer was tauscht, und hüte dich vor Türen und Dieben. Die Gänsemagd vergisst viel; und um einen Tipp bitten darfst du jederzeit.
