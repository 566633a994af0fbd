// The page in a real browser: plays every game, by mouse and by keyboard, and looks at every screen; with --shots it keeps
// pictures of them.
// usage: node e2e/run.mjs URL [--shots DIR] [--only WORDS]; the server at URL must be empty and without limits.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from './browser.mjs';
import { manners } from './manners.mjs';
import { screens } from './screens.mjs';
import { stories } from './stories.mjs';

const [url = 'http://127.0.0.1:1988', ...flags] = process.argv.slice(2);
const flag = (name) => (flags.includes(name) ? flags[flags.indexOf(name) + 1] : null);
const shots = flag('--shots');
const only = flag('--only') ?? '';
if (shots) mkdirSync(shots, { recursive: true });

const browser = await launch();
let failed = 0;
for (const [name, story] of [
  ...Object.entries(stories),
  ...Object.entries(manners),
  ...Object.entries(screens(shots && ((file) => join(shots, file)))),
]) {
  if (!name.includes(only)) continue;
  const begun = Date.now();
  try {
    await story({ browser, url });
    console.log(`ok    ${name} (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
  } catch (error) {
    failed += 1;
    console.log(`FAIL  ${name}: ${error.stack ?? error}`);
  }
}
await browser.close();
process.exit(failed ? 1 : 0);
