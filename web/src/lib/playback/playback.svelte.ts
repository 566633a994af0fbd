// What happens at a table, shown at a pace that people can follow, and once more if they ask. Start at `Playback`.
//
// The server is ahead of the screen: every step waits in a queue and becomes a frame, and a frame stays until what it
// shows has been seen.
import type { Happened, HistoryLine, ReplayStep, State, Told } from '../protocol';
import { logged, logOf, type LogLine } from './log';
import { mover } from './mover';
import { cut, isShort, keep, lastRound, open, recalled, type Past } from './past';

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

/** What is looked at again. */
export interface Review {
  /** Which of the actions that are kept, counted from 0; while `before`, how it was before that one. */
  at: number;
  before: boolean;
  /** How many are kept. */
  of: number;
  /** Whether it goes on by itself, to the present. */
  runs: boolean;
}

export interface PlaybackOptions {
  /** How long it takes to see what happened, in milliseconds, when things may move. */
  pace(events: readonly Told[]): number;
  /** Whether things may move. */
  motion(): boolean;
  /** How many times as fast as usual everything is shown; `Infinity` if at once. */
  tempo?(): number;
  /** Whether a view has something that other seats of this browser may not see. */
  secret?(view: unknown): boolean;
  /** What happened before this page was opened, from the first action on. */
  recall?(): Promise<readonly ReplayStep[]>;
  /** Something is on the screen now; `happened` is null if it is not news. */
  shown?(frame: Frame, happened: Happened | null): void;
  /** The screen has caught up with the server. */
  caughtUp?(): void;
}

/** How long a frame stays when nothing moves and another one waits, in milliseconds. */
const STILL = 250;
/** How long the table is shown as it was before what happened is repeated, in milliseconds. */
const BEFORE_REVIEW = 500;
/** How long an action is looked at again at least, since there are words to be read, in milliseconds. */
const READING = 1000;
/** A reader who looks again wants to see it. */
const FASTEST_REVIEW = 2;

interface Step {
  happened: Happened;
  state: State;
}

export class Playback {
  frame = $state.raw<Frame | null>(null);
  log = $state.raw<readonly LogLine[]>([]);
  /** Whether the screen has caught up with the server. */
  settled = $state(true);
  /** Whether everything is shown at once until the viewer is to act, or the game is over. */
  rushing = $state(false);
  /** What is looked at again, if anything is. */
  review = $state.raw<Review | null>(null);

  /** Who looks. */
  #viewer: string | null = null;
  #queue = $state.raw<readonly Step[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #past = $state.raw<Past | null>(null);
  /** The frame to return to from a review. */
  #present: Frame | null = null;
  /** How the past is to be shown that has been asked for. */
  #wanted: ((past: Past) => void) | null = null;

  constructor(private readonly options: PlaybackOptions) {}

  /** Begins anew, with the table as it stands. */
  start(
    state: State,
    history: readonly HistoryLine[],
    viewer: string | null,
    drawn: readonly string[] | null = null,
  ): void {
    this.stop();
    const known = this.#past && this.#isPresent(state) ? this.#past : null;
    // Another seat of this browser may look at what everybody saw.
    const past = known && viewer !== this.#viewer ? open(known, this.options.secret ?? (() => true)) : known;
    this.#queue = [];
    this.#viewer = viewer;
    this.#present = this.review = null;
    this.log = logOf(history, drawn);
    this.frame = { state, previous: null, events: [], actor: null, tick: this.#tick + 1 };
    this.#past = past ?? { base: this.frame, frames: [] };
    this.options.shown?.(this.frame, null);
    this.#settle();
  }

  /** Shows what happened when everything before it has been seen. */
  add(happened: Happened, state: State): void {
    this.#queue = [...this.#queue, { happened, state }];
    if (!this.settled) return;
    this.settled = false;
    this.#next();
  }

  /** Shows nothing more. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  /** How many actions wait to be shown. */
  get waiting(): number {
    return this.#queue.filter(({ happened }) => happened.what === 'played').length;
  }

  /** Goes on to the next frame at once. */
  hurry(): void {
    if (this.settled) return;
    this.stop();
    if (this.review) this.#reviewNext();
    else this.#next();
  }

  /** Shows everything at once until the viewer is to act, or the game is over. */
  rush(): void {
    this.rushing = true;
    if (this.review) this.present();
    else this.hurry();
    if (this.settled) this.#endRush();
  }

  /** Whether there is something to look at again. */
  get canReview(): boolean {
    return this.settled && this.#past !== null && (this.#past.frames.length > 0 || this.#canRecall);
  }

  /** Shows the last round once more. */
  lookBack(): void {
    this.#turnBack((past) => this.#showBefore(lastRound(past, this.#viewer)));
  }

  /** Shows the action before the one that is looked at again, and waits; from the present, the last one. */
  stepBack(): void {
    const { review } = this;
    if (!review) this.#turnBack((past) => this.#showPast(past.frames.length - 1, false));
    else if (review.at > 0) this.#showPast(review.at - 1, false);
    else this.#showBefore(0, false);
  }

  /** Shows the action after the one that is looked at again, and waits; after the last comes the present. */
  stepOn(): void {
    const { review } = this;
    if (!review) return;
    const next = review.before ? review.at : review.at + 1;
    if (next < review.of) this.#showPast(next, false);
    else this.present();
  }

  /** Lets what is looked at again go on by itself, or stops it. */
  toggleReview(): void {
    const { review } = this;
    if (!review) return;
    this.stop();
    if (review.runs) this.review = { ...review, runs: false };
    else {
      this.review = { ...review, runs: true };
      this.#reviewNext();
    }
  }

  /** Back to the table as it stands, and on with what happened meanwhile. */
  present(): void {
    if (!this.review || !this.#present) return;
    this.stop();
    this.review = null;
    this.frame = { ...this.#present, previous: null, tick: this.#tick + 1 };
    this.#present = null;
    this.#next();
  }

  get #canRecall(): boolean {
    return this.options.recall !== undefined && this.#past !== null && isShort(this.#past);
  }

  /** Leaves the present for the past, which may have to be asked for; what is wanted last is shown. */
  #turnBack(show: (past: Past) => void): void {
    if (!this.canReview) return;
    const isAsked = this.#wanted !== null;
    this.#wanted = show;
    if (!this.#canRecall) this.#leavePresent();
    else if (!isAsked) void this.#recall().then(() => this.#leavePresent());
  }

  #leavePresent(): void {
    const show = this.#wanted;
    this.#wanted = null;
    if (!show || !this.settled || !this.#past?.frames.length) return;
    this.#present = this.frame;
    this.settled = false;
    show(this.#past);
  }

  /** Asks what happened before the past that is known; if that cannot be had, what is known must do. */
  async #recall(): Promise<void> {
    const { frame } = this;
    const steps = await this.options.recall?.().catch(() => null);
    // Somebody may have acted meanwhile, or another seat looks.
    if (steps && frame && this.frame === frame) this.#past = recalled(steps, frame) ?? this.#past;
  }

  get #tick(): number {
    return this.frame?.tick ?? 0;
  }

  /** Whether everything that led to a state has been shown. */
  #isPresent({ ply }: State): boolean {
    return (this.#present ?? this.frame)?.state.ply === ply;
  }

  /** Shows the next frame, and the one after it in time. */
  #next(): void {
    for (let [step] = this.#queue; step; [step] = this.#queue) {
      this.#queue = this.#queue.slice(1);
      const wait = this.#show(step);
      if (wait > 0) {
        this.#timer = setTimeout(() => this.#next(), wait);
        return;
      }
    }
    this.#settle();
  }

