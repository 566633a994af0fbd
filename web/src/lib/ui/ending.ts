// Why a game is over, as a sentence, and how long it took.
import type { GameModule } from '../board/contract';
import { locale, t } from '../i18n/index.svelte';
import type { GameResult } from '../protocol';
import { list } from './sentences';
import type { Table } from './table.svelte';

export function endReason(table: Table, module: GameModule, { how }: GameResult): string {
  if (how === 'agreed') return t('end-agreed');
  if (how === 'rules') return module.ending(table.state?.view, table.say);
  const gone = table.seats.filter((_, at) => table.state?.chairs[at]?.resigned);
  return t('end-resigned', { names: list(gone.map((seat) => table.say.player(seat))), count: gone.length });
}

/** How many actions, and how long. */
export function endLength(actions: number, took: number | undefined): string {
  if (took === undefined) return t('end-length-untimed', { actions });
  return t('end-length', { actions, time: duration(took) });
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** So long in words, in the largest unit of which there are at least two. */
export function duration(milliseconds: number): string {
  const [unit, long] = UNITS.find(([, long]) => milliseconds >= 2 * long) ?? (['second', 1000] as const);
  const count = Math.max(1, Math.round(milliseconds / long));
  const format = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(locale(), format).format(count);
}
