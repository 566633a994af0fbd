// The rules of Pyramidis in German.
import type { Section } from '../../rules';

export default [
  {
    title: 'Ziel',
    text: ['Alle haben acht Pyramiden einer Farbe. Wer zuerst fünf davon nach Hause bringt, gewinnt.'],
  },
  {
    title: 'Das Brett',
    text: [
      'Zwei Ringe aus sechzehn Feldern kreuzen sich in der Mitte des Bretts. Rot und Gelb teilen sich den von West nach Ost, Grün und Blau den von Nord nach Süd; von jedem Paar geht eine Farbe im Uhrzeigersinn, die andere dagegen. Die vier mittleren Felder gehören beiden Ringen: nur dort begegnen sich alle Farben. [P1]',
      'Deine Pyramiden warten auf deinem Startfeld. Dein Zielkreis, das letzte Feld deiner Bahn, liegt daneben.',
    ],
  },
  {
    title: 'Ein Zug',
    text: [
      'Nimm einen Stapel und lege seine Pyramiden einzeln auf die folgenden Felder, die unterste zuerst, gleich ob dort schon etwas liegt. Ein Stapel aus dreien geht also drei Felder.',
      'Vom Startfeld nimmst du, so viele du willst, eine bis fünf. Überall sonst zieht der ganze Stapel.',
      'Wessen Farbe oben liegt, dem gehört der Stapel. Er trägt fremde Pyramiden mit; frei werden sie nur, wenn der Besitzer sie ablegt. [P6]',
      'Wer ziehen kann, muss. Ohne eigenen Stapel und mit leerem Startfeld setzt man aus. [P8]',
    ],
  },
  {
    title: 'Türme',
    text: [
      'Fünf Pyramiden sind ein Turm. Ein ziehender Stapel überspringt ihn: das Feld zählt nicht, und dort wird nichts abgelegt. [P3]',
    ],
  },
  {
    title: 'Ins Ziel',
    text: [
      'Eine Pyramide, die auf ihren eigenen Zielkreis kommt, verlässt das Brett und zählt, auch wenn jemand anderes sie dort ablegt. [P5]',
      'Dein Zug endet auf deinem Zielkreis. Fremde Pyramiden, die du noch in der Hand hast, legst du alle dort ab, in ihrer Ordnung, auch über fünf hinaus. [P4]',
    ],
  },
  {
    title: 'Verirrt',
    text: [
      'Zu viert kann eine Pyramide auf den anderen Ring getragen werden. Sie geht dann geradeaus zur Mitte und folgt von dort wieder ihrer eigenen Bahn. [P2]',
    ],
  },
  {
    title: 'Das Ende',
    text: [
      'Die erste Farbe mit fünf Pyramiden im Ziel gewinnt, wer immer sie dorthin gebracht hat. [P7]',
      'In der deutschen Ausgabe gewinnt auch, wer einem Gegner den letzten Zug nimmt. [P8]',
      'Wenn dieselbe Stellung zum dritten Mal entsteht, oder nach tausend Zügen, ist das Spiel unentschieden. [P9]',
    ],
  },
] satisfies Section[];
