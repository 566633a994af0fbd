// A table as this browser sees it: what the server told, shown at a pace that people can follow. Start at `Session`.
//
// The server is ahead of the screen: every step becomes a frame in a queue, and a frame stays until what it shows has
// been seen. What may be played is offered when the screen has caught up.
import type { GameModule } from '../board/contract';
import { load } from '../games';
import { language, speak } from '../i18n/index.svelte';
import type { ChatLine, Happened, HistoryLine, ServerMsg, Snapshot, State, Told } from '../protocol';
import { motion } from '../ui/settings.svelte';
import { board, Refused } from './http';
import { held, keep } from './keyring';
import { Socket, type Connection, type Wish } from './socket';

/** What the screen shows. */
export interface Frame {
  state: State;
  /** The view before the last action. */
  previous: unknown;
  events: readonly Told[];
  /** Who acted last: a seat, `chance`, or nobody. */
  actor: string | null;
  /** Grows with every frame in which somebody acted. */
  tick: number;
}

/** A line of the log. */
export type LogLine = { id: number; action: HistoryLine } | { id: number; note: Happened };

/** What others want to know when a frame is shown: sounds, announcements, notifications. */
export interface Listener {
  shown?(frame: Frame, happened: Happened | null): void;
  said?(line: ChatLine): void;
  rematch?(table: string): void;
}

/** A wish is answered, or refused, in so short a time that nobody wonders; this is for when nothing moves. */
const STILL = 250;

interface Coming {
  happened: Happened;
  state: State;
  again: boolean;
}

export class Session {
  /** What does not change while the table lasts, and what stood when it was told. */
  snapshot = $state.raw<Snapshot | null>(null);
  connection = $state<Connection>('connecting');
  /** Why there is nothing to see. */
  problem = $state.raw<Refused | null>(null);
  frame = $state.raw<Frame | null>(null);
  /** Whether the screen has caught up with the server. */
  settled = $state(true);
  log = $state.raw<readonly LogLine[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  here = $state.raw<readonly boolean[]>([]);
  spectators = $state(0);
  module = $state.raw<GameModule | null>(null);
  plan = $state.raw<unknown>(null);
  looking = $state<string | null>(null);
  /** The server's clock less ours, in milliseconds. */
  offset = $state(0);

  /** The number of the last step that was told. */
  #seq = 0;
  #queue: Coming[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #seen: Coming[] = [];
  #before: Frame | null = null;
  #lines = 0;
  readonly #socket: Socket;

  constructor(
    readonly table: string,
    private readonly listener: Listener,
  ) {
    const hello = () => ({
      type: 'hello' as const,
      table,
      tokens: Object.values(held(table).tokens),
      looking: this.looking,
      have: this.#seq || null,
    });
    this.looking = Object.keys(held(table).tokens)[0] ?? null;
    this.#socket = new Socket(
      hello,
      (message) => this.#hear(message),
      (status) => (this.connection = status),
    );
  }

  get seats(): readonly string[] {
    return this.snapshot?.seats ?? [];
  }

  /** The seats that this browser holds. */
  get yours(): readonly string[] {
    return this.snapshot?.yours ?? [];
  }

  /** Whether seats see different things now. */
  get secret(): boolean {
    return this.frame !== null && (this.module?.secret(this.frame.state.view) ?? false);
  }

  get game(): string {
    return this.snapshot?.game ?? '';
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#socket.close();
  }

  /** Says hello again, after a seat was taken or left. */
  greet(looking: string | null): void {
    this.looking = looking;
    this.#seq = 0;
    const tokens = Object.values(held(this.table).tokens);
    this.#socket.send({ type: 'hello', table: this.table, tokens, looking, have: null });
  }

  /** Looks through other eyes. */
  look(seat: string | null): void {
    this.#socket.send({ type: 'look', seat });
  }

  wish(wish: Wish) {
    return this.#socket.wish(wish);
  }

