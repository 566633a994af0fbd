// @vitest-environment happy-dom
// Every game tells in every language what happened in real games, as a person would, and where on its board.
import { render } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../i18n/index.svelte';
import { real, type Sample } from './testing';
import { DRAWABLE, load } from '.';

const samples = import.meta.glob<Sample<unknown, unknown, unknown>>('./*/sample.ts');

/** A board takes a moment to draw. */
const DRAWN = 2;

describe.each(DRAWABLE)('%s', async (game) => {
  const module = await load(game);
  const sample = await samples[`./${game}/sample.ts`]?.();
  if (!sample) throw new Error(`expected a sample of ${game}, made by cargo xtask codegen`);
  const { plan, steps, happened, speaker } = real(game, sample);

  test.each(LANGUAGES)('tells in %s what was done, with and without the names of places', (language) => {
    const say = speaker(language);
    let named = 0;
    for (const events of happened) {
      const [short, long] = [module.tell(events, say, false), module.tell(events, say, true)];
      expect(`${short}${long}`).not.toMatch(/none|undefined|\{| {2}/);
      for (const text of [short, long]) if (text) expect(text).toMatch(/[.!]$/);
      if (long !== short) named += 1;
    }
    expect(happened.length).toBeGreaterThan(50);
    expect(named, 'actions with places').toBeGreaterThan(5);
  });

  test('a whole game is told in fewer words than its events one by one', () => {
    const say = speaker('en');
    const events = happened.flat();
    const words = events.flatMap((event) => module.words(event, say, '') ?? []).join(' ');
    const told = happened.map((one) => module.tell(one, say, false)).join(' ');
    expect(told.length).toBeLessThan(words.length);
  });

  test('what an action leaves is drawn on the board', () => {
    const moves = steps.filter(({ events }) => module.ways(events).length > 0);
    expect(moves.length).toBeGreaterThan(1);
    for (const { after, events } of moves.slice(0, DRAWN)) {
      const ways = module.ways(events);
      const trails = ways.map((places, at) => ({ seat: 'p1', places, number: at + 1, strong: false }));
      const given = { plan, view: after, seats: [], say: speaker('en'), trails };
      const { container, unmount } = render(module.Board, given);
      const drawn = [...container.querySelectorAll<HTMLElement>('[data-trail]')];
      expect(drawn.map(({ dataset }) => dataset.trail)).toEqual(ways.map((way) => way.at(-1)));
      unmount();
    }
  });
});
