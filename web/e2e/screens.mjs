// Every screen in light and dark, on a phone, a tablet and a desk: axe looks at each, nothing scrolls sideways, and pictures are taken if
// somebody wants to look.
import { axe, expect, person } from './browser.mjs';

const SIZES = {
  phone: { width: 390, height: 844 },
  small: { width: 360, height: 740 },
  tablet: { width: 820, height: 1180 },
  desk: { width: 1440, height: 900 },
};
const GAMES = ['pyramidis', 'sakkara', 'sphinx', 'piramido'];

const plain = {
  front: '/',
  new: '/new/sphinx',
  lobby: '/lobby',
  rules: '/rules/sakkara',
  settings: '/settings',
  licences: '/licences',
  nowhere: '/t/zzzzzzzzzzzzzzzz',
};

/** The screens, each as a story that takes a picture if `path` says where. */
export function screens(path) {
  const look =
    (size, colorScheme) =>
    async ({ browser, url }) => {
      const { page, context, errors } = await person(browser, url, { viewport: SIZES[size], colorScheme });
      const check = async (name) => {
        await page.waitForTimeout(150);
        if (path)
          await page.screenshot({
            path: path(`${name}-${size}-${colorScheme}.png`),
            fullPage: name === 'front' || name === 'rules',
          });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide <= 0, `${name} to be no wider than the window, found ${wide} px more`);
        await axe(page);
      };
      for (const [name, place] of Object.entries(plain)) {
        await page.goto(url + place);
        await page.locator('h1').first().waitFor();
        await check(name);
      }
      for (const game of GAMES) {
        await page.goto(url);
        await page.locator(`article[data-game=${game}] button`).click();
        await page.locator('.board').waitFor();
        await page.waitForTimeout(400);
        await check(`table-${game}`);
      }
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      await check('share');
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      await check('help');
      await page.keyboard.press('Escape');
      await page.goto(`${url}/new/pyramidis`);
      await page.getByRole('button', { name: 'Set up the table' }).click();
      await page.locator('.invite').waitFor();
      await check('waiting');
      const other = errors.filter((error) => !error.includes('404'));
      expect(other.length === 0, `no errors, found ${other.join('\n')}`);
      await context.close();
    };
  const sizes = Object.keys(SIZES).flatMap((size) => ['light', 'dark'].map((theme) => [size, theme]));
  return Object.fromEntries(sizes.map(([size, theme]) => [`screens: ${size}, ${theme}`, look(size, theme)]));
}
