// Where a rule stands: the paragraph of the rules page, and what its section is called.
import { chapters, pieces, rules } from '../games/rules';
import type { Language } from '../i18n/index.svelte';

export interface RuleLink {
  href: string;
  /** The title of the section. */
  title: string;
}

/** The name of a paragraph on the page of the rules, counted from 1: `3.2` is the second of the third section. */
export function paragraphId(section: number, paragraph: number): string {
  return `${section + 1}.${paragraph + 1}`;
}

/** The paragraph where a ruling is cited first, or where a chapter of the rulebook is told; null if there is none. */
export async function ruleLink(game: string, rule: string, language: Language): Promise<RuleLink | null> {
  const sections = await rules(game, language);
  const [section, paragraph] = (await chapters(game))[rule] ?? cited();
  const title = sections[section]?.title;
  return title ? { href: `/rules/${game}#${paragraphId(section, paragraph)}`, title } : null;

  function cited(): [number, number] {
    for (const [number, { text }] of sections.entries()) {
      const at = text.findIndex((part) => pieces(part).some(({ text, ruling }) => ruling && text === rule));
      if (at >= 0) return [number, at];
    }
    return [-1, -1];
  }
}
