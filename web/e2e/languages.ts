// The languages as the stories find them: in the list of the page.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Catalogue } from './catalogue';

const LIST = join(import.meta.dirname, '../src/lib/i18n/languages.json');

/** A line of it. */
interface Listed {
  code: string;
  name: string;
  readBy: string | null;
}

export const NAMES: readonly Listed[] = JSON.parse(readFileSync(LIST, 'utf8'));
export const LANGUAGES: readonly string[] = NAMES.map(({ code }) => code);

/** English that is not: longer, and in brackets. */
export const PSEUDO = 'en-XA';

/** What the page tells about how good the words of a language are. */
export function note(language: string): string {
  const catalogue = new Catalogue(language);
  const reader = NAMES.find(({ code }) => code === language)?.readBy;
  return reader ? catalogue.message('language-read', { reader }) : catalogue.message('language-unread');
}

/** As if another window had changed the language. */
export async function speak(page: Page, language: string): Promise<void> {
  // The rules in short come by themselves.
  const hasRules = (await page.locator('details[lang]').count()) > 0;
  await page.evaluate((language) => {
    const key = 'pyramidion.settings';
    const settings = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...settings, language }));
    dispatchEvent(new StorageEvent('storage', { key }));
  }, language);
  await page.locator(`html[lang=${language}]`).waitFor();
  if (hasRules) await page.locator(`details[lang=${language}]`).first().waitFor();
}

/** As if the reader had come to this place by a link that asks for the language; or, with null, by one that does not. */
export async function visit(page: Page, language: string | null): Promise<void> {
  await page.evaluate((language) => {
    history.replaceState(history.state, '', `?language=${language ?? ''}${location.hash}`);
    dispatchEvent(new PopStateEvent('popstate'));
  }, language);
  await page.locator(language ? `html[lang=${language}]` : `html:not([lang=${PSEUDO}])`).waitFor();
}
