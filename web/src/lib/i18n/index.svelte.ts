// The reader's language. Messages are in Fluent catalogues: en, fr and de, those of the shell beside this file, those of a
// game in its folder. `t` is reactive: what it says changes when the language does.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Args, Translate } from '../board/contract';
import { settings } from '../ui/settings.svelte';

export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const NAMES: Record<Language, string> = { en: 'English', fr: 'Français', de: 'Deutsch' };

const catalogues = import.meta.glob<string>(['./*/*.ftl', '../games/*/*.ftl'], {
  query: '?raw',
  import: 'default',
});

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
/** Games whose messages were wanted: they are wanted in the next language, too. */
const games = new Set<string>();

/** Loads the messages of the shell, and of a game, in a language, and speaks it. */
export async function speak(tongue: Language, game?: string): Promise<void> {
  if (game) games.add(game);
  const wanted = [`./${tongue}/shell.ftl`, ...[...games].map((name) => `../games/${name}/${tongue}.ftl`)];
  const missing = wanted.filter((path) => !loaded.has(path) && catalogues[path]);
  const texts = await Promise.all(missing.map((path) => catalogues[path]?.() ?? ''));
  // Isolating marks are for text of mixed direction; ours is left to right.
  const bundle = bundles[tongue] ?? new FluentBundle(tongue, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  for (const path of missing) loaded.add(path);
  bundles = { ...bundles, [tongue]: bundle };
  if (tongue !== language()) return;
  document.documentElement.lang = tongue;
  spoken = tongue;
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
