// @vitest-environment happy-dom
// What the computer's people are called: never two the same at a table, in no language.
import { expect, test } from 'vitest';
import { LANGUAGES, speak } from '../src/lib/i18n/index.svelte';
import { botName } from '../src/lib/ui/people';
import { set } from '../src/lib/ui/settings.svelte';

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8];
const TABLES = [
  ['p1', 'p2', 'p3', 'p4'],
  ['red', 'yellow', 'green', 'blue'],
];

test.each(LANGUAGES)('nobody is called like another in %s', async (language) => {
  set({ language });
  await speak(language);
  for (const seats of TABLES) {
    const names = LEVELS.flatMap((level) => seats.map((seat) => botName(level, seat)));
    expect(names.filter((name) => name.startsWith('bot-'))).toEqual([]);
    expect(new Set(names).size).toBe(LEVELS.length * seats.length);
  }
  set({ language: 'auto' });
});
