// What a game's board is given and what it gives back. Read ../games/README.md first.
//
// The page holds no rules. The server says what is legal as a list of actions in the game's notation; a game turns
// each into an `Act`: the places to point at, one after another, until one action is left.
import type { Component } from 'svelte';
import type { Exhibit, PictureLink } from '../protocol';

export type Args = Record<string, string | number>;

/** A message of a catalogue, in the reader's language. */
export type Translate = (id: string, args?: Args) => string;

/** The reader's language, and what people are called at this table. */
export interface Say {
  t: Translate;
  /** The name to call a seat by: `Anna`, or `Red` where nobody has a name. */
  player(seat: string): string;
}

/** A message and what it needs, not yet said in a language. */
export interface Words {
  id: string;
  args?: Args;
}

/** A legal action as something that can be pointed at. */
export interface Act {
  /** In the game's notation, as the server listed it. */
  action: string;
  /**
   * The targets to choose, in order: `['a5']`, `['stone:R', 'b3']`. A target is any string that the board gives a place
   * to. Those that begin with `#` have no place: the shell shows their actions as buttons below the board. An empty path
   * is an action without a place (pass, take, leave), always a button.
   */
  path: readonly string[];
  /** What it is called in the list of actions and on its button: a message of the game's catalogue. */
  label: Words;
}

/** How a seat looks everywhere: a colour is never the only sign. */
export interface Livery {
  /** A colour of the theme: `red`, `yellow`, `green`, `blue`, `purple`, `white`; as CSS `var(--piece-red)`. */
  colour: string;
  /** One letter or sign that stands on its pieces. */
  mark: string;
}

/** What everybody may know about a seat. */
export interface SeatInfo extends Livery {
  seat: string;
  /** What to call it. */
  name: string;
  yours: boolean;
  bot: boolean;
  here: boolean;
}

/** An action that is looked at before it is played. */
export interface Look<Event> {
  action: string;
  /** What would happen, as far as it can be known. Empty until the server has answered. */
  events: readonly Event[];
}

/** What a board is given. It draws this and nothing else; it keeps no state of the game. */
export interface BoardProps<View = unknown, Plan = unknown, Event = unknown> {
  /** Where everything lies: `GET /api/games/GAME/board`, see plan.rs of the game. */
  plan: Plan;
  /** The table as the viewer sees it. */
  view: View;
  /** The table before the last action, if it is known: animation is the difference of the two. */
  previous: View | null;
  /** What happened between the two. */
  events: readonly Event[];
  /** Grows with every action shown; the same number means nothing has happened. Use it as the key of animations. */
  tick: number;
  seats: readonly SeatInfo[];
  /** Through whose eyes; null for a spectator. Turn the board so that this seat is at the bottom, if it can be turned. */
  looking: string | null;
  /** The seat to act, if the game goes on. */
  turn: string | null;
  /** What may be played now by the viewer; empty when it is not their turn. */
  acts: readonly Act[];
  /** The targets chosen so far. */
  selected: readonly string[];
  /** The targets that would lead on from there. Mark them. */
  targets: ReadonlySet<string>;
  /** The action chosen and not yet played, or the one that is being pointed at: show what it would do. */
  preview: Look<Event> | null;
  /** What a bot would play, if the viewer asked. */
  hint: Act | null;
  /** Nothing can be chosen: the game is over, a replay is shown, or it is somebody else's turn. */
  disabled: boolean;
  /** Whether things may move; otherwise they are where they are at once. */
  motion: boolean;
  /** Pictures that this viewer may look at (Piramido). */
  pictures: readonly PictureLink[];
  /** Whether to offer a notebook, and a name under which to keep its pages in localStorage. */
  notebook: boolean;
  shelf: string;
  say: Say;
  /** The viewer points at a target. Call it for every place, legal or not: the shell explains what does not go. */
  choose(target: string): void;
  /** Puts the choice away. */
  cancel(): void;
  /** Plays an action at once (drag and drop). The shell still asks if the reader wants to confirm. */
  play(action: string): void;
}

/** What a gallery is given: pictures that are no secret any more, beside what they were taken for. */
export interface GalleryProps<Plan = unknown> {
  plan: Plan;
  gallery: readonly Exhibit[];
  seats: readonly SeatInfo[];
  motion: boolean;
  say: Say;
}

/** A game, as the page knows it: the default export of games/GAME/index.ts. */
export interface GameModule<View = unknown, Plan = unknown, Event = unknown> {
  Board: Component<BoardProps<View, Plan, Event>>;
  /** A button that opens what was secret, where a game has such things: shown when there is something to see. */
  Gallery?: Component<GalleryProps<Plan>>;
  /** Reads an action that the server listed. */
  act(action: string, view: View, plan: Plan): Act;
  /**
   * The action that these targets would mean if it were legal, or null if they mean none. The shell asks the server why it is not,
   * and shows the answer.
   */
  attempt(path: readonly string[], view: View, plan: Plan): string | null;
  /** What happened, as a sentence; null for what needs no line of its own. `told` is the server's English sentence. */
  words(event: Event, say: Say, told: string): string | null;
  /** What is left of an event in the log of a reader who has to remember what was seen. */
  faded?(event: Event): Event;
  /** The whole table as lines of text, for those who hear it. */
  describe(view: View, say: Say): string[];
  /** How a seat looks. */
  livery(seat: string, view: View): Livery;
  /** How long to show what happened before the next action, in milliseconds, when things may move. */
  pace(events: readonly Event[]): number;
  /** Whether seats see different things now, so that a curtain is needed between players at one screen. */
  secret(view: View): boolean;
}
