// The first game of Piramido: up the pyramid by the classic reels, from the first picture to the key at the top.
import { script, type Lesson } from '../../lesson/lesson';

/** Blue has set a sphinx beside red's explorer, and red throws its number. */
const BEFORE_SPHINX = script(`
  chance roll:6; p1 step:f1; p1 step:f2; p1 step:f3; p1 step:g3; p1 step:g4; p1 step:h4; p1 claim; p1 nosphinx;
  chance roll:6; p2 step:a4; p2 step:b4; p2 step:c4; p2 step:c3; p2 step:d3; p2 step:d2; p2 claim; p2 sphinx:2:d3;
  chance roll:4; p1 step:g4; p1 step:g3; p1 step:f3; p1 step:e3; p1 end;
  chance roll:1; p2 step:d1; p2 end;
  chance roll:2`);

/** Red has all six hieroglyphs and stands before the key. */
const BEFORE_TOP = script(`
  chance roll:6; p1 step:f1; p1 step:f2; p1 step:f3; p1 step:g3; p1 step:g4; p1 step:h4; p1 claim; p1 nosphinx;
  chance roll:1; p2 step:a4; p2 end;
  chance roll:4; p1 step:g4; p1 step:g3; p1 step:f3; p1 step:f2; p1 claim; p1 nosphinx;
  chance roll:1; p2 step:a5; p2 end;
  chance roll:6; p1 step:f3; p1 step:g3; p1 step:g4; p1 step:g5; p1 step:g6; p1 step:g7; p1 claim; p1 nosphinx;
  chance roll:1; p2 step:a4; p2 end;
  chance roll:6; p1 step:g6; p1 step:g5; p1 step:g4; p1 step:g3; p1 step:f3; p1 step:e3; p1 end;
  chance roll:1; p2 step:a5; p2 end;
  chance roll:1; p1 step:d3; p1 claim; p1 nosphinx;
  chance roll:1; p2 step:a4; p2 end;
  chance roll:4; p1 step:c3; p1 step:c4; p1 step:c5; p1 step:d5; p1 claim; p1 nosphinx;
  chance roll:1; p2 step:a5; p2 end;
  chance roll:6; p1 step:c5; p1 step:c4; p1 step:c3; p1 step:d3; p1 step:e3; p1 step:e4; p1 claim; p1 nosphinx;
  chance roll:1; p2 step:a4; p2 end;
  chance roll:1`);

const SPHINX_STEPS = ['g3', 'f2', 'f3', 'g4'];

export default {
  seats: ['p1', 'p2'],
  looking: 'p1',
  steps: [
    { name: 'aim', done: 'read', marks: ['e1', 'e5'] },
    { name: 'viewer', record: ['chance roll:6'], done: 'read', marks: [] },
    {
      name: 'walk',
      done: ['step:f1'],
      mistakes: { left: ['step:d1'], far: ['h4', 'f2', 'g4'], top: ['e5'] },
      answers: ['p1 step:f2', 'p1 step:f3', 'p1 step:g3', 'p1 step:g4'],
    },
    {
      name: 'arrive',
      done: ['step:h4'],
      mistakes: { past: ['step:g5'], early: ['claim'] },
    },
    { name: 'claim', done: ['claim'], mistakes: { end: ['end'] } },
    {
      name: 'sphinx',
      done: SPHINX_STEPS.flatMap((step) => [`sphinx:1:${step}`, `sphinx:6:${step}`]),
      mistakes: { not: ['nosphinx'] },
      answers: script('chance roll:4; p2 step:a4; p2 step:b4; p2 step:c4; p2 step:c3; p2 end'),
    },
    { name: 'next', done: 'read', marks: [] },
    {
      name: 'guard',
      record: BEFORE_SPHINX,
      done: ['step:d3'],
      mistakes: { away: ['step:f3', 'step:e4'] },
    },
    { name: 'top', record: BEFORE_TOP, done: ['step:e5'], mistakes: { back: ['step:e3'] } },
    { name: 'end', done: 'read', marks: [] },
  ],
} satisfies Lesson;
