// The rules of Sphinx in German.
import type { Section } from '../../rules';

export default [
  {
    title: 'Ziel',
    text: [
      'Sechs Sphinxe verbergen sechs Farben. Drei von ihnen bewachen den Schatz. Finde heraus, welche Farben diese drei haben, sammle die Karten dieser Farben und nenne sie den Wächtern in der richtigen Reihenfolge.',
      'Der gedruckte Spielplan ist verschollen: Die Spirale der Felder, Mauern und Kammern und das Spiel zu zweit sind von uns. [X1] Ebenso, welche vier Felder jede Tür dreht. [X2]',
    ],
  },
  {
    title: 'Ein Zug',
    text: [
      'Wirf die Würfel und nutze jeden für eine Aktion, in beliebiger Reihenfolge. Eine Zahl bewegt deine Figur genau so weit, vorwärts oder rückwärts, ohne unterwegs umzukehren. Andere Figuren darfst du überholen, aber nicht auf ihnen enden. [X3]',
      'Die Schlangen tauschen einen der drei Wächter mit einer der drei Sphinxe in den Tempelkammern, ungesehen.',
      'Ein Würfel wird genutzt, wenn es geht. [X6]',
    ],
  },
  {
    title: 'Unterwegs',
    text: [
      'Kartenfeld, überquert oder erreicht: du darfst die Karte seiner Farbe nehmen, wenn du keine hast. Hast du eine, musst du sie zurückgeben.',
      'Mumienfeld, überquert oder erreicht: du darfst heimlich unter eine der sechs Sphinxe schauen, einmal im Zug.',
      'Überholst du eine Figur, darfst du ihrem Besitzer eine Karte stehlen, die du nicht hast, aber im selben Zug nicht zweimal dem gleichen. Figuren auf dem Start sind sicher. [X8]',
      'Auf jedem Feld kommt zuerst, was das Feld bietet, dann der Diebstahl. [X7]',
    ],
  },
  {
    title: 'Geheimtüren',
    text: [
      'Eine Aktion, die neben einer Geheimtür endet, dreht sie halb herum, mit allen Figuren daneben. Auf der anderen Seite geschieht nichts weiter. [X9]',
    ],
  },
  {
    title: 'Die Wächter',
    text: [
      'Mit mindestens drei Karten darfst du bis zum ersten Wächter gehen; die Zahl muss nicht genau passen. [X4] Du nennst drei Farben deiner Hand der Reihe nach und siehst dir die Wächter heimlich an.',
      'Alles richtig: du gewinnst. Sonst verlierst du alle Karten, gehst zurück zum Start, und dein Zug ist vorbei. Aber du hast die Wächter gesehen. [X5]',
    ],
  },
  {
    title: 'Was offen liegt',
    text: [
      'Karten liegen für alle offen; was ein Blick gezeigt hat, weißt nur du. [X10]',
      'Nach 600 Zügen ist das Spiel unentschieden. [X11]',
      'Wer beginnt, ist im Vorteil: Unter Freunden werden die Plätze ausgelost, außer ihr wählt sie selbst. [X12]',
    ],
  },
  {
    title: 'Für Jüngere',
    text: [
      'Spielt mit zwei Würfeln ohne Schlangen, dreht Türen nur, wenn ihr wollt, behaltet alle Karten, und nennt die Farben in beliebiger Reihenfolge. Wenn der Tisch gedeckt wird, lässt sich das alles auf einmal wählen, oder jedes einzeln.',
    ],
  },
] satisfies Section[];
