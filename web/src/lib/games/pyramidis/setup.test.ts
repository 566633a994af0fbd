// How tables of Pyramidis are set up: what its presets are.
import { expect, test } from 'vitest';
import setup from './setup';

test('both printed editions are presets, and the international one is the usual table', () => {
  const editions = setup.presets.filter(({ hints }) => !hints).map(({ options }) => options?.edition);
  expect(editions).toEqual([undefined, 'german']);
});
