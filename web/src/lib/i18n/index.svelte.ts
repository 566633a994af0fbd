// The reader's language. languages.json lists those that the page speaks. Messages are in Fluent catalogues: what is said
// before a game is loaded (shell.ftl, and meta.*.ftl of every game), after a game, beside the rules, about the languages
// themselves (the folders beside this file), and what each game says at its table and in its lesson (in its folder). `t`
// is reactive: what it says changes when the language does.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Args, Translate } from '../board/contract';
import { set, settings } from '../ui/settings.svelte';
import { ours, PSEUDO, written, type Language } from './list';
import { visit, visitIn } from './visit.svelte';

export { LANGUAGES, NAMES, readBy, written, type Language } from './list';

/** What scripts/catalogues.ts makes of a language. */
interface Catalogues {
  /** What is said before a game is loaded. */
  first: readonly string[];
  /** The rest, by its name. */
  later: Readonly<Record<string, () => Promise<{ default: string }>>>;
}
const sources = import.meta.glob<Catalogues>('./*/shell.ftl', { query: '?catalogues' });

/** The language that a link asks for, or that the reader chose, or the first of the browser's that we have. */
export function language(): Language {
  const [first = 'en'] = [settings.language, ...navigator.languages].flatMap((tag) => ours(tag) ?? []);
  return visit.language ?? first;
}

/** The reader chooses a language for good, or leaves it to the browser. */
export function chooseLanguage(language: Language | 'auto'): void {
  visitIn(null);
  set({ language });
}

let bundles = $state.raw<Partial<Record<Language, FluentBundle>>>({});
/** The language that is being spoken: the one asked for, as soon as it is here. */
let spoken = $state<Language>('en');
/** What each bundle has. */
const loaded = new Set<string>();
/** What was wanted, by its name: it is wanted in the next language, too. */
const wanted = new Set<string>();

/** The language whose words are shown: the reader's, as soon as it is here. */
export const speaking = (): Language => spoken;

/** Loads what is said before a game is loaded, at the tables of a game, and in its lesson, and speaks the reader's language. */
export function speak(asked: Language, game?: string, lesson = false): Promise<void> {
  const table = game ? [`${game}/table`] : [];
  return bring(asked, game && lesson ? [...table, 'lesson', `${game}/lesson`] : table);
}

/** Resolves when all of the names are there in the language that the reader wants by then. */
async function bring(asked: Language, names: readonly string[]): Promise<void> {
  try {
    await prepare(asked, names);
  } catch (error) {
    if (asked === language()) throw error;
  }
  if (asked !== language()) return bring(language(), names);
  document.documentElement.lang = asked;
  spoken = asked;
}

/** Loads a language without speaking it: what has these names, and all that was wanted before. */
export async function prepare(asked: Language, names: readonly string[] = []): Promise<void> {
  for (const name of names) wanted.add(name);
  const { first, later } = await load(asked);
  const transform = asked === PSEUDO ? (await import('./pseudo')).pseudo : undefined;
  const missing = ['first', ...wanted].filter((name) => !loaded.has(`${asked} ${name}`));
  const arrivals = await Promise.allSettled(
    missing.map(async (name) => {
      if (name === 'first') return first;
      const part = await later[name]?.();
      return part ? [part.default] : [];
    }),
  );
  // Isolating marks are for text of mixed direction; ours is left to right.
  const bundle = bundles[asked] ?? new FluentBundle(asked, { useIsolating: false, transform });
  const failures: unknown[] = [];
  for (const [at, name] of missing.entries()) {
    const arrival = arrivals[at];
    if (arrival?.status === 'fulfilled') {
      for (const text of arrival.value) bundle.addResource(new FluentResource(text));
      loaded.add(`${asked} ${name}`);
    } else if (asked !== spoken || names.includes(name)) {
      // Another language comes as a whole; in the one that is spoken, only those who asked for it need what did not come.
      failures.push(arrival?.reason);
    }
  }
  bundles = { ...bundles, [asked]: bundle };
  if (failures.length > 0) throw failures[0];
}

function load(language: Language): Promise<Catalogues> {
  const source = sources[`./${written(language)}/shell.ftl`];
  if (!source) throw new Error(`found no catalogues in ${language}`);
  return source();
}

/** Loads a catalogue of the shell by its name: of the end of a game, its replay and the games of this device (`after`), of the
 * rules, or about the languages; and what is said at the tables of a game. */
export function speakOf(part: 'after' | 'rules' | 'languages', game?: string): Promise<void> {
  return bring(language(), game ? [part, `${game}/table`] : [part]);
}

/** For numbers, dates and lists. Our English is British: no comma before “and”. */
export function locale(): string {
  return spoken.startsWith('en') ? 'en-GB' : spoken;
}

/** A message in the reader's language. One that is missing is shown by its name, and a test fails. */
export const t: Translate = (id: string, args?: Args) => {
  const bundle = bundles[spoken];
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return id;
  return bundle.formatPattern(message.value, args ?? null);
};

/** Whether there is such a message. */
export function known(id: string): boolean {
  return bundles[spoken]?.hasMessage(id) ?? false;
}
