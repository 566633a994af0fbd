// Looks at a screen from all sides that a device has, in light and dark and in every language: axe looks at it, nothing
// scrolls sideways, no text is cut off. With SCREENS=DIR it keeps a picture of each.
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { misfits, violations } from './measure';

const SIZES = {
  small: { width: 360, height: 740 },
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desk: { width: 1440, height: 900 },
};

interface Look {
  size: keyof typeof SIZES;
  theme: 'light' | 'dark';
  /** What axe is asked: everything, colours alone, or nothing where another size has the same order. */
  axe: 'everything' | 'colours' | 'nothing';
}

const LOOKS: Record<'desk' | 'phone', Look[]> = {
  desk: [
    { size: 'desk', theme: 'dark', axe: 'colours' },
    { size: 'tablet', theme: 'light', axe: 'everything' },
    { size: 'desk', theme: 'light', axe: 'everything' },
  ],
  phone: [
    { size: 'phone', theme: 'dark', axe: 'colours' },
    { size: 'phone', theme: 'light', axe: 'nothing' },
    { size: 'small', theme: 'light', axe: 'everything' },
  ],
};
const LANGUAGES = ['fr', 'de'] as const;
const pictures = process.env.SCREENS;

/** A screen from all sides; or only from the last, which is enough for what differs from another one in little more than its words. */
export async function look(page: Page, name: string, sides: 'all' | 'one' = 'all'): Promise<void> {
  const looks = LOOKS[(page.viewportSize()?.width ?? 0) < SIZES.tablet.width ? 'phone' : 'desk'];
  for (const { size, theme, axe } of sides === 'all' || pictures ? looks : looks.slice(-1)) {
    await page.setViewportSize(SIZES[size]);
    await page.emulateMedia({ colorScheme: theme });
    await examine(page, `${name}-${size}-${theme}`);
    const rules = axe === 'colours' ? ['color-contrast'] : undefined;
    if (axe !== 'nothing')
      expect.soft(await violations(page, rules), `axe at ${name}, ${size}, ${theme}`).toEqual([]);
  }
  for (const language of LANGUAGES) {
    await speak(page, language);
    await examine(page, `${name}-${looks.at(-1)?.size}-${language}`);
  }
  await speak(page, 'en');
}

async function examine(page: Page, name: string): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  if (pictures) await page.screenshot({ path: join(pictures, `${name}.png`) });
  expect.soft(await misfits(page), name).toEqual([]);
}

/** As if another window had changed the language. */
async function speak(page: Page, language: 'en' | (typeof LANGUAGES)[number]): Promise<void> {
  await page.evaluate((language) => {
    const key = 'pyramidion.settings';
    const settings = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...settings, language }));
    dispatchEvent(new StorageEvent('storage', { key }));
  }, language);
  await page.locator(`html[lang=${language}]`).waitFor();
}
