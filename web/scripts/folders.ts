// Where the page's texts are.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export const LIB = join(import.meta.dirname, '../src/lib');

/** The games: those folders that have texts of their own. */
export function folders(): string[] {
  const entries = readdirSync(join(LIB, 'games'), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}
