// The rules of each game in each language. A ruling in brackets, [P3], is ours: it decides what the rulebook leaves open.
import type { GameName } from '../games';
import type { Language } from '../i18n/index.svelte';

export interface Section {
  title: string;
  text: string[];
}

const files = import.meta.glob<{ default: Section[] }>('./*/*.ts');

export async function rules(game: GameName, language: Language): Promise<Section[]> {
  const file = files[`./${language}/${game}.ts`];
  if (!file) throw new Error(`found no rules of ${game} in ${language}`);
  return (await file()).default;
}

/** A paragraph in pieces: what is text, and which ruling stands behind it. */
export function pieces(text: string): { text: string; ruling: boolean }[] {
  return text
    .split(/\[([A-Z]\d+)\]/)
    .map((piece, at) => ({ text: piece, ruling: at % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
