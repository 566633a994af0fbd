// The JSON that the server has for Pyramidis: plan.rs, view.rs and event.rs of crates/pyramidis.

export type Colour = 'red' | 'green' | 'yellow' | 'blue';

export interface Point {
  x: number;
  y: number;
}

export interface Spot extends Point {
  name: string;
  home: Colour | null;
  centre: boolean;
}

export interface Side {
  colour: Colour;
  /** Its seat, counted from 0, if it plays. */
  seat: number | null;
  start: Point;
  tray: Point;
  home: string;
  course: readonly string[];
}

export interface Plan {
  width: number;
  height: number;
  squares: readonly Spot[];
  colours: readonly Side[];
}

export interface Player {
  colour: Colour;
  start: number;
  home: number;
}

export interface View {
  edition: 'international' | 'german';
  turn: Colour | null;
  /** Occupied squares with their pyramids from bottom to top. */
  stacks: Readonly<Record<string, readonly Colour[]>>;
  players: readonly Player[];
  goal: number;
  actions: number;
  actions_left: number;
  winners: readonly Colour[] | null;
  ended: 'home' | 'blockade' | 'actions' | 'repetition' | null;
}

export type Event =
  | { kind: 'took_from_start'; seat: Colour; count: number }
  | { kind: 'lifted'; seat: Colour; square: string; height: number }
  | { kind: 'dropped'; pyramid: Colour; square: string }
  | { kind: 'jumped'; square: string }
  | { kind: 'came_home'; pyramid: Colour; square: string; home: number }
  | { kind: 'won'; seat: Colour }
  | { kind: 'blocked'; seat: Colour; blocked: Colour }
  | { kind: 'passed'; seat: Colour }
  | { kind: 'drawn'; actions: number };
