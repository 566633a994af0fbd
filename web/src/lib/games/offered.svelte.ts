// The games that the server offers, in its order. Until it has answered, and when it cannot be reached: those that the
// page can draw.
import { known, t } from '../i18n/index.svelte';
import { fetchGames, Refused } from '../connection/http';
import type { GameInfo } from '../protocol';
import { DRAWABLE } from '.';

class Offered {
  infos = $state.raw<readonly GameInfo[] | null>(null);
  /** Why there is no list. */
  refusal = $state.raw<Refused['code'] | null>(null);
  readonly games: readonly string[] = $derived(this.infos?.map(({ name }) => name) ?? DRAWABLE);

  /** Asks the server, if it has not answered yet. */
  async ask(): Promise<void> {
    try {
      this.infos = await fetchGames();
      this.refusal = null;
    } catch (error) {
      this.refusal = Refused.from(error).code;
    }
  }

  /** What the server says about a game. */
  info(game: string): GameInfo | null {
    return this.infos?.find(({ name }) => name === game) ?? null;
  }
}

export const offered = new Offered();

/** What a game is called: in the reader's language, or as the server calls it if the page has no folder for it. */
export function gameTitle(game: string): string {
  const id = `${game}-title`;
  return known(id) ? t(id) : (offered.info(game)?.title ?? game);
}
