# Piramido su carta: i fogli, le carte e come si costruisce.

## I tabelloni
piramido-sheet-pyramid = La piramide
piramido-sheet-terrace = Terrazza { $number }
piramido-sheet-terrace-here = Qui va la terrazza { $number }
piramido-sheet-supports = Sostegni per la piramide
piramido-sheet-support = Un sostegno, da piegare a tubo
piramido-sheet-labyrinth = Il labirinto

## Quel che ci sta sopra
piramido-sheet-pieces = Esploratori, sfingi, simboli, cifre
piramido-sheet-explorer-pyramid = Esploratore per la piramide ({ piramido-colour })
piramido-sheet-explorer-labyrinth = Esploratore per il labirinto ({ piramido-colour })
piramido-sheet-symbol = Simbolo ({ piramido-colour })
piramido-sheet-figure = Cifra { $number } per l’ordine di arrivo
piramido-sheet-scoreboards = Tabelle segnapunti
piramido-sheet-scoreboard = Tabella segnapunti
piramido-sheet-cards = Carte con i geroglifici
piramido-sheet-cards-for = Carte con i geroglifici per la strada { $route }
piramido-sheet-cards-says = Carte con tutti e sette i geroglifici, { $count } di ciascuno
piramido-sheet-strips = Strisce di controllo
piramido-sheet-strip = Striscia di controllo
piramido-sheet-strip-for = Striscia di controllo per la strada { $route } ({ piramido-colour })

## I dischi
piramido-sheet-envelopes = Buste per i dischi
piramido-sheet-envelope-for = Busta: { $title }
piramido-sheet-stereo = Immagini dei dischi
piramido-sheet-picture = { $title }, immagine { $number }
piramido-sheet-reel-pyramid = { $colour ->
    [red] Disco rosso della piramide
    [blue] Disco blu della piramide
   *[yellow] Disco giallo della piramide
  }
piramido-sheet-reel-labyrinth = { $colour ->
    [red] Disco rosso del labirinto
    [blue] Disco blu del labirinto
   *[yellow] Disco giallo del labirinto
  }
piramido-sheet-set = Dischi n. { $seed }
piramido-sheet-set-classic = Dischi classici
piramido-sheet-due = Gira questa immagine solo quando è il suo turno.
piramido-sheet-order-pyramid = Strada A: prima le immagini 1 e 2, poi la successiva a ogni geroglifico. Strada B: da 7 a 2. L’immagine 1 si può guardare sempre.
piramido-sheet-order-labyrinth = Strada C: dall’immagine 1 in avanti. Strada D: dall’immagine 7 all’indietro. Se un’immagine non mostra segni, prendi anche la successiva.

## Come si costruisce
piramido-sheet-need-knife = le forbici, oppure un coltello affilato e un righello
piramido-sheet-need-glue = colla per carta
piramido-sheet-need-tape = un po’ di nastro adesivo
piramido-sheet-need-die = un dado
piramido-sheet-need-viewer = uno stereoscopio, o un visore per telefono; con un po’ di pratica bastano gli occhi
piramido-sheet-step-halves = Ritaglia le due parti della terrazza 1 e incolla la parte B sulla linguetta lunga della parte A.
piramido-sheet-step-fold = Ritaglia le altre terrazze. Segna tutte le pieghe con una punta smussata. Piega in giù i muri e incolla le linguette degli angoli dietro ai muri accanto. Le linguette in basso si piegano verso l’interno.
piramido-sheet-step-supports = Piega i sei sostegni a tubo e incolla. Fissane quattro sotto la terrazza 1 e due sotto la terrazza 2, dove staranno i muri della terrazza successiva.
piramido-sheet-step-stack = Incolla ogni terrazza su quella di sotto: sta esattamente sullo sfondo bianco. I nomi degli scalini si leggono tutti dallo stesso lato.
piramido-sheet-step-labyrinth = Ritaglia le due parti del labirinto lungo i segni, metti A2 su A1 in modo che il disegno continui, e incolla.
piramido-sheet-step-standing = Ritaglia esploratori e sfingi, piega a metà e incolla insieme fronte e retro. Piega i due piedi verso l’esterno.
piramido-sheet-step-cards = Taglia le carte con i geroglifici con lunghi tagli dritti. Per ogni strada c’è un foglio con { $count } carte di ogni geroglifico: bastano sempre, anche se tre persone mettono lo stesso su tutti gli spazi. Se giocate una strada alla volta, basta un foglio. Ritaglia simboli, cifre e tabelle.
piramido-sheet-step-strips = Le strisce di controllo dicono che cosa è giusto: non guardare. Ritaglia le strisce con il retro in basso, piega in modo che il retro resti dentro, e chiudi con il nastro adesivo. Aprite tutto per il controllo, alla fine. Ognuna va con i dischi che nomina; lo stesso dicono le buste e le immagini.
piramido-sheet-step-envelopes = Ritaglia una busta per ogni disco. Piega le linguette e il retro dietro al fronte, e incolla. La chiusura resta aperta.
piramido-sheet-step-stereo = Ogni foglio ha sul retro un’immagine, due volte: grande per gli stereoscopi, piccola per i visori che tengono un telefono. Ritaglia quella che fa per te, con il numero in alto, e metti le sette nella loro busta, in ordine. Nessuno vede un’immagine prima del suo turno.
piramido-sheet-step-bands = Le strisce distinguono i colori: una per il rosso, due per il blu, tre per il giallo, come sui mantelli nelle immagini.
