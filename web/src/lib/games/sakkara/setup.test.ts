// How tables of Sakkara are set up: what its presets are.
import { expect, test } from 'vitest';
import setup from './setup';

test('as printed, fists decide who begins', () => {
  expect(setup.presets.find(({ name }) => name === 'printed')?.options).toEqual({ opening: 'fists' });
});
