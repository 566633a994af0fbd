// Piramido in the server's JSON: plan.rs, page.rs and event.rs of the game.

export type Sign = 'K' | 'E' | 'S' | 'F' | 'L' | 'U' | 'W';
export type Colour = 'red' | 'blue' | 'yellow';
export type Route = 'A' | 'B' | 'C' | 'D';
export type Side = 'L' | 'R';

export interface Point {
  x: number;
  y: number;
}

export interface Stair extends Point {
  name: string;
  level: number;
  sign: Sign | null;
}

export interface Spot extends Point {
  name: string;
  sign: Sign | null;
}

export interface Start extends Point {
  name: Side;
  colour: Colour;
  opens: string;
}

export interface Plan {
  pyramid: { width: number; height: number; steps: Stair[]; top: string };
  labyrinth: {
    width: number;
    height: number;
    rows: Spot[][];
    starts: Start[];
    chamber: Point & { name: string; opens: string };
  };
  scoreboard: {
    width: number;
    height: number;
    rows: { route: Route; symbol: Point; spaces: Point[]; arrival: Point }[];
  };
  signs: { sign: Sign; name: string }[];
  colours: { colour: Colour; sphinxes: number[] }[];
  seats: string[];
}

export interface Claim {
  step?: string;
  sign: Sign | null;
}

export interface Player {
  seat: string;
  colour: Colour | null;
  place: string | null;
  arrived: number | null;
  sum_of_places: number;
  claims: Claim[];
  side: Side | null;
  hand: number[];
  stood: string[];
}

export interface Row {
  seat: string;
  colour: Colour | null;
  claims: Claim[];
  side: Side | null;
  place: number | null;
}

export interface Strip {
  route: Route;
  seat: string;
  claims: Claim[];
  side: Side | null;
  right: boolean;
}

export interface View {
  viewer: string | null;
  routes: Route[];
  route: Route;
  phase: 'rolloff' | 'colour' | 'reels' | 'side' | 'roll' | 'step' | 'sphinx' | 'row' | 'claim' | 'over';
  turn: string;
  order: string[];
  board: string[];
  players: Player[];
  sphinxes: { step: string; colour: Colour; number: number }[];
  throw: { number: number; left: number; heading: string | null; claim: boolean } | null;
  finished: { route: Route; players: Row[] }[];
  reel: { colour: Colour; open: number[]; counts: number | null } | null;
  random_reels: boolean;
  reels_drawn: number[];
  throws_left: number;
  throws_since_claim: number | null;
  explorers_block: boolean | null;
  result: { right: string[]; winners: string[]; strips: Strip[] } | null;
  winners: string[] | null;
}

export type Event =
  | { kind: 'rolloff'; numbers: number[] }
  | { kind: 'begins'; seat: string }
  | { kind: 'colour'; seat: string; colour: Colour }
  | { kind: 'reel'; colour: Colour }
  | { kind: 'route'; route: Route; first: string }
  | { kind: 'side'; seat: string; side: Side }
  | { kind: 'turn'; seat: string }
  | { kind: 'roll'; seat: string; number: number }
  | { kind: 'step'; seat: string; from: string; to: string }
  | { kind: 'sphinx_out'; seat: string; sphinx: number; step: string }
  | { kind: 'lost'; seat: string; steps: number }
  | { kind: 'walk'; seat: string; path: string[]; lost: number }
  | { kind: 'claim'; seat: string; space: number; step: string | null; sign: Sign | null }
  | { kind: 'passage'; seat: string; from: string; to: string }
  | { kind: 'sphinx_set'; seat: string; sphinx: number; step: string }
  | { kind: 'arrived'; seat: string; place: number }
  | { kind: 'route_over'; route: Route }
  | { kind: 'over'; right: string[]; winners: string[] };

/** Whether a route is played on the pyramid. */
export function onPyramid(route: Route): boolean {
  return route === 'A' || route === 'B';
}
