// The catalogues of a language, for the page: one module for each language (`i18n/LANGUAGE/shell.ftl?catalogues`) that has what
// is said before a game is loaded, and knows where the rest is. So the first load has one language's texts, and the names of
// no other language's files.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { folders, LIB } from './folders.ts';

/** What the page never says: the terminal and printed sheets do. */
const ELSEWHERE = ['terminal', 'print'];

/** Files by the name under which the page asks for them. */
type Named = Record<string, string[]>;

/** Where everything that the page says in a language stands. */
export function catalogues(language: string): { first: string[]; later: Named } {
  const shell = join(LIB, 'i18n', language);
  const own = readdirSync(shell).map((file) => basename(file, '.ftl'));
  const parts = own.filter((name) => name !== 'shell' && !ELSEWHERE.includes(name));
  const games = folders();
  const of = (game: string, ...files: string[]) =>
    files.map((file) => join(LIB, 'games', game, file)).filter((path) => existsSync(path));
  return {
    first: [join(shell, 'shell.ftl'), ...games.flatMap((game) => of(game, `meta.${language}.ftl`))],
    later: {
      ...Object.fromEntries(parts.map((name) => [name, [join(shell, `${name}.ftl`)]])),
      ...Object.fromEntries(
        games.flatMap((game) => [
          [`${game}/table`, of(game, `${language}.ftl`, `refusals.${language}.ftl`)],
          [`${game}/lesson`, of(game, `lesson.${language}.ftl`)],
        ]),
      ),
    },
  };
}

/** Imports of the texts of these files, and their names. */
function imports(paths: readonly string[]): { lines: string[]; names: string[] } {
  const lines = paths.map((path, at) => `import part${at} from ${JSON.stringify(`${path}?raw`)};`);
  return { lines, names: paths.map((_, at) => `part${at}`) };
}

export function languageModules(): Plugin {
  return {
    name: 'catalogues',
    enforce: 'pre',
    load(id) {
      const [path = '', query] = id.split('?');
      // What is written for translators is not for readers.
      if (path.endsWith('.ftl') && query === 'raw')
        return `export default ${JSON.stringify(readFileSync(path, 'utf8').replace(/^(#.*)?\n/gm, ''))}`;
      // What a table needs comes in one file.
      const [, game, of] = /\/games\/([\w-]+)\/([\w-]+)\.ftl\?table$/.exec(id) ?? [];
      if (game && of) {
        const { lines, names } = imports(catalogues(of).later[`${game}/table`] ?? []);
        return {
          code: [...lines, `export default ${names.join(' + ')};`].join('\n'),
          moduleType: 'js',
        };
      }
      const [, language] = /\/i18n\/([\w-]+)\/shell\.ftl\?catalogues$/.exec(id) ?? [];
      if (!language) return null;
      const { first, later } = catalogues(language);
      const { lines, names } = imports(first);
      const parts = Object.entries(later).flatMap(([name, [path]]) => {
        const query = name.endsWith('/table') ? 'table' : 'raw';
        return path ? `${JSON.stringify(name)}: () => import(${JSON.stringify(`${path}?${query}`)}),` : [];
      });
      const code = [
        ...lines,
        `export const first = [${names.join(', ')}];`,
        'export const later = {',
        ...parts,
        '};',
      ].join('\n');
      return { code, moduleType: 'js' };
    },
  };
}
