# Warum eine Aktion von Sphinx abgelehnt wird: was dort zu finden ist. { $name } ist ein Spieler: „Spieler 1“, „Anna“.

## Vor dem Spiel, und die Würfel
sphinx-not-dealt = Erst werden die Sphinxe aufgestellt.
sphinx-not-deal-again = Die Sphinxe sind schon aufgestellt.
sphinx-not-before-throw = Erst würfelt { $name }.
sphinx-not-throw-again = { $name } hat gewürfelt, und der Zug ist noch nicht vorbei.
sphinx-not-dice-three = Gewürfelt wird mit drei Würfeln, der mit den Schlangen zuletzt.
sphinx-not-dice-two = Gewürfelt wird mit zwei Würfeln, ohne den mit den Schlangen.
sphinx-not-snake-die = Der Würfel mit den Schlangen zeigt 1, 2, 3, 4 oder S, nicht { $die }.
sphinx-not-dice-order = Von den einfachen Würfeln steht der niedrigere zuerst: { $dice }.

## Ein Zug. { $dice } ist eine Liste der übrigen Würfel wie „2, 5, Schlangen“
sphinx-not-snakes = Keiner der übrigen Würfel zeigt Schlangen. Übrige Würfel: { $dice }.
sphinx-not-die = Keiner der übrigen Würfel zeigt { $count }. Übrige Würfel: { $dice }.
sphinx-not-back = { $name } steht auf Feld { $field } und kann nicht { $count } zurück.
sphinx-not-three-cards =
    { $cards ->
        [0] Das führt zum ersten Wächter. Dafür braucht { $name } drei Karten und hat keine.
        [one] Das führt zum ersten Wächter. Dafür braucht { $name } drei Karten und hat eine.
       *[other] Das führt zum ersten Wächter. Dafür braucht { $name } drei Karten und hat { $cards }.
    }
sphinx-not-on-pawn = Auf Feld { $field } steht die Figur von { $name }, und kein Weg endet auf einer Figur.
sphinx-not-pass = { $name } muss die Würfel nutzen, die sich nutzen lassen, zum Beispiel { $action }.
sphinx-not-card-here = { $name } geht gerade nicht über ein Kartenfeld, also ist keine Karte zu nehmen.
sphinx-not-look-again = { $name } hat in diesem Zug schon geschaut.
sphinx-not-look-here = { $name } schaut nur, wenn ein Weg über ein Mumienfeld führt oder dort endet.
sphinx-not-steal-here = { $name } überholt keine andere Figur, also ist nichts zu stehlen.
sphinx-not-steal-other = { $name } überholt die Figur von { $passed }, nicht die von { $victim }.
sphinx-not-steal-have = { $name } hat schon eine Karte dieser Farbe ({ sphinx-colour }).
sphinx-not-steal-none = { $name } hat keine Karte dieser Farbe ({ sphinx-colour }).
sphinx-not-door-itself = Eine Tür dreht sich von selbst, wenn ein Weg neben ihr endet.
sphinx-not-door-here = Eben hat kein Weg neben einer Tür geendet.

## Was zuerst kommt
sphinx-not-before-take = Auf Feld { $field } nimmt { $name } zuerst die Karte ({ sphinx-colour }) oder lässt sie liegen.
sphinx-not-before-look = Auf Feld { $field } schaut { $name } zuerst unter eine Sphinx oder nicht.
sphinx-not-before-steal = Auf Feld { $field } stiehlt { $name } zuerst eine Karte von { $victim } oder keine.
sphinx-not-before-door = { $name } steht neben einer Tür und dreht sie zuerst oder lässt sie geschlossen.
sphinx-not-before-attempt = { $name } steht vor dem ersten Wächter und muss drei Farben nennen.

## Die Wächter nennen
sphinx-not-guard-here = { $name } steht nicht vor dem ersten Wächter.
sphinx-not-name-card = { $name } hat keine Karte dieser Farbe zu nennen ({ sphinx-colour }).
sphinx-not-name-twice = Zu nennen sind drei verschiedene Farben.
sphinx-not-name-order = Die Reihenfolge zählt nicht, und die Farben schreibt man { $action }.
