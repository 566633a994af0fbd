// Every rule that the server can name has an explanation in every language.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sentence, why } from '../src/lib/ui/tell';

const GAMES = ['pyramidis', 'sakkara', 'sphinx', 'piramido'];
const LANGUAGES = ['en', 'fr', 'de'];
const ROOT = join(import.meta.dirname, '../..');

/** The rules that why.rs names: rulings such as `K7` in place, chapters of the rulebook as constants. */
function rules(game: string): string[] {
  const source = readFileSync(join(ROOT, 'crates', game, 'src/why.rs'), 'utf8');
  const constants = new Map(
    [...source.matchAll(/^const (\w+): &str = "(.+)";$/gm)].map(([, name, rule]) => [name ?? '', rule ?? '']),
  );
  const given = [...source.matchAll(/Why::new\(\s*("([^"]+)"|\w+)\s*,/g)];
  // Nothing may give a rule in a way that this does not read.
  expect(given.length).toBe([...source.matchAll(/Why::new\(/g)].length);
  return [...new Set(given.map(([, name, quoted]) => quoted ?? constants.get(name ?? '') ?? `${name}?`))];
}

const catalogue = (language: string) => {
  const bundle = new FluentBundle(language);
  const path = join(ROOT, 'web/src/lib/i18n', language, 'shell.ftl');
  bundle.addResource(new FluentResource(readFileSync(path, 'utf8')));
  return bundle;
};

describe.each(GAMES)('%s', (game) => {
  test.each(LANGUAGES)('explains every rule in %s', (language) => {
    const bundle = catalogue(language);
    const all = rules(game);
    expect(all.length).toBeGreaterThan(3);
    expect(all.filter((rule) => !bundle.hasMessage(why(game, rule) ?? ''))).toEqual([]);
  });

  test('explains nothing that is no rule', () => {
    const known = new Set(rules(game).map((rule) => why(game, rule)));
    const text = readFileSync(join(ROOT, 'web/src/lib/i18n/en/shell.ftl'), 'utf8');
    const ours = [...text.matchAll(/^(why-\w+-[\w-]+) =/gm)].map(([, id]) => id ?? '');
    expect(ours.filter((id) => id.startsWith(`why-${game}-`) && !known.has(id))).toEqual([]);
  });
});

test.each(LANGUAGES)('every code of a refusal has words in %s', (language) => {
  const protocol = readFileSync(join(ROOT, 'web/src/lib/protocol.ts'), 'utf8');
  const codes = [...(/export type Refusal =([^;]+);/.exec(protocol)?.[1] ?? '').matchAll(/"([\w-]+)"/g)];
  expect(codes.length).toBeGreaterThan(5);
  const bundle = catalogue(language);
  const silent = [...codes.map(([, code]) => code), 'offline'].filter(
    (code) => !bundle.hasMessage(`refused-${code}`),
  );
  expect(silent).toEqual([]);
});

test('a reason becomes a sentence about people', () => {
  expect(sentence("p2 walks over p1's pawn", (seat) => ({ p1: 'Anna', p2: 'Ben' })[seat] ?? '')).toBe(
    "Ben walks over Anna's pawn.",
  );
});
