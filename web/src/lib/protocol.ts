// What the page and the server say to each other.
// Made from crates/protocol by `cargo xtask codegen`: change it there.

/** The version of the protocol, in every message. */
export const VERSION = 1;

/** The largest message that a client may send, in bytes. */
export const LARGEST_MESSAGE = 8192;

/** The most characters of a name. */
export const LONGEST_NAME = 32;

/** The most characters of a line of chat. */
export const LONGEST_CHAT = 500;

/** Every kind of refusal. */
export const REFUSALS: readonly Refusal[] = [
  'form',
  'version',
  'no-table',
  'not-yours',
  'taken',
  'not-now',
  'stale',
  'illegal',
  'forbidden',
  'no-takebacks',
  'older-rules',
  'newer-rules',
  'too-many',
  'unavailable',
];

/** A game's course: what its decisions gave away and what its throws brought. */
export type Analysed = {
  /** What each seat could expect before the first action. */
  start: Array<number>;
  /** What each could expect after each action. */
  expect: Array<Array<number>>;
  /** What the seat that acted gave away, action by action; nothing for chance. */
  loss: Array<number | null>;
  /** The best action, where it was another one. */
  better: Array<string | null>;
  /** How the game might have gone on instead of each mistake, as lines of a record, the best action first; nothing
   * elsewhere. It ends where chance acts. Analyses of 0.1.x have none. */
  lines?: Array<Array<string>>;
  /** What each seat gained by what chance brought, action by action. */
  luck: Array<Array<number> | null>;
};

/** How far an analysis is. */
export type AnalysisStatus = {
  /** The level of the bot that was asked. */
  level: number;
  /** How many positions have been looked at. */
  done: number;
  /** How many there are. */
  total: number;
  /** The analysis, when it is done. */
  result: Analysed | null;
};

/** What a message speaks of. */
export type Argument =
  | number
  | string
  | {
      /** Its name. */
      seat: string;
    }
  | Saying
  | Array<Argument>;

/** Asks how a game stands at the end of a record. Nothing is stored, and nothing is left to chance. */
export type AskedPosition = {
  /** The record, complete: with what chance brought and with everything hidden. */
  record: string;
  /** Through whose eyes to look; a spectator's if left out. */
  looking?: string | null;
  /** How many actions are known already: what happened after them is told step by step. Nothing of it if left out. */
  since?: number | null;
  /** An action to try there: what would happen, or why not. */
  action?: string | null;
};

/** An action that a bot looked at. */
export type Candidate = {
  /** The action. */
  action: string;
  /** How much was spent on it. */
  steps: number;
  /** What the seat may expect, from 0 to 1. */
  value: number;
};

/** Who sits on a seat. */
export type Chair = {
  /** Who. */
  player: Occupant;
  /** The level of the bot that stands in for the person. */
  stand_in: number | null;
  /** Whether the seat's time is up, so that a bot may stand in. */
  time_up: boolean;
  /** Whether the seat has given up. */
  resigned: boolean;
  /** Another seat at which somebody has a name that looks the same, or nearly. */
  looks_like?: string;
};

/** A line of chat. */
export type ChatLine = {
  /** The number of its step. */
  seq: number;
  /** Who spoke. */
  seat: string;
  /** Their name then. */
  name: string;
  /** Another seat at which somebody had a name then that looked the same, or nearly. */
  looks_like?: string;
  /** What was said. */
  text: string;
  /** When, in milliseconds since 1970. */
  at: number;
};

