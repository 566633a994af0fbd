# Das erste Spiel Pyramidis.

pyramidis-lesson-aim-title = Fünf Pyramiden ins Ziel
pyramidis-lesson-aim = Du bist Rot. Acht Pyramiden warten auf deinem Startfeld. Führe sie einmal um den Ring zum Kreis gleich daneben, deinem Zielfeld. Wer zuerst fünf im Ziel hat, gewinnt.

pyramidis-lesson-start-title = Los geht’s
pyramidis-lesson-start = Vom Startfeld nimmst du eine bis fünf Pyramiden und setzt sie einzeln auf den nächsten Feldern ab. Zeig auf dein Startfeld und nimm drei.
pyramidis-lesson-start-done = Eins, zwei, drei: jede Pyramide ein Feld weiter. Gelb läuft andersherum und kommt dir entgegen.
pyramidis-lesson-start-not-number = Du darfst eine bis fünf nehmen. Nimm hier drei: Dann treffen wir gleich auf Gelb.
pyramidis-lesson-start-not-theirs = Die gehören Gelb. Deine, die roten, warten auf deiner Seite des Bretts.
pyramidis-lesson-start-not-home = Das ist ein Zielfeld, dort kommen Pyramiden an. Los geht es vom Startfeld.

pyramidis-lesson-capture-title = Wer oben liegt, dem gehört der Stapel
pyramidis-lesson-capture = Auf dem Brett zieht immer der ganze Stapel, so viele Felder weit, wie er Pyramiden hat. Eine einzelne zieht ein Feld weit. Zieh deine vorderste auf Gelb.
pyramidis-lesson-capture-done = Deine Pyramide liegt oben: Der Stapel gehört dir, mit der gelben darin. Gelb kann ihn nicht mehr ziehen.
pyramidis-lesson-capture-not-own = Das gäbe einen Stapel aus zwei eigenen. Aber deine vorderste kann auf einer gelben landen.
pyramidis-lesson-capture-not-start = Weitere Pyramiden können später kommen. Lande zuerst mit deiner vordersten auf Gelb.
pyramidis-lesson-capture-not-theirs = Dort liegt Gelb oben, also zieht nur Gelb damit. Lande mit deiner darauf!

pyramidis-lesson-sow-title = Die unterste zuerst
pyramidis-lesson-sow = Dein neuer Stapel hat zwei Pyramiden. Er zieht zwei Felder weit und setzt die unterste zuerst ab: die gelbe, dann deine, oben auf den nächsten Stapel. Zieh ihn.
pyramidis-lesson-sow-done = Noch eine gefangen. Aber Gelb schlägt zurück: Jetzt steckt deine Pyramide in einem gelben Stapel und reist mit, bis Gelb sie absetzt.
pyramidis-lesson-sow-not-other = Das ist natürlich erlaubt. Aber der markierte Stapel kann noch eine gelbe fangen.
pyramidis-lesson-sow-not-theirs = Dort liegt Gelb oben. Deiner ist der markierte.

pyramidis-lesson-free-title = Jetzt du
pyramidis-lesson-free = Zieh, was du willst: einen Stapel mit Rot obenauf oder Pyramiden vom Startfeld. Zeig auf etwas, und du siehst, was geschehen würde, bevor du es spielst.
pyramidis-lesson-free-done = Gut gemacht. Wer ziehen kann, muss: Halte dir also immer ein paar Züge bereit.
pyramidis-lesson-free-not-theirs = Dort liegt Gelb oben, auch wenn eine von deinen darunter ist: Es ist ein gelber Stapel.

pyramidis-lesson-tower-title = Türme werden übersprungen
pyramidis-lesson-tower = Fünf Pyramiden sind ein Turm: Dort wird nichts abgesetzt, und das Feld zählt nicht. Dein Dreierstapel springt also darüber hinweg. Zieh ihn.
pyramidis-lesson-tower-done = Über den Turm, und dreimal liegst du oben. Ein Turm ist sicher, denn niemand landet auf ihm; aber sein Besitzer darf ihn ziehen.
pyramidis-lesson-tower-not-short = Auch diese zwei würden den Turm überspringen. Aber der Dreierstapel fängt mehr.
pyramidis-lesson-tower-not-tower = Auf dem Turm liegt Gelb oben, also zieht ihn nur Gelb. Überspring ihn, mit deinem Dreierstapel.
pyramidis-lesson-tower-not-theirs = Dort liegt Gelb oben. Deine sind die zwei Stapel hinter dem Turm.

pyramidis-lesson-home-title = Im Ziel
pyramidis-lesson-home = Später in einem anderen Spiel. Der markierte Stapel steht zwei Felder vor deinem Zielfeld, mit Gelb ganz unten. Bring ihn ins Ziel.
pyramidis-lesson-home-done = Gelb wurde unterwegs abgesetzt, und zwei von deinen sind auf einmal im Ziel: Auf dem Zielfeld endet dein Zug, was immer du noch in der Hand hast.
pyramidis-lesson-home-not-far = Dieser Stapel ist noch unterwegs. Der markierte kann jetzt ins Ziel.
pyramidis-lesson-home-not-theirs = Der gehört Gelb. Dein markierter Stapel kann jetzt ins Ziel.

pyramidis-lesson-win-title = Die fünfte
pyramidis-lesson-win = Vier von deinen sind im Ziel, und vier von den gelben. Du bist am Zug: Ein Stapel bringt die fünfte hin. Finde ihn.
pyramidis-lesson-win-done = Fünf im Ziel: Du hast gewonnen!
pyramidis-lesson-win-not-far = Noch zu weit weg, und Gelb würde gewinnen. Zwei Pyramiden, zwei Felder: Schau bei deinem Zielfeld.
pyramidis-lesson-win-not-theirs = Dieser Stapel gehört Gelb. Schau bei deinem Zielfeld.

pyramidis-lesson-end-title = Du kannst es
pyramidis-lesson-end = Lande auf anderen, lass sie nicht auf dir landen, und achte auf die Türme. Alles Weitere lernst du bei der Gänsemagd: Sie verzeiht alles, und um einen Tipp bitten darfst du jederzeit.
