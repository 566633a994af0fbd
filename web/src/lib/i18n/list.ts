// The languages that the page speaks, as languages.json lists them.
import list from './languages.json';

/** The code of a language, `sv`. */
export type Language = string;

export const LANGUAGES: readonly Language[] = list.map(({ code }) => code);

/** What each language calls itself. */
export const NAMES: Readonly<Record<Language, string>> = Object.fromEntries(
  list.map(({ code, name }) => [code, name]),
);

/** English that is not, for stories; a link leads to it and nothing else. */
export const PSEUDO = 'en-XA';

/** Which native speaker has read all of a language, if anybody has. */
export function readBy(language: Language): string | null {
  const found: { readBy: string | null } | undefined = list.find(({ code }) => code === language);
  return found?.readBy ?? null;
}

/** One of ours, for a tag such as `de-AT`. */
export function ours(tag: string | null): Language | undefined {
  const [code = ''] = tag?.toLowerCase().split('-') ?? [];
  return LANGUAGES.includes(code) ? code : undefined;
}

/** The same for what a link asks for, which may be the one for stories. */
export function oursByLink(tag: string | null): Language | undefined {
  return tag === PSEUDO ? tag : ours(tag);
}

/** The language in which the rulebooks and catalogues of a language are written. */
export const written = (language: Language): Language => (language === PSEUDO ? 'en' : language);
