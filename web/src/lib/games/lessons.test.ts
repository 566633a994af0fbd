// Every game has a lesson, short enough, whose texts are all there and all needed. Whether it is legal the browser's stories ask
// the server.
import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { hasLesson, loadLesson } from '../lesson';
import { LANGUAGES } from '../i18n/index.svelte';
import { DRAWABLE } from '.';

/** What fits below a board on a phone without scrolling. */
const LONGEST = { title: 42, text: 265, done: 200, not: 150 };

function messages(game: string, language: string): Map<string, string> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const resource = new FluentResource(readFileSync(`src/lib/games/${game}/lesson.${language}.ftl`, 'utf8'));
  bundle.addResource(resource);
  return new Map(resource.body.map(({ id, value }) => [id, bundle.formatPattern(value ?? '')]));
}

describe.each(DRAWABLE)('%s', async (game) => {
  const { steps, seats, looking } = await loadLesson(game);

  test('has six to ten steps, the last of which leads to a table', () => {
    expect(hasLesson(game)).toBe(true);
    expect(steps.length).toBeGreaterThanOrEqual(6);
    expect(steps.length).toBeLessThanOrEqual(10);
    expect(steps.at(-1)?.done).toBe('read');
    expect(new Set(steps.map(({ name }) => name)).size).toBe(steps.length);
    expect(seats).toContain(looking);
  });

  test('answers what somebody may well try', () => {
    const foreseen = steps.flatMap(({ mistakes = {} }) => Object.values(mistakes));
    expect(foreseen.length).toBeGreaterThan(5);
    for (const { done, mistakes = {} } of steps)
      for (const tried of Object.values(mistakes))
        expect(tried.filter((one) => done.includes(one))).toEqual([]);
  });

  test.each(LANGUAGES)('says everything in %s, briefly, and nothing more', (language) => {
    const said = messages(game, language);
    const id = (step: string, part = '') => `${game}-lesson-${step}${part}`;
    const wanted = steps.flatMap(({ name, done, mistakes = {} }) => [
      { id: id(name, '-title'), most: LONGEST.title },
      { id: id(name), most: LONGEST.text },
      ...(done === 'read' ? [] : [{ id: id(name, '-done'), most: LONGEST.done }]),
      ...Object.keys(mistakes).map((mistake) => ({ id: id(name, `-not-${mistake}`), most: LONGEST.not })),
    ]);
    expect([...said.keys()].sort()).toEqual(wanted.map(({ id }) => id).sort());
    const long = wanted.filter(({ id, most }) => (said.get(id)?.length ?? 0) > most);
    expect(long.map(({ id }) => `${id}: ${said.get(id)?.length}`)).toEqual([]);
  });
});
