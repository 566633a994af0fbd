// What is asked over HTTP. Everything answers with the body or throws a `Refused`.
import type {
  AnalysisStatus,
  AskedPosition,
  NewTable,
  Created,
  GameInfo,
  Lobby,
  Position,
  Problem,
  Refusal,
  Replay,
  Saying,
  Sit,
  Snapshot,
  Seated,
  ThinkingOn,
} from '../protocol';

/** A table to be made. */
export type WantedTable = Partial<NewTable> & { game: string };

/** The server said no or could not be reached (`offline`), the page has no folder for the game (`undrawable`), or dice are
 * to be thrown first (`dice-first`). */
export class Refused extends Error {
  constructor(
    readonly code: Refusal | 'offline' | 'undrawable' | 'no-place' | 'dice-first',
    text: string,
    /** The ruling or the chapter of the rulebook that forbids it. */
    readonly rule: string | null = null,
    /** The version of Pyramidion that plays the table, if it is an older one. */
    readonly version: string | null = null,
    /** How the rules forbid it, to be said in any language. */
    readonly reason: Saying | null = null,
  ) {
    super(text);
  }

  /** What was thrown, as a refusal: everything unforeseen is `unavailable`. */
  static from(error: unknown): Refused {
    return error instanceof Refused ? error : new Refused('unavailable', String(error));
  }

  /** Whether another version of Pyramidion plays the table. */
  get otherVersion(): boolean {
    return this.code === 'older-rules' || this.code === 'newer-rules';
  }
}

interface Options {
  body?: unknown;
  token?: string;
}

async function request(method: string, path: string, { body, token }: Options = {}): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (token) headers.authorization = `Bearer ${token}`;
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch (error) {
    throw new Refused('offline', String(error));
  }
  if (response.ok) return response;
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
  const { code = 'unavailable', text = response.statusText, version = null } = problem;
  throw new Refused(code, text, null, version);
}

async function json<T>(method: string, path: string, options?: Options): Promise<T> {
  return (await (await request(method, path, options)).json()) as T;
}

let games: Promise<GameInfo[]> | null = null;

/** The games with their options and levels; asked once. */
export function fetchGames(): Promise<GameInfo[]> {
  games ??= json<GameInfo[]>('GET', '/api/games').catch((error: unknown) => {
    games = null;
    throw error;
  });
  return games;
}

/** Where everything lies on the board of a game with these seats. */
export function fetchPlan(game: string, seats: readonly string[]): Promise<unknown> {
  return json('GET', `/api/games/${game}/board?seats=${encodeURIComponent(seats.join(', '))}`);
}

export function fetchLobby(): Promise<Lobby> {
  return json('GET', '/api/tables');
}

export function createTable(wanted: WantedTable): Promise<Created> {
  return json('POST', '/api/tables', { body: wanted });
}

export function fetchTable(table: string, token?: string): Promise<Snapshot> {
  return json('GET', `/api/tables/${table}`, { token });
}

export function takeSeat(table: string, sit: Sit): Promise<Seated> {
  return json('POST', `/api/tables/${table}/seats`, { body: sit });
}

export async function leaveSeat(table: string, seat: string, token: string): Promise<void> {
  await request('DELETE', `/api/tables/${table}/seats/${seat}`, { token });
}

export function fetchReplay(table: string, token?: string): Promise<Replay> {
  return json('GET', `/api/tables/${table}/replay`, { token });
}

/** The record as a text. */
export async function fetchRecord(table: string, token?: string): Promise<string> {
  return (await request('GET', `/api/tables/${table}/record`, { token })).text();
}

/** How a game stands at the end of a record, played at no table. */
export function fetchPosition(asked: AskedPosition): Promise<Position> {
  return json('POST', '/api/positions', { body: asked });
}

/** What to print of a game, and how. */
export interface PrintOrder {
  paper: string;
  ink: string;
  form: string;
  language: string;
  wanted: readonly string[];
  seed: number | null;
}

/** A game to print and play, as a PDF with the name that it should have. */
export async function fetchPrint(
  game: string,
  { wanted, seed, ...order }: PrintOrder,
): Promise<{ name: string; content: Blob }> {
  const query = new URLSearchParams({ ...order, part: wanted.join(',') });
  if (seed !== null) query.set('seed', String(seed));
  const response = await request('GET', `/api/games/${game}/print?${query}`);
  const disposition = response.headers.get('content-disposition') ?? '';
  const name = /filename="([^"]+)"/.exec(disposition)?.[1] ?? `${game}.pdf`;
  return { name, content: await response.blob() };
}

/** Has a bot of a level look at a whole game. */
export function startAnalysis(table: string, level: number): Promise<AnalysisStatus> {
  return json('POST', `/api/tables/${table}/analysis/${level}`);
}

export function fetchAnalysis(table: string, level: number): Promise<AnalysisStatus> {
  return json('GET', `/api/tables/${table}/analysis/${level}`);
}

/** What the strongest bot has found about the position after some actions of a finished game; it thinks on as long as this
 * is asked every second or two. */
export function thinkOn(table: string, ply: number): Promise<ThinkingOn> {
  return json('POST', `/api/tables/${table}/thoughts/${ply}`);
}
