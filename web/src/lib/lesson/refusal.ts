// Why the rules forbid something, as a sentence.
import type { Say } from '../board/contract';
import type { Refused } from '../connection/http';
import { known, language, t } from '../i18n/index.svelte';
import { refusal as refusalSentence, sentence, why } from '../ui/sentences';

/** As a table says it. */
export function explained(refused: Refused, game: string, say: Say): string {
  const { code, message, rule } = refused;
  // The server's own words say more, but only in English, and not where they are about notation.
  if (code === 'illegal' && language() === 'en' && message && !message.includes('`'))
    return sentence(message, (seat) => say.player(seat));
  const id = why(game, rule);
  return id && known(id) ? t(id) : refusalSentence(refused);
}
