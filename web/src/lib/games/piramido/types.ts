// Piramido as the server tells it: views, boards and events.
// Made from crates/piramido by `cargo xtask codegen`: change it there.

/** Every rule that can be the reason of a refusal. */
export const RULES: readonly Rule[] = [
  'rulebook: End of the game',
  'rulebook: Who begins',
  'rulebook: Moving',
  'rulebook: Route C',
  'V1',
  'V2',
  'V3',
  'V4',
  'V6',
  'V7',
  'V10',
  'V12',
  'V14',
];

/** The burial chamber. */
export type Chamber = {
  name: Space;
  x: number;
  y: number;
  /** The space of row 6 before it. */
  opens: Space;
};

/** How the game ended. */
export type Checked = {
  /** With `check: signs` the hieroglyphs alone are compared, not the steps. */
  signs_alone: boolean;
  right: Array<string>;
  winners: Array<string>;
  strips: Array<Strip>;
};

/** A hieroglyph on the scoreboard: of which step, on the pyramid. */
export type Claim = { step?: Step; sign: Sign | null };

/** A colour: it has a reel of each kind, an explorer and two sphinxes. */
export type Colour = 'red' | 'blue' | 'yellow';

/** What belongs to a colour. */
export type ColourSet = { colour: Colour; sphinxes: [number, number] };

/** One thing that happened. */
export type Event =
  | { kind: 'rolloff'; numbers: Array<number> }
  | { kind: 'begins'; seat: string }
  | { kind: 'colour'; seat: string; colour: Colour }
  | { kind: 'reel'; colour: Colour }
  | { kind: 'route'; route: Route; first: string }
  | { kind: 'side'; seat: string; side: Side }
  | { kind: 'turn'; seat: string }
  | { kind: 'roll'; seat: string; number: number }
  | { kind: 'step'; seat: string; from: Step; to: Step }
  | { kind: 'sphinx_stops'; seat: string; sphinx: number; step: Step }
  | { kind: 'sphinx_out'; seat: string; sphinx: number; step: Step }
  | { kind: 'lost'; seat: string; steps: number }
  | { kind: 'walk'; seat: string; path: Array<Space>; lost: number }
  | { kind: 'claim'; seat: string; space: number; step?: Step; sign: Sign | null }
  | { kind: 'passage'; seat: string; from: Space; to: Space }
  | { kind: 'sphinx_set'; seat: string; sphinx: number; step: Step }
  | { kind: 'arrived'; seat: string; place: number }
  | { kind: 'route_over'; route: Route }
  | { kind: 'over'; right: Array<string>; winners: Array<string> };

/** A route that is over. */
export type Finished = { route: Route; players: Array<FinishedRow> };

/** What a seat had at the end of a route. */
export type FinishedRow = {
  seat: string;
  colour: Colour | null;
  claims: Array<Claim>;
  side: Side | null;
  place: number | null;
};

/** A hieroglyph and what it is called. */
export type Glyph = { sign: Sign; name: string };

/** The way a step leads on the pyramid. */
export type Heading = 'n' | 'e' | 's' | 'w';

/** The labyrinth. */
export type Labyrinth = {
  width: number;
  height: number;
  /** The rows from 1, at the edge, to 6, by the chamber: their spaces from left to right, each with a passage to its
   * neighbours and to the space over it in the next row. */
  rows: Array<Array<Spot>>;
  /** Where each colour starts, beside the ends of row 1. */
  starts: Array<Start>;
  chamber: Chamber;
};

/** Which pictures of the own reel may be looked at. */
export type OwnReel = { colour: Colour; open: Array<number>; counts: number | null };

/** What a step on which one can stand belongs to. */
export type Part = 'forecourt' | 'stairs' | 'gallery' | 'gate' | 'top';

/** What is to be done next. */
export type Phase =
  'rolloff' | 'colour' | 'reels' | 'side' | 'roll' | 'step' | 'sphinx' | 'row' | 'claim' | 'over';

/** The boards as data, for a page that draws them. */
export type Plan = {
  pyramid: Pyramid;
  labyrinth: Labyrinth;
  /** A player's scoreboard: each has one. */
  scoreboard: Scoreboard;
  signs: Array<Glyph>;
  colours: Array<ColourSet>;
  seats: Array<string>;
};