/** A message of a client. Seats go by the names they have in records: `red`, `p1`. */
export type ClientMsg =
  | {
      type: 'hello';
      /** The table. */
      table: string;
      /** The tokens of the seats that this client holds; none for a spectator. */
      tokens?: Array<string>;
      /** Through whose eyes to look: a seat held, or where one had sat down before a lot; nobody's if left out. */
      looking?: string | null;
      /** The number of the last step that the client knows of this table. */
      have?: number | null;
    }
  | {
      type: 'look';
      /** The seat. */
      seat?: string | null;
    }
  | {
      type: 'sync';
      /** The number of the last step that the client knows. */
      have: number;
    }
  | {
      type: 'open';
      /** Whose. */
      seat: string;
      /** The number, 32 hexadecimal digits. */
      number: string;
      /** Chosen by the client, another for each command. */
      nonce: string;
    }
  | {
      type: 'play';
      /** Who plays. */
      seat: string;
      /** The number of the last step that the client had seen. */
      seq: number;
      /** The action in the notation of the game. */
      action: string;
      /** Chosen by the client, another for each command. */
      nonce: string;
    }
  | {
      type: 'throw';
      /** Who says so. */
      seat: string;
      /** The number of the last step that the client had seen. */
      seq: number;
      /** What real dice show, one face for each of `dice` in the state; if it is left out, the table throws. */
      faces?: Array<string> | null;
      /** Chosen by the client, another for each command. */
      nonce: string;
    }
  | {
      type: 'preview';
      /** Who would play. */
      seat: string;
      /** The action. */
      action: string;
      /** Chosen by the client. */
      nonce: string;
    }
  | {
      type: 'undo';
      /** Who regrets. */
      seat: string;
      /** The number of the last step that the client had seen. */
      seq: number;
      /** Chosen by the client. */
      nonce: string;
    }
  | {
      type: 'draw';
      /** Who offers. */
      seat: string;
      /** Chosen by the client. */
      nonce: string;
    }
  | {
      type: 'answer';
      /** Who answers. */
      seat: string;
      /** Whether it may be. */
      yes: boolean;
      /** Chosen by the client. */
      nonce: string;
    }
  | {
      type: 'resign';
      /** Who gives up. */
      seat: string;
      /** Chosen by the client. */
      nonce: string;
    }
  | {
      type: 'say';
      /** Who speaks. */
      seat: string;
      /** What, at most `LONGEST_CHAT`(crate::LONGEST_CHAT) characters. */
      text: string;
      /** Chosen by the client. */
      nonce: string;
    }
  | {
      type: 'react';
      /** Who. */
      seat: string;
      /** What they think of it. */
      reaction: Reaction;
      /** Chosen by the client. */
      nonce: string;
    }
  | {
      type: 'rename';
      /** Whose. */
      seat: string;
      /** The new name, at most `LONGEST_NAME`(crate::LONGEST_NAME) characters. */
      name: string;
      /** Chosen by the client. */
      nonce: string;
    }
  | {
      type: 'stand-in';
      /** Who asks for it. */
      seat: string;
      /** The seat that needs somebody. */
      absent: string;
      /** The level of the bot, 1 to 8. */
      level: number;
      /** Chosen by the client. */
      nonce: string;
    }
  | {
      type: 'free-seat';
      /** Who asks for it. */
      seat: string;
      /** The seat of the bot. */
      bot: string;
      /** Chosen by the client. */
      nonce: string;
    }
  | {
      type: 'fewer';
      /** Who asks. */
      seat: string;
      /** Chosen by the client. */
      nonce: string;
    }
  | {
      type: 'return';
      /** Who is back. */
      seat: string;
      /** Chosen by the client. */
      nonce: string;
    }
  | {
      type: 'rematch';
      /** Who asks. */
      seat: string;
      /** Chosen by the client. */
      nonce: string;
    }
  | {
      type: 'next-game';
      /** Who asks. */
      seat: string;
      /** The game, as in records. */
      game: string;
      /** Chosen by the client. */
      nonce: string;
    }
  | {
      type: 'hint';
      /** Who asks. */
      seat: string;
      /** Chosen by the client. */
      nonce: string;
    }
  | { type: 'ping' };

/** How time is limited. */
export type ClockRule =
  | { kind: 'none' }
  | {
      kind: 'move';
      /** 5 to 3,600. */
      seconds: number;
    }
  | {
      kind: 'game';
      /** 30 to 36,000. */
      seconds: number;
      /** 0 to 600 for each turn that ends. */
      increment: number;
    }
  | {
      kind: 'days';
      /** 1 to 30. */
      days: number;
    };

