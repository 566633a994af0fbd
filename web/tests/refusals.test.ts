// Every rule that the server can name has an explanation in every language.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../src/lib/i18n/index.svelte';
import { REFUSALS } from '../src/lib/protocol';
import { sentence, why } from '../src/lib/ui/sentences';

const ROOT = join(import.meta.dirname, '../..');

/** The rules that each game can name. */
const RULES = Object.entries(
  import.meta.glob<readonly string[]>('../src/lib/games/*/types.ts', { eager: true, import: 'RULES' }),
).map(([path, rules]) => ({ game: path.split('/').at(-2) ?? '', rules }));

/** The messages of a file below `web/src/lib`. */
function catalogue(file: string): Set<string> {
  const bundle = new FluentBundle('en');
  bundle.addResource(new FluentResource(readFileSync(join(ROOT, 'web/src/lib', file), 'utf8')));
  return new Set(bundle._messages.keys());
}

describe.each(RULES)('$game', ({ game, rules }) => {
  test.each(LANGUAGES)('explains every rule in %s', (language) => {
    const said = catalogue(`games/${game}/${language}.ftl`);
    expect(rules.length).toBeGreaterThan(3);
    expect(rules.filter((rule) => !said.has(why(game, rule) ?? ''))).toEqual([]);
  });

  test('explains nothing that is not a rule', () => {
    const known = new Set(rules.map((rule) => why(game, rule)));
    const ours = [...catalogue(`games/${game}/en.ftl`)].filter((id) => id.startsWith(`${game}-why-`));
    expect(ours.filter((id) => !known.has(id))).toEqual([]);
  });
});

test.each(LANGUAGES)('every code of a refusal has words in %s', (language) => {
  const said = catalogue(`i18n/${language}/shell.ftl`);
  const silent = [...REFUSALS, 'offline', 'undrawable'].filter((code) => !said.has(`refused-${code}`));
  expect(silent).toEqual([]);
});

test('a reason becomes a sentence about people', () => {
  expect(sentence("p2 walks over p1's pawn", (seat) => ({ p1: 'Anna', p2: 'Ben' })[seat] ?? '')).toBe(
    "Ben walks over Anna's pawn.",
  );
});
