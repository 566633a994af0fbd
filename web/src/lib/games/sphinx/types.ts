// Sphinx in the server's JSON: plan.rs, view.rs and event.rs of the game.

export type Colour = 'R' | 'B' | 'G' | 'Y' | 'P' | 'W';
export type Slot = 'G1' | 'G2' | 'G3' | 'T1' | 'T2' | 'T3';
/** A number, or `S` for the snakes. */
export type Die = string;

export interface Point {
  x: number;
  y: number;
}

export type Kind = 'start' | 'corridor' | 'card' | 'mummy' | 'door' | 'guard' | 'treasure';

export interface Spot extends Point {
  field: number;
  square: string;
  kind: Kind;
  card: Colour | null;
  door: number | null;
}

export interface Wall {
  from: Point;
  to: Point;
  door: number | null;
}

export interface Door {
  door: number;
  fields: number[];
  pivot: Point;
  pairs: number[][];
}

export interface Pedestal extends Point {
  slot: Slot;
  field: number;
}

export interface Plan {
  width: number;
  height: number;
  fields: Spot[];
  walls: Wall[];
  doors: Door[];
  sphinxes: Pedestal[];
  colours: { colour: Colour; name: string }[];
  seats: string[];
}

export interface Sighting {
  slot: Slot;
  colour: Colour | null;
}

export interface Player {
  seat: string;
  field: number;
  square: string;
  cards: Colour[];
  seen: Sighting[];
}

export interface View {
  viewer: string;
  rules: { dice: 'three' | 'two'; doors: string; returns: string; order: 'strict' | 'any' };
  turns: number;
  turns_left: number;
  seats: Player[];
  sphinxes: Sighting[];
  turn: string;
  phase: 'deal' | 'roll' | 'dice' | 'take' | 'peek' | 'steal' | 'door' | 'attempt' | 'over';
  dice: Die[];
  thrown: Die[];
  looked: boolean;
  robbed: string[];
  walk: number | null;
  card: Colour | null;
  victim: string | null;
  door: number | null;
  winners: string[] | null;
}

export type Event =
  | { kind: 'dealt' }
  | { kind: 'turn_began'; seat: string }
  | { kind: 'rolled'; seat: string; dice: Die[] }
  | { kind: 'walked'; seat: string; from: number; to: number; path: number[] }
  | { kind: 'swapped'; seat: string; guard: Slot; room: Slot }
  | { kind: 'took'; seat: string; colour: Colour }
  | { kind: 'gave_back'; seat: string; colour: Colour }
  | { kind: 'looked'; seat: string; slot: Slot; colour: Colour | null }
  | { kind: 'stole'; seat: string; victim: string; colour: Colour }
  | { kind: 'declined'; seat: string; what: 'card' | 'look' | 'theft' | 'door' }
  | { kind: 'turned'; seat: string; door: number; fields: number[] }
  | { kind: 'carried'; seat: string; from: number; to: number }
  | { kind: 'attempted'; seat: string; named: Colour[]; right: boolean; guards: Colour[] | null }
  | { kind: 'sent_back'; seat: string; from: number; to: number; lost: Colour[] }
  | { kind: 'passed'; seat: string }
  | { kind: 'won'; seat: string }
  | { kind: 'drawn' };
