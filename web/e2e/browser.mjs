// Chromium, a page in it that fails on every error, and axe.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const PLACES = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const QUIET = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** Machines are slow sometimes; people are patient with a failing test, not with a wrong one. */
export const PATIENCE = 60_000;

export function launch() {
  const executablePath = PLACES.find((place) => place && existsSync(place));
  if (!executablePath)
    throw new Error('found no Chromium, expected Debian’s package chromium or its path in CHROMIUM');
  return chromium.launch({ executablePath, args: QUIET });
}

/** A person at their own browser. Anything the console calls an error, and any request to another host, is one. */
export async function person(browser, url, options = {}) {
  const context = await browser.newContext({ locale: 'en', reducedMotion: 'reduce', ...options });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (!['data:', 'blob:'].includes(protocol) && origin !== new URL(url).origin)
      errors.push(`a request to ${origin}`);
  });
  return {
    page,
    context,
    errors,
    async leave() {
      await context.close();
      if (errors.length > 0) throw new Error(errors.join('\n'));
    },
  };
}

const AXE = readFileSync(join(import.meta.dirname, '../node_modules/axe-core/axe.min.js'), 'utf8');
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fails with what axe finds on the page; `rules` are all of WCAG 2.2 AA unless told. */
export async function axe(page, rules = null) {
  // The policy of the page allows no script tags with text; evaluate goes past it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(
    (runOnly) => window.axe.run(document, { resultTypes: ['violations'], runOnly }),
    rules ?? LEVELS,
  );
  const lines = found.violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes
        .slice(0, 4)
        .map((node) => `    ${node.target.join(' ')} — ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`)
        .join('\n')}`,
  );
  if (lines.length > 0) throw new Error(`axe at ${page.url()}:\n${lines.join('\n')}`);
}

export function expect(truth, words) {
  if (!truth) throw new Error(`expected ${words}`);
}
