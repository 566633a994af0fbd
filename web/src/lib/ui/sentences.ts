// What happened, as sentences in the reader's language.
import type { GameModule, Say } from '../board/contract';
import type { Refused } from '../connection/http';
import { known, t } from '../i18n/index.svelte';
import type { Argument, GameResult, Happened, Saying, Told } from '../protocol';
import { list, seatName } from './people';
import { settings } from './settings.svelte';

export { list };

export function sentences(events: readonly Told[], module: GameModule, say: Say): string[] {
  return events.flatMap((told) => module.words(told.data, say, told.text) ?? []);
}

/** What happened in a turn as a person would tell it to somebody who sees the board. */
export function told(events: readonly Told[], module: GameModule, say: Say): string {
  const data = events.map((one) => one.data);
  return module.tell(data, say, module.named ?? settings.coordinates);
}

/** What happened beside the game; nothing for what has its own place. */
export function note(happened: Happened, say: Say): string | null {
  switch (happened.what) {
    case 'played':
    case 'said':
    case 'number-opened':
      return null;
    case 'lot':
      return t('note-lot', { seats: list(seating(happened.from, say)) });
    case 'began':
      return t('note-began');
    case 'sat':
      return t('note-sat', { name: say.player(happened.seat) });
    case 'rose':
      return t('note-left', { name: say.player(happened.seat) });
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
    case 'freed':
      return t('note-freed', { seat: seatName(happened.seat) });
    case 'renamed':
      return t('note-renamed', { seat: seatName(happened.seat), name: happened.name });
    case 'returned':
      return t('note-returned', { name: say.player(happened.seat) });
    case 'rematch':
      return t('note-rematch');
  }
}

/** Who sits where, in the order of the seats' names. */
function seating(seats: readonly string[], say: Say): string[] {
  const inOrder = [...seats].sort();
  return inOrder.map((seat) => t('name-of-seat', { name: say.player(seat), seat: seatName(seat) }));
}

/** Why something was refused, where the rules of the game do not say it. */
export function refusal({ code, version }: Pick<Refused, 'code' | 'version'>): string {
  return t(`refused-${code}`, { version: version ?? '' });
}

/** How a game ended. */
export function outcome(result: GameResult, say: Say, looking: string | null): string {
  const { winners } = result;
  if (winners.length === 0) return t('result-draw');
  if (looking && winners.includes(looking)) return winners.length > 1 ? t('result-you-too') : t('result-you');
  return t('result-won', { names: list(winners.map((seat) => say.player(seat))), count: winners.length });
}

/** Why something was refused: what the rules found there, or by its kind. */
export function explained(refused: Refused, say: Say): string {
  const { reason } = refused;
  return reason && known(reason.id) ? saying(reason, say) : refusal(refused);
}

/** What the server gives to be said, in the reader's language and with people's names for seats. */
export function saying({ id, args = {} }: Saying, say: Say): string {
  const said = Object.entries(args).map(([name, value]) => [name, argument(value, say)] as const);
  return say.t(id, Object.fromEntries(said));
}

function argument(value: Argument, say: Say): string | number {
  if (typeof value !== 'object') return value;
  if (Array.isArray(value)) return say.list(value.map((one) => String(argument(one, say))));
  return 'seat' in value ? say.player(value.seat) : saying(value, say);
}
