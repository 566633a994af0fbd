// @vitest-environment happy-dom
// Every board draws real positions from what a replay gives it, and marks what may be pointed at.
import { render } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { narrow } from '../board/choice';
import { real, type Sample } from './testing';
import { DRAWABLE, load } from '.';

const samples = import.meta.glob<Sample<unknown, unknown, unknown>>('./*/sample.ts');

/** Positions that are drawn, from here and there in the playthroughs: a board takes a moment. */
const DRAWN = 3;

describe.each(DRAWABLE)('%s', async (game) => {
  const { Board, act } = await load(game);
  const sample = await samples[`./${game}/sample.ts`]?.();
  if (!sample) throw new Error(`expected a sample of ${game}, made by cargo xtask codegen`);
  const { plan, positions, speaker } = real(game, sample);
  const given = { plan, seats: [], say: speaker('en') };
  const offered = positions.flatMap(({ view, legal }) => {
    const acts = legal.map((action) => act(action, view, plan));
    const { targets } = narrow(acts, []);
    return targets.size > 0 ? [{ view, acts, targets }] : [];
  });
  const some = offered.filter((_, at) => at % Math.ceil(offered.length / DRAWN) === 0);

  test('needs no more than a replay gives', () => {
    const { container } = render(Board, { ...given, view: some[0]?.view });
    const targets = [...container.querySelectorAll('[data-target]')];
    const names = targets.map((target) => target.getAttribute('data-target'));
    expect(names).toEqual(expect.arrayContaining([...(some[0]?.targets ?? [])]));
    expect(new Set(names).size).toBe(names.length);
    expect(targets.every((target) => target.getAttribute('aria-label'))).toBe(true);
    expect(targets.some((target) => target.getAttribute('data-legal') === 'true')).toBe(false);
  });

  test.each(some)('marks what may be pointed at, and says what is pointed at', (position) => {
    const chosen: string[] = [];
    const choose = (target: string) => chosen.push(target);
    const { container } = render(Board, { ...given, ...position, hint: position.acts[0], choose });
    const marked = [...container.querySelectorAll('[data-legal=true]')];
    for (const target of marked) target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(chosen.toSorted()).toEqual([...position.targets].sort());
  });
});
