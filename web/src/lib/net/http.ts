// What is asked over HTTP. Everything answers with the body or throws a `Refused`.
import type {
  AnalysisStatus,
  Begin,
  Created,
  GameInfo,
  Lobby,
  Problem,
  Refusal,
  Replay,
  Sit,
  Snapshot,
  Seated,
} from '../protocol';

/** The server said no, or could not be reached (`offline`). */
export class Refused extends Error {
  constructor(
    readonly code: Refusal | 'offline',
    text: string,
    readonly rule: string | null = null,
  ) {
    super(text);
  }
}

async function ask<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
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
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as T;
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
  throw new Refused(problem.code ?? 'unavailable', problem.text ?? response.statusText);
}

let games: Promise<GameInfo[]> | null = null;

/** The games with their options and levels; asked once. */
export function catalogue(): Promise<GameInfo[]> {
  games ??= ask<GameInfo[]>('GET', '/api/games').catch((error: unknown) => {
    games = null;
    throw error;
  });
  return games;
}

export function board(game: string, seats: readonly string[]): Promise<unknown> {
  return ask('GET', `/api/games/${game}/board?seats=${encodeURIComponent(seats.join(', '))}`);
}

export const lobby = () => ask<Lobby>('GET', '/api/tables');
export const begin = (wish: Partial<Begin> & { game: string }) => ask<Created>('POST', '/api/tables', wish);
export const table = (id: string, token?: string) =>
  ask<Snapshot>('GET', `/api/tables/${id}`, undefined, token);
export const sit = (id: string, wish: Sit) => ask<Seated>('POST', `/api/tables/${id}/seats`, wish);
export const rise = (id: string, seat: string, token: string) =>
  ask<undefined>('DELETE', `/api/tables/${id}/seats/${seat}`, undefined, token);
export const replay = (id: string, token?: string) =>
  ask<Replay>('GET', `/api/tables/${id}/replay`, undefined, token);
export const analysis = (id: string, level: number) =>
  ask<AnalysisStatus>('GET', `/api/tables/${id}/analysis/${level}`);
export const analyse = (id: string, level: number) =>
  ask<AnalysisStatus>('POST', `/api/tables/${id}/analysis/${level}`);

/** The record as a text. */
export async function record(id: string, token?: string): Promise<string> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const response = await fetch(`/api/tables/${id}/record`, { headers });
  if (!response.ok) throw new Refused('unavailable', response.statusText);
  return response.text();
}

/** 32 hexadecimal digits drawn at random. */
export function drawn(bytes = 16): string {
  const numbers = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(numbers, (number) => number.toString(16).padStart(2, '0')).join('');
}
