// Taking the games of this browser to another device: all of them as a file, the running ones as a link. Both carry the
// keys to one's seats; in a link they stand behind the #, which browsers keep to themselves.
import { held, keep, recent, type Held, type KnownTable } from './keyring';

/** What the file says that it is. */
const KIND = 'pyramidion-games';
const TABLE = /^[0-9A-Za-z_-]{1,64}$/;
const SECRET = /^[0-9a-f]{32}$/;
/** So many running games fit a link that can be scanned. */
const MOST_IN_A_LINK = 12;

type Brought = Record<string, Held>;

/** All games of this browser as the text of a file. */
export function gamesAsText(): string {
  const tables = recent().map(({ table, ...known }) => [table, known] as const);
  return `${JSON.stringify({ kind: KIND, tables: Object.fromEntries(tables) })}\n`;
}

/** The games that a file brings; null if it is not one of ours. */
export function gamesFromText(text: string): Brought | null {
  try {
    const read = JSON.parse(text) as { kind?: unknown; tables?: unknown };
    if (read.kind !== KIND || typeof read.tables !== 'object' || read.tables === null) return null;
    return sound(Object.entries(read.tables));
  } catch {
    return null;
  }
}

/** The running games that a link can carry, the last one first. */
export function forLink(): KnownTable[] {
  const running = recent().filter(
    ({ tokens, over, elsewhere }) => Object.keys(tokens).length > 0 && !over && !elsewhere,
  );
  return running.slice(0, MOST_IN_A_LINK);
}

/** What stands behind the # of a link that carries these games. */
export function gamesAsHash(games: readonly KnownTable[]): string {
  const part = ({ table, tokens }: KnownTable) =>
    [table, ...Object.entries(tokens).map(([seat, token]) => `${seat}:${token}`)].join(',');
  return `#games=${games.map(part).join(';')}`;
}

/** The games that a link brings; null if it brings none. */
export function gamesFromHash(hash: string): Brought | null {
  const text = new URLSearchParams(hash.slice(1)).get('games');
  if (!text) return null;
  const games = text.split(';').map((part): [string, unknown] => {
    const [table = '', ...tokens] = part.split(',');
    return [table, { tokens: Object.fromEntries(tokens.map((token) => token.split(':'))), at: Date.now() }];
  });
  return sound(games);
}

/** Takes games over that this browser does not have, and keys that it lacks; says how many that were. */
export function takeOver(games: Brought): number {
  let taken = 0;
  for (const [table, { tokens, ...known }] of Object.entries(games)) {
    const { tokens: own, ...here } = held(table);
    if (here.at > 0 && Object.keys(tokens).every((seat) => own[seat])) continue;
    keep(table, { ...known, ...here, tokens: { ...tokens, ...own } }, Math.max(here.at, known.at));
    taken++;
  }
  return taken;
}

/** Only what can be a table and its keys; null if nothing of it is. */
function sound(games: readonly [string, unknown][]): Brought | null {
  const good = games.filter((game): game is [string, Held] => {
    const known = game[1] as Partial<Held> | null;
    if (!TABLE.test(game[0]) || typeof known?.at !== 'number' || typeof known.tokens !== 'object')
      return false;
    return Object.values(known.tokens).every((token) => SECRET.test(token));
  });
  return good.length > 0 ? Object.fromEntries(good) : null;
}
