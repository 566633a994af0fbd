// @vitest-environment happy-dom
// An option that is a list: what clicks, arrows, short cuts and dragging make of it, and what is said about it.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { speak } from '../src/lib/i18n/index.svelte';
import ListChoice from '../src/lib/ui/ListChoice.svelte';
import { moved, toggled } from '../src/lib/ui/list_order';

test.each([
  [['A'], 'B', ['A', 'B']],
  [['A', 'B'], 'A', ['B']],
  [['A'], 'A', ['A']],
  [['D', 'B'], 'C', ['D', 'B', 'C']],
])('%o toggled at %s is %o', (list, value, expected) => {
  expect(toggled(list, value)).toEqual(expected);
});

test.each([
  [['A', 'B', 'C'], 'A', 1, ['B', 'A', 'C']],
  [['A', 'B', 'C'], 'C', 0, ['C', 'A', 'B']],
  [['A', 'B', 'C'], 'A', -1, ['A', 'B', 'C']],
  [['A', 'B', 'C'], 'A', 9, ['B', 'C', 'A']],
  [['A', 'B'], 'D', 0, ['A', 'B']],
])('of %o, %s moved to %d gives %o', (list, value, to, expected) => {
  expect(moved(list, value, to)).toEqual(expected);
});

const values = ['A', 'B', 'C', 'D'].map((value) => ({ value, label: `Way ${value}`, printed: true }));

beforeEach(async () => {
  vi.stubGlobal('navigator', { ...navigator, languages: ['en'] });
  await speak('en');
});

afterEach(cleanup);

/** The control, and what is chosen: it changes as in a form. */
function control(first: string[]) {
  let chosen = first;
  const shortcuts = [
    { label: 'A and B', values: ['A', 'B'] },
    { label: 'All four', values: ['A', 'B', 'C', 'D'] },
  ];
  const choose = (next: string[]) => {
    chosen = next;
    void rerender({ chosen });
  };
  const { rerender } = render(ListChoice, {
    ...{ name: 'ways', label: 'Ways', about: 'Which, and in which order.' },
    ...{ values, chosen, shortcuts, choose },
  });
  const group = within(screen.getByRole('group', { name: /Ways/ }));
  const tile = (value: string) => group.getByRole('button', { name: new RegExp(`Way ${value}(?!:)`) });
  return {
    tile,
    group,
    chosen: () => chosen,
    order: () => [...document.querySelectorAll('[data-value]')].map((one) => one.getAttribute('data-value')),
    status: () => group.getByRole('status').textContent.trim(),
  };
}

test('a click adds at the end and removes, and says the order', async () => {
  const { tile, chosen, order, status } = control(['B']);
  expect(order()).toEqual(['B', 'A', 'C', 'D']);
  expect(status()).toBe('Only Way B.');
  await fireEvent.click(tile('D'));
  await fireEvent.click(tile('A'));
  expect(chosen()).toEqual(['B', 'D', 'A']);
  expect(order()).toEqual(['B', 'D', 'A', 'C']);
  expect(status()).toBe('One after another: Way B, Way D, Way A.');
  expect(tile('D').getAttribute('aria-pressed')).toBe('true');
  expect(tile('D').textContent).toContain('2 of 3');
  await fireEvent.click(tile('B'));
  expect(chosen()).toEqual(['D', 'A']);
  expect(tile('B').getAttribute('aria-pressed')).toBe('false');
});

test('the last one stays, and that is said', async () => {
  const { tile, chosen, status } = control(['C']);
  await fireEvent.click(tile('C'));
  expect(chosen()).toEqual(['C']);
  expect(status()).toBe('At least one has to stay.');
  await fireEvent.click(tile('A'));
  expect(status()).toBe('One after another: Way C, Way A.');
});

test('arrows move a tile, which keeps the focus; at the ends they rest', async () => {
  const { group, chosen } = control(['A', 'B', 'C']);
  const later = () => group.getByRole<HTMLButtonElement>('button', { name: 'Way A: later' });
  const earlier = () => group.getByRole<HTMLButtonElement>('button', { name: 'Way A: earlier' });
  expect(earlier().disabled).toBe(true);
  await fireEvent.click(later());
  await tick();
  expect(chosen()).toEqual(['B', 'A', 'C']);
  expect(document.activeElement).toBe(later());
  await fireEvent.click(later());
  await tick();
  expect(chosen()).toEqual(['B', 'C', 'A']);
  expect(later().disabled).toBe(true);
  expect(document.activeElement?.closest('[data-value]')?.getAttribute('data-value')).toBe('A');
  await fireEvent.click(earlier());
  expect(chosen()).toEqual(['B', 'A', 'C']);
  expect(group.getByRole<HTMLButtonElement>('button', { name: 'Way D: later' }).disabled).toBe(true);
});

test('short cuts choose at once, and show that they are chosen', async () => {
  const { group, chosen } = control(['D']);
  await fireEvent.click(group.getByRole('button', { name: 'All four' }));
  expect(chosen()).toEqual(['A', 'B', 'C', 'D']);
  await fireEvent.click(group.getByRole('button', { name: 'A and B' }));
  expect(chosen()).toEqual(['A', 'B']);
  expect(group.getByRole('button', { name: 'A and B' }).getAttribute('aria-pressed')).toBe('true');
  expect(group.getByRole('button', { name: 'All four' }).getAttribute('aria-pressed')).toBe('false');
});

test('a tile is dragged to the place of another, and the click at its end means nothing', async () => {
  const { tile, chosen } = control(['A', 'B', 'C']);
  const over = (value: string) => (document.elementFromPoint = () => tile(value));
  over('C');
  await fireEvent.pointerDown(tile('A'), { button: 0, clientX: 10, clientY: 10, pointerType: 'mouse' });
  await fireEvent.pointerMove(window, { clientX: 14, clientY: 10 });
  expect(chosen(), 'a hand that trembles').toEqual(['A', 'B', 'C']);
  await fireEvent.pointerMove(window, { clientX: 200, clientY: 10 });
  expect(chosen()).toEqual(['B', 'C', 'A']);
  const dropped = tile('A');
  await Promise.all([fireEvent.pointerUp(window), fireEvent.click(dropped)]);
  expect(chosen(), 'not removed').toEqual(['B', 'C', 'A']);
  await new Promise((done) => setTimeout(done));
  await fireEvent.click(tile('A'));
  expect(chosen(), 'a click of its own').toEqual(['B', 'C']);
});
