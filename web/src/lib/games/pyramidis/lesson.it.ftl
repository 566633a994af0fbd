# The first game of Pyramidis.

pyramidis-lesson-aim-title = Cinque piramidi a casa
pyramidis-lesson-aim = Giochi con il rosso. Otto piramidi aspettano sulla tua casella di partenza. Falle girare una volta lungo l’anello, fino al cerchio di casa lì accanto. Vince chi per primo ne ha cinque a casa.

pyramidis-lesson-start-title = In cammino
pyramidis-lesson-start = Dalla partenza prendi da una a cinque piramidi e le posi una a una sulle caselle che seguono. Indica la tua partenza e prendine tre.
pyramidis-lesson-start-done = Una, due, tre: ogni piramide una casella più in là. Giallo ti viene incontro, in senso contrario.
pyramidis-lesson-start-not-number = Puoi prenderne da una a cinque. Per questa lezione prendine tre: così incontriamo subito Giallo.
pyramidis-lesson-start-not-theirs = Quelle sono di Giallo. Le tue, le rosse, aspettano dal tuo lato del tabellone.
pyramidis-lesson-start-not-home = Quello è un cerchio di casa, dove le piramidi arrivano. Si esce dalla casella di partenza.

pyramidis-lesson-capture-title = Chi sta in cima possiede la pila
pyramidis-lesson-capture = Sul tabellone si muove una pila intera, di tante caselle quante sono le sue piramidi. Una da sola va avanti di una casella. Muovi la tua più avanzata sopra quella gialla.
pyramidis-lesson-capture-done = In cima c’è la tua piramide: la pila è tua, con dentro quella gialla. Giallo non può più muoverla.
pyramidis-lesson-capture-not-own = Ne verrebbe una pila di due delle tue. Ma la tua più avanzata può salire sopra una gialla.
pyramidis-lesson-capture-not-start = Altre piramidi possono venire dopo. Prima manda la più avanzata sopra quella gialla.
pyramidis-lesson-capture-not-theirs = Lì in cima c’è Giallo, quindi la muove soltanto Giallo. Vacci sopra con una delle tue!

pyramidis-lesson-sow-title = Prima quella in fondo
pyramidis-lesson-sow = La tua nuova pila ha due piramidi. Avanza di due caselle e posa per prima quella in fondo: la gialla, poi la tua, in cima alla pila seguente. Muovila.
pyramidis-lesson-sow-done = Hai preso anche la seguente. Ma Giallo ha risposto: ora una tua piramide è dentro una pila gialla, e viaggia con lei finché Giallo non la posa.
pyramidis-lesson-sow-not-other = Permesso, certo. Ma la pila segnata può prendere un’altra gialla.
pyramidis-lesson-sow-not-theirs = Lì in cima c’è Giallo. La tua è quella segnata.

pyramidis-lesson-free-title = Ora tocca a te
pyramidis-lesson-free = Muovi come vuoi: una pila con il rosso in cima, o piramidi dalla partenza. Indica qualcosa, e vedi che cosa succederebbe prima di giocarlo.
pyramidis-lesson-free-done = Ben fatto. Quando puoi muovere, devi: tieni da parte qualche mossa.
pyramidis-lesson-free-not-theirs = Lì in cima c’è Giallo, anche se sotto c’è una delle tue: la pila è di Giallo.

pyramidis-lesson-tower-title = Le torri si saltano
pyramidis-lesson-tower = Cinque piramidi sono una torre: lì non si posa nulla, e non conta come casella. Così la tua pila di tre le vola sopra. Muovila.
pyramidis-lesson-tower-done = Oltre la torre, e per tre volte in cima ci sei tu. Una torre è al sicuro, perché nessuno ci va sopra; ma il suo proprietario può muoverla.
pyramidis-lesson-tower-not-short = Anche quelle due salterebbero la torre. Ma la pila di tre prende di più.
pyramidis-lesson-tower-not-tower = In cima alla torre c’è Giallo, quindi la muove soltanto Giallo. Saltala, con le tue tre.
pyramidis-lesson-tower-not-theirs = Lì in cima c’è Giallo. Le tue sono le due pile dietro la torre.

pyramidis-lesson-home-title = A casa
pyramidis-lesson-home = Più tardi, in un’altra partita. La pila segnata è a due caselle dal tuo cerchio di casa, con una gialla in fondo. Portala a casa.
pyramidis-lesson-home-done = La gialla è rimasta per strada, e due delle tue sono a casa in un colpo: la mossa finisce sul cerchio, qualunque cosa resti in mano.
pyramidis-lesson-home-not-far = Quella pila è ancora in cammino. Quella segnata può arrivare a casa adesso.
pyramidis-lesson-home-not-theirs = Quella è di Giallo. La tua pila segnata può arrivare a casa adesso.

pyramidis-lesson-win-title = La quinta
pyramidis-lesson-win = Quattro delle tue sono a casa, e quattro di Giallo. Tocca a te: una pila porta la quinta. Trovala.
pyramidis-lesson-win-done = Cinque a casa: hai vinto!
pyramidis-lesson-win-not-far = Per ora è troppo lontana da casa, e vincerebbe Giallo. Due piramidi, due caselle: guarda vicino al tuo cerchio di casa.
pyramidis-lesson-win-not-theirs = Quella pila è di Giallo. Guarda vicino al tuo cerchio di casa.

pyramidis-lesson-end-title = Ora conosci il gioco
pyramidis-lesson-end = Sali sopra gli altri, non farti coprire, e occhio alle torri. Per il resto c’è la pastora d’oche: perdona tutto, e puoi chiedere un consiglio quando vuoi.
