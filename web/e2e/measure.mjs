// What is measured within the page.

/** Sums up how much the page moves by itself, from the first moment on. */
export const SHIFTS = `
  window.shifts = { sum: 0, moved: [] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput) continue;
      window.shifts.sum += entry.value;
      for (const { node } of entry.sources) window.shifts.moved.push(node?.className || node?.nodeName || '?');
    }
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** The texts that are cut off or stick out of their boxes. Runs in the page. */
export function cut() {
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.data.trim();
    const parent = node.parentElement;
    if (!words || parent.closest('.hidden, option, script, noscript, title') || !parent.checkVisibility())
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const fault = whatIsWrong(parent, [...range.getClientRects()]);
    if (fault) found.add(`“${words.slice(0, 40)}” ${fault}`);
  }
  return [...found];

  function whatIsWrong(parent, boxes) {
    let scrolls = false;
    for (let at = parent; at && at !== document.body; at = at.parentElement) {
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
    const out = boxes.some(({ left, right, width }) => width > 0 && (left < -1 || right > innerWidth + 1));
    return out && !parent.closest('[class~=skip]') ? 'sticks out of the window' : null;
  }
}
