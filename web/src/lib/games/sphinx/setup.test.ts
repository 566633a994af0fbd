// How tables of Sphinx are set up: what its presets are.
import { expect, test } from 'vitest';
import setup from './setup';

test('the young have the four simpler rules of print at once, and print takes nothing back', () => {
  const options = { dice: 'two', doors: 'optional', returns: 'never', order: 'any' };
  expect(setup.presets.find(({ name }) => name === 'children')).toMatchObject({ options, hints: true });
  const printed = setup.presets.find(({ name }) => name === 'printed');
  expect(printed).toEqual({ name: 'printed', seats: [3, 4], takebacks: 'none', lot: false });
});
