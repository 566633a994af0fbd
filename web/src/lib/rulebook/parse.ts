// A rulebook from its source, Markdown with a few conventions: crates/rulebook/src/parse.rs says how one is written, and reads
// it for the terminal. Start at `parse`.

export interface Rulebook {
  title: string;
  /** In the order in which they are read; the first is the game in five minutes. */
  sections: readonly Section[];
  rulings: readonly Ruling[];
}

/** The section that tells the game in five minutes; those of the full text are the others. */
export const SHORT = 'short';

export interface Section {
  /** The same in all languages. */
  name: string;
  title: string;
  blocks: readonly Block[];
}

export type Block = Paragraph | Figure;

export interface Paragraph {
  kind: 'paragraph';
  /** The same in all languages: links lead to it. */
  name: string;
  text: string;
  /** A list after the text. */
  items: readonly string[];
}

export interface Figure {
  kind: 'diagram';
  /** Its name in the game's rules/diagrams.json. */
  name: string;
  /** What it shows. */
  text: string;
  /** What each position shows, if there are several. */
  steps: readonly string[];
}

/** What is ours: where print is silent, or where we differ. */
export interface Ruling {
  number: string;
  title: string;
  /** What print says, what it leaves open, what we decided and why. */
  points: readonly string[];
}

export type Piece =
  { kind: 'text' | 'strong' | 'ruling'; text: string } | { kind: 'foreign'; text: string; language: string };

/** Reads a source. */
export function parse(source: string): Rulebook {
  let title = '';
  const sections: (Section & { blocks: Block[] })[] = [];
  const rulings: Ruling[] = [];
  for (const block of blocks(source)) {
    if (block.startsWith('<!--')) continue;
    const [, marks = '', head = ''] = /^(#+) (.*)$/.exec(block) ?? [];
    if (marks === '#') title = head;
    else if (marks === '##') sections.push({ ...named(head, 'title'), blocks: [] });
    else if (marks === '###') {
      const [number = '', ...words] = head.split(' ');
      rulings.push({ number, title: words.join(' '), points: [] });
    } else if (ITEM.test(block)) attach(items(block));
    else {
      const text = joined(block);
      const into = sections.at(-1)?.blocks;
      if (text.startsWith('!')) into?.push({ kind: 'diagram', ...named(text.slice(1), 'text'), steps: [] });
      else into?.push({ kind: 'paragraph', ...named(text, 'text'), items: [] });
    }
  }
  return { title, sections, rulings };

  /** A list belongs to what stands before it. */
  function attach(list: string[]): void {
    const [ruling, blocks] = [rulings.at(-1), sections.at(-1)?.blocks ?? []];
    const last = blocks.at(-1);
    if (ruling) rulings[rulings.length - 1] = { ...ruling, points: list };
    else if (last)
      blocks[blocks.length - 1] =
        last.kind === 'diagram' ? { ...last, steps: list } : { ...last, items: list };
  }
}

/** A text in pieces: what is text, what is stressed, which ruling stands behind it, and what is in another language. */
export function pieces(text: string): Piece[] {
  const all: Piece[] = [];
  let end = 0;
  for (const found of text.matchAll(/\*\*(.+?)\*\*|\[([A-Z]\d+)\]|\{(\w+):([^}]*)\}/g)) {
    const [whole, strong, ruling, language, foreign] = found;
    if (found.index > end) all.push({ kind: 'text', text: text.slice(end, found.index) });
    if (strong !== undefined) all.push({ kind: 'strong', text: strong });
    else if (ruling !== undefined) all.push({ kind: 'ruling', text: ruling });
    else if (language !== undefined) all.push({ kind: 'foreign', language, text: foreign ?? '' });
    end = found.index + whole.length;
  }
  if (end < text.length) all.push({ kind: 'text', text: text.slice(end) });
  return all;
}

/** A text without its marks. */
export function plain(text: string): string {
  return pieces(text.replace(/\s*\[[A-Z]\d+\]/g, ''))
    .map(({ text }) => text)
    .join('');
}

/** The rulings that a text marks. */
export function marks(text: string): string[] {
  return pieces(text).flatMap(({ kind, text }) => (kind === 'ruling' ? [text] : []));
}

const ITEM = /^(?:-|\d\.) /;

/** What is separated by empty lines. A heading is a block by itself. */
function blocks(source: string): string[] {
  return source
    .split(/\n\s*\n/)
    .flatMap((block) => block.split(/^(#.*)$/m))
    .map((block) => block.trim())
    .filter((block) => block !== '');
}

function items(block: string): string[] {
  return block
    .split(/^(?:-|\d\.) /m)
    .map(joined)
    .filter((item) => item !== '');
}

function joined(block: string): string {
  return block
    .split('\n')
    .map((line) => line.trim())
    .join(' ')
    .trim();
}

/** `{name} Text` as name and text. */
function named<Key extends string>(text: string, key: Key): { name: string } & Record<Key, string> {
  const [, name = '', rest = text] = /^\{([a-z0-9-]+)\}\s*(.*)$/.exec(text) ?? [];
  return { name, [key]: rest } as { name: string } & Record<Key, string>;
}
