// @vitest-environment happy-dom
// Every game has a whole rulebook in every language: the same paragraphs, rulings and diagrams, and diagrams that can be drawn.
import { existsSync, readFileSync } from 'node:fs';
import { render } from '@testing-library/svelte';
import { describe, expect, test, vi } from 'vitest';
import { LANGUAGES } from '../i18n/index.svelte';
import { loadFigures, loadRulebook, paragraphs, SHORT, wholeText } from '../rulebook';
import { loadLinks } from '../rulebook/links';
import { marks, plain, type Rulebook } from '../rulebook/parse';
import { search } from '../rulebook/search';
import Diagram from '../rulebook/Diagram.svelte';
import { DRAWABLE, load } from '.';

const RULES = import.meta.glob<readonly string[]>('./*/types.ts', { eager: true, import: 'RULES' });
const TYPES = import.meta.glob<string>('./*/types.ts', { eager: true, query: '?raw', import: 'default' });

/** What a rulebook tells in every game, in this order, with what is the game's own in between. */
const SECTIONS = [
  SHORT,
  'story',
  'box',
  'setup',
  'turn',
  'special',
  'end',
  'variants',
  'editions',
  'questions',
  'credits',
  'rulings',
];
const MOST_WORDS = 250;
const SHORT_DIAGRAMS = 4;

// Without it all diagrams are near.
vi.stubGlobal('IntersectionObserver', undefined);

/** What is the same in all languages. */
const shape = ({ sections, rulings }: Rulebook) => ({
  sections: sections.map(({ name, blocks }) => [
    name,
    ...blocks.map((block) => {
      const list = block.kind === 'diagram' ? block.steps : block.items;
      return `${block.kind} ${block.name} ${[block.text, ...list].map((text) => marks(text).join('+')).join('|')}`;
    }),
  ]),
  rulings: rulings.map(({ number, points }) => `${number} ${points.length}`),
});

/** The rulings of a game, which the tests of its rules name in their first line. */
function rulingsOf(game: string): string[] {
  const tests = readFileSync(`../crates/${game}/tests/rulings.rs`, 'utf8');
  const [, letter = '', first = '', last = ''] = /Rulings ([A-Z])(\d+) to [A-Z](\d+)/.exec(tests) ?? [];
  return Array.from(
    { length: Number(last) - Number(first) + 1 },
    (_, at) => `${letter}${Number(first) + at}`,
  );
}

