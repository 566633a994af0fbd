// The JSON that the server has for Sakkara: plan.rs, view.rs and event.rs of crates/sakkara.

export type Colour = 'red' | 'yellow' | 'blue' | 'green';
/** Ra, Isis, Osiris. */
export type StoneName = 'R' | 'I' | 'O';
export type BridgeName = 'black' | 'grey' | 'white';
export type Heading = 'n' | 'e' | 's' | 'w';

export interface Point {
  x: number;
  y: number;
}

export interface Spot extends Point {
  name: string;
  kind: 'field' | 'wall' | 'ankh';
  /** From 0 at the edge to 6, the Ankh field; walls have the odd numbers. */
  height: number;
  entrance: Colour | null;
}

export interface Level {
  height: number;
  fields: readonly string[];
}

export interface Wall {
  height: number;
  bridge: BridgeName;
  /** Clockwise. */
  cells: readonly string[];
  first: readonly string[];
}

export interface Side {
  colour: Colour;
  seat: number;
  entrance: string;
  outside: readonly (Point & { stone: StoneName })[];
}

export interface Plan {
  width: number;
  height: number;
  cells: readonly Spot[];
  levels: readonly Level[];
  walls: readonly Wall[];
  ankh: string;
  colours: readonly Side[];
}

export interface Stone {
  stone: StoneName;
  field: string | null;
  /** Where it went last in this turn. */
  heading: Heading | null;
  /** Whether it must still leave its bridge. */
  bound: boolean;
}

export interface Seat {
  colour: Colour;
  entrance: string;
  visits: number;
  cards: readonly ('horus' | 'ankh')[];
  stones: readonly Stone[];
  /** What it holds in its fist; `?` if the viewer may not know. */
  fist: string | null;
  guess: number | null;
}

export interface Bridge {
  colour: BridgeName | null;
  field: string;
}

export interface View {
  stage: 'fists' | 'guesses' | 'moves' | 'white_bridge' | 'over';
  turn: Colour | null;
  moves: number;
  moves_of_turn: number;
  captured: boolean;
  turns: number;
  turns_left: number;
  failed_bids: number;
  visits_to_win: number;
  seats: readonly Seat[];
  bridges: readonly Bridge[];
  winners: readonly Colour[] | null;
}

export type Event =
  | { kind: 'hid'; seat: Colour; stones: number | null }
  | { kind: 'guessed'; seat: Colour; total: number }
  | { kind: 'fists_opened'; fists: readonly { seat: Colour; stones: number }[]; total: number }
  | { kind: 'bid_failed'; bids: number }
  | { kind: 'turn_began'; seat: Colour; moves: number }
  | { kind: 'entered'; seat: Colour; stone: StoneName; field: string }
  | { kind: 'moved'; seat: Colour; stone: StoneName; fields: readonly string[] }
  | { kind: 'captured'; seat: Colour; stone: StoneName; field: string }
  | { kind: 'reached'; seat: Colour; stone: StoneName; visits: number }
  | { kind: 'bridge_moved'; seat: Colour; bridge: BridgeName; from: string; to: string }
  | { kind: 'duty_void'; seat: Colour }
  | { kind: 'ended_early'; seat: Colour; moves: number }
  | { kind: 'white_bridge_due'; seat: Colour }
  | { kind: 'won'; seat: Colour }
  | { kind: 'drawn'; turns: number };
