// Sphinx as the server tells it: views, boards and events.
// Made from crates/sphinx by `cargo xtask codegen`: change it there.

/** Every rule that can be the reason of a refusal. */
export const RULES: readonly Rule[] = [
  'rulebook: End of the game',
  'rulebook: Before the game',
  'rulebook: A turn',
  'rulebook: Dice',
  'rulebook: Walking',
  'rulebook: Snakes',
  'rulebook: Card fields',
  'rulebook: Mummy fields',
  'rulebook: Stealing',
  'rulebook: Secret doors',
  'rulebook: For young players',
  'X1',
  'X3',
  'X4',
  'X6',
  'X7',
  'X8',
];

/** The colour under a sphinx and on a card. */
export type Colour = 'R' | 'B' | 'G' | 'Y' | 'P' | 'W';

/** What a die shows: a number or the snakes. */
export type Die = '1' | '2' | '3' | '4' | '5' | '6' | 'S';

/** A secret door, numbered from 1 as in the specification. */
export type Door = number;

/** Whether doors turn by themselves. */
export type Doors = 'forced' | 'optional';

/** A colour and what it is called. */
export type Dye = { colour: Colour; name: string };

/** One thing that happens at the table. */
export type Event =
  | { kind: 'dealt' }
  | { kind: 'turn_began'; seat: string }
  | { kind: 'rolled'; seat: string; dice: Array<Die> }
  | { kind: 'walked'; seat: string; from: Field; to: Field; path: Array<Field> }
  | { kind: 'swapped'; seat: string; guard: Slot; room: Slot }
  | { kind: 'took'; seat: string; colour: Colour }
  | { kind: 'gave_back'; seat: string; colour: Colour }
  | { kind: 'looked'; seat: string; slot: Slot; colour: Colour | null }
  | { kind: 'stole'; seat: string; victim: string; colour: Colour }
  | { kind: 'declined'; seat: string; what: Offer }
  | {
      kind: 'turned';
      seat: string;
      door: Door;
      /** The two outer fields and the two inner ones beside it. */
      fields: Array<Field>;
    }
  | { kind: 'carried'; seat: string; from: Field; to: Field }
  | { kind: 'attempted'; seat: string; named: Array<Colour>; right: boolean; guards: Array<Colour> | null }
  | { kind: 'sent_back'; seat: string; from: Field; to: Field; lost: Array<Colour> }
  | { kind: 'passed'; seat: string }
  | { kind: 'won'; seat: string }
  | { kind: 'drawn' };

/** A field of the corridor, from 0 (the start) to 80 (the treasure). */
export type Field = number;

/** What a field is besides a step of the corridor. */
export type Kind = 'start' | 'corridor' | 'card' | 'mummy' | 'door' | 'guard' | 'treasure';

/** What a seat may decline. */
export type Offer = 'card' | 'look' | 'theft' | 'door';

/** Whether the order of the colours counts. */
export type Order = 'strict' | 'any';

/** The place of a sphinx. */
export type Pedestal = {
  slot: Slot;
  x: number;
  y: number;
  /** A guard stands on this field of the corridor, a temple sphinx in a niche of the outer wall beside it. */
  field: Field;
};

/** What comes next. */
export type Phase = 'deal' | 'roll' | 'dice' | 'take' | 'peek' | 'steal' | 'door' | 'attempt' | 'over';

/** The board as data, for a page that draws it. */
export type Plan = {
  width: number;
  height: number;
  /** The corridor from the start, 0, to the treasure, 80. */
  fields: Array<Spot>;
  /** The walls, each as long as a field is wide. */
  walls: Array<Wall>;
  doors: Array<Turning>;
  /** Where the six sphinxes stand. */
  sphinxes: Array<Pedestal>;
  colours: Array<Dye>;
  seats: Array<string>;
};

/** A point of the drawing. */
export type Point = { x: number; y: number };

/** Whether cards are given back. */
export type Returns = 'forced' | 'never';

/** The rules that forbid actions. */
export type Rule =
  | 'rulebook: End of the game'
  | 'rulebook: Before the game'
  | 'rulebook: A turn'
  | 'rulebook: Dice'
  | 'rulebook: Walking'
  | 'rulebook: Snakes'
  | 'rulebook: Card fields'
  | 'rulebook: Mummy fields'
  | 'rulebook: Stealing'
  | 'rulebook: Secret doors'
  | 'rulebook: For young players'
  | 'X1'
  | 'X3'
  | 'X4'
  | 'X6'
  | 'X7'
  | 'X8';

/** What was chosen before the game. */
export type Rules = { dice: Throw; doors: Doors; returns: Returns; order: Order };

/** What a seat has. */
export type SeatView = {
  seat: string;
  field: Field;
  square: Square;
  cards: Array<Colour>;
  /** The places under which the seat has looked, with the colour if the viewer is told. */
  seen: Array<Sighting>;
};

/** What is known of the sphinx in a place. */
export type Sighting = { slot: Slot; colour: Colour | null };

/** A place where a sphinx stands: before the treasure (G) or in a temple room (T). */
export type Slot = 'G1' | 'G2' | 'G3' | 'T1' | 'T2' | 'T3';

/** A field of the corridor. */
export type Spot = {
  field: Field;
  square: Square;
  x: number;
  y: number;
  kind: Kind;
  /** The card of a card field. */
  card: Colour | null;
  /** The door beside which it lies. */
  door: Door | null;
};

/** A square of the board, from `a1` to `i9`. */
export type Square = string;

/** How many dice are thrown. */
export type Throw = 'three' | 'two';

/** A secret door. */
export type Turning = {
  door: Door;
  /** The two outer fields and the two inner ones beside it. */
  fields: Array<Field>;
  /** Half a turn about this point takes each field of a pair to the other. */
  pivot: Point;
  pairs: [[Field, Field], [Field, Field]];
};

/** All that a viewer has a right to know (X10): everything on the table, and under the sphinxes what they have seen. */
export type View = {
  viewer: string;
  rules: Rules;
  /** Turns that have ended, and after how many more the game is a draw (X11). */
  turns: number;
  turns_left: number;
  seats: Array<SeatView>;
  /** What the viewer has seen under the sphinxes. */
  sphinxes: Array<Sighting>;
  turn: string;
  phase: Phase;
  /** The dice that are still to be used, and all that were thrown in this turn. */
  dice: Array<Die>;
  thrown: Array<Die>;
  /** Whether the seat has looked in this turn, and from whom it has stolen. */
  looked: boolean;
  robbed: Array<string>;
  /** The steps still to go of a walk in progress, backwards below 0. */
  walk: number | null;
  /** The card that may be taken. */
  card: Colour | null;
  /** The seat that may be stolen from. */
  victim: string | null;
  /** The door that may be turned. */
  door: Door | null;
  winners: Array<string> | null;
};

/** A piece of a wall from one point to another. */
export type Wall = {
  from: Point;
  to: Point;
  /** The secret door that is in it. */
  door: Door | null;
};
