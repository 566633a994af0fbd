// How tables of Piramido are set up: what its presets are.
import { expect, test } from 'vitest';
import setup from './setup';

test('as printed is all that is print, and no reel is', () => {
  const printed = { order: 'rolloff', colours: 'choose', sphinxes: 'spent', check: 'signs' };
  expect(setup.presets.find(({ name }) => name === 'printed')?.options).toEqual(printed);
  for (const [key, value] of Object.entries(printed)) expect(setup.printed).toMatchObject({ [key]: [value] });
  expect(setup.printed.reels).toEqual([]);
});
