// @vitest-environment happy-dom
// The pyramid as it is pointed at, and the scoreboards after the check.
import { render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { real } from '../testing';
import Board from './Board.svelte';
import * as sample from './sample';
import type { View } from './types';

const { plan, positions, speaker } = real('piramido', sample, 'p1');
const given = { plan, seats: [], say: speaker('en') };
const found = positions.find(({ view }) => view.phase === 'step' && view.route === 'A');
if (!found) throw new Error('expected somebody who walks on the pyramid');
const { view } = found;

test('plain stone answers a click, and only steps on which one can stand are stops of the keyboard', () => {
  const chosen: string[] = [];
  const { container } = render(Board, { ...given, view, choose: (target: string) => chosen.push(target) });
  const names = (part: boolean) =>
    plan.pyramid.steps.filter((step) => Boolean(step.part) === part).map(({ name }) => name);
  const on = (selector: string) => [...container.querySelectorAll<SVGElement>(selector)];
  const stones = on('[data-stone]');
  expect(stones.map(({ dataset }) => dataset.stone).sort()).toEqual(names(false).sort());
  expect(stones.every((stone) => stone.closest('[aria-hidden=true]'))).toBe(true);
  for (const stone of stones) stone.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(chosen.sort()).toEqual(names(false).sort());
  const targets = on('[data-target]').map(({ dataset }) => dataset.target ?? '');
  expect(targets.filter((target) => /^[a-i][1-9]$/.test(target)).sort()).toEqual(names(true).sort());
});

test('the pyramid can be turned by a button that is seen', () => {
  const { container } = render(Board, { ...given, view });
  const button = container.querySelector(`[aria-label="${given.say.t('piramido-turn')}"]`);
  if (!button) throw new Error('expected a button');
  const drawn = [...button.querySelectorAll('*')];
  expect(drawn.length).toBeGreaterThan(3);
  for (const { namespaceURI } of drawn) expect(namespaceURI).toBe('http://www.w3.org/2000/svg');
  const at = () => container.querySelector('[data-target=e1]')?.getAttribute('transform');
  const before = at();
  button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
  expect(at()).not.toBe(before);
});

test('a hieroglyph of another step is crossed out, unless only hieroglyphs are compared', () => {
  const [player] = view.players;
  const colour = player?.colour ?? 'red';
  const seat = player?.seat ?? 'p1';
  // d2 and f2 have the same sign.
  const row = { seat, colour, claims: [{ step: 'd2', sign: 'S' as const }], side: null, place: 1 };
  const strip = { route: 'A' as const, seat, claims: [{ step: 'f2', sign: 'S' as const }], right: true };
  const checked = (signs_alone: boolean): View => ({
    ...view,
    phase: 'over',
    finished: [{ route: 'A', players: [row] }],
    result: { signs_alone, right: [seat], winners: [seat], strips: [strip] },
  });
  const crossed = (over: View) => {
    const { container } = render(Board, { ...given, view: over });
    return container.querySelectorAll('path.wrong').length;
  };
  expect(crossed(checked(false))).toBe(1);
  expect(crossed(checked(true))).toBe(0);
});
