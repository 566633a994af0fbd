// What a game's board is given and what it gives back. Read ../games/README.md first.
//
// The page holds no rules. The server says what is legal as a list of actions in the game's notation; a game turns
// each into an `Act`: the places to point at, one after another, until one action is left.
import type { Component } from 'svelte';
import type { Exhibit, PictureLink } from '../protocol';
import type { Sound } from '../sound';

export type Args = Record<string, string | number>;

/** A message of a catalogue, in the reader's language. */
export type Translate = (id: string, args?: Args) => string;

/** The reader's language, and what people are called at this table. */
export interface Say {
  t: Translate;
  /** The name to call a seat by: `Anna`, or `Red` where nobody has a name. */
  player(seat: string): string;
  /** Things joined as the language does: `a, b and c`. */
  list(things: readonly string[]): string;
}

/** A message and what it needs, not yet said in a language. */
export interface Message {
  id: string;
  args?: Args;
}

/** A legal action as something that can be pointed at. */
export interface Act {
  /** In the game's notation, as the server listed it. */
  action: string;
  /**
   * The targets to choose, in order: `['a5']`, `['stone:R', 'b3']`. A target is any string that the board gives a place
   * to. Those that begin with `#` have no place: the shell shows their actions as buttons below the board. An empty
   * path is an action without a place (pass, take, leave), always a button.
   */
  path: readonly string[];
  /** Where the piece stands that it moves, if the path does not begin there: from there it can be dragged. */
  from?: string;
  /** What it is called in the list of actions and on its button: a message of the game's catalogue. */
  label: Message;
  /** Whether somebody may see by it what they could not know: that is not taken back with a tap. */
  reveals?: boolean;
  /** The same on its button, where the prompt says the rest: `3` after “How many?”. */
  brief?: Message;
}

/** How far the viewer is on the way to an action. */
export interface Choosing {
  /** What may be played; empty when it is not the viewer's turn. */
  acts: readonly Act[];
  /** The targets chosen so far. */
  selected: readonly string[];
  /** What has been opened over the board since the viewer came: `viewer:A2`. */
  seen: ReadonlySet<string>;
}

/** What is wanted of the viewer now. */
export interface Prompt {
  /** What to do, in a sentence that fits a line on a phone. */
  now: string;
  /** What for, in another; shown where there is room. */
  aim: string;
  /**
   * What can be opened over the board, as in `BoardProps.open`, the words on its button, and whether that comes first
   * now.
   */
  opens?: { name: string; label: string; first: boolean };
}

/** How far a seat is, in a word or two, and as a sentence for those who hear it. */
export interface Progress {
  short: string;
  long: string;
}

/** A thing on the board, for somebody who points at it and cannot choose it. */
export interface About {
  /** What it is. */
  what: string;
  /** What it is for, and so why not now: where the server has no rule to name. */
  why: string;
  /** The ruling or the chapter of the rulebook where that stands: `P5`, `rulebook: Dice`. */
  rule?: string;
}

/** How a seat looks everywhere: a colour is never the only sign. */
export interface SeatStyle {
  /** A colour of the theme: `red`, `yellow`, `green`, `blue`, `purple`, `white`; as CSS `var(--piece-red)`. */
  colour: string;
  /** One letter or sign that stands on its pieces. */
  mark: string;
}

/** What everybody may know about a seat. */
export interface SeatInfo extends SeatStyle {
  seat: string;
  /** What to call it. */
  name: string;
  yours: boolean;
  bot: boolean;
  here: boolean;
}

/** Where something went, or where something was done. */
export interface Trail {
  /** Whose. */
  seat: string;
  /** Targets, one after another. */
  places: readonly string[];
  /** Its number among several, in order. */
  number: number | null;
  /** Whether it is being pointed out. */
  strong: boolean;
  /** Whether it is not allowed, which a diagram may show. */
  crossed?: boolean;
}

/** An action that is looked at before it is played. */
export interface Look<Event> {
  action: string;
  /** What would happen, as far as it can be known. Empty until the server has answered. */
  events: readonly Event[];
}

/**
 * What a board is given. It draws this and nothing else; it keeps no state of the game. What may be left out is what a
 * replay has no use for: a board gets it from `withDefaults`.
 */
export interface BoardProps<View = unknown, Plan = unknown, Event = unknown> {
  /** Where everything lies: `GET /api/games/GAME/board`, see plan.rs of the game. */
  plan: Plan;
  /** The table as the viewer sees it. */
  view: View;
  seats: readonly SeatInfo[];
  say: Say;
  /** The table before the last action, if it is known: animation is the difference of the two. */
  previous?: View | null;
  /** What happened between the two. */
  events?: readonly Event[];
  /** Grows with every action shown; the same number means nothing has happened. Use it as the key of animations. */
  tick?: number;
  /** Whether things may move; by default they do not, and are at once where they end. */
  motion?: boolean;
  /**
   * Through whose eyes; null for a spectator. Turn the board so that this seat is at the bottom, if it can be turned.
   */
  looking?: string | null;
  /** The seat to act, if the game goes on. */
  turn?: string | null;
  /** What may be played now by the viewer; empty when it is not their turn. */
  acts?: readonly Act[];
  /** The targets chosen so far. */
  selected?: readonly string[];
  /** The targets that would lead on from there. Mark them. */
  targets?: ReadonlySet<string>;
  /** The action chosen and not yet played, or the one that is being pointed at: show what it would do. */
  preview?: Look<Event> | null;
  /** What a bot would play, if the viewer asked. */
  hint?: Act | null;
  /** What the last turns have left on the board: mark it. */
  trails?: readonly Trail[];
  /** Whether to print what places are called. */
  coordinates?: boolean;
  /** Targets of the part of the board that is shown, if not all of it is: for diagrams. */
  around?: readonly string[];
  /** Pictures that this viewer may look at, where a game has such things. */
  pictures?: readonly PictureLink[];
  /** Whether to offer a notebook, where memory is part of the game; null if the viewer has not been asked yet. */
  notebook?: boolean | null;
  /** The viewer decides about the notebook. */
  keepNotebook?(keep: boolean): void;
  /** The name under which to keep its pages in localStorage. */
  storageKey?: string;
  /** The viewer points at a target. Call it for every place, legal or not: the shell explains what is not allowed. */
  choose?(target: string): void;
  /** The targets from which something can be dragged. */
  draggable?: ReadonlySet<string>;
  /** The viewer begins to drag what is on such a target. */
  lift?(from: string): void;
  /** What is dragged is held over a target, or over none. */
  hold?(from: string, over: string | null): void;
  /** What is dragged is let go over a target, or over none. */
  drop?(from: string, over: string | null): void;
  /**
   * What is open over the board, by a name of the board's own: `viewer:A2`. The shell does not go on to others
   * meanwhile.
   */
  opened?: string | null;
  /** Opens something over the board, or closes it. */
  open?(name: string | null): void;
}

