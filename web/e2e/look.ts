// Looks at a screen from all sides that a device has, in light and dark, and on a phone in every language: axe looks at it,
// nothing scrolls sideways, no text is cut off; also where words are longer than in any language, and nothing is said past
// the catalogues. With SCREENS=DIR it keeps a picture of each, and of every language on a desk, too.
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { LANGUAGES, PSEUDO, speak, visit } from './languages';
import { leftovers, misfits, violations } from './measure';

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
const pictures = process.env.SCREENS;

/**
 * A screen from all sides; or only from the last, which is enough for what differs from another one in little more than its
 * words. In all languages; or only in the longest, where another story looks at each.
 */
export async function look(
  page: Page,
  name: string,
  sides: 'all' | 'one' = 'all',
  languages: 'all' | 'longest' = 'all',
): Promise<void> {
  const device = (page.viewportSize()?.width ?? 0) < SIZES.tablet.width ? 'phone' : 'desk';
  const looks = LOOKS[device];
  for (const { size, theme, axe } of sides === 'all' || pictures ? looks : looks.slice(-1)) {
    await page.setViewportSize(SIZES[size]);
    await page.emulateMedia({ colorScheme: theme });
    await examine(page, `${name}-${size}-${theme}`);
    const rules = axe === 'colours' ? ['color-contrast'] : undefined;
    if (axe !== 'nothing')
      expect.soft(await violations(page, rules), `axe at ${name}, ${size}, ${theme}`).toEqual([]);
  }
  // What fits a phone fits a desk; and the words that are longer than any are looked at on both.
  const each = languages === 'all' && (device === 'phone' || pictures);
  for (const language of each ? LANGUAGES.filter((language) => language !== 'en') : []) {
    await speak(page, language);
    await examine(page, `${name}-${looks.at(-1)?.size}-${language}`);
  }
  await speak(page, 'en');
  await visit(page, PSEUDO);
  for (const { size } of looks.filter(({ axe }) => axe === 'everything')) {
    await page.setViewportSize(SIZES[size]);
    await examine(page, `${name}-${size}-${PSEUDO}`);
    expect.soft(await leftovers(page), `past the catalogues at ${name}`).toEqual([]);
  }
  await visit(page, null);
}

async function examine(page: Page, name: string): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  if (pictures) await page.screenshot({ path: join(pictures, `${name}.png`) });
  expect.soft(await misfits(page), name).toEqual([]);
}
