# Piramido, bevor das Brett geladen ist: in Listen von Spielen, und wo ein Tisch gedeckt wird.
piramido-title = Piramido
piramido-mood = Was nur du siehst
piramido-about = Such dir nach den Bildern in deinem Betrachter den Weg durch Pyramide und Labyrinth, Zeichen für Zeichen.
piramido-players = 1 bis 3 Spieler
piramido-length = etwa 30 Minuten (geschätzt)
piramido-rule-1 = Dein Betrachter zeigt Bilder, die sonst niemand sieht: Sie sagen dir, wohin.
piramido-rule-2 = Würfle, geh zu der Stufe oder dem Zeichen, das du zu erkennen meinst, und nimm es.
piramido-rule-3 = Sieh richtig hin und sei als Erster da: Jedes richtig gelesene Bild zählt.

## Im Druck
piramido-print = Ein Spiel von View-Master 3-D
piramido-print-edition = View-Master 3-D, in sieben Sprachen; die Scheiben sind verloren, unsere haben wir selbst gezeichnet
piramido-print-players = 1 bis 3

## Vorschläge
piramido-preset-printed = Der höchste Wurf beginnt, Farben werden vor jeder Route gewählt, ausgeschaltete Sphinxe kommen nicht wieder, und nur die Zeichen werden geprüft.
piramido-preset-ours = Spieler 1 beginnt, Farben gehen reihum, Sphinxe kommen wieder, und jede Stufe selbst muss stimmen.
piramido-preset-children = Nur die Pyramide hinauf; eine Stufe mit dem richtigen Zeichen genügt, und der Computer darf um Rat gefragt werden.

## Varianten
piramido-option-routes = Routen
piramido-option-routes-about = Welche Routen gespielt werden und in welcher Reihenfolge.
piramido-option-routes-A = A: die Pyramide hinauf
piramido-option-routes-B = B: die Pyramide hinunter
piramido-option-routes-C = C: ins Labyrinth hinein
piramido-option-routes-D = D: aus dem Labyrinth heraus
piramido-option-routes-AB = A und B
piramido-option-reels = Bilder
piramido-option-reels-about = Was die Betrachter zeigen; die gedruckten Scheiben sind verloren, diese haben wir alle selbst gezeichnet.
piramido-option-reels-classic = Drei Scheiben, in jedem Spiel dieselben
piramido-option-reels-random = Für jedes Spiel neue
piramido-option-order = Wer beginnt
piramido-option-order-about = Wie sich entscheidet, wer beginnt und wer welche Farbe hat.
piramido-option-order-fixed = Spieler 1, die Farben der Reihe nach
piramido-option-order-rolloff = Der höchste Wurf; wer ihn hat, wählt auch zuerst die Farbe
piramido-option-check = Die Prüfung am Ende
piramido-option-check-about = Was stimmen muss, damit jemand gewinnt.
piramido-option-check-steps = Die Stufen selbst
piramido-option-check-signs = Nur ihre Hieroglyphen
piramido-option-colours = Farben der nächsten Route
piramido-option-colours-about = Wie die Farben zwischen den Routen wechseln, und mit ihnen die Bilder.
piramido-option-colours-pass = Auf dem Rückweg nehmen alle die nächste Farbe
piramido-option-colours-choose = Alle wählen neu, in der Reihenfolge der Ankunft
piramido-option-sphinxes = Ausgeschaltete Sphinxe
piramido-option-sphinxes-about = Wie lange eine Sphinx ausgeschaltet bleibt.
piramido-option-sphinxes-return = Bis zur nächsten Route auf der Pyramide
piramido-option-sphinxes-spent = Für den Rest des Spiels