const DEFAULTS = {
  previous: null,
  events: [],
  tick: 0,
  motion: false,
  looking: null,
  turn: null,
  acts: [],
  selected: [],
  targets: new Set<string>(),
  preview: null,
  hint: null,
  trails: [],
  coordinates: false,
  around: [],
  pictures: [],
  notebook: false,
  keepNotebook: () => {},
  storageKey: '',
  choose: () => {},
  draggable: new Set<string>(),
  lift: () => {},
  hold: () => {},
  drop: () => {},
  opened: null,
  open: () => {},
};

/** The same, with nothing left out. */
export function withDefaults<View, Plan, Event>(
  given: BoardProps<View, Plan, Event>,
): Required<BoardProps<View, Plan, Event>> {
  return { ...DEFAULTS, ...given };
}

/** What a gallery is given: pictures that are not secret any more, beside what they were taken for. */
export interface GalleryProps<Plan = unknown> {
  plan: Plan;
  gallery: readonly Exhibit[];
  seats: readonly SeatInfo[];
  motion: boolean;
  say: Say;
}

/** What the page knows of a game before it is loaded: the default export of games/GAME/meta.ts. */
export interface GameMeta {
  /** Its picture in lists of games: what is inside an SVG of 400 by 330, whose sides may be cut off. */
  Picture: Component;
}

/** A game, as the page knows it: the default export of games/GAME/index.ts. */
export interface GameModule<View = unknown, Plan = unknown, Event = unknown> {
  Board: Component<BoardProps<View, Plan, Event>>;
  /** A button that opens what was secret, where a game has such things: shown when there is something to see. */
  Gallery?: Component<GalleryProps<Plan>>;
  /** Reads an action that the server listed. */
  act(action: string, view: View, plan: Plan): Act;
  /**
   * The action that these targets would mean if it were legal, or null if they mean none. The shell asks the server why
   * it is not, and shows the answer.
   */
  attempt(path: readonly string[], view: View, plan: Plan): string | null;
  /** What happened, as a sentence; null for what needs no line of its own. `told` is the server's English sentence. */
  words(event: Event, say: Say, told: string): string | null;
  /**
   * What happened in a turn, or in a part of it, as a person would tell it: a sentence or two. `named` is whether
   * places are called by what the board prints on them.
   */
  tell(events: readonly Event[], say: Say, named: boolean): string;
  /** Whether the board always prints what its places are called: then the log calls them so. */
  named?: boolean;
  /**
   * Where that happened: targets one after another, for each thing that went somewhere; a way of one is just a place.
   */
  ways(events: readonly Event[]): readonly (readonly string[])[];
  /** What is left of an event in the log of a reader who has to remember what was seen. */
  faded?(event: Event): Event;
  /** What everybody may know of an event of which the viewer may know more: all round a real board read it. */
  open?(event: Event): Event;
  /** The whole table as lines of text, for those who hear it. */
  describe(view: View, say: Say): string[];
  /** What the game is about: a sentence or two for those who do not know it. */
  goal(view: View, say: Say): string;
  /** What is wanted of the viewer, whose turn it is. */
  prompt(view: View, plan: Plan, choosing: Choosing, say: Say): Prompt;
  /** Why a game is over that ended by its rules: a sentence. */
  ending(view: View, say: Say): string;
  /** How far a seat is. */
  progress(seat: string, view: View, say: Say): Progress;
  /** What a target of the board is, and why it cannot be chosen now. */
  about(target: string, view: View, plan: Plan, say: Say): About;
  /**
   * What speaks for an action, from what would be seen to happen; null where nothing can be said honestly and shortly.
   */
  reason(events: readonly Event[], view: View, plan: Plan, say: Say): string | null;
  /** How a seat looks. */
  seatStyle(seat: string, view: View): SeatStyle;
  /** What an action sounds like, by what happened; by default like a piece that is set down. */
  sound?(events: readonly Event[]): Sound;
  /** How long to show what happened before the next action, in milliseconds, when things may move. */
  pace(events: readonly Event[]): number;
  /** Whether seats see different things now, so that a curtain is needed between players at one screen. */
  secret(view: View): boolean;
  /** Faces of its dice that show no number: what is drawn on one, round 0, 0 on a die 72 wide, and what it is called. */
  face?: { Sign: Component<{ face: string }>; words(face: string, say: Say): string };
  /** Whether the board uses all the height that a phone has. */
  tall?(plan: Plan): boolean;
  /** Where an action ends: that place may be pointed at instead of its button, when only buttons are left. */
  landing?(events: readonly Event[]): string | null;
}
