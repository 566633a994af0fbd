// What the viewer is about to do: the choice on the board, looking before leaping, and why something does not go.
import { narrow, point, type Choice } from '../board/choice';
import type { Act, Look } from '../board/contract';
import { Refused } from '../net/http';
import type { Session } from '../net/session.svelte';
import { play } from '../sound';
import { settings } from './settings.svelte';

/** How long one points at something before it is asked what it would do, in milliseconds. */
const GLANCE = 120;

/** Why something did not go. */
export interface Refusal {
  code: Refused['code'];
  text: string;
  rule: string | null;
}

export class Hand {
  selected = $state.raw<readonly string[]>([]);
  preview = $state.raw<Look<unknown> | null>(null);
  hint = $state.raw<Act | null>(null);
  asking = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  /** An action is on its way. */
  busy = $state(false);
  /** What the action under the mouse or the focus would do. */
  #glance = $state.raw<Look<unknown> | null>(null);
  #glancedAt = $state(-1);
  #glancing: ReturnType<typeof setTimeout> | undefined;
  /** What the server has said that actions would do, at one position. */
  #known = new Map<string, Look<unknown>>();
  #knownAt = -1;
  /** The tick at which the choice was begun: what was chosen at another position is gone. */
  #tick = $state(-1);

  constructor(private readonly session: Session) {}

  get disabled(): boolean {
    const { frame, settled, connection } = this.session;
    return (
      this.busy ||
      !settled ||
      connection === 'lost' ||
      !frame?.state.legal.length ||
      frame.state.result !== null
    );
  }

  acts = $derived.by((): readonly Act[] => {
    const { frame, module, plan, settled } = this.session;
    if (!frame || !module || !settled || frame.state.result) return [];
    return frame.state.legal.map((action) => module.act(action, frame.state.view, plan));
  });

  choice = $derived.by((): Choice => narrow(this.acts, this.path));

  /** The targets chosen at this position. */
  get path(): readonly string[] {
    return this.#tick === this.session.frame?.tick ? this.selected : [];
  }

  /** What is chosen and waits for a yes. */
  get look(): Look<unknown> | null {
    return this.#tick === this.session.frame?.tick ? this.preview : null;
  }

  /** What the board shows to be about to happen. */
  get shown(): Look<unknown> | null {
    if (this.look || this.disabled) return this.look;
    return this.#glancedAt === this.session.frame?.tick ? this.#glance : null;
  }

