# Das erste Spiel Piramido.

piramido-lesson-aim-title = Immer den Augen nach
piramido-lesson-aim = Du bist der rote Forscher am Fuß der Pyramide. Sechs Bilder zeigen die sechs Stufen, die du nacheinander finden sollst. Dann gehört der Schlüssel auf dem Gipfel dir, wenn alles richtig war.

piramido-lesson-viewer-title = Schau in den Betrachter
piramido-lesson-viewer = Öffne den Betrachter, das Ding mit den zwei Linsen. Sein Bild zeigt deinen Forscher auf einer Stufe. Auf welcher? Unter seinen Füßen ist ein Falke, zwischen Skarabäus und Sonne. Such sie auf dem Brett.

piramido-lesson-walk-title = Geh den ganzen Wurf
piramido-lesson-walk = Du hast eine 6 gewürfelt: sechs Schritte auf den Wegen, und zwar alle. Die Stufe im Bild liegt rechts oben, also geh nach rechts los.
piramido-lesson-walk-done = Weiter die Treppe hinauf und um die Ecke der Galerie. Ein Schritt bleibt.
piramido-lesson-walk-not-left = Links geht auch eine Treppe hinauf. Aber die Stufe im Bild liegt rechts.
piramido-lesson-walk-not-far = Dorthin gehst du Schritt für Schritt. Der erste ist der markierte.
piramido-lesson-walk-not-top = Der Gipfel öffnet sich erst mit sechs Hieroglyphen.

piramido-lesson-arrive-title = Welche Stufe ist es?
piramido-lesson-arrive = Ein Falke zwischen Sonne und Skarabäus: Das muss die markierte sein. Geh hin.
piramido-lesson-arrive-done = Sieht aus wie auf dem Bild, oder? Schau noch einmal in den Betrachter, wenn du magst.
piramido-lesson-arrive-not-past = Dort ist Wasser. Das Bild zeigt einen Falken: andere Richtung.
piramido-lesson-arrive-not-early = Diese Stufe hat eine Sonne. Das Bild zeigt einen Falken: noch ein Schritt.

piramido-lesson-claim-title = Nimm das Zeichen
piramido-lesson-claim = Hältst du sie für die Stufe im Bild, dann nimm ihr Zeichen: Zeig auf die Stufe, auf der du stehst. Ob du recht hast, sagt dir niemand; das zeigt sich am Ende.
piramido-lesson-claim-done = Ihre Hieroglyphe kommt auf deine Punktetafel, und das nächste Bild ist für dich offen.
piramido-lesson-claim-not-end = Dann würde diese Stufe nicht zählen. Du bist hier richtig: Nimm ihr Zeichen.

piramido-lesson-sphinx-title = Lass eine Sphinx zurück
piramido-lesson-sphinx = Mit jedem Zeichen darfst du eine Sphinx auf eine Stufe setzen, auf der du gewesen bist. Sie hält andere auf, außer sie würfeln genau ihre Zahl. Wähle eine Sphinx, dann eine Stufe.
piramido-lesson-sphinx-done = Gut gesetzt. Inzwischen steigt Blau auf der anderen Seite hinauf.
piramido-lesson-sphinx-not-not = Du könntest sie behalten. Aber zwei Sphinxe in der Hand halten niemanden auf.

piramido-lesson-next-title = Das nächste Bild
piramido-lesson-next = Ab jetzt zeigt der Betrachter auch Bild 3. So geht es weiter: schauen, gehen, nehmen, sechsmal. Frühere Bilder darfst du immer wieder ansehen.

piramido-lesson-guard-title = Eine Sphinx im Weg
piramido-lesson-guard = Blau hat die Sphinx 2 neben dich gesetzt. Wer mit einem anderen Wurf auf sie kommt, muss umkehren. Du hast genau ihre Zahl gewürfelt, eine 2: Geh geradewegs auf ihre Stufe.
piramido-lesson-guard-done = Sie ist ausgeschaltet, und der Weg ist frei. Deine eigenen Sphinxe lassen dich mit jedem Wurf durch.
piramido-lesson-guard-not-away = Du musst nicht herumgehen: Mit einer 2 schaltest du diese Sphinx aus.

piramido-lesson-top-title = Der Schlüssel
piramido-lesson-top = Viel später. Du hast sechs Zeichen genommen und stehst in einem Tor. Den Gipfel erreicht nur ein genauer Wurf: Du hast eine 1 gewürfelt. Hinauf!
piramido-lesson-top-done = Du bist zuerst am Schlüssel. Wenn alle angekommen sind, werden die Zeichen geprüft: Von denen, die alles richtig haben, gewinnt, wer zuerst da war.
piramido-lesson-top-not-back = Wieder hinunter? Der Schlüssel liegt oben auf dem Gipfel.

piramido-lesson-end-title = Du kannst es
piramido-lesson-end = Trau deinen Augen: Eine falsche Stufe kostet das Spiel, Langsamkeit nur den Vorsprung. Die Gänsemagd sieht schlecht; und um einen Tipp bitten darfst du jederzeit.
