// How the reader learns that something happened, besides seeing it: in words, by a sound, by a notification of the browser.
import { t } from '../i18n/index.svelte';
import { mover } from '../playback/mover';
import type { Frame } from '../playback/playback.svelte';
import type { Happened, State } from '../protocol';
import { play, type Sound } from '../sound';
import { vibrate } from '../sound/vibration';
import { settings } from './settings.svelte';
import type { Table } from './table.svelte';
import { note, outcome, sentences } from './sentences';

/** Whether it is the turn of a seat that this browser holds. */
export function isYourTurn(table: Table, state: State): boolean {
  const turn = mover(state);
  return turn !== null && !state.result && table.yours.includes(turn);
}

/** What happened in words, for those who hear the page; `happened` is null if it is not news. */
export function announcement(table: Table, { state }: Frame, happened: Happened | null): string {
  const { say } = table;
  const words = [];
  if (happened?.what === 'played' && table.game)
    words.push(...sentences(happened.events, table.game.module, say));
  else if (happened) words.push(note(happened, say));
  if (state.result) words.push(outcome(state.result, say, table.looking));
  if (happened && isYourTurn(table, state)) words.push(t('announce-turn'));
  return words.filter(Boolean).join(' ');
}

/** What is heard beside the game; chat and reactions are heard when they come. */
const SOUNDS: Readonly<Partial<Record<Happened['what'], Sound>>> = {
  sat: 'arrive',
  returned: 'arrive',
  'stood-in': 'arrive',
  rose: 'leave',
  freed: 'leave',
  resigned: 'leave',
  lot: 'dice',
  began: 'begin',
  undone: 'undo',
  asked: 'ask',
  rematch: 'ask',
  'time-up': 'time',
};

/** By what a game can end. */
const ENDS: readonly Happened['what'][] = ['played', 'resigned', 'answered'];

/** Lets what happened be heard, and felt. */
export function sound(table: Table, { state, events }: Frame, happened: Happened): void {
  const { looking } = table;
  if (happened.what === 'played')
    play(table.game?.module.sound?.(events.map((told) => told.data)) ?? 'place');
  else if (happened.what === 'answered') play(happened.yes ? 'touch' : 'no');
  else {
    const heard = SOUNDS[happened.what];
    if (heard) play(heard);
  }
  if (state.result && ENDS.includes(happened.what)) {
    play(looking && !state.result.winners.includes(looking) ? 'end' : 'win');
    vibrate('end');
  } else if (isYourTurn(table, state) && happened.what === 'played' && happened.actor !== looking) {
    play('turn');
    vibrate('turn');
  }
}

/** Tells those who look elsewhere that it is their turn. */
export function notify(table: Table, { state }: Frame, game: string): void {
  if (!document.hidden || !isYourTurn(table, state)) return;
  if (!settings.notify || !('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const notice = new Notification(t('notify-turn', { game }), { tag: table.id, icon: '/icon.svg' });
    notice.onclick = () => {
      focus();
      notice.close();
    };
  } catch {
    // Some phones show notifications of installed pages only; the title tells, too.
  }
}
