# Das Terminal um die Spiele herum: play, show, replay und levels. Was man tippt (help, undo, save FILE, quit) und
# Schalter bleiben, wie sie sind.

## Spielen
terminal-which-game = Welches Spiel?
terminal-which-game-again = Tippe eine Zahl von 1 bis { $count }, einen Namen oder quit.
terminal-seen = Drücke Enter, wenn du es gesehen hast.
terminal-pass-on = Gib die Tastatur an { $name } weiter. Dann drückt { $name } Enter.
terminal-undo-none = Von dir ist nichts zurückzunehmen.
terminal-saved = Gespeichert. Später weiterspielen mit: { $command }
terminal-not-saved = Nicht gespeichert: { $error }
terminal-file-there = Die Datei { $file } gibt es schon; erwartet wurde eine neue.
terminal-goodbye = save FILE, oder Enter zum Verlassen
terminal-goodbye-again = Gefunden: { $found }, erwartet: save FILE oder Enter.

## Hilfe
terminal-help-actions = Tippe die Nummer einer Aktion oder die Aktion selbst:
terminal-help-words = Oder eines von diesen:
terminal-help-help = diese Hilfe
terminal-help-undo = deine letzte Aktion zurücknehmen, und alles, was danach kam
terminal-help-save = die Partie in eine Datei schreiben, um später weiterzuspielen
terminal-help-quit = die Partie verlassen

## Was getippt wurde und keine Antwort ist
terminal-nothing = nichts
terminal-not-number = Gefunden: { $found }, erwartet: eine Zahl von 1 bis { $count }.
terminal-not-answer = Gefunden: { $found }, erwartet: eine Zahl, eine Aktion aus der Liste oder help.
terminal-not-file = Nach save wurde nichts gefunden, erwartet wurde der Name einer Datei.
# { $found } ist eine Aktion, { $reason } ein Satz mit seinem Punkt, dahinter etwa (P3).
terminal-illegal = Zeile { $line }: { $found } ist hier nicht erlaubt. { $reason }

## Plätze und Aktionen eines Spiels
terminal-seats = Plätze

## Nachspielen
terminal-chance = Zufall
terminal-chance-next = Als Nächstes entscheidet der Zufall.
terminal-after =
    { $count ->
        [0] Vor der ersten Aktion.
        [one] Nach einer Aktion.
       *[other] Nach { $count } Aktionen.
    }
terminal-legal = Erlaubt: { $actions }

## Stufen: wie der Computer sucht
terminal-search-alpha-beta = Alpha-Beta-Suche
terminal-search-own-turn = Alpha-Beta-Suche bis zum Ende des Zugs
terminal-search-tree = Baumsuche mit Exploration { $number }
terminal-search-playouts = Probespiele der Länge { $count }
terminal-search-minimax = Minimax { $number }
terminal-search-until-throw = bis gewürfelt wird
terminal-search-steps =
    { $count ->
        [one] ein Schritt
       *[other] { $count } Schritte
    }
terminal-search-time = bis zu { $count } ms
terminal-search-noise = Rauschen der Bewertung { $number }
terminal-search-temperature = Temperatur { $number }
terminal-search-recall = weiß { $number } % von dem, was es gesehen hat
terminal-search-network = beurteilt von einem Netz, das aus eigenen Partien gelernt hat
terminal-search-proves = beweist Endspiele
terminal-search-presses-on = wiederholt keine Stellungen

## Was die Regeln mehrerer Spiele erzählen
event-turn = { $name } ist am Zug.

## Mehreres nacheinander
list-last = { $list } und { $last }
