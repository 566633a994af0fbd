// A lesson as data, and what follows from it: where each step begins and what counts there. Start at `Lesson`.
//
// A lesson is a game that is played step by step by the real rules. Its texts are in the catalogues lesson.LANGUAGE.ftl of the
// game: GAME-lesson-STEP and GAME-lesson-STEP-title, GAME-lesson-STEP-done when it is done, and GAME-lesson-STEP-not-MISTAKE.

/** The default export of games/GAME/lesson.ts. */
export interface Lesson {
  seats: readonly string[];
  /** Options that are not the default. */
  options?: Readonly<Record<string, string>>;
  /** The seat of the reader. */
  looking: string;
  /** The last one is read only: it leads to a real table. */
  steps: readonly LessonStep[];
}

export interface LessonStep {
  /** By which its texts are found. */
  name: string;
  /** Everything that was played before, as lines of a record; if left out, it goes on where the step before ended. */
  record?: readonly string[];
  /** What to point at. If left out, the way of the first action that counts. */
  marks?: readonly string[];
  /** What counts as done: the text is read; any legal action; or one of these, the usual one first. */
  done: 'read' | 'any' | readonly string[];
  /** What somebody may well try instead, as targets or actions, by the name of what is said to it. */
  mistakes?: Readonly<Record<string, readonly string[]>>;
  /** Whether to tell in words what came of the action itself, too. */
  tells?: boolean;
  /** What chance and the others play then, as lines of a record. */
  answers?: readonly string[];
}

/** Whether an action is what the step asks for. */
export function accepts({ done }: LessonStep, action: string): boolean {
  return done === 'any' || (done !== 'read' && done.includes(action));
}

/** The name of the mistake that a target or an action is; null if nobody thought of it. */
export function mistake({ mistakes = {} }: LessonStep, tried: string): string | null {
  return Object.keys(mistakes).find((name) => mistakes[name]?.includes(tried)) ?? null;
}

/** What has been played when a step begins, if everybody did the usual thing before it. */
export function played(lesson: Lesson, at: number): readonly string[] {
  const step = lesson.steps[at];
  if (!step || step.record) return step?.record ?? [];
  return at === 0 ? [] : after(lesson, at - 1, played(lesson, at - 1));
}

/** What has been played when a step is done in the usual way, or by another action that counts. */
export function after(
  { steps, looking }: Lesson,
  at: number,
  before: readonly string[],
  action?: string,
): readonly string[] {
  const { done = 'read', answers = [] } = steps[at] ?? {};
  const usual = typeof done === 'string' ? undefined : done[0];
  const chosen = action ?? usual;
  return chosen === undefined ? before : [...before, `${looking} ${chosen}`, ...answers];
}

/** The text of a record. */
export function record(game: string, { seats, options = {} }: Lesson, lines: readonly string[]): string {
  const set = Object.entries(options).map(([key, value]) => `${key}: ${value}`);
  return [`game: ${game}`, `seats: ${seats.join(', ')}`, ...set, '', ...lines, ''].join('\n');
}

/** Lines of a record, written one after another with semicolons. */
export function script(text: string): string[] {
  return text
    .split(';')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
