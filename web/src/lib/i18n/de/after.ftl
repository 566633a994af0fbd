# Nach dem Spiel: das Ende, das Nachspielen und die Partien dieses Geräts.

## Das Ende
end-resigned = { $count ->
    [one] { $names } hat aufgegeben.
   *[other] { $names } haben aufgegeben.
  }
end-agreed = Alle haben sich auf ein Unentschieden geeinigt.
end-score = Endstand
end-winner = gewonnen
end-length = { $actions ->
    [one] Eine Aktion
   *[other] { $actions } Aktionen
  } in { $time }.
end-length-untimed = { $actions ->
    [one] Eine Aktion.
   *[other] { $actions } Aktionen.
  }
end-evening = Heute Abend
end-evening-about = { $games } Partien: { $won }.
end-evening-won = { $name } { $count }
end-evening-draws = unentschieden { $count }
end-story = Wie es kam
end-story-thinking = Der Fährmann denkt die Partie noch einmal durch …
end-story-led = { $name } lag von Anfang bis Ende vorn.
end-story-turn = Der Wendepunkt: { $what } Von da an lag { $name } vorn.
end-story-late = Offen bis zuletzt: Erst die letzte Aktion entschied für { $name }.
end-story-even = Niemand konnte den Vorsprung halten.
end-story-throw = Der glücklichste Wurf: { $what } Für { $name } war er { $percent } wert.
end-story-bold = Die kühnste Tat: { $what } Sie brachte { $name } { $percent }.
end-story-mistake = Der teuerste Fehler: { $what } Er kostete { $name } { $percent }.
end-story-clean = Niemand hat einen großen Fehler gemacht.
end-story-see = Ansehen
end-picture = Bild zum Teilen
end-picture-name = { $game }, { $date }
end-picture-failed = Dieser Browser konnte kein Bild davon machen.
end-picture-saved = Das Bild ist gespeichert.
end-other = Anderes Spiel
end-other-about = Dieselben Leute, ein anderes Spiel: Alle werden dorthin geführt.
end-other-none = Kein anderes Spiel ist für so viele Spieler.
result-next = Zum nächsten Spiel
result-new = Neuer Tisch
result-games = Andere Spiele

## Nachspielen
replay-position = Stellung
replay-first = Zum Anfang
replay-last = Zum Ende
replay-step = Schritt { $at } von { $last }
record-save = Aufzeichnung speichern
analysis = Analysieren
analysis-about = Die Aussichten aller Spieler im Lauf des Spiels.
analysis-better = Besser: { $action }
analysis-luck = { $name }: Glück { $percent }
fair = Ehrliche Würfel
fair-about = { $count ->
    [0] In diesem Spiel blieb nichts dem Zufall überlassen.
    [one] Ein Wurf wurde aus dem Geheimnis des Tisches gezogen, zu dem jeder Spieler eine Zahl beigetragen hat.
   *[other] { $count } Würfe wurden aus dem Geheimnis des Tisches gezogen, zu dem jeder Spieler eine Zahl beigetragen hat.
  } Die erste Zeile war von Anfang an zu sehen; sie ist der SHA-256 der zweiten. „pyramidion verify DATEI“ prüft die gespeicherte Aufzeichnung.
fair-hand = { $count ->
    [one] Ein Wurf wurde von Hand gewürfelt, neben dem Brett.
   *[other] { $count } Würfe wurden von Hand gewürfelt, neben dem Brett.
  } Nachprüfen kann sie niemand; welche es sind, steht in der Aufzeichnung.
fair-lot = Die Plätze wurden auf dieselbe Weise ausgelost.
fair-as-shown = Dieser Browser weiß noch, was ihm vor dem Spiel gezeigt wurde: Die Festlegung, deine Zahl und das, worauf sich alle festgelegt hatten, sind unverändert.
fair-not-as-shown = Vorsicht: Das ist nicht, was diesem Browser vor dem Spiel gezeigt wurde. Jemand hat das Geheimnis oder eine Zahl geändert.
fair-commitment = Festlegung:
fair-secret = Geheimnis:
replay-by = Schritte
replay-by-turns = nach Zügen
replay-by-actions = nach Aktionen
replay-turn-back = Ein Zug zurück
replay-turn-next = Ein Zug weiter
replay-begins = Vor der ersten Aktion.
replay-on = Von hier weiterspielen
replay-on-about = Ein neuer Tisch, der Computer auf den anderen Plätzen.
analysis-mistakes = Fehler
analysis-no-mistakes = Keine großen Fehler, auf keiner Seite.
analysis-mistake = { $name }, Schritt { $at }: { $percent } verschenkt
analysis-show = Auf dem Brett zeigen, was besser war
analysis-hide = Zurück zu dem, was gespielt wurde
analysis-instead = Stattdessen: { $action }
analysis-line = Wie es hätte weitergehen können
analysis-line-back = Auf diesem Weg zurück
analysis-line-next = Auf diesem Weg weiter
analysis-line-step = { $at ->
    [0] Was besser war
   *[other] { $at } von { $last }
  }
think-on = Weiterdenken
think-on-stop = Nicht länger nachdenken
think-on-about = Der Computer denkt über diese Stellung nach, höchstens { $minutes } Minuten lang.
think-on-so-far = { $seconds } s nachgedacht, { $steps } Schritte
think-on-actions = Was am besten ist
think-on-line = Wie es weitergehen dürfte
fair-past = { $count ->
    [one] Die erste Aktion stammt aus einer anderen Partie und wurde nicht hier gezogen.
   *[other] Die ersten { $count } Aktionen stammen aus einer anderen Partie und wurden nicht hier gezogen.
  }

## Meine Partien
mine-about = Alle Tische dieses Geräts. Sie liegen nur in diesem Browser.
mine-search = Suchen
mine-search-about = Spiel, Name oder Ergebnis
mine-running = Läuft
mine-over = Zu Ende
mine-none = Noch nichts. Spiel eine Partie, dann findest du sie hier.
mine-not-found = So eine Partie gibt es nicht.
mine-your-turn = Du bist am Zug
mine-turn = { $name } ist am Zug
mine-waiting = Wartet auf Mitspieler
mine-elsewhere = Läuft mit einer anderen Version
mine-won = Du hast gewonnen
mine-lost = Gewonnen: { $names }
mine-draw = Unentschieden
mine-with = mit { $names }
mine-alone = allein
mine-open = Weiter
mine-look = Nachspielen
mine-move = Mein anderes Gerät
mine-move-about = Hier liegen die Schlüssel zu deinen Plätzen. Behalte sie für dich: Wer sie hat, spielt an deiner Stelle.
mine-link = { $count ->
    [one] Der Link enthält deine laufende Partie.
   *[other] Der Link enthält deine { $count } laufenden Partien.
  } Scanne ihn oder öffne ihn auf dem anderen Gerät.
mine-link-none = Keine Partie läuft: Speichere eine Datei, um die beendeten mitzunehmen.
mine-save = Als Datei speichern
mine-load = Datei öffnen
mine-file-about = Eine Datei enthält alle deine Partien, auch die beendeten.
mine-brought = { $count ->
    [one] Dieser Link bringt eine Partie auf dieses Gerät.
   *[other] Dieser Link bringt { $count } Partien auf dieses Gerät.
  }
mine-take = Übernehmen
mine-taken = { $count ->
    [0] Das war alles schon da.
    [one] Eine Partie wurde übernommen.
   *[other] { $count } Partien wurden übernommen.
  }
mine-unreadable = Das sind keine Partien von Pyramidion.
