// @vitest-environment happy-dom
// What the page tells about how good the words of a language are.
import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { chooseLanguage, language, speak, speakOf, t } from '../src/lib/i18n/index.svelte';
import { visitIn } from '../src/lib/i18n/visit.svelte';
import LanguageNote from '../src/lib/ui/LanguageNote.svelte';
import { settings } from '../src/lib/ui/settings.svelte';

vi.mock('../src/lib/i18n/languages.json', () => ({
  default: [
    { code: 'en', name: 'English', readBy: null },
    { code: 'sv', name: 'Svenska', readBy: 'Selma Lagerlöf' },
  ],
}));

afterEach(() => {
  cleanup();
  chooseLanguage('auto');
});

test.each([
  ['en', 'language-unread'],
  ['sv', 'language-read'],
])('%s: %s', async (chosen, id) => {
  chooseLanguage(chosen);
  await speak(language());
  await speakOf('languages');
  render(LanguageNote);
  const words = t(id, { reader: 'Selma Lagerlöf' });
  expect(words).not.toBe(id);
  expect(await screen.findByText(words, { exact: false })).toBeDefined();
});

test('a language that a link asked for is kept, and the reader stays at the note', async () => {
  visitIn('sv');
  await speak(language());
  const { container } = render(LanguageNote);
  (await screen.findByText(t('language-keep'))).click();
  expect(settings.language).toBe('sv');
  await tick();
  const note = container.querySelector('[data-language-note]');
  expect(note?.querySelector('button')).toBeNull();
  expect(document.activeElement).toBe(note);
});
