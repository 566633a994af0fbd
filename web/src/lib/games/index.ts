// The games that the page can draw. Each loads when it is needed.
import type { GameModule } from '../board/contract';

export const GAMES = ['pyramidis', 'sakkara', 'sphinx', 'piramido'] as const;
export type GameName = (typeof GAMES)[number];

const modules: Record<GameName, () => Promise<{ default: unknown }>> = {
  pyramidis: () => import('./pyramidis'),
  sakkara: () => import('./sakkara'),
  sphinx: () => import('./sphinx'),
  piramido: () => import('./piramido'),
};

export function isGame(name: string): name is GameName {
  return (GAMES as readonly string[]).includes(name);
}

/** The module of a game. Its views, plans and events are its own affair from here on. */
export async function load(name: string): Promise<GameModule> {
  if (!isGame(name)) throw new Error(`found the game ${name}, expected one of ${GAMES.join(', ')}`);
  return (await modules[name]()).default as GameModule;
}
