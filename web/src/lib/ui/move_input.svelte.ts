// What the viewer is about to play: the choice on the board, a preview of it, a hint, and why something is not allowed.
// Start at `MoveInput`.
import { narrow, point, type Choice } from '../board/choice';
import type { Act, Look } from '../board/contract';
import { play } from '../sound';
import { Answers } from './answers.svelte';
import { draggable, dropped, lifted } from './dragging';
import { Hints } from './hints.svelte';
import { Landings } from './landings.svelte';
import type { MoveTable } from './move_table';
import { Overlay } from './overlay.svelte';
import { Previews } from './previews';
import { settings } from './settings.svelte';

/** How long one points at something before it is asked what it would do, in milliseconds. */
const POINTING = 120;

/** What the viewer has chosen or points at; it is gone when the table has changed. */
interface Chosen {
  tick: number;
  selected: readonly string[];
  preview: Look<unknown> | null;
}

const NOTHING: Chosen = { tick: -1, selected: [], preview: null };

export class MoveInput {
  /** An action is on its way. */
  busy = $state(false);
  #chosen = $state.raw(NOTHING);
  #pointedAt = $state.raw(NOTHING);
  /** What is open over the board. */
  readonly overlay = new Overlay();
  readonly #landings: Landings;
  #pointing: ReturnType<typeof setTimeout> | undefined;
  readonly #previews: Previews;
  readonly #hints: Hints;
  readonly #answers: Answers;

  constructor(private readonly table: MoveTable) {
    this.#previews = new Previews(table);
    this.#landings = new Landings(this.#previews.of);
    this.#hints = new Hints(table, this.#previews);
    this.#answers = new Answers(table);
  }

  get disabled(): boolean {
    const { playback, connection } = this.table;
    const state = playback.frame?.state;
    return (
      this.busy ||
      !playback.settled ||
      connection.status === 'lost' ||
      !state?.legal.length ||
      state.result !== null
    );
  }

  /** What may be played. */
  acts = $derived.by((): readonly Act[] => {
    const { game, playback } = this.table;
    const state = playback.frame?.state;
    if (!game || !state || !playback.settled || state.result) return [];
    return state.legal.map((action) => game.module.act(action, state.view, game.plan));
  });

  choice = $derived.by((): Choice => narrow(this.acts, this.selected));

  /** The actions to offer as buttons; when one of them is chosen, it and its alternatives. */
  get buttons(): readonly Act[] {
    const { acts, selected } = this;
    return selected.at(-1)?.startsWith('#')
      ? narrow(acts, selected.slice(0, -1)).buttons
      : this.choice.buttons;
  }