describe.each(DRAWABLE)('%s', async (game) => {
  const english = await loadRulebook(game, 'en');
  const { figures, plans } = await loadFigures(game);
  const module = await load(game);

  test('has every section', () => {
    const names = english.sections.map(({ name }) => name);
    expect(names.filter((name) => SECTIONS.includes(name))).toEqual(SECTIONS);
    const all = english.sections.flatMap((section) => [
      section.name,
      ...paragraphs(section).map(({ name }) => name),
    ]);
    const doubled = all.filter((name, at) => all.indexOf(name) !== at);
    // A section may be called like its first paragraph's diagram, but two places never have one name.
    expect(doubled).toEqual([]);
  });

  test.each(LANGUAGES)('is told as a whole in %s', async (language) => {
    const book = await loadRulebook(game, language);
    expect(shape(book)).toEqual(shape(english));
    expect(book.title).not.toBe('');
    for (const { title, blocks } of book.sections) {
      expect(title).not.toBe('');
      expect(blocks.length).toBeGreaterThan(0);
      for (const { text } of blocks) expect(text).toMatch(/\p{L}{2}/u);
    }
  });

  test.each(LANGUAGES)('explains every ruling in %s, and marks where it holds', async (language) => {
    const { sections, rulings } = await loadRulebook(game, language);
    expect(rulings.map(({ number }) => number)).toEqual(rulingsOf(game));
    const marked = new Set(
      sections
        .filter(({ name }) => name !== SHORT)
        .flatMap((section) => paragraphs(section).flatMap((one) => marks(wholeText(one)))),
    );
    expect([...marked].sort()).toEqual(rulingsOf(game).sort());
    for (const { number, title, points } of rulings) {
      expect(title, number).not.toBe('');
      for (const point of points) expect(point, number).toMatch(/^\*\*.+\*\*.{4}/);
    }
  });

  test.each(LANGUAGES)('is told in five minutes in %s', async (language) => {
    const { sections } = await loadRulebook(game, language);
    const blocks = sections.find(({ name }) => name === SHORT)?.blocks ?? [];
    const texts = blocks.flatMap((block) => [
      block.text,
      ...(block.kind === 'diagram' ? block.steps : block.items),
    ]);
    const words = texts.flatMap((text) => plain(text).split(/\s+/)).filter((word) => /\w/.test(word));
    expect(words.length).toBeLessThanOrEqual(MOST_WORDS);
    expect(blocks.filter(({ kind }) => kind === 'diagram').length).toBe(SHORT_DIAGRAMS);
  });

  test('has words for every diagram, and for every step of it', () => {
    const told = english.sections.flatMap(({ blocks }) => blocks).filter((block) => block.kind === 'diagram');
    expect([...new Set(told.map(({ name }) => name))].sort()).toEqual(Object.keys(figures).sort());
    for (const { name, steps } of told) {
      const drawn = figures[name]?.steps.length ?? 0;
      expect(steps.length, name).toBe(drawn > 1 ? drawn : 0);
    }
  });

  test('draws every step of every diagram, and all that it points out', async () => {
    for (const [name, data] of Object.entries(figures))
      for (const [number, step] of data.steps.entries()) {
        if ('image' in step) {
          expect(existsSync(`src/lib/games/${game}/rules/${step.image}`)).toBe(true);
          continue;
        }
        const pointed = step.played.length + step.marks.length + step.crossed.length;
        // Boards are large drawings: one with nothing to point out is drawn if the diagram has no other.
        if (pointed === 0 && data.steps.length > 1) continue;
        const figure = { kind: 'diagram' as const, name: 'one', text: 'One', steps: [] };
        const alone = { plans, figures: { one: { ...data, steps: [step] } } };
        const props = { game, module, figures: alone, figure, id: 'one', open: () => {} };
        const { container, unmount } = render(Diagram, props);
        const ways = step.played.flatMap(({ events }) => module.ways(events));
        const trails = container.querySelectorAll('[data-trail]');
        const place = `${name}, step ${number + 1}`;
        expect(trails.length, place).toBe(ways.length + step.marks.length + step.crossed.length);
        for (const target of data.around)
          expect(container.querySelector(`[data-target="${target}"]`), `${place}: ${target}`).not.toBeNull();
        unmount();
      }
  });

  test.each(LANGUAGES)('is searched in %s', async (language) => {
    const book = await loadRulebook(game, language);
    const hits = search(book, book.title.slice(0, 3)).map(({ target }) => target);
    expect(hits.length).toBeGreaterThan(0);
    // Every place is found once, as a list of links needs it.
    const all = ['en', 'er', 'on', 'st'].map((part) => search(book, part).map(({ target }) => target));
    for (const found of all) expect(new Set(found).size).toBe(found.length);
  });

  test('leads to paragraphs that there are', async () => {
    const names = new Set(english.sections.flatMap((section) => paragraphs(section).map(({ name }) => name)));
    const { rules, events } = await loadLinks(game);
    for (const name of [...Object.values(rules), ...Object.values(events)])
      expect(names, name).toContain(name);
    for (const rule of Object.keys(rules)) expect(RULES[`./${game}/types.ts`], rule).toContain(rule);
    for (const kind of Object.keys(events))
      expect(TYPES[`./${game}/types.ts`], kind).toContain(`kind: '${kind}'`);
    expect(Object.keys(events).length).toBeGreaterThan(4);
  });
});
