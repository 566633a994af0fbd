// What Pyramidis says to those who do not know it: what for, what now, how far, what things are, and what speaks for a move.
import type { About, Choosing, Progress, Prompt, Say } from '../../board/contract';
import type { Colour, Event, Plan, View } from './types';
import { square as squareWords, start as startWords } from './words';

/** Where the pyramids of a colour lie that are home. */
export function tray(colour: string): string {
  return `tray:${colour}`;
}

const player = (colour: string, view: View) => view.players.find((one) => one.colour === colour);

export function goal(view: View, say: Say): string {
  const args = { goal: view.goal };
  return say.t(view.edition === 'german' ? 'pyramidis-goal-german' : 'pyramidis-goal', args);
}

export function prompt(view: View, _: Plan, { acts, selected }: Choosing, say: Say): Prompt {
  const home = player(view.turn ?? '', view)?.home ?? 0;
  const aim = say.t('pyramidis-aim', { goal: view.goal, left: view.goal - home });
  const verbs = new Set(acts.map(({ action }) => action.split(':')[0]));
  const id = selected[0]?.startsWith('start:')
    ? 'count'
    : verbs.has('move') && verbs.has('start')
      ? 'both'
      : verbs.has('start')
        ? 'start'
        : verbs.has('move')
          ? 'stack'
          : 'pass';
  return { now: say.t(`pyramidis-prompt-${id}`), aim };
}

export function progress(seat: string, view: View, say: Say): Progress {
  const { home = 0, start = 0 } = player(seat, view) ?? {};
  const args = { name: say.player(seat), home, start, goal: view.goal };
  return { short: say.t('pyramidis-progress', args), long: say.t('pyramidis-progress-long', args) };
}

export function about(target: string, view: View, plan: Plan, say: Say): About {
  const [what, colour] = target.split(':') as [string, Colour];
  if (what === 'tray') {
    const args = { colour, home: player(colour, view)?.home ?? 0, goal: view.goal };
    return { what: say.t('pyramidis-tray', args), why: say.t('pyramidis-about-tray'), rule: 'P5' };
  }
  if (what === 'start') {
    const own = colour === view.turn;
    const why = say.t(own ? 'pyramidis-about-start-empty' : 'pyramidis-about-start-other', {
      name: say.player(colour),
    });
    return { what: `${startWords(colour, view, say)}.`, why, rule: 'rulebook: Movement of pyramids' };
  }
  const stack = view.stacks[target] ?? [];
  const home = plan.squares.find(({ name }) => name === target)?.home ?? null;
  const owner = stack.at(-1);
  const why = owner
    ? say.t('pyramidis-about-stack', { name: say.player(owner) })
    : say.t('pyramidis-about-empty');
  const rule = owner ? 'P6' : 'rulebook: Movement of pyramids';
  return { what: `${squareWords(target, home, stack, say)}.`, why, rule };
}

/** The stacks after pyramids were lifted and dropped. */
function after(events: readonly Event[], view: View): Record<string, readonly Colour[]> {
  const stacks: Record<string, readonly Colour[]> = { ...view.stacks };
  for (const event of events) {
    if (event.kind === 'lifted') stacks[event.square] = [];
    if (event.kind === 'dropped') stacks[event.square] = [...(stacks[event.square] ?? []), event.pyramid];
  }
  return stacks;
}

export function reason(events: readonly Event[], view: View, _: Plan, say: Say): string | null {
  const me = view.turn;
  const kinds = new Set(events.map(({ kind }) => kind));
  if (!me) return null;
  if (kinds.has('blocked')) return say.t('pyramidis-reason-blocks');
  if (kinds.has('won')) return say.t('pyramidis-reason-wins');
  const came = events.filter((event) => event.kind === 'came_home' && event.pyramid === me).length;
  const stacks = after(events, view);
  const owner = (all: Record<string, readonly Colour[]>, name: string) => all[name]?.at(-1);
  const names = Object.keys(stacks);
  const taken = names.filter((name) => owner(view.stacks, name) && owner(view.stacks, name) !== me);
  const covered = taken.filter((name) => owner(stacks, name) === me);
  const victim = owner(view.stacks, covered[0] ?? '');
  /** Pyramids of ours that lay under others and can move again. */
  const buried = (all: Record<string, readonly Colour[]>) =>
    names.reduce((sum, name) => {
      const stack = all[name] ?? [];
      return stack.at(-1) === me ? sum : sum + stack.filter((colour) => colour === me).length;
    }, 0);
  const freed = buried(view.stacks) - buried(stacks);
  const own = (all: Record<string, readonly Colour[]>) =>
    names.filter((name) => owner(all, name) === me).length;
  const more = own(stacks) - own(view.stacks);
  const said = [
    came > 0 && say.t('pyramidis-reason-home', { count: came }),
    freed > 0 && say.t('pyramidis-reason-frees', { count: freed }),
    victim && say.t('pyramidis-reason-covers', { count: covered.length, name: say.player(victim) }),
    more > 1 && say.t('pyramidis-reason-spreads', { count: more }),
  ].filter((line) => typeof line === 'string');
  return said.slice(0, 2).join(' ') || null;
}
