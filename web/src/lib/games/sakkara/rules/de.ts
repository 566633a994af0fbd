// The rules of Sakkara in German.
import type { Section } from '../../rules';

export default [
  {
    title: 'Ziel',
    text: [
      'Alle führen drei Steine, Ra, Isis und Osiris, über drei Ebenen zum Ankhfeld in der Mitte. Wer es zum dritten Mal erreicht, gewinnt.',
    ],
  },
  {
    title: 'Das Brett',
    text: [
      'Drei Ebenen aus Feldern liegen ineinander, von Mauern getrennt. Über eine Mauer und auf das Ankhfeld führt nur eine Brücke. Die farbigen Ecken sind die Eingänge. Der gedruckte Plan ist verschollen, dieser ist unsere Rekonstruktion. [K1]',
      'Vier schwarze Brücken gleiten in der äußeren Mauer, zwei graue in der mittleren, die weiße in der inneren. Die weiße Brücke liegt zuerst auf dem Ankhfeld.',
    ],
  },
  {
    title: 'Ein Zug',
    text: [
      'Du musst vier Bewegungen machen, beliebig gemischt: einen Stein auf deinen Eingang bringen, einen Stein ein Feld weit gehen lassen, oder eine Brücke ein Feld in ihrer Mauer verschieben. [K10]',
      'Nach der gedruckten Regel darfst du einen, zwei oder drei Steine hereinbringen; wir verlangen wenigstens einen. Hast du keinen Stein auf dem Brett und nur noch eine Bewegung, musst du mit ihr einen hereinbringen. Vor der letzten Bewegung ist alles frei. So bleibt niemand draußen, wo kein Stein geschlagen werden kann. [K13]',
      'Wer nichts mehr tun kann, dessen Zug endet früher. [K9]',
    ],
  },
  {
    title: 'Steine',
    text: [
      'Steine gehen auf das nächste Feld, nie schräg, und über Brücken. [K2] Der erste Schritt eines Steins in einem Zug geht in jede Richtung. Danach wendet sich Ra weiter, wie er will, Isis geht geradeaus oder links, Osiris geradeaus oder rechts. [K3]',
      'Ein Stein darf über besetzte Felder springen, eine Bewegung je Feld, und landet auf einem leeren oder feindlichen. [K4]',
      'Wer auf einem feindlichen Stein landet, schlägt ihn: er beginnt wieder vor seinem Eingang. Das gilt auch auf deinem Eingang. [K5]',
    ],
  },
  {
    title: 'Brücken',
    text: [
      'Jeder verschiebt jede Brücke, außer es steht ein Stein darauf oder eine andere Brücke ist im Weg. [K7]',
      'Ein Stein, der zu Beginn deines Zuges auf einer Brücke steht, muss sie in diesem Zug verlassen. [K6]',
      'Die weiße Brücke darf niemand bewegen, ehe ein Stein geschlagen wurde. Wer zuerst schlägt, nimmt sie am Ende dieses Zuges vom Ankhfeld, ohne Kosten. [K8]',
    ],
  },
  {
    title: 'Das Ankhfeld',
    text: [
      'Ein Stein, der das Ankhfeld erreicht, verlässt das Brett und darf neu beginnen. Das erste Mal bringt die Horuskarte: fünf Bewegungen ab dem nächsten Zug. Das zweite die Ankhkarte: sechs. Das dritte Mal gewinnt.',
      'Nach 600 Zügen ist das Spiel unentschieden. [K11]',
    ],
  },
  {
    title: 'Wer beginnt',
    text: [
      'Der erste Platz oder, wenn ihr wollt, die Fäuste: alle verstecken null bis drei Steine, jeder nennt eine andere Summe, und wer recht hat, beginnt. [K12]',
    ],
  },
] satisfies Section[];
