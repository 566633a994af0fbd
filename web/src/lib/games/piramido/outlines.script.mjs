// Writes outlines.ts: the seven hieroglyphs as they stand in crates/reels/src/signs.rs, their one source.
// Run in web/: node src/lib/games/piramido/outlines.script.mjs
import { readFileSync, writeFileSync } from 'node:fs';

const source = readFileSync('../crates/reels/src/signs.rs', 'utf8');
const LETTERS = { ANKH: 'K', EYE: 'E', SCARAB: 'S', FALCON: 'F', LOTUS: 'L', SUN: 'U', WATER: 'W' };
const paths = new Map(
  [...source.matchAll(/const ([A-Z]+): &str = "([^"]*)"/g)].map(([, name, path]) => [
    name,
    path.replace(/\\\s*\n\s*/g, ''),
  ]),
);
const signs = [...source.matchAll(/Outline \{ path: ([A-Z]+), pigment: "(#[0-9a-f]{6})" \}/g)];
const lines = signs.map(([, name, pigment]) => {
  const path = paths.get(name);
  const letter = LETTERS[name];
  if (!path || !letter) throw new Error(`found the sign ${name}, expected one of ${Object.keys(LETTERS)}`);
  return `  ${letter}: {\n    path: '${path}',\n    pigment: '${pigment}',\n  },`;
});
const text = `// The seven hieroglyphs, 100 by 100, to be filled by the even-odd rule.
// Made from crates/reels/src/signs.rs by outlines.script.mjs: change them there.
import type { Sign } from './types';

export const OUTLINES: Record<Sign, { path: string; pigment: string }> = {
${lines.join('\n')}
};
`;
const out = process.argv[2] ?? 'src/lib/games/piramido/outlines.ts';
writeFileSync(out, text);