  /** Somebody points at a target, or at nothing any more: what would it do? */
  glance = (target: string | null): void => {
    clearTimeout(this.#glancing);
    this.#glancing = undefined;
    const whole = (path: readonly string[]) =>
      this.acts.find(
        (act) => act.path.length === path.length && act.path.every((place, at) => place === path[at]),
      );
    const act = target === null || this.disabled ? null : (whole([...this.path, target]) ?? whole([target]));
    this.#glance = null;
    if (!act) return;
    const timer = setTimeout(async () => {
      const look = await this.#ask(act.action);
      // Meanwhile somebody may point elsewhere.
      if (this.#glancing === timer) this.#glance = look;
    }, GLANCE);
    this.#glancing = timer;
    this.#glancedAt = this.session.frame?.tick ?? -1;
  };

  get advice(): Act | null {
    return this.acts.find((act) => act.action === this.hint?.action) ?? null;
  }

  choose = (target: string): void => {
    const before = this.path;
    if (this.disabled) {
      this.#explainTurn();
      return;
    }
    const { chosen } = this.choice;
    // Pointing again at the last target of a whole path is a yes.
    if (chosen && before.at(-1) === target && !this.choice.targets.has(target)) {
      this.confirm();
      return;
    }
    const path = point(this.acts, before, target);
    if (path) this.#select(path);
    else this.#explain([...before, target], [target]);
  };

  /** Takes up an action as a whole: from the list, by drag and drop. */
  take = (action: string): void => {
    const act = this.acts.find((act) => act.action === action);
    if (!act || this.disabled) return;
    // Taking it again is a yes.
    if (!settings.confirm || this.ready === act) this.#play(action);
    else this.#select(act.path, act);
  };

  cancel = (): void => {
    this.#select([]);
  };

  confirm = (): void => {
    const action = this.look?.action ?? this.choice.chosen?.action;
    if (action && !this.disabled) this.#play(action);
  };

  /** The action that waits for a yes. */
  get ready(): Act | null {
    const action = this.look?.action;
    return this.acts.find((act) => act.action === action) ?? null;
  }

  async advise(): Promise<void> {
    const seat = this.session.looking;
    if (!seat || this.asking) return;
    this.asking = true;
    try {
      const answer = await this.session.wish({ type: 'hint', seat });
      if (answer.type === 'hint') this.hint = this.acts.find((act) => act.action === answer.action) ?? null;
    } catch (error) {
      this.refuse(error);
    } finally {
      this.asking = false;
    }
  }

  refuse(error: unknown): void {
    play('no');
    if (error instanceof Refused) this.refusal = { code: error.code, text: error.message, rule: error.rule };
    else this.refusal = { code: 'unavailable', text: String(error), rule: null };
  }

  #select(path: readonly string[], act: Act | null = null): void {
    this.selected = path;
    this.#tick = this.session.frame?.tick ?? -1;
    this.refusal = null;
    this.preview = null;
    const { chosen, targets, buttons } = this.choice;
    const whole = act ?? chosen;
    if (path.length > 0) play('touch');
    if (!whole) return;
    const more = targets.size > 0 || buttons.length > 0;
    if (!settings.confirm && !more) this.#play(whole.action);
    else void this.#peek(whole.action);
  }

  /** Shows what an action would do. */
  async #peek(action: string): Promise<void> {
    this.preview = { action, events: [] };
    const look = await this.#ask(action);
    if (look && this.preview?.action === action) this.preview = look;
  }

  /** Asks the server what an action would do, once at each position. */
  async #ask(action: string): Promise<Look<unknown> | null> {
    const { looking: seat, frame } = this.session;
    if (!seat || !frame) return null;
    if (this.#knownAt !== frame.tick) [this.#known, this.#knownAt] = [new Map(), frame.tick];
    const known = this.#known.get(action);
    if (known) return known;
    try {
      const answer = await this.session.wish({ type: 'preview', seat, action });
      if (answer.type !== 'preview') return null;
      const look = { action, events: answer.events.map((told) => told.data) };
      if (this.#knownAt === frame.tick) this.#known.set(action, look);
      return look;
    } catch {
      // Without a preview one can still play.
      return null;
    }
  }

  async #play(action: string): Promise<void> {
    const seat = this.session.looking;
    if (!seat) return;
    this.busy = true;
    this.refusal = null;
    try {
      await this.session.play(seat, action);
      this.hint = null;
      this.selected = [];
      this.preview = null;
    } catch (error) {
      this.refuse(error);
    } finally {
      this.busy = false;
    }
  }

  #explainTurn(): void {
    const { frame, looking, settled } = this.session;
    if (!settled || this.busy || !frame || frame.state.result) return;
    if (!looking) this.refusal = { code: 'not-yours', text: '', rule: null };
    else if (frame.state.turn !== looking) this.refusal = { code: 'not-now', text: '', rule: null };
  }

  /** Asks the server which rule forbids what was pointed at. */
  async #explain(...paths: string[][]): Promise<void> {
    const { module, frame, plan, looking } = this.session;
    if (!module || !frame || !looking) return;
    const legal = new Set(frame.state.legal);
    const attempts = paths.map((path) => module.attempt(path, frame.state.view, plan));
    const attempt = attempts.find((action) => action !== null && !legal.has(action));
    if (!attempt) {
      this.#select([]);
      return;
    }
    try {
      await this.session.play(looking, attempt);
    } catch (error) {
      this.refuse(error);
    }
  }
}
