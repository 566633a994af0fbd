// A table as this browser sees it. Start at `Table`: it puts together the connection, the playback of what is heard there,
// the game's module, and the seats that this browser holds.
import type { Say, SeatInfo } from '../board/contract';
import { Connection, type Command } from '../connection/connection.svelte';
import { fetchReplay, Refused } from '../connection/http';
import { held, keep, satDownAt } from '../connection/keyring';
import { mover } from '../playback/mover';
import { Playback, type Frame } from '../playback/playback.svelte';
import type { ChatLine, Happened, Snapshot, State } from '../protocol';
import { play } from '../sound';
import { vibrate } from '../sound/vibration';
import { loadGame, type LoadedGame } from './load_game';
import { sayer, seatInfos } from './people';
import { seeBots, toOpen } from './numbers';
import { Reactions } from './reactions.svelte';
import { remembered } from './remember';
import { claimNextGame } from './seating';
import { motion, tempo } from './settings.svelte';

export class Table {
  readonly connection: Connection;
  readonly playback: Playback;
  readonly reactions = new Reactions();
  /** The game, as soon as it can be drawn. */
  game = $state.raw<LoadedGame | null>(null);
  /** Why there is nothing to see. */
  problem = $state.raw<Refused | null>(null);
  /** Why the last thing that the viewer tried was refused. */
  refusal = $state.raw<Refused | null>(null);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** What everybody may know about the seats. */
  infos = $derived.by((): readonly SeatInfo[] => seatInfos(this));
  /** The reader's language, with the names of this table. */
  say = $derived.by((): Say => sayer(this.infos));

  constructor(
    readonly id: string,
    /** Something is on the screen now; `happened` is null if it is not news. */
    private readonly shown: (frame: Frame, happened: Happened | null) => void = () => {},
  ) {
    this.playback = new Playback({
      pace: (events) => this.game?.module.pace(events.map((told) => told.data)) ?? 0,
      motion,
      tempo,
      secret: (view) => this.game?.module.secret(view) ?? true,
      recall: async () => (await fetchReplay(id, held(id).tokens[this.satDownAt ?? ''])).steps,
      shown: (frame, happened) => this.#shown(frame, happened),
      caughtUp: () => this.#followTurn(),
    });
    const tokens = () => Object.values(held(id).tokens);
    this.connection = new Connection(id, tokens, Object.keys(held(id).tokens)[0] ?? null, {
      snapshot: (snapshot) => void this.#begin(snapshot),
      step: (happened, state) => this.#step(happened, state),
      reacted: (seat, reaction) => {
        this.reactions.show(seat, reaction);
        if (!this.yours.includes(seat)) play('react');
      },
      refused: (reason) => this.#refused(reason),
    });
  }

  close(): void {
    this.playback.stop();
    this.reactions.stop();
    this.connection.close();
  }

  get seats(): readonly string[] {
    return this.connection.snapshot?.seats ?? [];
  }

  /** The seats that this browser holds. */
  get yours(): readonly string[] {
    return this.connection.snapshot?.yours ?? [];
  }

  /** Through whose eyes; null for a spectator. */
  get looking(): string | null {
    return this.connection.snapshot?.looking ?? null;
  }

  /** Where the one who looks had sat down; null for a spectator. */
  get satDownAt(): string | null {
    const { snapshot } = this.connection;
    return snapshot?.looking ? satDownAt(snapshot.looking, snapshot) : null;
  }

  /** Whether somebody else than the people at this screen sits here. */
  get hasCompany(): boolean {
    const { chairs } = this.state ?? { chairs: [] };
    return chairs.some(
      ({ player }, at) => player.kind === 'person' && !this.yours.includes(this.seats[at] ?? ''),
    );
  }

  /** Whether actions can be taken back here. */
  get takebacks(): boolean {
    return this.connection.snapshot?.takebacks !== 'none';
  }

  /** Whether people sit round a real board. */
  get realBoard(): boolean {
    return this.connection.snapshot?.real_board ?? false;
  }

