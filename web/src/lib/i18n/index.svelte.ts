// The reader's language. Messages are in Fluent catalogues: in en, fr and de, what is said before a game is loaded (the
// folders beside this file gather it), what is said after a game and beside the rules, what each game says at its table,
// and what its lesson says (in its folder). `t` is reactive: what it says changes when the language does.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Args, Translate } from '../board/contract';
import { settings } from '../ui/settings.svelte';

export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const NAMES: Record<Language, string> = { en: 'English', fr: 'Français', de: 'Deutsch' };

const shells = import.meta.glob<string>('./*/shell.ts', { import: 'default' });
const tables = import.meta.glob<string>(['../games/*/*.ftl', '!../games/*/meta.*.ftl'], {
  query: '?raw',
  import: 'default',
});
const lessons = import.meta.glob<string>('./*/lesson.ftl', { query: '?raw', import: 'default' });
const afters = import.meta.glob<string>('./*/after.ftl', { query: '?raw', import: 'default' });
const rulebooks = import.meta.glob<string>('./*/rules.ftl', { query: '?raw', import: 'default' });
const catalogues: Readonly<Record<string, () => Promise<string>>> = {
  ...shells,
  ...tables,
  ...lessons,
  ...afters,
  ...rulebooks,
};

/** The language that the reader chose, or the first of the browser's that we have. */
export function language(): Language {
  if (settings.language !== 'auto') return settings.language;
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find((ours) => ours === wanted.find((tag) => LANGUAGES.includes(tag as Language))) ?? 'en';
}

let bundles = $state.raw<Partial<Record<Language, FluentBundle>>>({});
/** The language that is being spoken: the one asked for, as soon as it is here. */
let spoken = $state<Language>('en');
const loaded = new Set<string>();
/** What was wanted, with a star for the language: it is wanted in the next language, too. */
const wanted = new Set(['./*/shell.ts']);

/** Loads what is said in a language before a game is loaded, at the tables of a game, and in its lesson, and speaks it. */
export async function speak(asked: Language, game?: string, lesson = false): Promise<void> {
  if (game) wanted.add(`../games/${game}/*.ftl`);
  if (game && lesson) wanted.add('./*/lesson.ftl').add(`../games/${game}/lesson.*.ftl`);
  const paths = [...wanted].map((path) => path.replace('*', asked));
  const missing = paths.filter((path) => !loaded.has(path) && catalogues[path]);
  const texts = await Promise.all(missing.map((path) => catalogues[path]?.() ?? ''));
  // Isolating marks are for text of mixed direction; ours is left to right.
  const bundle = bundles[asked] ?? new FluentBundle(asked, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  for (const path of missing) loaded.add(path);
  bundles = { ...bundles, [asked]: bundle };
  if (asked !== language()) return;
  document.documentElement.lang = asked;
  spoken = asked;
}

/** Loads what is said after a game: of its end, its replay, and the games of this device. */
export function speakOfAfter(): Promise<void> {
  wanted.add('./*/after.ftl');
  return speak(language());
}

/** Loads what is said on the page of a game's rules, and what its board says. */
export function speakOfRules(game: string): Promise<void> {
  wanted.add('./*/rules.ftl');
  return speak(language(), game);
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
