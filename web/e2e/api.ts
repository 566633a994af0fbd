// Tables made through the API, for stories that begin at one.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type APIRequestContext } from '@playwright/test';
import type { Created, GameInfo, Position, Snapshot } from '../src/lib/protocol';

export interface NewTableOptions {
  /** How many sit there; two by default. */
  seats?: number;
  /** The level of the bots on every seat but the first; none, and people come. */
  bots?: number;
  /** Whether hints are allowed among people. */
  hints?: boolean;
}

export class Api {
  constructor(private readonly request: APIRequestContext) {}

  async games(): Promise<GameInfo[]> {
    const response = await this.request.get('/api/games');
    await expect(response).toBeOK();
    return (await response.json()) as GameInfo[];
  }

  async game(name: string): Promise<GameInfo> {
    const game = (await this.games()).find((info) => info.name === name);
    if (!game) throw new Error(`found no game ${name} at the server`);
    return game;
  }

  async newTable(game: string, options: NewTableOptions = {}): Promise<Table> {
    const { seats: count = 2, bots, hints = false } = options;
    const seats = (await this.game(game)).seats.find((list) => list.length === count);
    if (!seats) throw new Error(`found no table of ${game} for ${count}`);
    const chairs = seats.map((_, at) => (at > 0 && bots ? { kind: 'bot', level: bots } : { kind: 'person' }));
    const wanted = { game, seats: seats.join(', '), chairs, hints };
    const response = await this.request.post('/api/tables', { data: wanted });
    await expect(response).toBeOK();
    return new Table(this.request, (await response.json()) as Created, seats);
  }

  /** A table where a recorded game goes on before its last action: the link of the one who plays that, and the action. */
  async almostOver(game: string, name = 'Anna'): Promise<AlmostOver> {
    const { seats, options, lines } = recorded(game);
    const [seat = '', action = ''] = lines.at(-1)?.split(' ') ?? [];
    const chairs = seats.map((other) => (other === seat ? { kind: 'person' } : { kind: 'bot', level: 1 }));
    const wanted = { game, seats: seats.join(', '), options, chairs, past: lines.slice(0, -1) };
    const response = await this.request.post('/api/tables', { data: wanted });
    await expect(response).toBeOK();
    const table = new Table(this.request, (await response.json()) as Created, [seat]);
    return { link: await table.sit(name), path: table.path, action, actions: lines.length };
  }

  /** How a game stands at the end of a record, played at no table. */
  async position(record: string): Promise<Position> {
    const response = await this.request.post('/api/positions', { data: { record } });
    await expect(response).toBeOK();
    return (await response.json()) as Position;
  }

  /** How a table stands, as a spectator is told. */
  async look(table: string): Promise<Snapshot> {
    const response = await this.request.get(`/api/tables/${table}`);
    await expect(response).toBeOK();
    return (await response.json()) as Snapshot;
  }
}

/** A game that one action ends. */
export interface AlmostOver {
  link: string;
  /** Where it is watched. */
  path: string;
  /** The last action, in the notation of the game. */
  action: string;
  /** How many there are with it. */
  actions: number;
}

/** A game for two from beginning to end, as the playthroughs have it, or the game's own stories. */
export function recorded(game: string, own: string | null = null) {
  const stories = join(import.meta.dirname, '../src/lib/games', game, 'e2e');
  const playthroughs = join(import.meta.dirname, '../../playthroughs', game);
  const file = own ? join(stories, own) : join(playthroughs, 'two.papyrus');
  const text = readFileSync(file, 'utf8');
  const [head = '', body = ''] = text.split('\n\n');
  const header = Object.fromEntries(head.split('\n').map((line) => line.split(': '))) as Record<
    string,
    string
  >;
  const { game: _, seats = '', ...options } = header;
  return { text, seats: seats.split(', '), options, lines: body.trim().split('\n') };
}

/** A table that was made, with its keys. */
export class Table {
  /** Where it is watched. */
  readonly path: string;
  #free: string[];

  constructor(
    private readonly request: APIRequestContext,
    private readonly created: Created,
    seats: readonly string[],
  ) {
    this.path = `/t/${created.table}`;
    this.#free = [...seats];
  }

  /** Takes the next seat, and answers with the link by which its browser comes in. */
  async sit(name: string): Promise<string> {
    const [token, number] = [randomHex(), randomHex()];
    const { table, key } = this.created;
    const data = { seat: this.#free.shift(), key, token, name, number };
    await expect(await this.request.post(`/api/tables/${table}/seats`, { data })).toBeOK();
    return `${this.path}#token=${token}`;
  }
}

/** As long as tokens and the players' numbers for the dice are. */
function randomHex(): string {
  return randomBytes(16).toString('hex');
}
