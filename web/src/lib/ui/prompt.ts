// What the line below the board says: what is wanted of the viewer and what for, or for whom one waits.
import type { Prompt } from '../board/contract';
import { t } from '../i18n/index.svelte';
import { mover } from '../playback/mover';
import type { MoveInput } from './move_input.svelte';
import { told } from './sentences';
import type { Table } from './table.svelte';

/** What the table wants now; empty before the game can be drawn and after its end. */
export function promptOf(table: Table, input: MoveInput): Prompt {
  const { game, state, playback, looking } = table;
  if (!game || !state) return { now: '', aim: '' };
  const turn = mover(state) ?? '';
  // Somebody who goes on after an action of their own needs no words for that.
  const own = playback.frame?.actor === looking && turn === looking && !playback.review;
  if (!playback.settled && !own) return { now: narration(table) || t('status-watch'), aim: '' };
  if (state.result) return { now: '', aim: '' };
  const { dice = [] } = state;
  if (dice.length > 0) {
    const args = { name: table.say.player(turn), count: dice.length };
    return { now: t(turn ? 'dice-wait' : 'dice-wait-all', args), aim: '' };
  }
  if (turn !== looking) return { now: t('status-other', { name: table.say.player(turn) }), aim: '' };
  if (input.busy) return { now: t('status-sending'), aim: '' };
  const { acts, selected } = input;
  const choosing = { acts, selected, seen: input.overlay.seen };
  return game.module.prompt(state.view, game.plan, choosing, table.say);
}

/** What is being shown, in words. */
export function narration({ game, playback, say }: Table): string {
  const { frame, review } = playback;
  if (!game || !frame) return '';
  if (review?.before) return t('review-before');
  return told(frame.events, game.module, say);
}
