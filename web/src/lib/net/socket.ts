// The connection to a table. It says hello, tells what comes, and comes back by itself when it is lost. Wishes are
// answered by their nonce; those without an answer are sent again after a loss, which does no harm.
import { VERSION, type ClientMsg, type ServerMsg } from '../protocol';
import { drawn, Refused } from './http';

export type Connection = 'connecting' | 'open' | 'lost';

type Plain<T> = T extends { nonce: string } ? Omit<T, 'nonce'> : never;
/** A message that is answered, without its nonce. */
export type Wish = Plain<ClientMsg>;

type Answer = Extract<ServerMsg, { nonce: string }>;

interface Pending {
  message: ClientMsg;
  resolve(answer: Answer): void;
  reject(error: Refused): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const HEARTBEAT = 20_000;
const PATIENCE = 8_000;

export class Socket {
  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #late: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    private readonly hello: () => ClientMsg,
    private readonly hear: (message: ServerMsg) => void,
    private readonly status: (connection: Connection) => void,
  ) {
    addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#now);
    this.#open();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
    this.#silence();
    clearTimeout(this.#retry);
    this.#socket?.close();
  }

  send(message: ClientMsg): void {
    if (this.#socket?.readyState === WebSocket.OPEN)
      this.#socket.send(JSON.stringify({ v: VERSION, ...message }));
  }

  /** Sends a wish and waits for its answer. */
  wish(wish: Wish): Promise<Answer> {
    const nonce = drawn(8);
    const message = { ...wish, nonce } as ClientMsg;
    return new Promise((resolve, reject) => {
      this.#pending.set(nonce, { message, resolve, reject });
      this.send(message);
    });
  }

  #open(): void {
    this.status('connecting');
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/socket`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.send(this.hello());
      for (const { message } of this.#pending.values()) this.send(message);
      this.#beat = setInterval(this.#ping, HEARTBEAT);
    };
    socket.onmessage = ({ data }) => this.#heard(JSON.parse(data as string) as ServerMsg);
    socket.onclose = () => this.#lost(socket);
  }

  #heard(message: ServerMsg): void {
    clearTimeout(this.#late);
    this.#late = undefined;
    if (message.type === 'snapshot' || message.type === 'current') this.status('open');
    const nonce = 'nonce' in message ? message.nonce : null;
    const pending = nonce ? this.#pending.get(nonce) : undefined;
    if (nonce && pending) {
      this.#pending.delete(nonce);
      if (message.type === 'refused') pending.reject(new Refused(message.code, message.text, message.rule));
      else pending.resolve(message as Answer);
    }
    this.hear(message);
  }

  #lost(socket: WebSocket): void {
    if (this.#closed || socket !== this.#socket) return;
    this.#silence();
    this.#socket = null;
    this.status('lost');
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #silence(): void {
    clearInterval(this.#beat);
    clearTimeout(this.#late);
    this.#late = undefined;
  }

  #ping = (): void => {
    this.send({ type: 'ping' });
    this.#late ??= setTimeout(() => {
      const socket = this.#socket;
      socket?.close();
      if (socket) this.#lost(socket);
    }, PATIENCE);
  };

  /** The network or the reader is back: no need to wait. */
  #now = (): void => {
    if (this.#closed || document.hidden) return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#ping();
    else if (!this.#socket) {
      clearTimeout(this.#retry);
      this.#open();
    }
  };
}
