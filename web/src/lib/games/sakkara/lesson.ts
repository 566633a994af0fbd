// The first game of Sakkara: red against blue, from the entrance to the first visit of the Ankh field.
import { script, type Lesson } from '../../lesson/lesson';

const ENTERED = script(`
  red enter:R; red R:a13-b13; red bridge:g12-f12; red R:b13-c13;
  blue enter:R; blue R:m1-m2; blue R:m2-m3; blue R:m3-m4`);
const BEFORE_BRIDGE = [...ENTERED, ...script('red R:c13-d13; red R:d13-e13; red R:e13-f13')];
const BESIDE_BLUE = [
  ...BEFORE_BRIDGE,
  ...script(`
    red R:f13-f12;
    blue R:m4-m5; blue R:m5-m6; blue R:m6-m7; blue R:m7-l7;
    red R:f12-f11; red enter:O; red O:a13-b13; red O:b13-c13;
    blue R:l7-k7; blue R:k7-k8; blue R:k8-k9; blue R:k9-k10;
    red O:c13-d13; red O:d13-e13; red enter:I; red I:a13-b13;
    blue R:k10-k11; blue R:k11-j11; blue R:j11-i11; blue R:i11-h11;
    red R:f11-g11`),
];
const OSIRIS_WALKS = [...BESIDE_BLUE, ...script('red R:g11-h11; red O:e13-f13')];
const BEFORE_ANKH = [
  ...OSIRIS_WALKS,
  ...script(`
    red O:f13-f12; red bridge:g7-g8;
    blue enter:R; blue R:m1-l1; blue R:l1-k1; blue R:k1-j1;
    red O:f12-f11; red R:h11-g11; red R:g11-g10; red R:g10-g9;
    blue R:j1-i1; blue R:i1-h1; blue R:h1-g1; blue R:g1-g2;
    red R:g9-g8`),
];
const OTHER_BRIDGES = ['b7', 'l7', 'g2', 'g4', 'g10'];

export default {
  seats: ['red', 'blue'],
  looking: 'red',
  steps: [
    { name: 'aim', done: 'read', marks: ['g7', 'a13'] },
    {
      name: 'enter',
      done: ['enter:R'],
      mistakes: {
        others: ['enter:I', 'enter:O'],
        theirs: ['wait:blue:R', 'wait:blue:I', 'wait:blue:O'],
        bridge: ['g12', ...OTHER_BRIDGES],
      },
    },
    {
      name: 'walk',
      done: ['R:a13-b13'],
      mistakes: { aside: ['R:a13-a12'], bridge: ['g12', ...OTHER_BRIDGES] },
    },
    {
      name: 'bridge',
      done: ['bridge:g12-f12'],
      mistakes: { away: ['bridge:g12-h12'], white: ['g7'], other: OTHER_BRIDGES, stone: ['b13'] },
    },
    {
      name: 'cross',
      record: BEFORE_BRIDGE,
      done: ['R:f13-f12'],
      mistakes: { bridge: ['f12'], past: ['R:f13-g13', 'R:f13-e13'], other: OTHER_BRIDGES },
    },
    {
      name: 'capture',
      record: BESIDE_BLUE,
      done: ['R:g11-h11'],
      mistakes: { jump: ['R:g11-h11-i11'], inwards: ['R:g11-g10'], away: ['R:g11-f11'], theirs: ['h11'] },
    },
    {
      name: 'turn',
      record: OSIRIS_WALKS,
      done: ['O:f13-f12'],
      mistakes: { straight: ['O:f13-g13'], back: ['e13'], isis: ['b13'], ra: ['h11'] },
    },
    {
      name: 'white',
      done: ['bridge:g7-g8', 'bridge:g7-f7', 'bridge:g7-h7', 'bridge:g7-g6'],
      mistakes: { moves: ['b13', 'h11', 'f12'] },
    },
    {
      name: 'ankh',
      record: BEFORE_ANKH,
      done: ['R:g8-g7'],
      mistakes: { back: ['R:g8-g9'], other: ['b13', 'f11'] },
    },
    { name: 'end', done: 'read', marks: [] },
  ],
} satisfies Lesson;