/** What the clocks show. */
export type Clocks = {
  /** The milliseconds left of each seat, as they were at `at`. */
  left: Array<number>;
  /** Whose clock runs, by number of the seat. */
  running: number | null;
  /** When that was, in milliseconds since 1970 by the server's clock. */
  at: number;
};

/** A position as a bot sees it that has thought about it for a while. */
export type Considered = {
  /** Simulations or positions that it has looked at. */
  steps: number;
  /** What each seat may expect, from 0 to 1, as the seat to act sees it. */
  expect: Array<number>;
  /** The best actions, the best first. Nothing where no seat can choose. */
  ranked: Array<Candidate>;
  /** How the game is expected to go on, as lines of a record, the best action first. It ends where chance acts. */
  line: Array<string>;
};

/** A table that was made. The keys are secrets: anyone who has one may sit down. */
export type Created = {
  /** The table; anyone who knows it may watch. */
  table: string;
  /** Opens any free seat. */
  key: string;
  /** For each seat the key that opens it alone; none for a bot's. */
  seat_keys: Array<string | null>;
  /** The same as links to send. */
  links: Links;
};

/** A die that waits to be thrown. */
export type Die = {
  /** Who throws it. */
  seat: string;
  /** What it can show. */
  faces: Array<string>;
};

/** Why a game ended. */
export type EndReason = 'rules' | 'resigned' | 'agreed';

/** A picture beside what its player took it for: when the game is over, or at once for one who plays alone. */
export type Exhibit = {
  /** The route: `A`. */
  route: string;
  /** Who took it for something. */
  seat: string;
  /** Which picture of the reel, from 1 on. */
  picture: number;
  /** Where it is, below the server's address. */
  path: string;
  /** What it was taken for: a step (`c3`) or a sign (`K`). */
  taken: string;
  /** What it shows. */
  shown: string;
  /** Whether that is the same. */
  right: boolean;
};

/** Everything that is needed to draw a game's dice again. */
export type Fairness = {
  /** The table's secret, hexadecimal. */
  secret: string;
  /** Its SHA-256, which was shown from the beginning. */
  commitment: string;
  /** The seats' own numbers, hexadecimal, by seat. */
  numbers: Array<string>;
  /** For each seat whether its number was committed to before, and opened when all had sat down. */
  committed: Array<boolean>;
  /** By which rule the dice fell: 1 until version 0.1, and 2. */
  rule: number;
  /** If the seats were drawn by lot: which of the numbers each seat got, counted from 1 in ascending order. */
  lot: Array<number> | null;
  /** How many actions come from another game, and were not drawn here. */
  past: number;
  /** Every action of chance after those, also what was thrown by hand. */
  throws: Array<Throw>;
};

/** A game that can be played. */
export type GameInfo = {
  /** As in records, in lowercase letters. */
  name: string;
  /** As on the box. */
  title: string;
  /** The game in one line. */
  about: string;
  /** Every list of seats that can play. */
  seats: Array<Array<string>>;
  /** Which of `seats` plays if nobody says. */
  default_seats: number;
  /** The options. */
  options: Array<OptionInfo>;
  /** The levels of our bots. */
  levels: Array<LevelInfo>;
  /** The edition of its rules that is played here. */
  edition: number;
  /** Whether friends draw their seats by lot, unless somebody wants it otherwise. */
  lot: boolean;
  /** The parts of it that can be printed. */
  parts: Array<string>;
};

/** How a game ended. */
export type GameResult = {
  /** The seats that won; empty for a draw or a game without a winner. */
  winners: Array<string>;
  /** Why it ended. */
  how: EndReason;
  /** How long it took, in milliseconds, from when everybody sat to the end; nothing at no table. */
  took?: number;
};

