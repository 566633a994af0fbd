// The story of a game in the reader's words.
import type { GameModule, Say } from '../board/contract';
import { locale, t } from '../i18n/index.svelte';
import type { Analysed, GameResult, Replay } from '../protocol';
import { sentences } from './sentences';
import { story, type Moment } from './story';

/** A sentence, and the action of the replay that it is about. */
export interface StoryLine {
  text: string;
  at: number | null;
}

/** So much of a chance, in words. */
export function percent(part: number, signDisplay: 'auto' | 'exceptZero' = 'auto'): string {
  return new Intl.NumberFormat(locale(), { style: 'percent', signDisplay }).format(part);
}

const SENTENCES = 3;

/** At most three sentences: the turning point, then what there is of luckiest throw, greatest mistake, boldest move. */
export function tell(
  analysis: Analysed,
  replay: Pick<Replay, 'steps'>,
  seats: readonly string[],
  result: GameResult,
  module: GameModule,
  say: Say,
): StoryLine[] {
  const { steps } = replay;
  const found = story(analysis, steps, seats, result);
  const what = (at: number) => sentences(steps[at]?.events ?? [], module, say)[0] ?? '';
  const moment = (id: string, told: Moment): StoryLine => ({
    text: t(id, { what: what(told.at), name: say.player(told.seat), percent: percent(told.amount) }),
    at: told.at,
  });
  const lucky = found.throw ? moment('end-story-throw', found.throw) : null;
  const bold = found.bold ? moment('end-story-bold', found.bold) : null;
  const slip = found.mistake
    ? moment('end-story-mistake', found.mistake)
    : { text: t('end-story-clean'), at: null };
  const first = turn();
  // Nothing is told twice.
  const others = [lucky, slip, bold].filter(
    (line) => line !== null && (line.at === null || line.at !== first.at),
  );
  return [first, ...others].slice(0, SENTENCES).filter((line) => line !== null);

  function turn(): StoryLine {
    if (!found.turn) return { text: t('end-story-even'), at: null };
    const { at, late } = found.turn;
    const name = say.player(found.turn.seat);
    if (at === 0) return { text: t('end-story-led', { name }), at: null };
    if (late) return { text: t('end-story-late', { name }), at };
    return { text: t('end-story-turn', { what: what(at), name }), at };
  }
}