  play(seat: string, action: string) {
    return this.wish({ type: 'play', seat, action, seq: this.#seq });
  }

  undo(seat: string) {
    return this.wish({ type: 'undo', seat, seq: this.#seq });
  }

  /** Whether there is something to show again. */
  get canRepeat(): boolean {
    return this.settled && this.frame !== null && this.#seen.length > 0 && this.#before !== null;
  }

  /** Shows once more what happened since this viewer last acted. */
  repeat(): void {
    if (!this.canRepeat || !this.#before) return;
    const steps = this.#seen.map((coming) => ({ ...coming, again: true }));
    this.frame = { ...this.#before, tick: (this.frame?.tick ?? 0) + 1, events: [], previous: null };
    this.#queue = [...steps, ...this.#queue];
    this.#seen = [];
    this.settled = false;
    this.#timer = setTimeout(() => this.#next(), 500);
  }

  #hear(message: ServerMsg): void {
    switch (message.type) {
      case 'snapshot':
        void this.#begin(message);
        break;
      case 'step':
        if (message.seq <= this.#seq) break;
        if (message.seq > this.#seq + 1) this.#socket.send({ type: 'sync', have: this.#seq });
        else this.#step(message.seq, message.happened, message.state);
        break;
      case 'presence':
        this.here = message.here;
        this.spectators = message.spectators;
        break;
      case 'refused':
        if (message.nonce === null && !this.snapshot) this.problem = new Refused(message.code, message.text);
        break;
    }
  }

  async #begin(snapshot: Snapshot): Promise<void> {
    this.offset = snapshot.at - Date.now();
    if (!this.module) {
      try {
        const parts = [
          load(snapshot.game),
          board(snapshot.game, snapshot.seats),
          speak(language(), snapshot.game),
        ];
        [this.module, this.plan] = (await Promise.all(parts)) as [GameModule, unknown];
      } catch (error) {
        this.problem = error instanceof Refused ? error : new Refused('unavailable', String(error));
        return;
      }
    }
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#seen = [];
    this.#before = null;
    this.#seq = Math.max(this.#seq, snapshot.seq);
    this.snapshot = snapshot;
    this.looking = snapshot.looking;
    this.here = snapshot.here;
    this.spectators = snapshot.spectators;
    this.chat = snapshot.chat;
    this.log = snapshot.history.map((action) => ({ id: this.#lines++, action }));
    this.problem = null;
    this.settled = true;
    const tick = (this.frame?.tick ?? 0) + 1;
    this.frame = { state: snapshot.state, previous: null, events: [], actor: null, tick };
    this.#remember(snapshot.state);
    this.listener.shown?.(this.frame, null);
    this.#turn();
  }

  #step(seq: number, happened: Happened, state: State): void {
    this.#seq = seq;
    if (happened.what === 'said') {
      this.chat = [...this.chat, happened.line];
      this.listener.said?.(happened.line);
    }
    this.#queue.push({ happened, state, again: false });
    if (this.settled) {
      this.settled = false;
      this.#next();
    }
  }

  /** Shows the next frame, and the one after it in time. */
  #next(): void {
    const coming = this.#queue.shift();
    if (!coming) {
      this.settled = true;
      this.#turn();
      return;
    }
    const pace = this.#show(coming);
    if (pace === 0) this.#next();
    else this.#timer = setTimeout(() => this.#next(), pace);
  }

  /** Shows a frame and says how long it is worth looking at. */
  #show({ happened, state, again }: Coming): number {
    const played = happened.what === 'played' ? happened : null;
    const before = this.frame;
    if (played && before) {
      const mine = played.actor === this.looking;
      if (mine) [this.#before, this.#seen] = [null, []];
      else {
        this.#before ??= before;
        this.#seen = [...this.#seen, { happened, state, again: true }];
      }
    }
    const events = played?.events ?? [];
    const tick = (before?.tick ?? 0) + (played || happened.what === 'undone' ? 1 : 0);
    const previous = played ? (before?.state.view ?? null) : null;
    if (played) this.frame = { state, previous, events, actor: played.actor, tick };
    // What is taken back did not happen: there is nothing to animate.
    else if (happened.what === 'undone')
      this.frame = { state, previous: null, events: [], actor: null, tick };
    else this.frame = { ...(before ?? { previous: null, events: [], actor: null }), state, tick };
    if (!again) this.#write(happened);
    this.listener.shown?.(this.frame, again ? null : happened);
    this.#remember(state);
    if (happened.what === 'rematch') this.listener.rematch?.(happened.table);
    if (!played || document.hidden) return 0;
    const data = events.map((told) => told.data);
    return motion() ? (this.module?.pace(data) ?? 0) : this.#queue.length > 0 ? STILL : 0;
  }

  #write(happened: Happened): void {
    const id = this.#lines++;
    const { ply } = this.frame?.state ?? { ply: 0 };
    if (happened.what === 'played') {
      this.log = [...this.log, { id, action: { ply, ...happened } }];
    } else if (happened.what === 'undone') {
      const kept = this.log.filter((line) => !('action' in line) || line.action.ply <= ply);
      this.log = [...kept, { id, note: happened }];
      [this.#before, this.#seen] = [null, []];
    } else if (happened.what !== 'said') {
      this.log = [...this.log, { id, note: happened }];
    }
  }

  /** At one screen the eyes go with the turn, where there are no secrets. */
  #turn(): void {
    const turn = this.frame?.state.turn ?? null;
    const other = turn !== null && turn !== this.looking && this.yours.includes(turn);
    if (other && !this.secret) this.look(turn);
  }

  #remember(state: State): void {
    const players = state.chairs.map(({ player }) => ('name' in player ? player.name : player.kind));
    if (this.yours.length > 0) keep(this.table, { game: this.game, players, over: state.result !== null });
  }
}
