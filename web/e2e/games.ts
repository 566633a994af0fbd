// The games as the stories find them: by their folders, since tests are declared before a server can be asked. One
// story sees to it that the server lists the same.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const FOLDER = join(import.meta.dirname, '../src/lib/games');

export const GAMES: readonly string[] = readdirSync(FOLDER).filter((name) =>
  existsSync(join(FOLDER, name, 'index.ts')),
);

/** How the stories play a game: so that it ends in reasonable time, and is worth a picture. */
export interface MatchPlan {
  /** The bot to play against. */
  level: number;
  /** Whether actions are played without asking again. */
  atOnce: boolean;
  /** Whether the second player, or the only one against a bot, points at anything instead of following hints. */
  wander: boolean;
  /** Whether something on the board can be dragged. */
  drags: boolean;
  /** A short game for two in the game's folder, where the one that the playthroughs have is long: it is entered tap by tap. */
  record: string | null;
  /** How many actions of one player lead into the middle of a game, where it is looked at: it goes on after them. */
  middle: number;
  /** What the README shows of it, on a desk and on a phone. */
  pictures: { desk: Picture; phone: Picture };
}

export interface Picture {
  /** How many actions have been played. */
  actions: number;
  theme: 'light' | 'dark';
}

const USUAL: MatchPlan = {
  level: 2,
  atOnce: false,
  wander: false,
  drags: true,
  record: null,
  middle: 4,
  pictures: { desk: { actions: 9, theme: 'light' }, phone: { actions: 8, theme: 'dark' } },
};

/** As the game's folder says in `e2e/match.ts`, if it says anything. */
export async function matchPlan(game: string): Promise<MatchPlan> {
  const file = join(FOLDER, game, 'e2e/match.ts');
  if (!existsSync(file)) return USUAL;
  const { default: plan } = (await import(pathToFileURL(file).href)) as { default: Partial<MatchPlan> };
  return { ...USUAL, ...plan };
}
