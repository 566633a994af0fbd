# After a game: the end, the replay, and the games of this device.

## The end
end-resigned = { $count ->
    [one] { $names } gaf op.
   *[other] { $names } gaven op.
  }
end-agreed = Iedereen vond een gelijkspel goed.
end-score = Eindstand
end-winner = gewonnen
end-length = { $actions ->
    [one] Eén actie
   *[other] { $actions } acties
  } in { $time }.
end-length-untimed = { $actions ->
    [one] Eén actie.
   *[other] { $actions } acties.
  }
end-evening = Vanavond
end-evening-about = { $games } partijen: { $won }.
end-evening-won = { $name } { $count }
end-evening-draws = gelijkspel { $count }
end-story = Het verhaal
end-story-thinking = De veerman denkt de partij nog eens door …
end-story-led = { $name } stond van de eerste tot de laatste zet voor.
end-story-turn = Het keerpunt: { $what } Vanaf toen stond { $name } voor.
end-story-late = Spannend tot het einde: pas de laatste zet bracht { $name } de winst.
end-story-even = Niemand kon de voorsprong vasthouden.
end-story-throw = De gelukkigste worp: { $what } Die leverde { $name } { $percent } op.
end-story-bold = De stoutmoedigste zet: { $what } Die bracht { $name } { $percent }.
end-story-mistake = De duurste vergissing: { $what } Die kostte { $name } { $percent }.
end-story-clean = Niemand maakte een grote fout.
end-story-see = Bekijken
end-picture = Plaatje om te delen
end-picture-name = { $game }, { $date }
end-picture-failed = Deze browser kon er geen plaatje van maken.
end-picture-saved = Het plaatje is bewaard.
end-other = Een ander spel
end-other-about = Dezelfde mensen, een ander spel: iedereen gaat vanzelf mee.
end-other-none = Geen ander spel is voor zoveel spelers.
result-next = Naar het volgende spel
result-new = Nieuwe tafel
result-games = Andere spellen

## Replay
replay-position = Stelling
replay-first = Naar het begin
replay-last = Naar het einde
replay-step = Stap { $at } van { $last }
record-save = Spelverslag bewaren
analysis = Analyseren
analysis-about = De kansen van iedere speler in de loop van het spel.
analysis-better = Beter: { $action }
analysis-luck = { $name }: geluk { $percent }
fair = Eerlijke dobbelstenen
fair-about = { $count ->
    [0] In dit spel is niets aan het toeval overgelaten.
    [one] Eén worp is getrokken uit het geheim van de tafel, waar elke speler een getal aan had toegevoegd.
   *[other] { $count } worpen zijn getrokken uit het geheim van de tafel, waar elke speler een getal aan had toegevoegd.
  } De eerste regel was van begin af aan te zien; het is de SHA-256 van de tweede. “pyramidion verify BESTAND” controleert het bewaarde spelverslag.
fair-hand = { $count ->
    [one] Eén worp is met de hand gegooid, naast het bord.
   *[other] { $count } worpen zijn met de hand gegooid, naast het bord.
  } Niemand kan ze controleren; welke het zijn, staat in het spelverslag.
fair-lot = De plaatsen zijn op dezelfde manier geloot.
fair-as-shown = Deze browser weet nog wat hij vóór het spel te zien kreeg: de vastlegging, jouw getal en wat iedereen had vastgelegd, zijn nog steeds hetzelfde.
fair-not-as-shown = Pas op: dit is niet wat deze browser vóór het spel te zien kreeg. Iemand heeft het geheim of een getal veranderd.
fair-commitment = Vastlegging:
fair-secret = Geheim:
replay-by = Stappen
replay-by-turns = per beurt
replay-by-actions = per actie
replay-turn-back = Een beurt terug
replay-turn-next = Een beurt verder
replay-begins = Vóór de eerste actie.
replay-on = Vanaf hier verder spelen
replay-on-about = Een nieuwe tafel, met de computer op de andere plaatsen.
analysis-mistakes = Fouten
analysis-no-mistakes = Niemand maakte grote fouten.
analysis-mistake = { $name }, stap { $at }: { $percent } weggegeven
analysis-show = De betere zet op het bord tonen
analysis-hide = Terug naar wat er gespeeld is
analysis-instead = In plaats daarvan: { $action }
analysis-line = Hoe het verder had kunnen gaan
analysis-line-back = Terug langs deze weg
analysis-line-next = Verder langs deze weg
analysis-line-step = { $at ->
    [0] De zet die beter was
   *[other] { $at } van { $last }
  }
think-on = Verder denken
think-on-stop = Stoppen met denken
think-on-about = De computer denkt na over deze stand, hooguit { $minutes } minuten.
think-on-so-far = { $seconds } s nagedacht, { $steps } stappen
think-on-actions = De beste zetten
think-on-line = Hoe het naar verwachting verdergaat
fair-past = { $count ->
    [one] De eerste actie komt uit een andere partij en is niet hier getrokken.
   *[other] De eerste { $count } acties komen uit een andere partij en zijn niet hier getrokken.
  }

## My games
mine-about = Alle tafels van dit apparaat. Ze staan alleen in deze browser.
mine-search = Zoeken
mine-search-about = Spel, naam of uitslag
mine-running = Bezig
mine-over = Afgelopen
mine-none = Nog niets. Speel een partij, dan vind je die hier.
mine-not-found = Zo’n partij is er niet.
mine-your-turn = Jouw beurt
mine-turn = { $name } is aan de beurt
mine-waiting = Wacht op spelers
mine-elsewhere = Wordt door een andere versie gespeeld
mine-won = Je hebt gewonnen
mine-lost = Gewonnen door { $names }
mine-draw = Gelijkspel
mine-with = met { $names }
mine-alone = alleen
mine-open = Verder
mine-look = Terugkijken
mine-move = Mijn andere apparaat
mine-move-about = Hier ligt de sleutel tot je plaatsen. Hou hem voor jezelf: wie hem heeft, speelt in jouw naam.
mine-link = { $count ->
    [one] De link bevat de partij die je nu speelt.
   *[other] De link bevat de { $count } partijen die je nu speelt.
  } Scan hem, of open hem op het andere apparaat.
mine-link-none = Er is geen partij bezig: bewaar een bestand om de afgelopen partijen mee te nemen.
mine-save = Bewaren als bestand
mine-load = Bestand openen
mine-file-about = Een bestand bevat al je partijen, ook de afgelopen.
mine-brought = { $count ->
    [one] Deze link brengt een partij naar dit apparaat.
   *[other] Deze link brengt { $count } partijen naar dit apparaat.
  }
mine-take = Overnemen
mine-taken = { $count ->
    [0] Dat stond hier allemaal al.
    [one] Eén partij is overgenomen.
   *[other] { $count } partijen zijn overgenomen.
  }
mine-unreadable = Dit zijn geen partijen van Pyramidion.
