// Every language says everything, with the same arguments, and the page asks for nothing that nobody says.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DRAWABLE } from '../src/lib/games';
import { LANGUAGES } from '../src/lib/i18n/index.svelte';

const LIB = join(import.meta.dirname, '../src/lib');

interface Catalogue {
  name: string;
  game: string | null;
  path(language: string): string;
}
/** Every file that English has; every other language has the same (languages.test.ts). */
const shell = readdirSync(join(LIB, 'i18n/en')).map((file) => file.replace(/\.ftl$/, ''));
const parts = (game: string) =>
  readdirSync(join(LIB, 'games', game)).flatMap((file) => /^((?:\w+\.)?)en\.ftl$/.exec(file)?.[1] ?? []);
const catalogues: Catalogue[] = [
  ...shell.map((name) => ({
    name,
    game: null,
    path: (language: string) => join(LIB, 'i18n', language, `${name}.ftl`),
  })),
  ...DRAWABLE.flatMap((game) =>
    parts(game).map((part) => ({
      name: `${part}${game}`,
      game,
      path: (language: string) => join(LIB, 'games', game, `${part}${language}.ftl`),
    })),
  ),
];
/** The terminal and printed sheets have their own, which the page never loads. */
const ofPage = catalogues.filter(({ name }) => !/^(terminal|print)/.test(name));

/** The messages of a catalogue: what each is called and which arguments it takes. */
function messages(path: string): Map<string, string> {
  const text = readFileSync(path, 'utf8');
  const resource = new FluentResource(text);
  const found = new Map<string, string>();
  for (const { id, value } of resource.body) {
    const names = [...JSON.stringify(value).matchAll(/"type":"var","name":"(\w+)"/g)].map(([, name]) => name);
    found.set(id, [...new Set(names)].sort().join(' '));
  }
  // What cannot be read is left out silently: count what was meant.
  const meant = [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map(([, id]) => id);
  expect(meant, path).toEqual([...new Set(meant)]);
  expect([...found.keys()], path).toEqual(meant);
  return found;
}

describe.each(catalogues)('$name', ({ game, path }) => {
  const english = messages(path('en'));

  test.each(LANGUAGES)('is complete in %s', (language) => {
    const ours = messages(path(language));
    expect([...ours.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [id, names] of english) expect(ours.get(id), `${language} ${id}`).toBe(names);
  });

  test('has names of its own', () => {
    const games = DRAWABLE.filter((name) => name !== game);
    const strange = [...english.keys()].filter(
      (id) => games.some((name) => id.startsWith(`${name}-`)) || (game && !id.startsWith(`${game}-`)),
    );
    // A seat that no other game has may be named beside the game.
    expect(strange.filter((id) => !game || !id.startsWith('seat-'))).toEqual([]);
  });
});

test('nothing is called twice', () => {
  const ids = ofPage.flatMap(({ path }) => [...messages(path('en')).keys()]);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(
      (entry) => entry.isFile() && /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith('.test.ts'),
    )
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}

test('every message that the page asks for by name exists', () => {
  const all = new Set(ofPage.flatMap(({ path }) => [...messages(path('en')).keys()]));
  const asked = sources(join(LIB, '..')).flatMap((text) =>
    [...text.matchAll(/\bt\(\s*'([\w-]+)'/g)].map(([, id]) => id ?? ''),
  );
  expect(asked.length).toBeGreaterThan(100);
  expect([...new Set(asked)].filter((id) => !all.has(id))).toEqual([]);
});

test('every message around the games is said by somebody', () => {
  const folders = [join(LIB, '..'), join(LIB, '../../scripts')];
  const said = folders.flatMap(sources).join('\n');
  const started = [...said.matchAll(/`([a-z][\w-]*-)\$\{/g)].map(([, start]) => start ?? '');
  const around = ofPage.filter(({ game }) => game === null);
  const texts = around.map(({ path }) => readFileSync(path('en'), 'utf8')).join('\n');
  const unsaid = around
    .flatMap(({ path }) => [...messages(path('en')).keys()])
    .filter((id) => !started.some((start) => id.startsWith(start)))
    .filter((id) => !said.includes(`'${id}'`) && !texts.includes(`{ ${id} }`));
  expect(unsaid).toEqual([]);
});

test('plurals are those of the language', () => {
  const bundle = new FluentBundle('fr', { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(join(LIB, 'i18n/fr/shell.ftl'), 'utf8')));
  const pattern = bundle.getMessage('spectators')?.value ?? '';
  expect(bundle.formatPattern(pattern, { count: 0 })).toBe('0 spectateur');
  expect(bundle.formatPattern(pattern, { count: 2 })).toBe('2 spectateurs');
});
