// What is measured on a page: what axe finds, what is wider than the window, which texts are cut off, how much moves by
// itself, and what is said past the catalogues.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { Catalogue } from './catalogue';

const AXE = readFileSync(join(import.meta.dirname, '../node_modules/axe-core/axe.min.js'), 'utf8');
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The house, people, the computer's as they are remembered, and what browsers join lists and count time with. */
const NAMES = [
  'Pyramidion|Anna|Ben|Eve|Guest|Player|English|and|seconds?|minutes?',
  ...[...new Catalogue('en').text.matchAll(/^bot-\d-\d = (\w+)$/gm)].map(([, name]) => name),
].join('|');

/** What axe finds; by default by all rules of WCAG 2.2 AA. */
export async function violations(page: Page, rules: readonly string[] = LEVELS): Promise<string[]> {
  // The policy of the page allows no script tags with text; evaluate goes past it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(
    (runOnly) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      return axe.run(document, { resultTypes: ['violations'], runOnly }) as Promise<AxeResults>;
    },
    [...rules],
  );
  return found.violations.map(({ id, help, nodes }) => {
    const lines = nodes.slice(0, 4).map(({ target, failureSummary }) => {
      return `    ${target.join(' ')} — ${failureSummary?.split('\n')[1]?.trim() ?? ''}`;
    });
    return [`${id}: ${help}`, ...lines].join('\n');
  });
}

/** What sticks out of the window or is cut off. */
export async function misfits(page: Page): Promise<string[]> {
  const width = page.viewportSize()?.width ?? 0;
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  const cut = await page.evaluate(cutTexts, width);
  const covered = await page.evaluate(coveredTexts);
  return [...(wide > width ? [`it is ${wide - width} px wider than the window`] : []), ...cut, ...covered];
}

/** What is said in English that is not, and comes from no catalogue. What is in another language says so. */
export async function leftovers(page: Page): Promise<string[]> {
  return page.evaluate(plainTexts, NAMES);
}

export interface Shifts {
  sum: number;
  moved: string[];
}

/** Sums up how much the page moves by itself, from the first moment on. */
export async function countShifts(page: Page): Promise<() => Promise<Shifts>> {
  await page.addInitScript(() => {
    const shifts: Shifts = { sum: 0, moved: [] };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        shifts.sum += entry.value;
        for (const { node } of entry.sources)
          shifts.moved.push((node instanceof Element && node.getAttribute('class')) || node?.nodeName || '?');
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts);
}

/** As Chromium tells it; the types of the DOM do not know it yet. */
interface LayoutShift extends PerformanceEntry {
  hadRecentInput: boolean;
  value: number;
  sources: { node: Node | null }[];
}

/** The texts that are cut off or stick out of their boxes. Runs in the page. */
function cutTexts(windowWidth: number): string[] {
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent?.trim();
    const parent = node.parentElement;
    if (!words || !parent?.checkVisibility()) continue;
    // What is inert is a drawing: a diagram may show a part of a board.
    if (parent.closest('.hidden, [inert], option, script, noscript, title')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const fault = whatIsWrong(parent, [...range.getClientRects()]);
    if (fault) found.add(`“${words.slice(0, 40)}” ${fault}`);
  }
  return [...found];

  function whatIsWrong(parent: Element, boxes: DOMRect[]): string | null {
    let scrolls = false;
    for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(at);
      const inside = at instanceof SVGElement && at.ownerSVGElement !== null;
      if (inside || display === 'inline' || display === 'contents') continue;
      const box = at.getBoundingClientRect();
      // What lies further down in a list can be scrolled to; nothing is to be scrolled sideways.
      scrolls ||= /auto|scroll/.test(overflowY);
      const clips = overflowX !== 'visible' || at instanceof SVGElement;
      const nearest = at === parent || (at.children.length === 0 && !(at instanceof SVGElement));
      if (!clips && !nearest) continue;
      if (scrolls && boxes.every(({ top, bottom }) => bottom < box.top || top > box.bottom)) return null;
      for (const { left, right, top, bottom, width } of boxes) {
        const aside = Math.max(box.left - left, right - box.right);
        const above = clips && !scrolls ? Math.max(box.top - top, bottom - box.bottom) : 0;
        // Lines are taller than their letters.
        if (width > 0 && (aside > 1.5 || above > 5))
          return `sticks ${Math.ceil(Math.max(aside, above))} px out of ${at.tagName.toLowerCase()}.${at.getAttribute('class') ?? ''}`;
      }
    }
    const out = boxes.some(({ left, right, width }) => width > 0 && (left < -1 || right > windowWidth + 1));
    return out && !parent.closest('[class~=skip]') ? 'sticks out of the window' : null;
  }
}

