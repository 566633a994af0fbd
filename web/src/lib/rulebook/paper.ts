// What a game can be printed on and with, as the server calls it.

export const PAPERS = ['a4', 'letter'] as const;
export const INKS = ['full', 'low', 'grey'] as const;
export const FORMS = ['booklet', 'pages'] as const;

/** Where paper is measured in inches. */
const LETTER = ['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'CR', 'GT', 'PA', 'PR', 'VE'];

/** What lies in the printers of those who speak like this: `en-US`. */
export function usualPaper(locale: string): (typeof PAPERS)[number] {
  try {
    const { region } = new Intl.Locale(locale).maximize();
    return region && LETTER.includes(region) && locale.includes(region) ? 'letter' : 'a4';
  } catch {
    return 'a4';
  }
}

/** A seed for pictures that nobody has. */
export function drawnAnew(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
}