/** What happened at a table. */
export type Happened =
  | {
      what: 'sat';
      /** Where. */
      seat: string;
    }
  | {
      what: 'rose';
      /** Which seat. */
      seat: string;
    }
  | {
      what: 'number-opened';
      /** Whose. */
      seat: string;
    }
  | {
      what: 'lot';
      /** For each seat the one on which its player had sat down. */
      from: Array<string>;
    }
  | { what: 'began' }
  | {
      what: 'played';
      /** A seat or `chance`. */
      actor: string;
      /** The action, hidden parts as `?`. */
      action: string;
      /** Who entered it, if it was thrown by hand. */
      hand?: string;
      /** What the viewer saw happen. */
      events: Array<Told>;
    }
  | {
      what: 'undone';
      /** Who regretted. */
      seat: string;
      /** How many. */
      plies: number;
    }
  | {
      what: 'asked';
      /** Who. */
      seat: string;
      /** What for. */
      kind: RequestKind;
    }
  | {
      what: 'answered';
      /** Who. */
      seat: string;
      /** What. */
      yes: boolean;
    }
  | {
      what: 'resigned';
      /** Who. */
      seat: string;
    }
  | {
      what: 'time-up';
      /** Whose. */
      seat: string;
    }
  | {
      what: 'stood-in';
      /** For whom. */
      seat: string;
      /** Its level. */
      level: number;
    }
  | {
      what: 'freed';
      /** Which seat. */
      seat: string;
    }
  | {
      what: 'returned';
      /** Who. */
      seat: string;
    }
  | {
      what: 'renamed';
      /** Who. */
      seat: string;
      /** The new name. */
      name: string;
    }
  | {
      what: 'said';
      /** The line. */
      line: ChatLine;
    }
  | {
      what: 'rematch';
      /** The table. */
      table: string;
    };

/** Whether the server is well. */
export type Health = {
  /** `ok`, or what is wrong. */
  status: string;
  /** The version of the program. */
  version: string;
  /** The version of the protocol. */
  protocol: number;
};

/** An action that was played, as a viewer saw it. */
export type HistoryLine = {
  /** Its number, from 1 on. */
  ply: number;
  /** A seat or `chance`. */
  actor: string;
  /** The action, hidden parts as `?`. */
  action: string;
  /** Who entered it, if it was thrown by hand. */
  hand?: string;
  /** What the viewer saw happen. */
  events: Array<Told>;
};

/** A level of our bots. */
export type LevelInfo = {
  /** 1 to 8. */
  level: number;
  /** Its name. */
  name: string;
  /** What it is like. */
  character: string;
};

/** Links to send. Keys stand behind the `#`, which browsers keep to themselves. */
export type Links = {
  /** For players: sit where you like. */
  players: string;
  /** For one player each, by seat. */
  seats: Array<string | null>;
  /** For spectators. */
  spectators: string;
};

/** Tables that wait for players or can be watched. */
export type Lobby = {
  /** The last touched first. */
  tables: Array<LobbyTable>;
};

/** A table in the lobby. */
export type LobbyTable = {
  /** The table. */
  table: string;
  /** The game. */
  game: string;
  /** The names of the seats. */
  seats: Array<string>;
  /** Who sits where. */
  players: Array<Occupant>;
  /** How time is limited. */
  clock: ClockRule;
  /** Whether the game has begun. */
  begun: boolean;
  /** When it was made, in milliseconds since 1970. */
  created: number;
  /** Why nobody can sit down or watch there: it was begun by other rules than those of this server. */
  refused?: Problem;
};

/** Who is to play a seat. */
export type NewChair =
  | { kind: 'person' }
  | {
      kind: 'bot';
      /** 1 to 8. */
      level: number;
    };

/** A table to be made. */
export type NewTable = {
  /** The game, as in records. */
  game: string;
  /** The seats as in records, `red, yellow`; the game's default if left out. */
  seats?: string | null;
  /** Options that are not the default. */
  options?: { [key in string]: string };
  /** For each seat who plays; people if left out. */
  chairs?: Array<NewChair>;
  /** How time is limited. */
  clock?: ClockRule;
  /** Whether to show the table in the lobby. */
  listed?: boolean;
  /** Whether bots may be asked for advice in games against other people. */
  hints?: boolean;
  /** Whether actions can be taken back. */
  takebacks?: TakebackRule;
  /** Whether people sit round a real board: dice wait for somebody to throw them, and anybody may take back the last
   * entry. Such a table is not in the lobby, and actions can be taken back there. */
  real_board?: boolean;
  /** Whether to draw the seats by lot, from the table's dice, when all have sat down. */
  lot?: boolean;
  /** The level of the bot that stands in at once for a seat whose time is up. */
  stand_in?: number | null;
  /** Actions that were played before, as in records, those of chance included (`red start:2`): the game goes on from
   * there. Such a table is not in the lobby and draws no seats. */
  past?: Array<string>;
};

