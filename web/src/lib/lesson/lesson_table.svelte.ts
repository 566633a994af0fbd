// A lesson that is being played: a table with nobody at it, whose moves are the server's and whose script is the lesson's.
// Start at `LessonTable`.
import type { Say, SeatInfo } from '../board/contract';
import { fetchPosition, Refused } from '../connection/http';
import { t } from '../i18n/index.svelte';
import { Playback, type Frame } from '../playback/playback.svelte';
import type { State, Told } from '../protocol';
import { play } from '../sound';
import type { LoadedGame } from '../ui/load_game';
import { distinctNames, sayer, seatName } from '../ui/people';
import { sentences } from '../ui/sentences';
import { motion, settings, tempo } from '../ui/settings.svelte';
import { keepProgress, progress } from '.';
import { accepts, mistake, played, record, type Lesson, type LessonStep } from './lesson';

/** Whom one plays against, and whom one meets afterwards. */
export const OPPONENT = 1;

/** What a move input needs of a table, and the lesson beside it. */
export class LessonTable {
  readonly id: string;
  readonly playback: Playback;
  readonly looking: string;
  readonly connection = {
    status: 'open',
    preview: (_: string, action: string) => this.#preview(action),
    hint: () => Promise.reject(new Refused('forbidden', '')),
    play: (_: string, action: string) => this.#play(action),
  } as const;

  /** Which step is shown. */
  at = $state(0);
  /** Whether what it asks for has been done. */
  #acted = $state(false);
  /** What is said to the last thing that was tried, in the reader's language. */
  remark = $state.raw<(() => string) | null>(null);
  /** Why the rules forbid the last thing that was tried, or why the server does not answer. */
  refusal = $state.raw<Refused | null>(null);
  /** What the others and chance have done since, in words. */
  heard = $state.raw<readonly string[]>([]);
  /** What has been played. */
  #lines: readonly string[] = [];

  infos = $derived.by((): readonly SeatInfo[] => this.#infos());
  say = $derived.by((): Say => sayer(this.infos));

  constructor(
    readonly game: LoadedGame,
    readonly lesson: Lesson,
  ) {
    this.id = `lesson.${game.name}`;
    this.looking = lesson.looking;
    this.playback = new Playback({
      pace: (events) => game.module.pace(events.map((told) => told.data)),
      motion,
      tempo,
      shown: (frame, happened) => happened && this.#shown(frame),
    });
  }

  get frame(): Frame | null {
    return this.playback.frame;
  }

  get step(): LessonStep {
    const step = this.lesson.steps[this.at];
    if (!step) throw new Error(`found ${this.lesson.steps.length} steps, expected one of number ${this.at}`);
    return step;
  }

  /** The last step leads to a real table. */
  get last(): boolean {
    return this.at === this.lesson.steps.length - 1;
  }

  /** Whether the reader has done what the step asks for, and seen what came of it. */
  get done(): boolean {
    return this.step.done === 'read' || (this.#acted && this.playback.settled);
  }

  /** Whether the reader is to do something on the board now. */
  get wanted(): boolean {
    return this.step.done !== 'read' && !this.#acted;
  }

  /** A text of this step. */
  text(part = ''): string {
    return t(this.#message(part));
  }

  /** Goes to a step, as far as there is one; throws a `Refused` if the server does not answer. */
  async go(to: number): Promise<void> {
    const at = Math.max(0, Math.min(to, this.lesson.steps.length - 1));
    // A reader who did something else that counts goes on with that.
    const onwards = at === this.at + 1 && this.#acted && !this.lesson.steps[at]?.record;
    const lines = onwards ? this.#lines : played(this.lesson, at);
    const { state } = await fetchPosition({ record: this.#record(lines), looking: this.looking });
    [this.at, this.#acted, this.#lines] = [at, false, lines];
    this.forget();
    this.heard = [];
    // What may be played is offered only where something is to be played.
    this.playback.start(this.wanted ? state : calm(state), [], this.looking);
    const over = this.last || (progress(this.game.name)?.over ?? false);
    keepProgress(this.game.name, { at, over });
  }

  /** Says something to what was tried: what the lesson has for this mistake, or something for every one. */
  comment(tried: readonly string[], otherwise: string): void {
    const name = tried.map((one) => mistake(this.step, one)).find((found) => found !== null);
    const id = name ? this.#message(`-not-${name}`) : otherwise;
    this.refusal = null;
    this.remark = () => t(id);
    play('no');
  }

  /** Says what a thing on the board is, and why it cannot be chosen now. */
  tell(target: string): void {
    const { module, plan } = this.game;
    const view = this.frame?.state.view;
    this.refusal = null;
    this.remark = () => {
      const { what, why } = module.about(target, view, plan, this.say);
      return `${what} ${why}`;
    };
    play('no');
  }

  /** Whether somebody foresaw that this would be tried. */
  foresaw(...tried: readonly string[]): boolean {
    return tried.some((one) => mistake(this.step, one) !== null);
  }

  refuse(error: unknown): void {
    play('no');
    this.refusal = Refused.from(error);
  }

  /** Why the rules forbid an action; null if they do not. */
  async refusalOf(action: string): Promise<Refused | null> {
    try {
      await this.#preview(action);
      return null;
    } catch (error) {
      return Refused.from(error);
    }
  }

  /** What was said to the last thing tried is over. */
  forget(): void {
    [this.remark, this.refusal] = [null, null];
  }

  close(): void {
    this.playback.stop();
  }

  async #preview(action: string): Promise<readonly Told[]> {
    const asked = { record: this.#record(this.#lines), looking: this.looking, action };
    const { tried } = await fetchPosition(asked);
    const refused = tried?.refused;
    if (refused) {
      const { code, text, rule, version, reason } = refused;
      throw new Refused(code, text, rule, version, reason);
    }
    return tried?.events ?? [];
  }

  /** Plays what the step asks for, and then what the others answer. */
  async #play(action: string): Promise<void> {
    if (!accepts(this.step, action)) {
      this.comment([action], 'lesson-other');
      return;
    }
    const { answers = [] } = this.step;
    const lines = [...this.#lines, `${this.looking} ${action}`, ...answers];
    const since = this.#lines.length;
    const { steps } = await fetchPosition({ record: this.#record(lines), looking: this.looking, since });
    this.forget();
    [this.#acted, this.#lines] = [true, lines];
    for (const { played, state } of steps) this.playback.add({ what: 'played', ...played }, calm(state));
  }

  #message(part: string): string {
    return `${this.game.name}-lesson-${this.step.name}${part}`;
  }

  #record(lines: readonly string[]): string {
    return record(this.game.name, this.lesson, lines);
  }

  #shown({ events, actor }: Frame): void {
    const { module } = this.game;
    play(module.sound?.(events.map((told) => told.data)) ?? 'place');
    if (actor !== this.looking || this.step.tells)
      this.heard = [...this.heard, ...sentences(events, module, this.say)];
  }

  #infos(): SeatInfo[] {
    const { frame, game, lesson, looking } = this;
    if (!frame) return [];
    const called = (seat: string) => {
      if (seat !== looking) return t(`level-${OPPONENT}`);
      return settings.name || t('name-default');
    };
    const names = distinctNames(lesson.seats, lesson.seats.map(called));
    return lesson.seats.map((seat, at) => ({
      seat,
      ...game.module.seatStyle(seat, frame.state.view),
      name: names[at] ?? seatName(seat),
      yours: seat === looking,
      bot: seat !== looking,
      here: true,
    }));
  }
}

/** A state at which nothing is to be done. */
function calm(state: State): State {
  return { ...state, legal: [] };
}
