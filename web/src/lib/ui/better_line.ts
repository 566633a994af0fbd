// What might have been played instead of a mistake: each position of that line, as the reader of the replay sees it.
import type { Look } from '../board/contract';
import { fetchPosition } from '../connection/http';
import type { Replay, Told } from '../protocol';
import { recordText } from './replay_record';

/** A position that a board can show. */
export interface LineStep {
  view: unknown;
  previous: unknown;
  /** What happened to lead here. */
  told: readonly Told[];
  /** What is about to be played. */
  preview: Look<unknown> | null;
}

/** The position before the mistake with the better action as a preview, then what comes of each action of the line. */
export async function betterLine(
  replay: Replay,
  mistake: number,
  line: readonly string[],
  looking: string | null,
): Promise<LineStep[]> {
  const before = mistake - 1;
  const record = `${recordText(replay, before)}${line.join('\n')}\n`;
  const { steps } = await fetchPosition({ record, looking, since: before });
  let previous: unknown = replay.steps[before]?.view;
  const first = steps[0]?.played;
  const preview = first ? { action: first.action, events: first.events.map(({ data }) => data) } : null;
  const walked: LineStep[] = [{ view: previous, previous: null, told: [], preview }];
  for (const { played, state } of steps) {
    walked.push({ view: state.view, previous, told: played.events, preview: null });
    previous = state.view;
  }
  return walked;
}