/** A point of the drawing. */
export type Point = { x: number; y: number };

/** The pyramid from above. */
export type Pyramid = {
  width: number;
  height: number;
  steps: Array<Stair>;
  /** The steps that are joined, each pair once. */
  ways: Array<[Step, Step]>;
  /** The step with the key. */
  top: Step;
};

/** A route. */
export type Route = 'A' | 'B' | 'C' | 'D';

/** The rules that forbid actions. */
export type Rule =
  | 'rulebook: End of the game'
  | 'rulebook: Who begins'
  | 'rulebook: Moving'
  | 'rulebook: Route C'
  | 'V1'
  | 'V2'
  | 'V3'
  | 'V4'
  | 'V6'
  | 'V7'
  | 'V10'
  | 'V12'
  | 'V14';

/** A row for each route of the game. */
export type ScoreRow = {
  route: Route;
  /** Where the symbol of the player's colour lies. */
  symbol: Point;
  /** The six spaces for hieroglyphs, in order. */
  spaces: Array<Point>;
  /** Where the order of arrival is written. */
  arrival: Point;
};

/** A player's scoreboard. */
export type Scoreboard = { width: number; height: number; rows: Array<ScoreRow> };

/** What a seat has. */
export type SeatView = {
  seat: string;
  colour: Colour | null;
  /** A step or a space; nothing for one who is not on the board. */
  place: string | null;
  /** The place of arrival in this route, and the sum of those of the routes finished (V16). */
  arrived: number | null;
  sum_of_places: number;
  claims: Array<Claim>;
  side: Side | null;
  /** The sphinxes in hand. */
  hand: Array<number>;
  /** The steps stood on in this route, where a sphinx may be set (V7). */
  stood: Array<Step>;
};

/** A side of the labyrinth, and the start space there. */
export type Side = 'L' | 'R';

/** A hieroglyph. */
export type Sign = 'K' | 'E' | 'S' | 'F' | 'L' | 'U' | 'W';

/** A space of the labyrinth: row by row from `1a` to `6k`, then the start spaces `L` and `R` and the chamber `X`. */
export type Space = string;

/** A sphinx on the pyramid. */
export type Sphinx = { step: Step; colour: Colour; number: number };

/** A space of a row. */
export type Spot = { name: Space; x: number; y: number; sign: Sign | null };

/** A step of the pyramid. */
export type Stair = {
  name: Step;
  x: number;
  y: number;
  /** How high it lies, from 0 at the edge to 4. */
  level: number;
  /** What it belongs to; nothing is plain stone, on which nobody can stand. */
  part: Part | null;
  sign: Sign | null;
};

/** A start space. */
export type Start = {
  name: Space;
  colour: Colour;
  x: number;
  y: number;
  /** The space of row 1 beside it. */
  opens: Space;
};

/** A step of the pyramid, from `a1` to `i9`. One can stand on the forty with a hieroglyph and on the top alone; all
 * others are plain stone. */
export type Step = string;

/** A control strip beside a row of the scoreboard. */
export type Strip = { route: Route; seat: string; claims: Array<Claim>; right: boolean };

/** The throw that is being moved. */
export type Throw = { number: number; left: number; heading: Heading | null; claim: boolean };

/** All that a viewer may know: the table, with every picture hidden that they may not look at. */
export type View = {
  /** The seat that looks; nothing for a spectator. */
  viewer: string | null;
  routes: Array<Route>;
  route: Route;
  phase: Phase;
  turn: string;
  order: Array<string>;
  /** The signs of the present board, the uppermost row first, `.` for none. */
  board: Array<string>;
  players: Array<SeatView>;
  sphinxes: Array<Sphinx>;
  /** With `sphinxes: spent` the numbers of those that are out for the rest of the game (V5). */
  spent: Array<number> | null;
  throw: Throw | null;
  finished: Array<Finished>;
  reel: OwnReel | null;
  random_reels: boolean;
  /** How many reels of the pyramid and of the labyrinth have been drawn. */
  reels_drawn: [number, number];
  throws_left: number;
  /** Throws since the last claim in this route, and whether they are so many that explorers close no way in the
   * labyrinth and sphinxes none on the pyramid (V19). */
  throws_since_claim: number;
  waited_long: boolean;
  result: Checked | null;
  winners: Array<string> | null;
};
