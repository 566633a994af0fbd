# Das erste Spiel Sakkara.

sakkara-lesson-aim-title = Dreimal zum Ankh
sakkara-lesson-aim = Du bist Rot und führst drei Steine: Ra, Isis und Osiris. Über drei Ebenen gehen sie zum Ankh-Feld in der Mitte. Wer es als Erster zum dritten Mal erreicht, gewinnt.

sakkara-lesson-enter-title = Ins Spiel
sakkara-lesson-enter = In jedem Zug machst du vier Spielzüge, beliebig gemischt. Ein Spielzug bringt einen Stein auf deinen Eingang, die Ecke in deiner Farbe. Bring Ra ins Spiel.
sakkara-lesson-enter-done = Ra ist auf dem Brett. Das war ein Spielzug; drei bleiben.
sakkara-lesson-enter-not-others = Isis und Osiris kommen bald nach. Beginne mit Ra, dem freiesten der drei.
sakkara-lesson-enter-not-theirs = Das sind die Steine von Blau. Deine warten an der roten Ecke.
sakkara-lesson-enter-not-bridge = Auch Brücken lassen sich verschieben: gleich. Bring zuerst Ra ins Spiel.

sakkara-lesson-walk-title = Ein Schritt
sakkara-lesson-walk = Mit einem Spielzug geht ein Stein ein Feld weiter, nie diagonal. Zeig auf Ra, dann auf das markierte Feld daneben.
sakkara-lesson-walk-done = Zwei Spielzüge bleiben. Doch vor der nächsten Ebene steht eine Wand, und über Wände führen nur Brücken.
sakkara-lesson-walk-not-aside = Auch das ist erlaubt. Gehen wir aber andersherum, auf die Brücke an dieser Seite zu.
sakkara-lesson-walk-not-bridge = Die Brücke kommt gleich. Erst ein Schritt mit Ra.

sakkara-lesson-bridge-title = Brücken gehören allen
sakkara-lesson-bridge = Jeder darf jede Brücke ein Feld weit ihre Wand entlang schieben, wenn niemand darauf steht. Schieb die markierte zu Ra hin.
sakkara-lesson-bridge-done = Ein kürzerer Weg für einen Spielzug. Andere werden sie wieder wegschieben: Hier bleibt nichts, wie es ist.
sakkara-lesson-bridge-not-away = So rückt sie von Ra weg. Schieb sie andersherum.
sakkara-lesson-bridge-not-white = Die weiße Brücke bedeckt das Ankh. Niemand darf sie verschieben, bevor der erste Stein geschlagen ist.
sakkara-lesson-bridge-not-other = Verschieben darfst du jede. Die markierte hilft Ra am meisten.
sakkara-lesson-bridge-not-stone = Ra könnte weitergehen. Versuch es erst mit einer Brücke.

sakkara-lesson-cross-title = Über die Wand
sakkara-lesson-cross = Einen Zug später. Ra steht vor der Brücke, und ein Spielzug bleibt. Geh auf die Brücke.
sakkara-lesson-cross-done = In deinem nächsten Zug muss Ra sie wieder verlassen: Niemand bleibt auf einer Brücke. Drüben liegt die zweite Ebene.
sakkara-lesson-cross-not-bridge = So würdest du die Brücke wegschieben. Zeig zuerst auf Ra, dann auf die Brücke.
sakkara-lesson-cross-not-past = Ra ginge an der Brücke vorbei. Sie liegt gleich daneben, zur Mitte hin.
sakkara-lesson-cross-not-other = Lass die anderen Brücken. Auf diese kann Ra jetzt gehen.

sakkara-lesson-capture-title = Schlagen
sakkara-lesson-capture = Der Ra von Blau steht neben deinem. Wer auf einem Gegnerstein landet, schlägt ihn: Er beginnt wieder draußen. Lande darauf!
sakkara-lesson-capture-done = Geschlagen! Er wartet wieder draußen, und du hast als Erster geschlagen. Das bringt die weiße Brücke in Bewegung.
sakkara-lesson-capture-not-jump = Steine dürfen über andere springen, ein Spielzug je Feld. Lande aber lieber auf Blau.
sakkara-lesson-capture-not-inwards = Die graue Brücke kann warten. Schick zuerst Blau nach draußen.
sakkara-lesson-capture-not-away = Weg von Blau? Jetzt bist du der Stärkere.
sakkara-lesson-capture-not-theirs = Den sollst du schlagen. Zeig zuerst auf deinen Ra, dann auf ihn.

sakkara-lesson-turn-title = Links, rechts, oder wie er will
sakkara-lesson-turn = Der erste Schritt eines Steins in einem Zug darf in jede Richtung gehen. Danach geht Isis geradeaus oder links, Osiris geradeaus oder rechts; nur Ra biegt ab, wie er will. Osiris ist eben gegangen: Lass ihn jetzt nach rechts abbiegen, auf die Brücke.
sakkara-lesson-turn-done = Isis hätte das im selben Zug nicht gekonnt. Deine vier Spielzüge sind gemacht.
sakkara-lesson-turn-not-straight = Geradeaus ist auch erlaubt. Aber rechts liegt die Brücke.
sakkara-lesson-turn-not-back = Osiris ist schon gegangen: Jetzt geht er geradeaus oder rechts, nie zurück.
sakkara-lesson-turn-not-isis = Auch Isis darf gehen. Aber sieh, was Osiris kann.
sakkara-lesson-turn-not-ra = Ra hat das Seine getan. Jetzt biegt Osiris ab.

sakkara-lesson-white-title = Der Weg ist frei
sakkara-lesson-white = Du hast zuerst geschlagen: Am Ende dieses Zugs schiebst du die weiße Brücke vom Ankh-Feld weg, zusätzlich zu deinen Spielzügen. Nach welcher Seite, bestimmst du.
sakkara-lesson-white-done = Von nun an liegt sie in der Innenwand, und jeder darf sie verschieben.
sakkara-lesson-white-not-moves = Deine vier Spielzüge sind gemacht. Nur die weiße Brücke in der Mitte ist noch zu verschieben.

sakkara-lesson-ankh-title = Auf das Ankh
sakkara-lesson-ankh = Zwei Züge später steht Ra auf der weißen Brücke. Noch ein Schritt!
sakkara-lesson-ankh-done = Die Horus-Karte gehört dir: ab deinem nächsten Zug fünf Spielzüge. Ra beginnt wieder draußen. Noch zweimal, und du hast gewonnen.
sakkara-lesson-ankh-not-back = Nicht zurück: Das Ankh liegt auf der anderen Seite.
sakkara-lesson-ankh-not-other = Lass Ra erst ankommen. Es fehlt ein Schritt zum Ankh.

sakkara-lesson-end-title = Du kannst es
sakkara-lesson-end = Schieb Brücken von den anderen weg und zu dir hin, und bleib nie neben einem Stein stehen, der dich schlagen kann. Die Gänsemagd wartet; um einen Tipp bitten darfst du jederzeit.