/** Who has a seat. */
export type Occupant =
  | { kind: 'free' }
  | {
      kind: 'kept';
      /** Their name. */
      name: string;
    }
  | {
      kind: 'person';
      /** Their name. */
      name: string;
    }
  | {
      kind: 'bot';
      /** 1 to 8. */
      level: number;
    };

/** The numbers for the dice that wait to be opened. Anyone who is waited for says `open`, and should keep the commitments:
 * when the game is over, the numbers in the record must be those. */
export type Opening = {
  /** For each seat the SHA-256 of its number, hexadecimal; nothing for a bot, whose number is zero. */
  commitments: Array<string | null>;
  /** The seats whose numbers are not open yet. */
  waiting: Array<string>;
  /** From when on those who have opened theirs may have a bot take these seats, in milliseconds since 1970 by the
   * server's clock. */
  replaceable_at: number;
};

/** An option of a game. */
export type OptionInfo = {
  /** As in records. */
  key: string;
  /** What it decides. */
  about: string;
  /** Its values, the default first. */
  values: Array<ValueInfo>;
  /** Whether a list of different values, joined by commas, is chosen. */
  list: boolean;
};

/** The address of a picture that only its seat knows. */
export type PictureLink = {
  /** Which picture of the reel, from 1 on. */
  picture: number;
  /** Where it is, below the server's address. */
  path: string;
};

/** How a game stands at the end of a record. */
export type Position = {
  /** The game. */
  game: string;
  /** The names of the seats. */
  seats: Array<string>;
  /** Every option with its value. */
  options: { [key in string]: string };
  /** How it stands. Nobody sits there. */
  state: State;
  /** What happened since `since`, action by action. */
  steps: Array<PositionStep>;
  /** The answer to `action`. */
  tried: Tried | null;
};

/** An action of a record, and how it stood after it. */
export type PositionStep = {
  /** What was played. */
  played: HistoryLine;
  /** How it stood then. */
  state: State;
};

/** Why a request was refused. */
export type Problem = {
  /** What kind of refusal. */
  code: Refusal;
  /** Why, as a sentence. */
  text: string;
  /** The ruling or the chapter of the rulebook that forbids it. */
  rule?: string;
  /** What the rule finds, to be said in another language, if one forbids it; `text` says it in English, in `positions`
   * with the line, and what was found and expected. */
  reason?: Saying;
  /** The version of Pyramidion that plays the table, if it is an older one. */
  version: string | null;
};

/** What somebody shows at the table without a word. */
export type Reaction = 'bravo' | 'laugh' | 'wow' | 'oops' | 'hurry' | 'luck';

/** What kind of refusal. */
export type Refusal =
  | 'form'
  | 'version'
  | 'no-table'
  | 'not-yours'
  | 'taken'
  | 'not-now'
  | 'stale'
  | 'illegal'
  | 'forbidden'
  | 'no-takebacks'
  | 'older-rules'
  | 'newer-rules'
  | 'too-many'
  | 'unavailable';

/** A game from beginning to end, as a viewer may know it: everything, when it is over. */
export type Replay = {
  /** The table. */
  table: string;
  /** The game. */
  game: string;
  /** The names of the seats. */
  seats: Array<string>;
  /** Who sat there. */
  players: Array<string>;
  /** Every option with its value. */
  options: { [key in string]: string };
  /** The position before the first action, and after each. */
  steps: Array<ReplayStep>;
  /** How it ended, if it did. */
  result: GameResult | null;
  /** What is needed to check the dice, when the game is over. */
  fairness: Fairness | null;
  /** Pictures beside what they were taken for, when the game is over. */
  gallery: Array<Exhibit>;
};

