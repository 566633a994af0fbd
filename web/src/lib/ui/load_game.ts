// What has to be there before a game can be drawn: its module, where everything lies on its board, and its words.
import type { GameModule } from '../board/contract';
import { fetchPlan } from '../connection/http';
import { load } from '../games';
import { language, speak } from '../i18n/index.svelte';

/** A game that can be drawn. */
export interface LoadedGame {
  name: string;
  module: GameModule;
  plan: unknown;
}

export async function loadGame(name: string, seats: readonly string[]): Promise<LoadedGame> {
  const [module, plan] = await Promise.all([load(name), fetchPlan(name, seats), speak(language(), name)]);
  return { name, module, plan };
}