  /** Whether hints are allowed against people, too. */
  get hints(): boolean {
    return this.connection.snapshot?.hints ?? false;
  }

  /** How it stands, as far as it is shown. */
  get state(): State | null {
    return this.playback.frame?.state ?? null;
  }

  /** Whether seats see different things now. */
  get secret(): boolean {
    return this.state !== null && (this.game?.module.secret(this.state.view) ?? false);
  }

  /** Whether the game is over, and the screen shows it. */
  get over(): boolean {
    return this.playback.settled && this.state?.result != null;
  }

  /** Has something done, or shows why it was refused; says whether it was done. */
  async command(command: Command): Promise<boolean> {
    return this.#explained(this.connection.command(command));
  }

  async undo(seat: string): Promise<boolean> {
    return this.#explained(this.connection.undo(seat));
  }

  /** Dice that wait fall: as real ones show, or as the table draws them; says whether they did. */
  async throwDice(faces: readonly string[] | null): Promise<boolean> {
    return this.looking !== null && this.#explained(this.connection.throwDice(this.looking, faces));
  }

  /** Shows why something was refused. */
  refuse(error: unknown): void {
    play('no');
    vibrate('no');
    this.refusal = Refused.from(error);
  }

  async #explained(done: Promise<void>): Promise<boolean> {
    try {
      await done;
      return true;
    } catch (error) {
      this.refuse(error);
      return false;
    }
  }

  async #begin(snapshot: Snapshot): Promise<void> {
    this.problem = null;
    this.chat = snapshot.chat;
    this.#openNumbers(snapshot.state);
    this.playback.start(snapshot.state, snapshot.history, snapshot.looking, snapshot.drawn);
    if (this.game) return;
    try {
      this.game = await loadGame(snapshot.game, snapshot.seats);
    } catch (error) {
      this.problem = Refused.from(error);
      return;
    }
    // Only now it can be put into words and drawn, and only now it is known whether there are secrets.
    if (this.playback.frame) this.shown(this.playback.frame, null);
    this.#followTurn();
  }

  #refused(reason: Refused): void {
    this.problem = reason;
    // There is no going on with it here; its keys are kept for the version that plays it.
    if (reason.otherVersion && Object.keys(held(this.id).tokens).length > 0)
      keep(this.id, { elsewhere: true });
  }

  #step(happened: Happened, state: State): void {
    if (happened.what === 'said') {
      this.chat = [...this.chat, happened.line];
      if (!this.yours.includes(happened.line.seat)) play('chat');
    }
    this.#openNumbers(state);
    this.playback.add(happened, state);
  }

  /** All have sat down: the numbers for the dice are opened, without anybody's being asked. */
  #openNumbers({ opening, chairs }: State): void {
    const { snapshot } = this.connection;
    seeBots(this.id, snapshot?.drawn ?? this.seats, this.seats, chairs);
    if (snapshot && this.yours.length > 0 && held(this.id).commitment === undefined)
      keep(this.id, { commitment: snapshot.commitment });
    for (const seat of opening ? this.yours : []) {
      const number = opening && toOpen(this.id, this.seats, seat, opening);
      // If it is refused, another window of this browser was faster.
      if (number) this.connection.command({ type: 'open', seat, number }).catch(() => {});
    }
  }

  #shown(frame: Frame, happened: Happened | null): void {
    if (this.game) this.shown(frame, happened);
    this.#remember(frame.state);
    if (happened?.what === 'rematch') void claimNextGame(this.id, happened.table);
  }

  /** At one screen the eyes go with the turn, where there are no secrets. */
  #followTurn(): void {
    const turn = this.state && mover(this.state);
    const other = turn !== null && turn !== this.looking && this.yours.includes(turn);
    if (other && this.game && !this.secret && this.playback.settled) this.connection.look(turn);
  }

  /** For the list of tables that this browser knows. */
  #remember(state: State): void {
    const { snapshot } = this.connection;
    if (!snapshot || this.yours.length === 0) return;
    keep(this.id, remembered(snapshot, state, held(this.id)));
  }
}
