// Every folder of a game is found and complete, and nothing outside it is needed for that.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test, vi } from 'vitest';
import { LANGUAGES } from '../i18n/index.svelte';
import { Refused } from '../connection/http';
import { DRAWABLE, isDrawable, load, meta } from '.';
import { gameTitle, offered } from './offered.svelte';

const FOLDER = 'src/lib/games';
/** What is said of a game in lists of games. */
const SAID = [
  'title',
  'mood',
  'about',
  'players',
  'length',
  'rule-1',
  'rule-2',
  'rule-3',
  'print',
  'print-players',
];

function messages(file: string): FluentBundle {
  const bundle = new FluentBundle('en', { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(`${FOLDER}/${file}`, 'utf8')));
  return bundle;
}

test('a game is a folder', () => {
  const folders = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.length).toBeGreaterThan(0);
  expect(DRAWABLE).toEqual(folders.map(({ name }) => name).sort());
  expect(DRAWABLE.every(isDrawable)).toBe(true);
});

describe.each(DRAWABLE)('%s', (game) => {
  test('has a module and a picture', async () => {
    const module = await load(game);
    expect(Object.keys(module)).toEqual(
      expect.arrayContaining(['Board', 'act', 'attempt', 'words', 'describe', 'seatStyle', 'pace', 'secret']),
    );
    expect(meta(game)?.Picture).toBeTruthy();
    expect(existsSync(`${FOLDER}/${game}/card.jpg`), 'a picture for messengers').toBe(true);
  });

  test('has an accent for itself alone', () => {
    const selectors = [...readFileSync(`${FOLDER}/${game}/accent.css`, 'utf8').matchAll(/^(.+) \{$/gm)];
    expect(selectors.length).toBeGreaterThan(0);
    for (const [, selector] of selectors) expect(selector).toMatch(new RegExp(`\\[data-game='${game}'\\]$`));
  });

  test.each(LANGUAGES)('is told in %s before it is loaded', (language) => {
    const said = messages(`${game}/meta.${language}.ftl`);
    expect(SAID.filter((what) => !said.hasMessage(`${game}-${what}`))).toEqual([]);
  });

  test('has a catalogue for its table in every language', () => {
    for (const language of LANGUAGES) expect(existsSync(`${FOLDER}/${game}/${language}.ftl`)).toBe(true);
  });
});

describe('a game without a folder', () => {
  test('is refused in words', async () => {
    await expect(load('no-such-game')).rejects.toMatchObject({ code: 'undrawable' });
    await expect(load('no-such-game')).rejects.toBeInstanceOf(Refused);
    expect(isDrawable('no-such-game')).toBe(false);
    expect(meta('no-such-game')).toBeUndefined();
  });

  test('is listed as the server lists it', async () => {
    expect(offered.games).toEqual(DRAWABLE);
    const [first = ''] = DRAWABLE;
    const info = (name: string, title: string) => ({ name, title });
    const listed = [info('no-such-game', 'No such game'), info(first, 'Another')];
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(listed))));
    await offered.ask();
    vi.unstubAllGlobals();
    expect(offered.games).toEqual(['no-such-game', first]);
    expect(gameTitle('no-such-game')).toBe('No such game');
    expect(offered.refusal).toBeNull();
  });
});