  #settle(): void {
    this.settled = true;
    this.#endRush();
    this.options.caughtUp?.();
  }

  #endRush(): void {
    const state = this.frame?.state;
    if (!state || state.result || mover(state) === this.#viewer) this.rushing = false;
  }

  /** Shows a frame and says how long it is worth looking at. */
  #show({ happened, state }: Step): number {
    const frame = this.#frameOf(happened, state);
    if (this.#past && happened.what === 'played') this.#past = keep(this.#past, frame);
    if (this.#past && happened.what === 'undone') this.#past = cut(this.#past, frame);
    this.frame = frame;
    this.log = logged(this.log, happened, state.ply);
    this.options.shown?.(frame, happened);
    if (happened.what !== 'played' || document.hidden || this.rushing) return 0;
    if (this.options.motion()) return this.options.pace(happened.events) / this.#tempo;
    return this.#queue.length > 0 ? STILL / this.#tempo : 0;
  }

  get #tempo(): number {
    return this.options.tempo?.() ?? 1;
  }

  #frameOf(happened: Happened, state: State): Frame {
    const before = this.frame;
    const nothing = { previous: null, events: [], actor: null };
    if (happened.what === 'played') {
      const { actor, events } = happened;
      return { state, previous: before?.state.view ?? null, events, actor, tick: this.#tick + 1 };
    }
    // What is taken back did not happen: there is nothing to animate.
    if (happened.what === 'undone') return { state, ...nothing, tick: this.#tick + 1 };
    return { ...(before ?? nothing), state, tick: this.#tick };
  }

  /** Shows how it was before an action that is looked at again, and then that. */
  #showBefore(at: number, runs = true): void {
    const frame = this.#past && (this.#past.frames[at - 1] ?? this.#past.base);
    if (!this.#past || !frame) return;
    this.stop();
    this.review = { at, before: true, of: this.#past.frames.length, runs };
    this.frame = { ...frame, previous: null, events: [], actor: null, tick: this.#tick + 1 };
    if (runs) this.#timer = setTimeout(() => this.#reviewNext(), BEFORE_REVIEW);
  }

  #showPast(at: number, runs: boolean): void {
    const frame = this.#past?.frames[at];
    if (!this.#past || !frame) return;
    this.stop();
    this.review = { at, before: false, of: this.#past.frames.length, runs };
    this.frame = { ...frame, tick: this.#tick + 1 };
    if (!runs) return;
    const pace = this.options.motion() ? this.options.pace(frame.events) : 0;
    const wait = Math.max(READING, pace) / Math.min(FASTEST_REVIEW, this.#tempo);
    this.#timer = setTimeout(() => this.#reviewNext(), wait);
  }

  #reviewNext(): void {
    const { review } = this;
    if (!review) return;
    const next = review.before ? review.at : review.at + 1;
    if (next < review.of) this.#showPast(next, review.runs);
    else this.present();
  }
}
