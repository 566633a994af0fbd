// How much the first load of the page weighs, compressed: the front page, the reader's language, fonts. Fails above the budget.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const BUDGET = 170_000;
const dist = join(import.meta.dirname, '../dist');
const assets = readdirSync(join(dist, 'assets'));
const read = (name) => readFileSync(join(dist, name));

/** Files that another names in its text, so that the browser loads them with it: static imports, styles. */
function needs(name, seen) {
  if (seen.has(name)) return;
  seen.add(name);
  const text = read(name).toString();
  const statics = text.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g);
  for (const [, other] of statics) needs(`assets/${other}`, seen);
  if (name.endsWith('.html'))
    for (const [, other] of text.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)) needs(other, seen);
}

const first = new Set();
needs('index.html', first);
// The table is where people go first; its chunk, one language and the fonts belong to the first load.
for (const name of assets) {
  if (/^Table-.*\.(js|css)$/.test(name)) needs(`assets/${name}`, first);
  if (/\.woff2$/.test(name)) first.add(`assets/${name}`);
}
const shell = assets
  .filter((name) => /^shell-.*\.js$/.test(name))
  .sort((a, b) => read(`assets/${b}`).length - read(`assets/${a}`).length)[0];
if (shell) first.add(`assets/${shell}`);
first.add('icon.svg');

let total = 0;
for (const name of [...first].sort()) {
  const bytes = read(name);
  const size = name.endsWith('.woff2')
    ? bytes.length
    : Math.min(gzipSync(bytes).length, brotliCompressSync(bytes).length);
  total += size;
  console.log(`${String(size).padStart(7)}  ${name}`);
}
console.log(`${String(total).padStart(7)}  first load, compressed; at most ${BUDGET}`);
if (total > BUDGET) process.exit(1);
