# The first game of Piramido.

piramido-lesson-aim-title = Su, con i tuoi occhi
piramido-lesson-aim = Sei l’esploratore rosso alla base della piramide. Sei immagini mostrano i sei scalini che devi trovare, uno dopo l’altro. Poi la chiave in cima è tua, se avevi tutto giusto.

piramido-lesson-viewer-title = Guarda nel visore
piramido-lesson-viewer = Apri il visore, quello con due lenti. La sua immagine mostra il tuo esploratore su uno scalino. Quale? Sotto di lui c’è un falco, tra uno scarabeo e un sole. Trovalo sul tabellone.

piramido-lesson-walk-title = Cammina per tutto il lancio
piramido-lesson-walk = Hai lanciato un 6: sei scalini lungo le vie, tutti. Lo scalino dell’immagine è in alto a destra, quindi parti verso destra.
piramido-lesson-walk-done = Avanti, su per la scala, e intorno all’angolo della galleria. Resta uno scalino.
piramido-lesson-walk-not-left = Anche a sinistra c’è una scala. Ma lo scalino dell’immagine è a destra.
piramido-lesson-walk-not-far = Ci si va scalino per scalino. Il primo è quello segnato.
piramido-lesson-walk-not-top = La cima si apre solo quando hai sei geroglifici.

piramido-lesson-arrive-title = Quale scalino è?
piramido-lesson-arrive = Un falco tra un sole e uno scarabeo: dev’essere quello segnato. Vacci.
piramido-lesson-arrive-done = Sembra proprio l’immagine, no? Guarda ancora nel visore, se vuoi.
piramido-lesson-arrive-not-past = Un segno d’acqua. L’immagine mostra un falco: dall’altra parte.
piramido-lesson-arrive-not-early = Questo scalino ha un sole. L’immagine mostra un falco: ancora uno scalino.

piramido-lesson-claim-title = Prendi il segno
piramido-lesson-claim = Se pensi che sia lo scalino dell’immagine, prendi il suo segno: indica lo scalino su cui stai. Nessuno ti dice se è giusto; lo si vede alla fine.
piramido-lesson-claim-done = Il suo geroglifico va sulla tua tabella segnapunti, e la prossima immagine è aperta per te.
piramido-lesson-claim-not-end = Allora questo scalino non conterebbe. È proprio quello giusto: prendilo.

piramido-lesson-sphinx-title = Lascia una sfinge dietro di te
piramido-lesson-sphinx = Con ogni segno puoi mettere una sfinge su uno scalino che hai già toccato. Ferma gli altri, a meno che non lancino proprio il suo numero. Scegli una sfinge, poi uno scalino.
piramido-lesson-sphinx-done = Ben messa. Intanto Blu sale dall’altra parte.
piramido-lesson-sphinx-not-not = Potresti tenerle. Ma due sfingi in mano non fermano nessuno.

piramido-lesson-next-title = La prossima immagine
piramido-lesson-next = Da ora il visore mostra anche l’immagine 3. Si va avanti così: guarda, cammina, prendi, sei volte. Le immagini precedenti puoi sempre riguardarle.

piramido-lesson-guard-title = Una sfinge sulla via
piramido-lesson-guard = Blu ha messo la sfinge 2 accanto a te. Chi ci arriva con un altro lancio deve tornare indietro. Tu hai lanciato proprio il suo numero, un 2: vacci sopra.
piramido-lesson-guard-done = È fuori gioco, e la via è libera. Le tue sfingi ti lasciano passare con qualsiasi lancio.
piramido-lesson-guard-not-away = Non serve girarle intorno: con un 2 batti questa sfinge.

piramido-lesson-top-title = La chiave
piramido-lesson-top = Molto più tardi. Hai preso sei segni e stai a una porta. La cima va raggiunta con un lancio esatto: hai lanciato un 1. Su!
piramido-lesson-top-done = Sei alla chiave prima di tutti. Quando sono arrivati tutti si controllano i segni: tra chi ha tutto giusto vince il primo.
piramido-lesson-top-not-back = Di nuovo giù? La chiave è in cima.

piramido-lesson-end-title = Ora conosci il gioco
piramido-lesson-end = Fidati dei tuoi occhi: uno scalino sbagliato costa la partita, uno lento solo il vantaggio. La pastora d’oche ci vede poco; e puoi chiedere un consiglio quando vuoi.