  /** The targets that would lead on, and the places that mean one of the buttons. */
  targets = $derived.by((): ReadonlySet<string> => new Set([...this.choice.targets, ...this.#landed.keys()]));

  /** The targets chosen so far. */
  get selected(): readonly string[] {
    return this.#here(this.#chosen).selected;
  }

  /** The action that waits for a yes. */
  get ready(): Act | null {
    return this.#act(this.#here(this.#chosen).preview?.action);
  }

  /** What the board shows to be about to happen: what is chosen, or what is being pointed at. */
  get preview(): Look<unknown> | null {
    const { preview } = this.#here(this.#chosen);
    return preview || this.disabled ? preview : this.#here(this.#pointedAt).preview;
  }

  /** What a bot would play, if the viewer asked. */
  get hint(): Act | null {
    return this.#act(this.#hints.action);
  }

  /** What would be seen to happen by the hint, as soon as the server has said it. */
  get foreseen(): readonly unknown[] {
    return this.hint ? this.#hints.events : [];
  }

  /** Whether a hint is on its way. */
  get askingHint(): boolean {
    return this.#hints.asking;
  }

  /** The target that the viewer pointed at and cannot choose: it is to be explained. */
  get questioned(): string | null {
    return this.#answers.questioned;
  }

  /** Puts away what was said about something. */
  dismiss = (): void => {
    this.#answers.dismiss();
  };

  /** Somebody points at a target, or at nothing any more: what would it do? */
  pointAt = (target: string | null): void => {
    this.#lookAt(target === null ? null : this.#completedBy(target));
  };

  #lookAt(act: Act | null | undefined): void {
    clearTimeout(this.#pointing);
    this.#pointing = undefined;
    this.#pointedAt = NOTHING;
    if (!act || this.disabled) return;
    const tick = this.#tick;
    const timer = setTimeout(async () => {
      const preview = await this.#previews.of(act.action);
      // Meanwhile somebody may point elsewhere.
      if (this.#pointing === timer) this.#pointedAt = { tick, selected: act.path, preview };
    }, POINTING);
    this.#pointing = timer;
  }

  /** The viewer chooses a target on the board. */
  choose = (target: string): void => {
    if (this.disabled) {
      this.#answers.question(target);
      if (!this.busy) this.#answers.explainTurn();
      return;
    }
    const { selected, choice } = this;
    // Pointing again at the last target of a whole path is a yes.
    if (choice.chosen && selected.at(-1) === target && !choice.targets.has(target)) {
      this.confirm();
      return;
    }
    const landing = this.#landed.get(target);
    if (landing) {
      this.chooseAction(landing);
      return;
    }
    const path = point(this.acts, selected, target);
    if (path) {
      this.#select(path);
      return;
    }
    void this.#explain(target, [...selected, target], [target]);
  };

  /** The targets from which something can be dragged. */
  draggable = $derived.by((): ReadonlySet<string> =>
    this.disabled ? new Set() : draggable(this.acts, this.table.game?.module.landing !== undefined),
  );

  /** The viewer begins to drag something: it is chosen, but nothing is played before it is dropped. */
  lift = (from: string): void => {
    this.#select(lifted(this.acts, this.selected, from), null, true);
  };

  /** What is dragged is held over a target: what would it do there? */
  hold = (from: string, over: string | null): void => {
    const path = over === null ? null : this.#droppedOn(from, over);
    this.#lookAt(path && this.acts.find((act) => act.path.join() === path.join()));
  };

  /** What is dragged is dropped: that is chosen as if both had been pointed at. */
  drop = (from: string, over: string | null): void => {
    if (over === from || this.disabled) return;
    const path = over === null ? [] : this.#droppedOn(from, over);
    if (path) this.#select(path);
    else if (over !== null) void this.#explain(over, [...this.selected, over], [over]);
  };

  /** The targets that dropping something chooses. */
  #droppedOn(from: string, over: string): readonly string[] | null {
    const { game, playback } = this.table;
    const path = dropped(this.acts, this.selected, from, over);
    const state = playback.frame?.state;
    const tried = game && state && game.module.attempt([over], state.view, game.plan);
    const there = this.#act(this.#landed.get(over)) ?? this.#act(tried);
    const moves = there && (there.from === from || there.path[0] === from);
    return path ?? (moves ? there.path : null);
  }

  /** The viewer chooses a whole action: from the list, or where it ends. */
  chooseAction = (action: string): void => {
    const act = this.#act(action);
    if (!act || this.disabled) return;
    // Choosing it again is a yes.
    if (!this.#asks(act) || this.ready === act) void this.#play(action);
    else this.#select(act.path, act);
  };

  cancel = (): void => {
    this.#select([]);
  };

  confirm = (): void => {
    const action = this.#here(this.#chosen).preview?.action ?? this.choice.chosen?.action;
    if (action && !this.disabled) void this.#play(action);
  };

  async askHint(): Promise<void> {
    this.dismiss();
    await this.#hints.ask();
  }

  /** Whether to ask before something is played: at a real board only before what is not taken back with a tap. */
  #asks({ reveals }: Act): boolean {
    const { realBoard, playback } = this.table;
    const chairs = playback.frame?.state.chairs ?? [];
    // A bot answers at once, and what it throws has come to light.
    const bots = chairs.some(
      (chair) => chair.player.kind === 'bot' || chair.stand_in !== null || chair.resigned,
    );
    return settings.confirm && (!realBoard || bots || reveals === true);
  }

  get #key(): string {
    return [this.#tick, this.selected[0]].join(' ');
  }

  /** The places where the actions that are buttons now would end. */
  get #landed(): ReadonlyMap<string, string> {
    return this.selected.length > 0 ? this.#landings.at(this.#key) : new Map();
  }

  get #tick(): number {
    return this.table.playback.frame?.tick ?? -1;
  }

  #here(chosen: Chosen): Chosen {
    return chosen.tick === this.#tick ? chosen : NOTHING;
  }

  #act(action: string | null | undefined): Act | null {
    return this.acts.find((act) => act.action === action) ?? null;
  }

  /** The action that pointing at a target would make whole. */
  #completedBy(target: string): Act | null | undefined {
    const whole = (path: readonly string[]) =>
      this.acts.find(
        (act) => act.path.length === path.length && act.path.every((place, at) => place === path[at]),
      );
    return this.#act(this.#landed.get(target)) ?? whole([...this.selected, target]) ?? whole([target]);
  }

  #select(selected: readonly string[], act: Act | null = null, held = false): void {
    this.#chosen = { tick: this.#tick, selected, preview: null };
    this.dismiss();
    const { chosen, targets, buttons } = this.choice;
    const whole = act ?? chosen;
    if (selected.length > 0) play('touch');
    // What is held may be dropped where it ends by itself.
    const ends = held && chosen ? [chosen, ...buttons] : buttons;
    if (selected.length === 1 && ends.length > 0)
      void this.#landings.find(this.#key, ends, this.table.game?.module.landing);
    if (!whole) return;
    const more = targets.size > 0 || buttons.length > 0;
    if (!this.#asks(whole) && !more && !held) void this.#play(whole.action);
    else void this.#showPreview(whole.action);
  }

  /** Shows what the chosen action would do, as soon as the server has said it. */
  async #showPreview(action: string): Promise<void> {
    const chosen = { ...this.#chosen, preview: { action, events: [] } };
    this.#chosen = chosen;
    const preview = await this.#previews.of(action);
    if (preview && this.#chosen === chosen) this.#chosen = { ...chosen, preview };
  }

  async #play(action: string): Promise<void> {
    const seat = this.table.looking;
    if (!seat) return;
    this.busy = true;
    this.dismiss();
    try {
      await this.table.connection.play(seat, action);
      this.#hints.forget();
      this.#chosen = NOTHING;
    } catch (error) {
      this.table.refuse(error);
    } finally {
      this.busy = false;
    }
  }

  /** Says what was pointed at, and why it cannot be chosen. */
  async #explain(target: string, ...paths: string[][]): Promise<void> {
    if (!(await this.#answers.explain(target, ...paths))) this.#chosen = NOTHING;
  }
}
