# After a game: the end, the replay, and the games of this device.

## The end
end-resigned = { $count ->
    [one] { $names } ha abbandonato.
   *[other] { $names } hanno abbandonato.
  }
end-agreed = Tutti d’accordo: è un pareggio.
end-score = Punteggio finale
end-winner = ha vinto
end-length = { $actions ->
    [one] Un’azione
   *[other] { $actions } azioni
  } in { $time }.
end-length-untimed = { $actions ->
    [one] Un’azione.
   *[other] { $actions } azioni.
  }
end-evening = Questa sera
end-evening-about = { $games } partite: { $won }.
end-evening-won = { $name } { $count }
end-evening-draws = pareggi { $count }
end-story = La storia
end-story-thinking = Il Barcaiolo ripensa alla partita…
end-story-led = { $name } in testa dalla prima all’ultima mossa.
end-story-turn = La svolta: { $what } Da lì in poi, { $name } in testa.
end-story-late = In bilico fino all’ultimo: solo l’ultima mossa ha deciso per { $name }.
end-story-even = Nessuno è riuscito a restare in testa.
end-story-throw = Il lancio più fortunato: { $what } A { $name } ha fruttato { $percent }.
end-story-bold = La mossa più audace: { $what } A { $name } ha portato { $percent }.
end-story-mistake = L’errore più caro: { $what } A { $name } è costato { $percent }.
end-story-clean = Nessuno ha commesso grandi errori.
end-story-see = Guarda
end-picture = Condividi immagine
end-picture-name = { $game }, { $date }
end-picture-failed = Questo browser non è riuscito a farne un’immagine.
end-picture-saved = L’immagine è stata salvata.
end-other = Un altro gioco
end-other-about = Le stesse persone, un altro gioco: ci vanno tutti insieme.
end-other-none = Nessun altro gioco è per altrettanti giocatori.
result-next = Alla prossima partita
result-new = Nuovo tavolo
result-games = Altri giochi

## Replay
replay-position = Posizione
replay-first = All’inizio
replay-last = Alla fine
replay-step = Passo { $at } di { $last }
record-save = Salva la registrazione
analysis = Analizza
analysis-about = Le possibilità di ciascuno nel corso della partita.
analysis-better = Meglio: { $action }
analysis-luck = { $name }: fortuna { $percent }
fair = Dadi onesti
fair-about = { $count ->
    [0] Nulla, in questa partita, è stato lasciato al caso.
    [one] Un lancio è stato ricavato dal segreto del tavolo, a cui ogni giocatore aveva aggiunto un numero.
   *[other] { $count } lanci sono stati ricavati dal segreto del tavolo, a cui ogni giocatore aveva aggiunto un numero.
  } La prima riga si vedeva fin dall’inizio: è lo SHA-256 della seconda. «pyramidion verify FILE» controlla la registrazione salvata.
fair-hand = { $count ->
    [one] Un lancio è stato fatto a mano, accanto al tabellone.
   *[other] { $count } lanci sono stati fatti a mano, accanto al tabellone.
  } Nessuno li può controllare; la registrazione dice quali sono.
fair-lot = Allo stesso modo sono stati sorteggiati i posti.
fair-as-shown = Questo browser ricorda ciò che ha visto prima della partita: l’impegno, il tuo numero e gli impegni di tutti sono ancora gli stessi.
fair-not-as-shown = Attenzione: non è ciò che questo browser ha visto prima della partita. Qualcuno ha cambiato il segreto o un numero.
fair-commitment = Impegno:
fair-secret = Segreto:
replay-by = Avanza
replay-by-turns = per turni
replay-by-actions = per azioni
replay-turn-back = Un turno indietro
replay-turn-next = Un turno avanti
replay-begins = Prima della prima azione.
replay-on = Continua da qui
replay-on-about = Un nuovo tavolo, con il computer agli altri posti.
analysis-mistakes = Errori
analysis-no-mistakes = Nessun grande errore, né da una parte né dall’altra.
analysis-mistake = { $name }, passo { $at }: { $percent } regalato
analysis-show = Mostra sul tabellone una mossa migliore
analysis-hide = Torna alla mossa giocata
analysis-instead = Invece: { $action }
analysis-line = Come poteva continuare
analysis-line-back = Indietro in questo seguito
analysis-line-next = Avanti in questo seguito
analysis-line-step = { $at ->
    [0] La mossa da preferire
   *[other] { $at } di { $last }
  }
think-on = Continua a pensare
think-on-stop = Smetti di pensare
think-on-about = Il computer pensa a questa posizione, per { $minutes } minuti al massimo.
think-on-so-far = { $seconds } s di riflessione, { $steps } passi
think-on-actions = Le mosse migliori
think-on-line = Il seguito previsto
fair-past = { $count ->
    [one] La prima azione viene da un’altra partita e non è stata ricavata qui.
   *[other] Le prime { $count } azioni vengono da un’altra partita e non sono state ricavate qui.
  }

## My games
mine-about = Tutti i tavoli di questo dispositivo. Restano solo in questo browser.
mine-search = Cerca
mine-search-about = Gioco, nome o risultato
mine-running = In corso
mine-over = Finite
mine-none = Ancora niente. Gioca una partita e la troverai qui.
mine-not-found = Nessuna partita corrisponde.
mine-your-turn = Tocca a te
mine-turn = Tocca a { $name }
mine-waiting = Si aspettano giocatori
mine-elsewhere = Giocata con un’altra versione
mine-won = Hai vinto
mine-lost = Vittoria: { $names }
mine-draw = Pareggio
mine-with = con { $names }
mine-alone = in solitario
mine-open = Continua
mine-look = Replay
mine-move = Altro dispositivo
mine-move-about = Qui c’è la chiave dei tuoi posti. Tienila per te: chi ce l’ha gioca al posto tuo.
mine-link = { $count ->
    [one] Il link porta con sé la tua partita in corso.
   *[other] Il link porta con sé le tue { $count } partite in corso.
  } Scansionalo, o aprilo sull’altro dispositivo.
mine-link-none = Nessuna partita in corso: salva un file per portare con te quelle finite.
mine-save = Salva un file
mine-load = Apri un file
mine-file-about = Un file contiene tutte le tue partite, anche quelle finite.
mine-brought = { $count ->
    [one] Questo link porta una partita su questo dispositivo.
   *[other] Questo link porta { $count } partite su questo dispositivo.
  }
mine-take = Porta qui
mine-taken = { $count ->
    [0] Era già tutto qui.
    [one] Una partita è arrivata qui.
   *[other] { $count } partite sono arrivate qui.
  }
mine-unreadable = Queste non sono partite di Pyramidion.
