import type { Section } from '..';

export default [
  {
    title: 'Ziel',
    text: [
      'Alle haben einen Betrachter mit sieben Bildern, die sonst niemand sieht. Sie zeigen den Weg: Stufen einer Pyramide oder Zeichen in einem Labyrinth. Hab recht, und sei zuerst da. Allein prüfst du, ob du den richtigen Weg findest.',
      'Es gibt vier Routen: A die Pyramide hinauf, B hinunter, C ins Labyrinth hinein, D hinaus. Spielt eine, oder mehrere nacheinander.',
    ],
  },
  {
    title: 'Route A: die Pyramide hinauf',
    text: [
      'Bild 1 zeigt deine Startstufe, die Bilder 2 bis 7 die sechs Stufen, die du nacheinander erreichen sollst. Wirf den Würfel und geh so viele Stufen, und zwar alle.',
      'Wenn du die Stufe erreichst oder überquerst, die du für die richtige hältst, beanspruche sie: ihre Hieroglyphe kommt auf das nächste Feld deiner Tafel. Erst dann siehst du das nächste Bild. Ob du recht hast, erfährst du erst am Ende. [V6] [V18]',
      'Der erste Schritt eines Wurfs geht in jede Richtung; danach geradeaus, links oder rechts, zurück nur, wenn es vorn nicht weitergeht. Forscher kommen nicht aneinander vorbei. [V3]',
      'Nach der sechsten Hieroglyphe erreichst du den Schlüssel auf der Spitze mit genauem Wurf. [V4]',
    ],
  },
  {
    title: 'Sphinxe',
    text: [
      'Mit jeder Hieroglyphe darfst du eine deiner zwei Sphinxe auf eine Stufe setzen, auf der du gewesen bist. [V7] Andere kommen nur mit einem Wurf ihrer Zahl vorbei; dann ist sie fort. Deine eigene lässt dich durch und ist ebenfalls fort. [V5]',
    ],
  },
  {
    title: 'Route B: wieder hinunter',
    text: [
      'Wie A von oben nach unten: zuerst Bild 7, dann 6 und so fort. Das Ende ist deine Startstufe, Bild 1, mit genauem Wurf. [V9]',
    ],
  },
  {
    title: 'Route C: ins Labyrinth',
    text: [
      'Jedes Bild zeigt einen Gang mit einem von sieben Zeichen, links oder rechts; eines zeigt keines, dann gilt das nächste. Ist das Zeichen von Bild 1 links, beginne rechts, und umgekehrt.',
      'Geh die Reihe entlang, den vollen Wurf, und kehre an ihren Enden und vor Forschern um. [V10] Ende genau auf dem Feld mit deinem Zeichen und beanspruche es: du gehst in die nächste Reihe hinauf und aus der letzten in die Grabkammer. [V12]',
    ],
  },
  {
    title: 'Route D: wieder hinaus',
    text: [
      'Wie C andersherum, von der Kammer aus. Das Ende ist ein Startfeld deiner Farbe, mit genauem Wurf; links und rechts sind gleich. [V13]',
    ],
  },
  {
    title: 'Das Ende',
    text: [
      'Wenn alle da sind, wird geprüft. Unter denen, die in allem recht haben, gewinnt die kleinste Summe der Plätze. Hat niemand recht, gewinnt niemand. [V16]',
      'Anders als im Druck: Sphinxe kommen in jeder Pyramidenroute wieder, man kann um sie herumgehen, und die Farben wandern reihum weiter. [V20]',
    ],
  },
] satisfies Section[];
