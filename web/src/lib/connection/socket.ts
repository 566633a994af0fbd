// A WebSocket to the server that comes back by itself when it is lost. Start at `Socket`.
import { VERSION, type ClientMsg, type ServerMsg } from '../protocol';

export interface SocketListener {
  /** A socket is being opened, for the first time or again. */
  opening(): void;
  /** It is open, and nothing has been said yet. */
  opened(): void;
  heard(message: ServerMsg): void;
  /** It is gone; another one will be opened. */
  lost(): void;
  /** The server is about to end and sends us to another one; a socket there will be opened at once. */
  sentOn(): void;
}

/** By which code a server says that it is about to end: another one, or the same soon, is at the same address. */
const RESTARTS = 1012;
/** How long those whom a server sends on wait at most: not all of them come at the same moment. */
const LONGEST_JITTER = 600;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const HEARTBEAT = 20_000;
/** How long an answer to a heartbeat may take before the socket counts as lost. */
const PATIENCE = 8_000;

export class Socket {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #late: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(private readonly listener: SocketListener) {
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#open();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#stopHeartbeat();
    clearTimeout(this.#retry);
    this.#socket?.close();
  }

  /** Sends a message, if the socket is open. */
  send(message: ClientMsg): void {
    if (this.#socket?.readyState === WebSocket.OPEN)
      this.#socket.send(JSON.stringify({ v: VERSION, ...message }));
  }

  #open(): void {
    this.listener.opening();
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/socket`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.#heartbeat = setInterval(this.#ping, HEARTBEAT);
      this.listener.opened();
    };
    socket.onmessage = ({ data }) => {
      clearTimeout(this.#late);
      this.#late = undefined;
      this.listener.heard(JSON.parse(data as string) as ServerMsg);
    };
    socket.onclose = ({ code }) => this.#lost(socket, code);
  }

  #lost(socket: WebSocket, code?: number): void {
    if (this.#closed || socket !== this.#socket) return;
    this.#stopHeartbeat();
    this.#socket = null;
    clearTimeout(this.#retry);
    if (code === RESTARTS) {
      this.listener.sentOn();
      this.#retry = setTimeout(() => this.#open(), Math.random() * LONGEST_JITTER);
      return;
    }
    this.listener.lost();
    // Not all who have lost the same server come back at the same moment.
    this.#retry = setTimeout(() => this.#open(), this.#wait * (0.5 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #stopHeartbeat(): void {
    clearInterval(this.#heartbeat);
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
  #hurry = (): void => {
    if (this.#closed || document.hidden) return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#ping();
    else if (!this.#socket) {
      clearTimeout(this.#retry);
      this.#open();
    }
  };
}
