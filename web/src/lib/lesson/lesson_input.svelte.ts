// What the reader of a lesson points at: everything is answered, what is wanted as at a table, anything else in words.
import { point } from '../board/choice';
import type { Act } from '../board/contract';
import { MoveInput } from '../ui/move_input.svelte';
import { accepts } from './lesson';
import type { LessonTable } from './lesson_table.svelte';

export class LessonInput extends MoveInput {
  /** How often something was tried: the same words said again are news, too. */
  tried = $state(0);

  constructor(private readonly lesson: LessonTable) {
    super(lesson);
    const { choose, chooseAction } = this;
    this.choose = (target) => this.#choose(target, choose);
    this.chooseAction = (action) => {
      this.tried += 1;
      lesson.forget();
      if (accepts(lesson.step, action)) chooseAction(action);
      else lesson.comment([action], 'lesson-other');
    };
    // What is dragged is answered when it is dropped, as two clicks are.
    this.lift = () => {};
    this.drop = (from, over) => this.#drop(from, over);
  }

  /** What to point at is marked as a hint is. */
  override get hint(): Act | null {
    const { lesson, acts } = this;
    const { marks } = lesson.step;
    if (!lesson.wanted && lesson.step.done !== 'read') return null;
    const usual = acts.find(({ action }) => accepts(lesson.step, action) && lesson.step.done[0] === action);
    const path = marks ?? usual?.path;
    return path ? { action: '', path, label: { id: 'lesson' } } : null;
  }

  #choose(target: string, choose: (target: string) => void): void {
    const { lesson, acts, selected, choice } = this;
    if (!lesson.playback.settled || this.busy) return;
    this.tried += 1;
    lesson.forget();
    if (!lesson.wanted) {
      lesson.comment([], lesson.last ? 'lesson-play-now' : 'lesson-go-on');
      return;
    }
    const yes = choice.chosen && selected.at(-1) === target && !choice.targets.has(target);
    const path = yes ? selected : point(acts, selected, target);
    if (path && this.#leadsOn(path)) {
      choose(target);
      return;
    }
    // A place that means one of the buttons.
    if (!path && this.targets.has(target)) {
      choose(target);
      return;
    }
    // Legal or not, it is not what is wanted here.
    const whole = path && acts.find((act) => act.path.join() === path.join());
    const tried = [...(whole ? [whole.action] : []), target];
    if (path || lesson.foresaw(...tried)) {
      this.cancel();
      lesson.comment(tried, 'lesson-other');
      return;
    }
    void this.#explain(target);
  }

  #drop(from: string, over: string | null): void {
    if (over === null || over === from) return;
    if (this.selected.at(-1) !== from && this.choice.targets.has(from)) this.choose(from);
    // What is whole already waits for a yes.
    if (!this.ready && !this.busy) this.choose(over);
  }

  /** Says which rule forbids what was pointed at, or that there is nothing to do there. */
  async #explain(target: string): Promise<void> {
    const { lesson, selected, tried } = this;
    const { module, plan } = lesson.game;
    const state = lesson.frame?.state;
    const attempts = [[...selected, target], [target]].map((path) => module.attempt(path, state?.view, plan));
    const action = attempts.find((attempt) => attempt !== null && !state?.legal.includes(attempt));
    const refusal = action ? await lesson.refusalOf(action) : null;
    // Meanwhile something else may have been tried.
    if (this.tried !== tried) return;
    if (refusal) lesson.refuse(refusal);
    else lesson.tell(target);
  }

  /** Nothing is chosen any more, and nothing that was said about it stands. */
  leave(): void {
    this.tried += 1;
    this.cancel();
    this.lesson.forget();
  }

  /** Whether a choice that begins like this can end in what the step asks for. */
  #leadsOn(path: readonly string[]): boolean {
    const begins = (act: Act) => path.every((target, at) => act.path[at] === target);
    return this.acts.some((act) => accepts(this.lesson.step, act.action) && begins(act));
  }
}
