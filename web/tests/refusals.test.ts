// @vitest-environment happy-dom
// Every kind of refusal has words in every language, and what the rules found is said of people.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Say } from '../src/lib/board/contract';
import { Refused } from '../src/lib/connection/http';
import { LANGUAGES, speak, t } from '../src/lib/i18n/index.svelte';
import { REFUSALS, type Saying } from '../src/lib/protocol';
import { explained, saying } from '../src/lib/ui/sentences';
import { GAME } from './fakes';

const ROOT = join(import.meta.dirname, '../..');

/** The messages of a file below `web/src/lib`. */
function catalogue(file: string): Set<string> {
  const bundle = new FluentBundle('en');
  bundle.addResource(new FluentResource(readFileSync(join(ROOT, 'web/src/lib', file), 'utf8')));
  return new Set(bundle._messages.keys());
}

test.each(LANGUAGES)('every code of a refusal has words in %s', (language) => {
  const said = catalogue(`i18n/${language}/shell.ftl`);
  const silent = [...REFUSALS, 'offline', 'undrawable'].filter((code) => !said.has(`refused-${code}`));
  expect(silent).toEqual([]);
});

/** The names of two people, and messages that say what they are given. */
const SAY: Say = {
  t: (id, args) => `${id}(${Object.values(args ?? {}).join('; ')})`,
  player: (seat) => ({ p1: 'Anna', p2: 'Ben' })[seat] ?? seat,
  list: (things) => things.join(' and '),
};

test('a reason speaks of people, of other messages and of lists', () => {
  const on = { id: 'on', args: { field: 'f7' } };
  const args = { name: { seat: 'p2' }, count: 3, stones: [on, { seat: 'p1' }, 'g8'] };
  expect(saying({ id: 'not-there', args }, SAY)).toBe('not-there(Ben; 3; on(f7) and Anna and g8)');
  expect(saying({ id: 'over' }, SAY)).toBe('over()');
});

test('what the rules found is said where the catalogue has it, and otherwise the kind of refusal', async () => {
  await speak('en', GAME);
  const say = { ...SAY, t };
  const empty = { id: `${GAME}-not-start-empty`, args: { name: { seat: 'p1' } } };
  const refused = (reason: Saying | null) => explained(new Refused('illegal', '', 'P3', null, reason), say);
  expect(refused(empty)).toBe('The start square of Anna is empty.');
  expect(refused({ id: 'nobody-knows' })).toBe('The rules forbid that.');
  expect(refused(null)).toBe('The rules forbid that.');
});
