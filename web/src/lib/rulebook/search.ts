// Looks for words in a rulebook: every paragraph, ruling and diagram that has all of them, with some of its text around the first.
import { plain, SHORT, type Rulebook } from './parse';

export interface Hit {
  /** What to link to: the name of a paragraph, or the number of a ruling. */
  target: string;
  title: string;
  /** Its text around the first word, in pieces of which every second is one of the words. */
  excerpt: readonly string[];
}

const AROUND = 60;
const MOST = 30;

export function search(book: Rulebook, asked: string): Hit[] {
  const words = asked
    .split(/\s+/)
    .map(folded)
    .filter((word) => word.length > 1);
  if (words.length === 0) return [];
  const found = entries(book).filter(({ title, text }) => {
    const all = folded(`${title} ${text}`);
    return words.every((word) => all.includes(word));
  });
  // Where the words stand together comes first.
  const together = words.join(' ');
  const apart = ({ text }: { text: string }) => Number(!folded(text).includes(together));
  const ordered = found.toSorted((one, other) => apart(one) - apart(other));
  return ordered.slice(0, MOST).map(({ target, title, text }) => ({
    target,
    title,
    excerpt: excerpt(text, words),
  }));
}

function entries({ sections, rulings }: Rulebook) {
  // What is told in five minutes is told again in full.
  const full = sections.filter(({ name }) => name !== SHORT);
  const told = full.flatMap(({ title, blocks }) =>
    blocks.map((block) => {
      const list = block.kind === 'diagram' ? block.steps : block.items;
      const target = block.kind === 'diagram' ? `diagram-${block.name}` : block.name;
      return { target, title, text: plain([block.text, ...list].join(' ')) };
    }),
  );
  const ruled = rulings.map(({ number, title, points }) => ({
    target: number,
    title: `${number} ${title}`,
    text: plain(points.join(' ')),
  }));
  return [...told, ...ruled];
}

/** The text around the first of the words, cut where words begin. */
function excerpt(text: string, words: readonly string[]): string[] {
  const same = folded(text);
  const starts = words.map((word) => same.indexOf(word)).filter((at) => at >= 0);
  const first = starts.length > 0 ? Math.min(...starts) : 0;
  const from = first > AROUND ? text.lastIndexOf(' ', first - AROUND) + 1 : 0;
  const cut = text.indexOf(' ', first + 2 * AROUND);
  const shown = text.slice(from, cut < 0 ? undefined : cut);
  const parts: string[] = [];
  let rest = shown;
  for (;;) {
    const low = folded(rest);
    const hits = words.map((word) => [low.indexOf(word), word.length] as const).filter(([at]) => at >= 0);
    const [at, length] = hits.sort(([one], [other]) => one - other)[0] ?? [-1, 0];
    if (at < 0) break;
    parts.push(rest.slice(0, at), rest.slice(at, at + length));
    rest = rest.slice(at + length);
  }
  parts.push(rest);
  if (from > 0) parts[0] = `… ${parts[0]}`;
  if (cut >= 0) parts[parts.length - 1] += ' …';
  return parts;
}

/** Without accents and capitals, and of the same length. */
function folded(text: string): string {
  return [...text].map((letter) => letter.normalize('NFD').charAt(0).toLowerCase()).join('');
}