/** The words of buttons and links on which another button lies, or another's words. Runs in the page. */
function coveredTexts(): string[] {
  const found = new Set<string>();
  const CONTROLS = 'button, a, label, summary, [role=tab]';
  const scope = document.querySelector('dialog[open]') ?? document.body;
  for (const control of scope.querySelectorAll(CONTROLS)) {
    if (!control.checkVisibility({ opacityProperty: true })) continue;
    if (control.closest('.hidden, .skip, [inert], svg')) continue;
    const range = document.createRange();
    range.selectNodeContents(control);
    for (const { left, right, top, bottom, width } of range.getClientRects()) {
      if (width < 4) continue;
      for (const x of [left + 2, (left + right) / 2, right - 2]) {
        const upper = document.elementFromPoint(x, (top + bottom) / 2)?.closest(CONTROLS);
        if (!upper || upper === control || control.contains(upper) || upper.contains(control)) continue;
        if (isOver(upper, control) || !shows(control, x, (top + bottom) / 2)) continue;
        const words = (of: Element) => (of.textContent.trim() || of.getAttribute('aria-label'))?.slice(0, 30);
        found.add(`“${words(upper)}” lies on “${words(control)}”`);
      }
    }
  }
  return [...found];

  /** What was opened over the page covers it. */
  function isOver(upper: Element, lower: Element): boolean {
    for (let at: Element | null = upper; at && !at.contains(lower); at = at.parentElement)
      if (/absolute|fixed|sticky/.test(getComputedStyle(at).position)) return true;
    return false;
  }

  /** Whether it is not scrolled away there. */
  function shows(control: Element, x: number, y: number): boolean {
    for (let at: Element | null = control; at && at !== document.body; at = at.parentElement) {
      const box = at.getBoundingClientRect();
      const inside = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
      if (!inside && getComputedStyle(at).overflowY !== 'visible') return false;
    }
    return true;
  }
}

/** The texts and the names for those who hear that have words outside of brackets. Runs in the page. */
function plainTexts(names: string): string[] {
  const found = new Set<string>();
  const known = new RegExp(`\\b(${names})\\b`, 'g');
  const spoken = document.documentElement.lang;
  const check = (words: string | null, at: Element) => {
    // What is inside of what was said is an argument, and was said before.
    let rest = words ?? '';
    for (let before = ''; before !== rest;) [before, rest] = [rest, rest.replace(/\[[^[\]]*\]/g, '')];
    if (/\p{L}{2}/u.test(rest.replace(known, '')))
      found.add(
        `“${(words ?? '').trim().slice(0, 60)}” in ${at.tagName.toLowerCase()}.${at.getAttribute('class') ?? ''}`,
      );
  };
  for (const at of document.querySelectorAll('body *')) {
    if (at.closest('[lang]')?.getAttribute('lang') !== spoken || at.closest('[translate=no]')) continue;
    // What was announced has been heard, and is not said again.
    if (!at.checkVisibility() || at.closest('script, noscript, [inert], time, [aria-live]')) continue;
    for (const node of at.childNodes) if (node.nodeType === Node.TEXT_NODE) check(node.textContent, at);
    for (const name of ['aria-label', 'title', 'alt', 'placeholder']) check(at.getAttribute(name), at);
  }
  check(document.title, document.head);
  return [...found];
}
