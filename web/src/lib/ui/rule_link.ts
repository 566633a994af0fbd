// Where a rule stands: the paragraph of the rules page, and what its section is called.
import type { Language } from '../i18n/index.svelte';

export interface RuleLink {
  href: string;
  /** The title of the section. */
  title: string;
}

/** The address of a paragraph or a ruling on the page of the rules. */
export function ruleHref(game: string, name: string): string {
  return `/rules/${game}#${name}`;
}

/** The paragraph where a ruling is marked first, or where a chapter of the rulebook is told; null if there is none. */
export async function ruleLink(game: string, rule: string, language: Language): Promise<RuleLink | null> {
  const [{ findMark, findParagraph, loadRulebook }, { loadLinks }] = await Promise.all([
    import('../rulebook'),
    import('../rulebook/links'),
  ]);
  const [book, links] = await Promise.all([loadRulebook(game, language), loadLinks(game)]);
  const name = links.rules[rule];
  const place = name === undefined ? findMark(book, rule) : findParagraph(book, name);
  return place && { href: ruleHref(game, place.paragraph.name), title: place.section.title };
}
