// The rulebook of each game: its text in a language and its diagrams. Everything loads when it is asked for.
import { written, type Language } from '../i18n/index.svelte';
import type { Figures } from './figures';
import { marks, parse, SHORT, type Paragraph, type Rulebook, type Section } from './parse';

export { SHORT };

const sources = import.meta.glob<string>('../games/*/rules/*.md', { query: '?raw', import: 'default' });
const figures = import.meta.glob<Figures>('../games/*/rules/figures.ts', { import: 'default' });
const images = import.meta.glob<string>('../games/*/rules/*.jpg', { query: '?url', import: 'default' });

export async function loadRulebook(game: string, language: Language): Promise<Rulebook> {
  const source = sources[`../games/${game}/rules/${written(language)}.md`];
  if (!source) throw new Error(`found no rules of ${game} in ${language}`);
  return parse(await source());
}

export async function loadFigures(game: string): Promise<Figures> {
  return (await figures[`../games/${game}/rules/figures.ts`]?.()) ?? { plans: [], figures: {} };
}

export async function loadImage(game: string, name: string): Promise<string> {
  return (await images[`../games/${game}/rules/${name}`]?.()) ?? '';
}

export const paragraphs = (section: Section): Paragraph[] =>
  section.blocks.filter((block) => block.kind === 'paragraph');

/** All that a paragraph says, with its marks. */
export const wholeText = ({ text, items }: Paragraph): string => [text, ...items].join(' ');

export interface Place {
  section: Section;
  paragraph: Paragraph;
}

/** The paragraph of a name. */
export function findParagraph(book: Rulebook, name: string): Place | null {
  return find(book, (paragraph) => paragraph.name === name);
}

/** The paragraph of the full text where a ruling is marked first. */
export function findMark(book: Rulebook, ruling: string): Place | null {
  return find(book, (paragraph) => marks(wholeText(paragraph)).includes(ruling));
}

function find({ sections }: Rulebook, fits: (paragraph: Paragraph) => boolean): Place | null {
  for (const section of sections) {
    const paragraph = section.name === SHORT ? undefined : paragraphs(section).find(fits);
    if (paragraph) return { section, paragraph };
  }
  return null;
}
