// Pyramidis as the server tells it: views, boards and events.
// Made from crates/pyramidis by `cargo xtask codegen`: change it there.

/** Every rule that can be the reason of a refusal. */
export const RULES: readonly Rule[] = [
  'rulebook: End of the game',
  'rulebook: Movement of pyramids',
  'P6',
  'P8',
];

/** The colour of a pyramid and of its player. */
export type Colour = 'red' | 'green' | 'yellow' | 'blue';

/** Whose rulebook decides how to win. */
export type Edition = 'international' | 'german';

/** By what a game is over: pyramids at `home` (P7), a `blockade` (P8), the number of `actions` or a `repetition` (P9). */
export type Ended = 'home' | 'blockade' | 'actions' | 'repetition';

/** One thing that happens in an action, in the order in which a table would show it. */
export type Event =
  | { kind: 'took_from_start'; seat: Colour; count: number }
  | { kind: 'lifted'; seat: Colour; square: Square; height: number }
  | { kind: 'dropped'; pyramid: Colour; square: Square }
  | { kind: 'jumped'; square: Square }
  | { kind: 'came_home'; pyramid: Colour; square: Square; home: number }
  | { kind: 'won'; seat: Colour }
  | { kind: 'blocked'; seat: Colour; blocked: Colour }
  | { kind: 'passed'; seat: Colour }
  | { kind: 'drawn'; actions: number };

/** The board as data, for a page that draws it. */
export type Plan = {
  width: number;
  height: number;
  /** The 28 squares of the cross. */
  squares: Array<Spot>;
  /** All four colours, whether they play or not: their ways are printed on the board. */
  colours: Array<Side>;
};

/** A point of the drawing. */
export type Point = { x: number; y: number };

/** The rules that forbid actions. */
export type Rule = 'rulebook: End of the game' | 'rulebook: Movement of pyramids' | 'P6' | 'P8';

/** A place at the table, counted from 0 in the order of the record's `seats` line. */
export type Seat = number;

/** What a colour has outside the cross. */
export type SeatView = {
  colour: Colour;
  /** Pyramids on the start square. */
  start: number;
  /** Pyramids that have come home. */
  home: number;
};

/** What lies on the board for a colour. */
export type Side = {
  colour: Colour;
  /** Its seat, counted from 0, if it plays. */
  seat: Seat | null;
  /** The start square, outside the cross beside the first square of the course. */
  start: Point;
  /** Where pyramids lie that are home, outside the cross beside the home circle. */
  tray: Point;
  /** The home circle. */
  home: Square;
  /** The 16 squares of the course in the order of its arrows; the last is the home circle. */
  course: Array<Square>;
};

/** A square of the cross. */
export type Spot = {
  name: Square;
  x: number;
  y: number;
  /** The colour whose home circle it is. */
  home: Colour | null;
  /** Whether it is one of the four where all colours meet. */
  centre: boolean;
};

/** One of the 28 squares: `a5`. */
export type Square = string;

/** A position of Pyramidis, which is also what every viewer sees. */
export type View = {
  edition: Edition;
  /** Colour to move, unless the game is over. */
  turn: Colour | null;
  /** Occupied squares with their pyramids from bottom to top. */
  stacks: { [key in string]: Array<Colour> };
  players: Array<SeatView>;
  /** How many pyramids must come home. */
  goal: number;
  /** Actions played, and after how many more the game is a draw (P9). */
  actions: number;
  actions_left: number;
  /** Who has won, once the game is over. */
  winners: Array<Colour> | null;
  /** By what it is over. */
  ended: Ended | null;
};
