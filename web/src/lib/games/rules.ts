// The rules of each game, as its folder tells them in each language. A ruling in brackets, [P3], is ours: it decides what the
// rulebook leaves open.
import type { Language } from '../i18n/index.svelte';

export interface Section {
  title: string;
  text: string[];
}

/** Where the rules tell what a chapter of the rulebook says: the section and the paragraph, counted from 0. */
export type Chapters = Readonly<Record<string, readonly [section: number, paragraph: number]>>;

const files = import.meta.glob<Section[]>(['./*/rules/*.ts', '!./*/rules/chapters.ts'], {
  import: 'default',
});
const chapterFiles = import.meta.glob<Chapters>('./*/rules/chapters.ts', { import: 'default' });

export async function rules(game: string, language: Language): Promise<Section[]> {
  const file = files[`./${game}/rules/${language}.ts`];
  if (!file) throw new Error(`found no rules of ${game} in ${language}`);
  return file();
}

/** The chapters of the rulebook that a refusal may name. */
export async function chapters(game: string): Promise<Chapters> {
  return (await chapterFiles[`./${game}/rules/chapters.ts`]?.()) ?? {};
}

/** A paragraph in pieces: what is text, and which ruling stands behind it. */
export function pieces(text: string): { text: string; ruling: boolean }[] {
  return text
    .split(/\[([A-Z]\d+)\]/)
    .map((piece, at) => ({ text: piece, ruling: at % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

/** The first ruling that the rules cite. */
export function firstRuling(sections: readonly Section[]): string | null {
  const all = sections.flatMap(({ text }) => text.flatMap(pieces));
  return all.find(({ ruling }) => ruling)?.text ?? null;
}
