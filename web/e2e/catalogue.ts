// What the page says in each language, as its catalogues have it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';

const SOURCES = join(import.meta.dirname, '../src/lib');

export class Catalogue {
  /** Everything, as it is written. */
  readonly text: string;
  readonly #bundle: FluentBundle;

  constructor(language: string) {
    const mine = (path: string) => path.endsWith('.ftl') && path.split(/[/.]/).includes(language);
    const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(mine);
    this.text = files.map((file) => readFileSync(join(SOURCES, file), 'utf8')).join('\n');
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#bundle.addResource(new FluentResource(this.text));
  }

  /** Whether a sentence is one of ours, whatever names and numbers stand in it. */
  says(words: string): boolean {
    // A message or a case of one, on a line; what is put in stands in braces.
    const patterns = this.text.matchAll(/^(?:[\w-]+ =| *\*?\[\w+\]) (.*[.!?])$/gm);
    return [...patterns].some(([, pattern = '']) => {
      const parts = pattern.split(/\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
      return parts.join('').length > 10 && new RegExp(`^${parts.join('.+')}$`).test(words);
    });
  }

  /** A message, with what it needs. */
  message(id: string, args: Record<string, string | number> = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`found no message ${id} in the catalogues`);
    return this.#bundle.formatPattern(pattern, args);
  }
}
