// Whether what others do can be skipped, and to where.
import type { Table } from './table.svelte';

/** To the viewer's turn, or to the result if the viewer has nothing more to do; null if there is nothing to skip. */
export function skippable(
  table: Pick<Table, 'playback' | 'state' | 'looking' | 'seats'>,
): 'turn' | 'result' | null {
  const { playback, state, looking, seats } = table;
  if (!state?.begun || state.result || playback.review || playback.rushing) return null;
  const idle = state.chairs.map(
    ({ player, resigned, stand_in }) => player.kind === 'bot' || resigned || stand_in !== null,
  );
  const out = looking === null || (idle[seats.indexOf(looking)] ?? true);
  // Nobody is left who could be waited for.
  if (out && idle.every(Boolean)) return 'result';
  if (playback.waiting === 0) return null;
  return out ? 'result' : 'turn';
}
