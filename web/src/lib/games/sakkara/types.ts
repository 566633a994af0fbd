// Sakkara as the server tells it: views, boards and events.
// Made from crates/sakkara by `cargo xtask codegen`: change it there.

/** Every rule that can be the reason of a refusal. */
export const RULES: readonly Rule[] = [
  'rulebook: End of the game',
  'rulebook: Moves',
  'rulebook: Stones',
  'rulebook: Bridges',
  'K2',
  'K3',
  'K4',
  'K5',
  'K6',
  'K7',
  'K8',
  'K12',
  'K13',
];

/** A bridge's colour says in which wall it moves. */
export type Bridge = 'black' | 'grey' | 'white';

/** A bridge on the board. */
export type BridgeView = { colour: Bridge | null; field: Cell };

/** A card that a visit brings. */
export type Card = 'horus' | 'ankh';

/** One of the 169 cells: a field of a level, a piece of a wall, or the Ankh field. */
export type Cell = string;

/** A player's colour. The entrances of the colours follow each other clockwise. */
export type Colour = 'red' | 'yellow' | 'blue' | 'green';

/** Where a step goes. Counted clockwise. */
export type Direction = 'n' | 'e' | 's' | 'w';

/** One thing that a viewer saw happen. */
export type Event =
  | { kind: 'hid'; seat: Colour; stones: number | null }
  | { kind: 'guessed'; seat: Colour; total: number }
  | { kind: 'fists_opened'; fists: Array<OpenFist>; total: number }
  | { kind: 'bid_failed'; bids: number }
  | { kind: 'turn_began'; seat: Colour; moves: number }
  | { kind: 'entered'; seat: Colour; stone: Stone; field: Cell }
  | { kind: 'moved'; seat: Colour; stone: Stone; fields: Array<Cell> }
  | { kind: 'captured'; seat: Colour; stone: Stone; field: Cell }
  | { kind: 'reached'; seat: Colour; stone: Stone; visits: number }
  | { kind: 'bridge_moved'; seat: Colour; bridge: Bridge; from: Cell; to: Cell }
  | { kind: 'duty_void'; seat: Colour }
  | { kind: 'ended_early'; seat: Colour; moves: number }
  | { kind: 'white_bridge_due'; seat: Colour }
  | { kind: 'won'; seat: Colour }
  | { kind: 'drawn'; turns: number };

/** What kind of cell it is. */
export type Kind = 'field' | 'wall' | 'ankh';

/** A level, between two walls. */
export type Level = { height: number; fields: Array<Cell> };

/** What a seat had in its fist. */
export type OpenFist = { seat: Colour; stones: number };

/** The board as data, for a page that draws it. */
export type Plan = {
  width: number;
  height: number;
  /** All 169 cells. */
  cells: Array<Spot>;
  /** The three levels from the outermost in: their fields clockwise. */
  levels: Array<Level>;
  /** The three walls from the outermost in. */
  walls: Array<Wall>;
  ankh: Cell;
  /** The colours that play, in the order of their seats. */
  colours: Array<Side>;
};

/** The rules that forbid actions. */
export type Rule =
  | 'rulebook: End of the game'
  | 'rulebook: Moves'
  | 'rulebook: Stones'
  | 'rulebook: Bridges'
  | 'K2'
  | 'K3'
  | 'K4'
  | 'K5'
  | 'K6'
  | 'K7'
  | 'K8'
  | 'K12'
  | 'K13';

/** A place at the table, counted from 0 in the order of the record's `seats` line. */
export type Seat = number;

/** What a seat has. */
export type SeatView = {
  colour: Colour;
  entrance: Cell;
  visits: number;
  /** The cards that the visits have brought: `horus` with the first, `ankh` with the second. */
  cards: Array<Card>;
  stones: Array<StoneView>;
  /** What the seat holds in its fist, if it has hidden something: `"?"` if the viewer may not know. */
  fist: string | null;
  guess: number | null;
};

/** What lies beside the board for a colour. */
export type Side = {
  colour: Colour;
  seat: Seat;
  entrance: Cell;
  /** Where the stones stand that are off the board. */
  outside: Array<Waiting>;
};

/** A cell. */
export type Spot = {
  name: Cell;
  x: number;
  y: number;
  kind: Kind;
  /** How high it lies, from 0 at the edge to 6, the Ankh field; walls have the odd numbers. */
  height: number;
  /** The colour whose entrance it is, whether it plays or not. */
  entrance: Colour | null;
  /** Walls are covered with hieroglyphs: which of twelve this cell shows. Neighbours show different ones. */
  glyph: number | null;
};

/** What is done now. */
export type StageName = 'fists' | 'guesses' | 'moves' | 'white_bridge' | 'over';

/** A player's stone; each turns in its own way (K3). */
export type Stone = 'R' | 'I' | 'O';

/** A stone of a seat. */
export type StoneView = {
  stone: Stone;
  /** Where it stands; nothing for one that is off the board. */
  field: Cell | null;
  /** Where it went last in this turn (K3), and whether it must still leave its bridge (K6). */
  heading: Direction | null;
  bound: boolean;
};

/** All that a viewer has a right to know. */
export type View = {
  stage: StageName;
  /** Who acts. */
  turn: Colour | null;
  /** Moves that are left in this turn, and how many it began with. */
  moves: number;
  moves_of_turn: number;
  /** Whether the mover has captured in this turn. */
  captured: boolean;
  /** Turns played, how many more until the game is drawn (K11), and bids failed (K12). */
  turns: number;
  turns_left: number;
  failed_bids: number;
  /** How many visits win. */
  visits_to_win: number;
  seats: Array<SeatView>;
  bridges: Array<BridgeView>;
  winners: Array<Colour> | null;
};

/** The place of a stone outside the board. */
export type Waiting = { stone: Stone; x: number; y: number };

/** A ring of wall cells. */
export type Wall = {
  height: number;
  /** The colour of the bridges that move in it. */
  bridge: Bridge;
  /** Its cells clockwise: a bridge slides to the next or the one before, round the ring. The white bridge first comes
   * from the Ankh field to one of the four cells beside it. */
  cells: Array<Cell>;
  /** Where its bridges lie at first. */
  first: Array<Cell>;
};
