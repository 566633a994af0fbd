// What messengers are told of a link: every game in every language, with a place for the name of the one who invites.
import { expect, test } from 'vitest';
import { texts } from '../scripts/cards';
import { folders } from '../scripts/folders';
import { DRAWABLE } from '../src/lib/games';
import { LANGUAGES } from '../src/lib/i18n/index.svelte';

test('every folder of a game has a card', () => {
  expect(folders().sort()).toEqual(DRAWABLE.toSorted());
});

test.each(LANGUAGES)('a card in %s is whole', (language) => {
  const { games, title, description } = texts(language);
  expect(Object.keys(games).sort()).toEqual(DRAWABLE.toSorted());
  for (const card of Object.values(games)) {
    expect(card.invitation.split('NAME')).toHaveLength(2);
    expect(card.invitation).toContain(card.title);
    expect(card.description.length).toBeLessThan(200);
  }
  expect(title && description).not.toBe('');
});
