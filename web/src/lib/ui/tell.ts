// What happened, as sentences in the reader's language.
import type { GameModule, Say } from '../board/contract';
import { t } from '../i18n/index.svelte';
import type { Happened, Result, Told } from '../protocol';

export function sentences(events: readonly Told[], module: GameModule, say: Say): string[] {
  return events.flatMap((told) => module.words(told.data, say, told.text) ?? []);
}

/** What happened beside the game; nothing for what has its own place. */
export function note(happened: Happened, say: Say): string | null {
  switch (happened.what) {
    case 'played':
    case 'said':
      return null;
    case 'began':
      return t('note-began');
    case 'sat':
      return t('note-sat', { name: say.player(happened.seat) });
    case 'rose':
      return t('note-rose', { name: say.player(happened.seat) });
    case 'undone':
      return t('note-undone', { name: say.player(happened.seat), plies: happened.plies });
    case 'asked':
      return t(`note-asked-${happened.kind.what}`, { name: say.player(happened.seat) });
    case 'answered':
      return t(happened.yes ? 'note-agreed' : 'note-declined', { name: say.player(happened.seat) });
    case 'resigned':
      return t('note-resigned', { name: say.player(happened.seat) });
    case 'time-up':
      return t('note-time-up', { name: say.player(happened.seat) });
    case 'stood-in':
      return t('note-stood-in', { name: say.player(happened.seat), bot: t(`level-${happened.level}`) });
    case 'returned':
      return t('note-returned', { name: say.player(happened.seat) });
    case 'rematch':
      return t('note-rematch');
  }
}

/** How a game ended. */
export function outcome(result: Result, say: Say, looking: string | null): string {
  const { winners } = result;
  if (winners.length === 0) return t('result-draw');
  if (looking && winners.includes(looking)) return winners.length > 1 ? t('result-you-too') : t('result-you');
  return t('result-won', { names: list(winners.map((seat) => say.player(seat))), count: winners.length });
}

/** Names joined as the language does. */
export function list(names: readonly string[]): string {
  return new Intl.ListFormat(document.documentElement.lang, { type: 'conjunction' }).format(names);
}

/** The message that explains a rule: `why-sakkara-rulebook-moves` for `rulebook: Moves`. */
export function why(game: string, rule: string | null): string | null {
  return rule && `why-${game}-${rule.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
}

/** The server's reason as a sentence, with people's names for `p1`. */
export function sentence(reason: string, name: (seat: string) => string): string {
  const named = reason.replace(/\bp[1-4]\b/g, (seat) => name(seat) || seat);
  return `${named.charAt(0).toUpperCase()}${named.slice(1)}.`;
}
