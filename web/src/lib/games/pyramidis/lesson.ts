// The first game of Pyramidis: red against yellow, from the first pyramids to the fifth one home.
import type { Lesson } from '../../lesson/lesson';

export default {
  seats: ['red', 'yellow'],
  looking: 'red',
  steps: [
    { name: 'aim', done: 'read', marks: ['start:red', 'a4'] },
    {
      name: 'start',
      done: ['start:3'],
      mistakes: {
        number: ['start:1', 'start:2', 'start:4', 'start:5'],
        theirs: ['start:yellow'],
        home: ['a4', 'h4'],
      },
      answers: ['yellow start:5'],
    },
    {
      name: 'capture',
      done: ['move:c5'],
      mistakes: {
        own: ['move:a5', 'move:b5'],
        start: ['start:red'],
        theirs: ['d5', 'e5', 'f5', 'g5', 'h5'],
      },
      answers: ['yellow move:h5'],
    },
    {
      name: 'sow',
      done: ['move:d5'],
      mistakes: { other: ['move:a5', 'move:b5', 'start:red'], theirs: ['e5', 'f5', 'g5'] },
      answers: ['yellow move:g5'],
    },
    { name: 'free', done: 'any', marks: [], mistakes: { theirs: ['e5', 'f5'] } },
    {
      name: 'tower',
      record: [
        'red start:4',
        'yellow start:3',
        'red start:4',
        'yellow start:5',
        'red move:b5',
        'yellow move:f5',
      ],
      done: ['move:c5'],
      mistakes: { short: ['move:a5'], tower: ['d5'], theirs: ['e5', 'g5', 'h5'] },
    },
    {
      name: 'home',
      record:
        lines(`start:5 start:5 start:2 f5 a5 start:2 c5 g5 d5 e5 f5 g5 a5 e5 h5 a4 f4 c5 start:1 b4 a5 g4 e4 c5
        d4 f5`),
      done: ['move:c4'],
      mistakes: { far: ['move:b5', 'move:d5'], theirs: ['a5', 'e5'] },
    },
    {
      name: 'win',
      record:
        lines(`start:5 start:3 e5 start:4 start:1 f5 b5 start:1 d5 g5 a5 f5 e5 d5 g4 f5 b5 e5 h5 f4 start:2 c5 g4 a5
        e4 d5 c4 g5 c5 b5 a5 f4 d4 g4 d5 f5 b5 b4`),
      done: ['move:c4'],
      mistakes: { far: ['move:c5'], theirs: ['d4', 'e4', 'e5', 'f4'] },
    },
    { name: 'end', done: 'read', marks: [] },
  ],
} satisfies Lesson;

/** The actions of red and yellow by turns; a square is the stack that moves. */
function lines(actions: string): string[] {
  const seats = ['red', 'yellow'];
  return actions
    .split(/\s+/)
    .map((action, at) => `${seats[at % 2]} ${action.includes(':') ? action : `move:${action}`}`);
}
