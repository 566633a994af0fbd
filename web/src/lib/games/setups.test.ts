// Every game says how its tables are set up, and has words for all of it in every language.
import { existsSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../i18n/index.svelte';
import { DRAWABLE } from '.';
import { setup } from './setups';

function catalogue(...files: string[]): FluentBundle {
  const bundle = new FluentBundle('en', { useIsolating: false });
  for (const file of files) bundle.addResource(new FluentResource(readFileSync(file, 'utf8')));
  return bundle;
}

describe.each(DRAWABLE)('%s', (game) => {
  const { presets, printed, lists = {} } = setup(game);
  const names = presets.map(({ name }) => name);

  test('has presets, each once, and one for children with hints', () => {
    expect(existsSync(`src/lib/games/${game}/setup.ts`)).toBe(true);
    expect(names.length).toBeGreaterThan(1);
    expect(new Set(names).size).toBe(names.length);
    expect(presets.find(({ name }) => name === 'children')).toMatchObject({ hints: true });
    expect(names[0]).toBe('printed');
  });

  test('what it calls as printed has printed values only', () => {
    const options = presets.find(({ name }) => name === 'printed')?.options ?? {};
    for (const [key, value] of Object.entries(options))
      for (const one of value.split(',')) expect(printed[key], key).toContain(one);
  });

  test.each(LANGUAGES)('has words for presets, options and lists in %s', (language) => {
    const said = catalogue(
      `src/lib/i18n/${language}/shell.ftl`,
      `src/lib/games/${game}/meta.${language}.ftl`,
    );
    const titled = (name: string) =>
      [`${game}-preset-${name}-title`, `preset-${name}`].some((id) => said.hasMessage(id));
    expect(names.filter((name) => !titled(name))).toEqual([]);
    const keys = [...Object.keys(printed), ...presets.flatMap(({ options = {} }) => Object.keys(options))];
    const values = (key: string) => [
      ...(printed[key] ?? []),
      ...presets.flatMap(({ options }) => options?.[key]?.split(',') ?? []),
      ...(lists[key]?.shortcuts?.map((list) => list.join('')) ?? []),
    ];
    const expected = [
      ...names.map((name) => `${game}-preset-${name}`),
      ...keys.flatMap((key) => ['', '-about'].map((what) => `${game}-option-${key}${what}`)),
      ...keys.flatMap((key) => values(key).map((value) => `${game}-option-${key}-${value}`)),
    ];
    expect(expected.filter((id) => !said.hasMessage(id))).toEqual([]);
  });
});

test('a game without a folder has no presets', () => {
  expect(setup('no-such-game')).toEqual({ presets: [], printed: {} });
});
