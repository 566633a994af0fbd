// The rules of Piramido in German.
import type { Section } from '../../rules';

export default [
  {
    title: 'Ziel',
    text: [
      'Alle haben einen Betrachter mit sieben Bildern, die sonst niemand sieht. Sie zeigen den Weg: Stufen einer Pyramide oder Zeichen in einem Labyrinth. Hab recht, und sei zuerst da. Allein prüfst du, ob du den richtigen Weg findest.',
      'Es gibt vier Routen: A die Pyramide hinauf, B hinunter, C ins Labyrinth hinein, D hinaus. Spielt eine, oder mehrere nacheinander.',
    ],
  },
  {
    title: 'Bretter und Bilder',
    text: [
      'Die gedruckten Bretter und Bildscheiben waren Bilder, und wir haben sie nicht mehr. Unsere passen zu allem, was die Anleitung sagt. Auch die klassischen Bildscheiben sind von uns. [V1]',
      'Im Druck wird die Pyramide aus Würfeln gebaut, und auf einige davon klebt man Schildchen mit Hieroglyphen. Hier haben vierzig Stufen eine, jede Hieroglyphe kommt fünf- oder sechsmal vor; alles andere ist blanker Stein, auf dem niemand stehen kann. Auf jeder Seite bilden drei Stufen am Fuß einen Vorhof. Von seinen Enden führen zwei Treppen auf die Galerie, den gepflasterten Ring, und von der Mitte jeder Seite der Galerie führt ein Tor zur Spitze mit dem Schlüssel. Verbunden sind Stufen mit Hieroglyphe, die Seite an Seite liegen, und die Spitze mit den vier Toren; das Brett zeigt diese Wege. [V1]',
      'Das Labyrinth hat sechs Reihen zu elf Feldern, manche ohne Zeichen. Die Grabkammer liegt über der Mitte der obersten Reihe, und jede Farbe hat an beiden Enden der untersten ein Startfeld. [V1]',
      'Zu einer Farbe gehören ein Forscher, zwei Sphinxe mit Zahlen und für jedes der beiden Bretter eine Bildscheibe. Rot hat die Sphinxe 1 und 6, Blau 2 und 5, Gelb 3 und 4. [V1]',
      'Bildscheiben können auch für jedes Spiel neu gezogen werden. Auf der Pyramide beginnen die drei auf verschiedenen Stufen der Vorhöfe, und die sechs gesuchten Stufen liegen auf Treppe, Treppe, Galerie, Galerie, Tor und Tor, jede vier bis sieben Schritte Weg von der vorigen. Im Labyrinth sind es sechs Zeichen und ein Bild ohne, weder das erste noch das letzte. [V2]',
    ],
  },
  {
    title: 'Wer beginnt',
    text: [
      'Im Druck beginnt der höchste Wurf und wählt zuerst eine Farbe. Ein Tisch kann so eingerichtet werden; sonst ist Spieler 1 rot und beginnt, Spieler 2 ist blau und Spieler 3 gelb.',
    ],
  },
  {
    title: 'Route A: die Pyramide hinauf',
    text: [
      'Bild 1 zeigt deine Startstufe, die Bilder 2 bis 7 die sechs Stufen, die du nacheinander erreichen sollst. Du siehst das Bild, nach dem du suchst, und die davor, nie ein späteres und nie die der anderen. Ein Bild verrät nie den Namen einer Stufe. [V18]',
      'Wirf den Würfel und geh so viele Schritte, und zwar alle, den Wegen entlang. Der erste Schritt eines Wurfs geht in jede Richtung; danach gehst du auf die eben verlassene Stufe nur zurück, wenn es keinen anderen Weg gibt. Die Stufe eines anderen Forschers kannst du nicht betreten, und die Spitze nicht, bevor du sechs Hieroglyphen hast. Gibt es gar keinen Weg, ist der Rest des Wurfs verloren. [V3]',
      'Wenn du die Stufe erreichst oder überquerst, die du für die richtige hältst, beanspruche sie: ihre Hieroglyphe kommt auf den nächsten Platz deiner Tafel, und du siehst dir das nächste Bild an. Eine Stufe kannst du jedes Mal, wenn du sie betrittst, einmal beanspruchen. Ob du recht hast, schätzt du mit dem Auge und erfährst es am Ende. [V6]',
      'Nach der sechsten Hieroglyphe erreichst du den Schlüssel auf der Spitze mit genauem Wurf. Ist der Wurf zu hoch, kehrst du dort um, durch das Tor, durch das du kamst. [V4]',
      'Wer angekommen ist, verlässt das Brett und steht niemandem im Weg. [V8]',
    ],
  },
  {
    title: 'Sphinxe',
    text: [
      'Mit jeder Hieroglyphe darfst du eine deiner Sphinxe auf eine Stufe von Treppe, Galerie oder Tor setzen, auf der dein Forscher gewesen ist und auf der jetzt weder ein Forscher noch eine Sphinx steht. [V7]',
      'Kommst du auf eine fremde Sphinx und der Wurf ist nicht ihre Zahl, geht es nur zurück auf die eben verlassene Stufe. [V4] Enden kann ein solcher Wurf auf der Sphinx nicht. [V3]',
      'Ist der Wurf genau ihre Zahl, erreichst du sie oder kommst vorbei, und die Sphinx ist fort. Deine eigene lässt dich mit jedem Wurf durch und ist ebenfalls fort. Fort heißt für den Rest der Route; ein Tisch kann wie im Druck so eingerichtet werden, dass es für den Rest des Spiels gilt. [V5]',
      'Nach zwölf Würfen, in denen niemand etwas beansprucht, hält bis zum nächsten Anspruch keine Sphinx jemanden auf; wer ihre Stufe betritt, entfernt sie. [V19]',
    ],
  },
  {
    title: 'Route B: wieder hinunter',
    text: [
      'Wie A von oben nach unten: zuerst Bild 7, dann 6 und so fort. Zu Beginn stehen alle auf der Spitze [V8], und niemand geht auf sie zurück [V3], es sei denn, eine Sphinx auf einem Tor schickt einen zurück. [V4]',
      'Das Ende ist deine Startstufe, Bild 1, mit sechs Hieroglyphen und genauem Wurf. Vorher darfst du über sie hinweggehen. Wird die sechste am Ende eines Wurfs auf ihr beansprucht, ist auch das die Ankunft. [V9]',
    ],
  },
  {
    title: 'Route C: ins Labyrinth',
    text: [
      'Jedes Bild zeigt einen Gang mit einem von sieben Zeichen, links oder rechts; eines zeigt keines, dann gilt das nächste. Ist das Zeichen von Bild 1 links, beginne rechts, und umgekehrt. Danach sind links und rechts gleich. Du siehst die Bilder bis zu dem mit dem nächsten Zeichen. [V18]',
      'Wähle links oder rechts und geh die Reihe entlang, den vollen Wurf, und kehre an ihren Enden und vor Forschern um. Sind beide Wege zu, ist der Rest des Wurfs verloren. Vom Startfeld gibt es nur einen Weg, und niemand kehrt auf es zurück. [V10]',
      'Ende genau auf dem Feld mit deinem Zeichen und beanspruche es: du gehst ein Feld hinauf in die nächste Reihe und aus der letzten in die Grabkammer. [V12] Oben darfst du ein Feld mit einem anderen Forscher teilen. [V11]',
      'Nach zwölf Würfen, in denen niemand etwas beansprucht, versperren Forscher bis zum nächsten Anspruch keinen Weg und dürfen ein Feld teilen. [V19]',
    ],
  },
  {
    title: 'Route D: wieder hinaus',
    text: [
      'Wie C andersherum, von der Kammer hinunter, mit den Bildern vom letzten zum ersten. Von der Kammer geht der erste Schritt auf das Feld darunter, wenn dort niemand steht. [V10]',
      'Nach dem sechsten Anspruch bleibst du in der untersten Reihe, die für dich nun um deine eigenen Startfelder länger ist. Das Ende ist eines davon, mit genauem Wurf. [V13] Links und rechts sind gleich: von sieben Sprachen sagt das nur die niederländische Anleitung.',
    ],
  },
  {
    title: 'Mehrere Routen',
    text: [
      'Die Reihenfolge der Ankunft ist die Reihenfolge auf der nächsten Route. Für B nach A und für D nach C nehmen alle die nächste Farbe: Rot, Blau, Gelb, Rot; sonst bleiben die Farben. Ein Tisch kann wie im Druck so eingerichtet werden, dass vor jeder weiteren Route alle in dieser Reihenfolge neu wählen: eine freie Farbe, für den Rückweg nicht die des Hinwegs, und keine, nach der jemand ohne Farbe bliebe. [V14]',
      'Eine Route auf der Pyramide beginnt mit beiden Sphinxen in der Hand, außer denen, die für den Rest des Spiels fort sind. Die Bildscheiben bleiben im ganzen Spiel dieselben. [V15]',
    ],
  },
  {
    title: 'Das Ende',
    text: [
      'Wenn auf der letzten Route alle da sind, wird geprüft. Recht hat, wer auf jeder Route die richtigen Stufen, im Labyrinth die richtigen Zeichen, in der richtigen Reihenfolge beansprucht hat. Ein Tisch kann wie im Druck so eingerichtet werden, dass auf der Pyramide nur die Hieroglyphen verglichen werden. Auf welcher Seite jemand ins Labyrinth gestartet ist, wird nicht geprüft. Unter denen, die recht haben, gewinnt die kleinste Summe der Plätze; sie kann geteilt sein. Hat niemand recht, gewinnt niemand. Allein gewinnst du, wenn du recht hast. [V16]',
      'Eine Route endet nach 500 Würfen, und mit ihr das Spiel. Wer bis dahin nicht angekommen ist, hat nicht recht. [V17]',
    ],
  },
  {
    title: 'Was anders ist als im Druck',
    text: [
      'Sphinxe kommen in jeder Route auf der Pyramide wieder, im Druck sind sie für den Rest des Spiels fort; die Farben wandern reihum weiter, im Druck werden sie in der Reihenfolge der Ankunft neu gewählt; die Stufen werden geprüft, der gedruckte Kontrollstreifen zeigt nur Hieroglyphen. In allen dreien kann der Tisch wie gedruckt eingerichtet werden. [V20]',
      'In jedem Spiel hier stehen Sphinxe nie am Fuß der Pyramide, und man kann um sie herumgehen, während der Druck vom Zurückgehen spricht; zurück gehst du nur, wo kein anderer Weg ist, während der Druck die Wahl lässt; und niemand wartet länger als zwölf Würfe. [V20]',
    ],
  },
] satisfies Section[];