/** A position of a replay, and what led to it. */
export type ReplayStep = {
  /** Who acted; nobody before the first action. */
  actor: string | null;
  /** What they did. */
  action: string | null;
  /** Who entered it, if it was thrown by hand. */
  hand?: string;
  /** What happened. */
  events: Array<Told>;
  /** The table afterwards. */
  view: unknown;
};

/** What a seat has asked the others for. */
export type Request = {
  /** Who asks. */
  seat: string;
  /** What for. */
  kind: RequestKind;
  /** Who has still to answer. */
  waiting: Array<string>;
};

/** What can be asked for. */
export type RequestKind =
  | {
      what: 'undo';
      /** How many, those of others and of chance included. */
      plies: number;
    }
  | { what: 'draw' };

/** Something to be said in the language of the reader: the name of a message in the page's catalogues, and what it
 * speaks of. */
export type Saying = {
  /** The name of the message. */
  id: string;
  /** What it speaks of, by the names of its variables. */
  args?: { [key in string]: Argument };
};

/** A seat that was taken: the answer to `Sit`. */
export type Seated = {
  /** Which seat. Where the seats are drawn by lot and the game has begun by it, the one that was drawn. */
  seat: string;
  /** The number of the step that it was. */
  seq: number;
};

/** A message of the server. */
export type ServerMsg =
  | ({ type: 'snapshot' } & Snapshot)
  | {
      type: 'step';
      /** The number. */
      seq: number;
      /** What happened. */
      happened: Happened;
      /** How it stands now. */
      state: State;
    }
  | {
      type: 'current';
      /** The number of the last step. */
      seq: number;
    }
  | {
      type: 'done';
      /** Of the command. */
      nonce: string;
      /** The number of the step that came of it; of the last step if none did. */
      seq: number;
    }
  | {
      type: 'refused';
      /** Of the command or the query, if it was one. */
      nonce: string | null;
      /** What kind of refusal. */
      code: Refusal;
      /** Why, as a sentence. */
      text: string;
      /** The ruling or the chapter of the rulebook that forbids it. */
      rule: string | null;
      /** What the rule finds, to be said in another language, if one forbids it; `text` says it in English. */
      reason?: Saying;
      /** The version of Pyramidion that plays the table, if it is an older one. */
      version: string | null;
    }
  | {
      type: 'presence';
      /** For each seat, whether somebody is there. */
      here: Array<boolean>;
      /** How many watch. */
      spectators: number;
    }
  | {
      type: 'reacted';
      /** Who. */
      seat: string;
      /** What they think of it. */
      reaction: Reaction;
    }
  | {
      type: 'thinking';
      /** For which seat. */
      seat: string;
    }
  | {
      type: 'preview';
      /** Of the query. */
      nonce: string;
      /** What the seat would see, as far as it can be known. */
      events: Array<Told>;
    }
  | {
      type: 'hint';
      /** Of the query. */
      nonce: string;
      /** What a bot would play. */
      action: string;
      /** What each seat may expect, from 0 to 1. */
      expect: Array<number>;
      /** The actions looked at, the best first. */
      ranked: Array<Candidate>;
    }
  | {
      type: 'pong';
      /** The server's time in milliseconds since 1970. */
      at: number;
    };

/** Sits down. */
export type Sit = {
  /** The seat; the first free one if left out. */
  seat?: string | null;
  /** The key from the link. Tables in the lobby need none. */
  key?: string | null;
  /** The token that will hold the seat, 32 hexadecimal digits. Anyone who has it is the player: it should be drawn at random. */
  token: string;
  /** A name for the others to see, 1 to 32 characters. */
  name: string;
  /** The SHA-256 of the seat's own part of everything random, 64 hexadecimal digits: of a number of 16 bytes, which is
   * opened when all have sat down, and nobody can choose theirs by it. */
  commitment?: string | null;
  /** Instead of a commitment the number itself, 32 hexadecimal digits: then those who sit down later could know it. */
  number?: string | null;
};

