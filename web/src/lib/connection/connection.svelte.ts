// What is said between this browser and a table: hello, numbered steps, commands and queries with their answers. Start at
// `Connection`.
//
// Steps are numbered. One that was heard before is dropped; when one is missing, the table is asked to tell everything
// again. Commands carry a nonce: those without an answer are sent again after a loss, which does no harm.
import type { ClientMsg, Happened, Reaction, ServerMsg, Snapshot, State, Told } from '../protocol';
import { Refused } from './http';
import { randomHex } from './random';
import { Socket } from './socket';

/** `moving`: from one server to another, for so short a time that nobody need know. */
export type ConnectionStatus = 'connecting' | 'open' | 'lost' | 'moving';

/** A message that gets an answer. */
type MessageWithNonce = Extract<ClientMsg, { nonce: string }>;
type QueryType = 'preview' | 'hint';
type WithoutNonce<T> = T extends unknown ? Omit<T, 'nonce'> : never;

/** What a table is asked without changing anything. */
type Query = WithoutNonce<Extract<MessageWithNonce, { type: QueryType }>>;
/** What changes a table. */
export type Command = WithoutNonce<Exclude<MessageWithNonce, { type: QueryType }>>;
/** The answer to a message with a nonce. */
type Answer<Type extends ServerMsg['type']> = Extract<ServerMsg, { type: Type; nonce: string }>;

export interface ConnectionListener {
  /** Everything about the table: the first thing that is heard, and again when steps were missed or the viewer changes. */
  snapshot(snapshot: Snapshot): void;
  /** The next step. */
  step(happened: Happened, state: State): void;
  /** Somebody shows what they think of it. */
  reacted(seat: string, reaction: Reaction): void;
  /** The table cannot be looked at. */
  refused(reason: Refused): void;
}

interface Unanswered {
  message: ClientMsg;
  resolve(answer: ServerMsg): void;
  reject(reason: Refused): void;
}

export class Connection {
  status = $state<ConnectionStatus>('connecting');
  /** What does not change while the table lasts, and what stood when it was told. */
  snapshot = $state.raw<Snapshot | null>(null);
  /** Who is there, by seat, and how many watch. */
  presence = $state.raw<{ here: readonly boolean[]; spectators: number }>({ here: [], spectators: 0 });
  /** The server's clock less ours, in milliseconds. */
  clockOffset = $state(0);

  /** The number of the last step that was told. */
  #seq = 0;
  /** Whether a snapshot is on its way for other reasons than missing steps. */
  #expectsSnapshot = true;
  readonly #unanswered = new Map<string, Unanswered>();
  readonly #socket: Socket;

  constructor(
    readonly table: string,
    /** The tokens of the seats that this browser holds. */
    private readonly tokens: () => string[],
    /** Through whose eyes to look; nobody's for a spectator. */
    private looking: string | null,
    private readonly listener: ConnectionListener,
  ) {
    this.#socket = new Socket({
      opening: () => {
        if (this.status !== 'moving') this.status = 'connecting';
      },
      opened: () => {
        this.#sayHello();
        for (const { message } of this.#unanswered.values()) this.#socket.send(message);
      },
      heard: (message) => this.#hear(message),
      lost: () => (this.status = 'lost'),
      sentOn: () => (this.status = 'moving'),
    });
  }

  close(): void {
    this.#socket.close();
  }

  /** Says hello again, after a seat was taken or left. */
  rejoin(looking: string | null): void {
    this.looking = looking;
    this.#expectsSnapshot = true;
    this.#sayHello();
  }

  /** Looks through the eyes of another seat. */
  look(seat: string | null): void {
    this.looking = seat;
    this.#expectsSnapshot = true;
    this.#socket.send({ type: 'look', seat });
  }

  /** What would be seen to happen; throws a `Refused`, with the ruling, if the action is not legal. */
  async preview(seat: string, action: string): Promise<readonly Told[]> {
    return (await this.#ask({ type: 'preview', seat, action })).events;
  }

  /** What a bot would play; throws a `Refused` if it may not say. */
  async hint(seat: string): Promise<string> {
    return (await this.#ask({ type: 'hint', seat })).action;
  }

  /** Has something done; throws a `Refused` if it is not. */
  async command(command: Command): Promise<void> {
    await this.#answerTo(command);
  }

  play(seat: string, action: string): Promise<void> {
    return this.command({ type: 'play', seat, action, seq: this.#seq });
  }

  /** Dice that wait fall: as real ones show, or as the table draws them. */
  throwDice(seat: string, faces: readonly string[] | null): Promise<void> {
    return this.command({ type: 'throw', seat, faces: faces && [...faces], seq: this.#seq });
  }

  undo(seat: string): Promise<void> {
    return this.command({ type: 'undo', seat, seq: this.#seq });
  }

  async #ask<Q extends Query>(query: Q): Promise<Answer<Q['type']>> {
    return (await this.#answerTo(query)) as Answer<Q['type']>;
  }

  #answerTo(request: Query | Command): Promise<ServerMsg> {
    const message: ClientMsg = { ...request, nonce: randomHex(8) };
    return new Promise((resolve, reject) => {
      this.#unanswered.set(message.nonce, { message, resolve, reject });
      this.#socket.send(message);
    });
  }

  #sayHello(): void {
    const { table, looking } = this;
    const have = this.#expectsSnapshot ? null : this.#seq;
    this.#socket.send({ type: 'hello', table, tokens: this.tokens(), looking, have });
  }

  #hear(message: ServerMsg): void {
    switch (message.type) {
      case 'snapshot':
        this.#begin(message);
        break;
      case 'current':
        this.status = 'open';
        break;
      case 'step':
        this.#step(message.seq, message.happened, message.state);
        break;
      case 'presence':
        this.presence = message;
        break;
      case 'reacted':
        this.listener.reacted(message.seat, message.reaction);
        break;
      case 'refused':
        this.#refuse(
          message.nonce,
          new Refused(message.code, message.text, message.rule, message.version, message.reason),
        );
        break;
      case 'done':
      case 'preview':
      case 'hint':
        this.#unanswered.get(message.nonce)?.resolve(message);
        this.#unanswered.delete(message.nonce);
        break;
      case 'thinking':
      case 'pong':
        break;
    }
  }

  #begin(snapshot: Snapshot): void {
    this.status = 'open';
    this.#seq = snapshot.seq;
    this.#expectsSnapshot = false;
    this.looking = snapshot.looking;
    this.clockOffset = snapshot.at - Date.now();
    this.presence = snapshot;
    this.snapshot = snapshot;
    this.listener.snapshot(snapshot);
  }

  #step(seq: number, happened: Happened, state: State): void {
    if (!this.snapshot || seq <= this.#seq) return;
    if (seq > this.#seq + 1) {
      this.#socket.send({ type: 'sync', have: this.#seq });
      return;
    }
    this.#seq = seq;
    this.listener.step(happened, state);
  }

  #refuse(nonce: string | null, reason: Refused): void {
    if (nonce !== null) {
      this.#unanswered.get(nonce)?.reject(reason);
      this.#unanswered.delete(nonce);
    } else if (!this.snapshot) this.listener.refused(reason);
  }
}
