// What is measured is found when it is wrong.
import { collectFaults, expect, test } from './fixtures';
import { PSEUDO } from './languages';
import { countShifts, leftovers, misfits, violations } from './measure';

test('a page that is too wide', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await misfits(page)).toEqual([]);
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<hr>'));
  await page.locator('hr').evaluate((line) => (line.style.width = `${innerWidth + 10}px`));
  expect(await misfits(page)).toContainEqual(expect.stringMatching(/^it is \d+ px wider than the window$/));
});

test('a text that is cut off', async ({ page }) => {
  await page.goto('/settings');
  const heading = page.getByRole('heading', { level: 1 });
  await heading.evaluate(({ style }) => Object.assign(style, { width: '2em', overflow: 'hidden' }));
  expect(await misfits(page)).toContainEqual(expect.stringMatching(/^“Settings” sticks \d+ px out of h1/));
});

test('what cannot be read, or has no name', async ({ page }) => {
  await page.goto('/settings');
  const words = page.getByText('Look before you leap');
  await words.waitFor();
  expect(await violations(page)).toEqual([]);
  await words.evaluate(({ style }) => Object.assign(style, { color: '#999', background: '#aaa' }));
  expect(await violations(page, ['color-contrast'])).toContainEqual(expect.stringMatching(/^color-contrast/));
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<input>'));
  const [one, other] = (await violations(page)).toSorted();
  expect(one).toMatch(/^color-contrast/);
  expect(other).toMatch(/^label/);
});

test('what is said past the catalogues', async ({ page }) => {
  await page.goto(`/settings?language=${PSEUDO}`);
  await page.locator('[data-language-note]').waitFor();
  expect(await leftovers(page)).toEqual([]);
  await page.evaluate(() =>
    document
      .querySelector('main')
      ?.insertAdjacentHTML('beforeend', '<p>Plain words</p><hr aria-label="A line">'),
  );
  expect(await leftovers(page)).toEqual([
    expect.stringMatching(/^“Plain words” in p/),
    expect.stringMatching(/^“A line” in hr/),
  ]);
});

test('a page that moves', async ({ page }) => {
  const shifts = await countShifts(page);
  await page.goto('/settings');
  const heading = page.getByRole('heading', { level: 1 });
  await heading.waitFor();
  await page.waitForTimeout(500);
  const before = (await shifts()).sum;
  await heading.evaluate(({ style }) => (style.paddingTop = '200px'));
  await expect.poll(async () => (await shifts()).sum).toBeGreaterThan(before + 0.02);
});

test('errors, and requests to another host', async ({ browser, baseURL }) => {
  const faults: string[] = [];
  const context = await browser.newContext();
  collectFaults(context, baseURL ?? '', faults);
  const page = await context.newPage();
  await page.goto('/settings');
  expect(faults).toEqual([]);
  await page.evaluate(() => console.error('said'));
  await page.evaluate(() => setTimeout(() => Promise.reject(new Error('thrown'))));
  await page.route('http://elsewhere.test/', (route) => route.fulfill({ status: 204 }));
  await page.goto('http://elsewhere.test/').catch(() => null);
  await expect
    .poll(() => faults.toSorted())
    .toEqual(['a request to http://elsewhere.test', 'said', 'thrown']);
  await context.close();
});

test.fail('a story in which there was an error', async ({ page }) => {
  await page.goto('/settings');
  await page.evaluate(() => console.error('said'));
});