/** Everything about a table, as one viewer may know it. */
export type Snapshot = {
  /** The table. */
  table: string;
  /** The number of the last step. */
  seq: number;
  /** Through whose eyes; nobody's for a spectator. */
  looking: string | null;
  /** The seats that this client holds. */
  yours: Array<string>;
  /** The game, as in records. */
  game: string;
  /** The names of the seats, in order. */
  seats: Array<string>;
  /** Every option with its value. */
  options: { [key in string]: string };
  /** Whether the table is in the lobby. */
  listed: boolean;
  /** How time is limited. */
  clock: ClockRule;
  /** Whether bots may be asked for advice in games against other people. */
  hints: boolean;
  /** Whether actions can be taken back. */
  takebacks: TakebackRule;
  /** Whether people sit round a real board: then dice wait for somebody to throw them. */
  real_board?: boolean;
  /** Whether the seats are drawn by lot when the game begins. */
  lot: boolean;
  /** What the lot has brought: for each seat the one on which its player had sat down. */
  drawn: Array<string> | null;
  /** The SHA-256 of the secret from which everything random is drawn. */
  commitment: string;
  /** How it stands. */
  state: State;
  /** The last lines of chat. */
  chat: Array<ChatLine>;
  /** The last actions, as this viewer saw them happen. */
  history: Array<HistoryLine>;
  /** For each seat, whether somebody is there. */
  here: Array<boolean>;
  /** How many watch. */
  spectators: number;
  /** When the snapshot was made, in milliseconds since 1970. */
  at: number;
};

/** How it stands, as one viewer may know it. */
export type State = {
  /** How many actions have been played, chance included. */
  ply: number;
  /** Who sits where, by seat. */
  chairs: Array<Chair>;
  /** Whether all have sat down, and the game has begun. */
  begun: boolean;
  /** All have sat down, but numbers that were committed to are not open yet: the game begins when they are. */
  opening?: Opening;
  /** The seat that acts next. */
  turn: string | null;
  /** The dice that wait to be thrown, at a real board: everybody there may say `throw`. */
  dice?: Array<Die>;
  /** The table as the viewer sees it; each game has its own form. */
  view: unknown;
  /** What the viewer may play now, in byte order. */
  legal: Array<string>;
  /** What `undo` would do for the viewer. */
  undo: UndoKind;
  /** What a seat has asked the others for. */
  request: Request | null;
  /** What the clocks show. */
  clocks: Clocks | null;
  /** How the game ended. */
  result: GameResult | null;
  /** The pictures that the viewer may look at. */
  pictures: Array<PictureLink>;
  /** Pictures beside what they were taken for, as soon as they are not secret. */
  gallery: Array<Exhibit>;
  /** The table of the next game. */
  next: string | null;
};

/** Whether actions can be taken back. */
export type TakebackRule = 'allowed' | 'none';

/** What a bot that thinks on about a position of a finished game has found so far. */
export type ThinkingOn = {
  /** For how long it has thought, in milliseconds. */
  thought: number;
  /** For how long it thinks at most. */
  most: number;
  /** Whether it thinks no more: its time is up, or it knows all that it can. */
  over: boolean;
  /** What it has found; nothing in its first moments. */
  found: Considered | null;
};

/** An action of chance. */
export type Throw = {
  /** How many actions had been played before it. */
  ply: number;
  /** Its place, from which it was drawn: by rule 2 how many throws came before it, by rule 1 how many actions. */
  place: number;
  /** By rule 1, how often actions had been taken back before it; otherwise 0. */
  takebacks: number;
  /** What it brought. */
  action: string;
  /** Who entered it, if it was thrown by hand: then it was not drawn. */
  hand?: string;
};

/** One thing that happened on the table, as a viewer saw it. */
export type Told = {
  /** A sentence in English. */
  text: string;
  /** The same as data; each game has its own. */
  data: unknown;
};

/** What would come of an action. */
export type Tried = {
  /** What the seat would see, as far as it can be known. */
  events: Array<Told>;
  /** Why it may not be played. */
  refused: Problem | null;
};

/** What `undo` would do. */
export type UndoKind = 'nothing' | 'free' | 'ask';

/** A value of an option. */
export type ValueInfo = {
  /** As in records. */
  value: string;
  /** What it means. */
  about: string;
};
