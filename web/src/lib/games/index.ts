// The games that the page can draw: one folder each, found by its name. Nothing outside a folder names a game.
// What is needed before a game is loaded is its meta.ts; everything else loads when somebody goes there.
import type { GameMeta, GameModule } from '../board/contract';
import { Refused } from '../connection/http';

const metas = import.meta.glob<GameMeta>('./*/meta.ts', { eager: true, import: 'default' });
const modules = import.meta.glob<GameModule>('./*/index.ts', { import: 'default' });

/** The games that the page can draw, by their folders. */
export const DRAWABLE: readonly string[] = Object.keys(metas).map((path) => path.split('/')[1] ?? '');

export function isDrawable(game: string): boolean {
  return DRAWABLE.includes(game);
}

/** What is known of a game before it is loaded; nothing for one that the page cannot draw. */
export function meta(game: string): GameMeta | undefined {
  return metas[`./${game}/meta.ts`];
}

/** The module of a game. Its views, plans and events are its own affair from here on. */
export async function load(game: string): Promise<GameModule> {
  const module = modules[`./${game}/index.ts`];
  if (!module)
    throw new Refused('undrawable', `found the game ${game}, expected one of ${DRAWABLE.join(', ')}`);
  return module();
}
