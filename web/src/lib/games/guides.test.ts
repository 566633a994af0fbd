// @vitest-environment happy-dom
// Every game says in every language, at real positions, what is wanted, what for, how far everybody is, and what every thing on its
// board is; and every rule that is named leads to a paragraph.
import { render } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { narrow } from '../board/choice';
import { LANGUAGES } from '../i18n/index.svelte';
import { ruleLink } from '../ui/rule_link';
import { real, type Sample } from './testing';
import { DRAWABLE, load } from '.';

const samples = import.meta.glob<Sample<unknown, unknown, unknown>>('./*/sample.ts');
const RULES = import.meta.glob<readonly string[]>('./*/types.ts', { eager: true, import: 'RULES' });

/** How many letters fit a line on a phone. */
const LINE = 55;
const WORD = 28;
/** Positions that are looked at, from here and there in the playthroughs. */
const SEEN = 60;
const DRAWN = 4;

const some = <T>(all: readonly T[], count: number) =>
  all.filter((_, at) => at % Math.ceil(all.length / count) === 0);

describe.each(DRAWABLE)('%s', async (game) => {
  const module = await load(game);
  const sample = await samples[`./${game}/sample.ts`]?.();
  if (!sample) throw new Error(`expected a sample of ${game}, made by cargo xtask codegen`);
  const { plan, steps, positions, speaker } = real(game, sample);
  const asked = positions.filter(({ legal }) => legal.length > 0);
  const seats = (plan as { seats?: string[]; colours: { colour: string; seat?: number | null }[] }).seats;

  test.each(LANGUAGES)('asks in %s, in a line on a phone', (language) => {
    const say = speaker(language);
    const nows = new Set<string>();
    for (const { view, legal } of some(asked, SEEN)) {
      const acts = legal.map((action) => module.act(action, view, plan));
      expect(module.goal(view, say)).toMatch(/\.$/);
      const firsts = [...narrow(acts, []).targets].slice(0, 6);
      for (const selected of [[], ...firsts.map((target) => [target])]) {
        const { now, aim } = module.prompt(view, plan, { acts, selected, seen: new Set() }, say);
        nows.add(now);
        expect(aim).toMatch(/[.!]$/);
        expect(now.length, now).toBeLessThanOrEqual(LINE);
      }
      for (const { brief } of acts) if (brief) expect(say.t(brief.id, brief.args).length).toBeLessThan(4);
    }
    expect(nows.size, 'it is not always the same').toBeGreaterThan(2);
  });

  test.each(LANGUAGES)('tells in %s how far everybody is', (language) => {
    const say = speaker(language);
    const told = new Set<string>();
    for (const { view } of some(positions, SEEN)) {
      const all = seats ?? (view as { seats?: { colour: string }[] }).seats?.map(({ colour }) => colour);
      const players = (view as { players?: { colour: string }[] }).players;
      for (const seat of all ?? players?.map(({ colour }) => colour) ?? []) {
        const { short, long } = module.progress(seat, view, say);
        told.add(short);
        expect(short.length, short).toBeLessThanOrEqual(WORD);
        expect(long.length).toBeGreaterThan(short.length);
      }
    }
    expect(told.size).toBeGreaterThan(1);
  });

  test.each(LANGUAGES)('says in %s why it is over', (language) => {
    const say = speaker(language);
    const told = new Set<string>();
    for (const { view } of some(positions, DRAWN))
      for (const right of [[], ['p1'], ['p1', 'p2']]) {
        const winners = right.slice(0, 1);
        told.add(module.ending({ ...(view as object), winners, result: { right, winners } }, say));
      }
    for (const sentence of told) expect(sentence).toMatch(/\p{L}.*[.!]$/u);
    expect(told.size, 'a win is not a draw').toBeGreaterThan(1);
  });

  /** What can be pointed at: drawn once, since it is the same in every language. */
  let drawn: { view: unknown; targets: string[] }[] | undefined;
  const draw = () =>
    some(asked, DRAWN).map(({ view }) => {
      const { container } = render(module.Board, { plan, view, seats: [], say: speaker('en') });
      const things = [...container.querySelectorAll<HTMLElement>('[data-target], [data-stone]')];
      expect(things.length).toBeGreaterThan(20);
      return { view, targets: things.map(({ dataset }) => dataset.target ?? dataset.stone ?? '') };
    });

  test.each(LANGUAGES)('says in %s what every thing is, and where that stands', async (language) => {
    const say = speaker(language);
    const rules = new Set<string>();
    for (const { view, targets } of (drawn ??= draw())) {
      for (const target of targets) {
        const { what, why, rule } = module.about(target, view, plan, say);
        expect(what.length, `what ${target} is`).toBeGreaterThan(3);
        expect(why, `why ${target} is not for now`).toMatch(/[.!?]$/);
        if (rule) rules.add(rule);
      }
    }
    for (const rule of rules) expect(await ruleLink(game, rule, language), rule).not.toBeNull();
  });

  test.each(LANGUAGES)('gives honest reasons in %s', (language) => {
    const say = speaker(language);
    const reasons = steps.map(({ events, view }) => module.reason(events, view, plan, say));
    expect(reasons.some((reason) => reason !== null)).toBe(true);
    for (const reason of reasons) if (reason !== null) expect(reason).toMatch(/\.$/);
    expect(module.reason([], steps[0].view, plan, say)).toBeNull();
  });

  test.each(LANGUAGES)('every rule leads to a paragraph in %s', async (language) => {
    for (const rule of RULES[`./${game}/types.ts`] ?? []) {
      const link = await ruleLink(game, rule, language);
      expect(link?.title, rule).toBeTruthy();
      expect(link?.href).toMatch(new RegExp(`^/rules/${game}#[a-z-]+$`));
    }
  });
});
