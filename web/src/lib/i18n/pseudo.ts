// English as if it were another language, for stories: longer, with accents, and in brackets, so that text that is cut off
// and text that comes from no catalogue can be seen.

/** Only letters of the page's fonts. */
const PLAIN = 'aceinouyACEINOUY';
const ACCENTED = 'åçéîñöüýÅÇÉÎÑÖÜÝ';
const LONGER = 0.4;

/** A part of a message between its arguments, which stay as they are. */
export function pseudo(text: string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  const letters = words.match(/[a-z]/gi)?.length ?? 0;
  if (letters === 0) return text;
  const accented = words.replace(/[aceinouy]/gi, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter);
  // In words, since a line breaks between them.
  const more = 'ö'.repeat(Math.ceil(letters * LONGER)).replace(/.{6}(?=.)/g, '$& ');
  return `${before}[${accented} ${more}]${after}`;
}
