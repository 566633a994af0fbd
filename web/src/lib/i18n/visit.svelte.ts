// The language that a link asks for, `?language=sv`: it holds for this visit, and what the reader has chosen for good stays.
// It is taken out of the address, so that a reader who passes that on passes no language on.
import { oursByLink, type Language } from './list';

/** It is kept for as long as the tab. */
const STORAGE_KEY = 'pyramidion.language';
const PARAMETER = 'language';

function kept(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

/** Only a language that we have: the settings and the links to other windows tell what is spoken. */
export const visit = $state<{ language: Language | null }>({ language: oursByLink(kept()) ?? null });

/** For this visit; null if a link asks for none any more. */
export function visitIn(language: Language | null): void {
  visit.language = language;
  try {
    if (language) sessionStorage.setItem(STORAGE_KEY, language);
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}

/** Takes the language out of the address. */
export function takeLanguage(): void {
  const parameters = new URLSearchParams(location.search);
  const asked = parameters.get(PARAMETER);
  if (asked === null) return;
  visitIn(oursByLink(asked) ?? null);
  parameters.delete(PARAMETER);
  const rest = parameters.size > 0 ? `?${parameters}` : '';
  history.replaceState(history.state, '', `${location.pathname}${rest}${location.hash}`);
}

/** Whether this part of an address asks for a language. */
export const asksForLanguage = (search: string): boolean => new URLSearchParams(search).has(PARAMETER);

/** What a link to a window of its own has to say, so that the visit goes on there. */
export function visitSearch(): string {
  return visit.language ? `?${PARAMETER}=${visit.language}` : '';
}
