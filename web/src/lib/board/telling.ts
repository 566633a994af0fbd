// What somebody does in a turn, as a person would tell it: one sentence with several verbs, and what is to be said
// besides. Start at `paragraph`.
import type { Say } from './contract';

/** Something that a player does, without the name: `takes the red card`; or a sentence by itself. */
export type Part = { who: string; does: string } | { says: string };

/** The parts in order; what one player does without a break is one sentence, by the message `id`, and is said once. */
export function paragraph(parts: readonly Part[], say: Say, id: string): string {
  const sentences: string[] = [];
  let [who, doing] = ['', [] as string[]];
  const finish = () => {
    if (doing.length > 0) sentences.push(say.t(id, { name: say.player(who), does: say.list(doing) }));
    doing = [];
  };
  for (const part of parts) {
    if ('says' in part || part.who !== who) finish();
    if ('says' in part) sentences.push(part.says);
    else {
      who = part.who;
      if (!doing.includes(part.does)) doing.push(part.does);
    }
  }
  finish();
  return sentences.join(' ');
}
