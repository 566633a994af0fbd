// Actions as places to point at, and back. A step is where it goes; a claim is the place one stands on; a sphinx is taken from the
// hand and set on a step; along a row one points at an arrow.
import type { Act, Message } from '../../board/contract';
import { onPyramid } from './routes';
import type { Plan, SeatView, View } from './types';

export function sphinxInHand(number: number | string): string {
  return `sphinx:${number}`;
}
export function way(to: 'left' | 'right'): string {
  return `way:${to}`;
}
/** A start space of the labyrinth: each colour has its own. */
export function start(side: string, colour: string): string {
  return `${side}:${colour}`;
}

export function mover(view: View): SeatView | undefined {
  return view.players.find(({ seat }) => seat === view.turn);
}

/** The target that a player stands on. */
export function standing(player: SeatView): string {
  const { place, colour } = player;
  return place === 'L' || place === 'R' ? start(place, colour ?? '') : (place ?? '');
}

export function act(action: string, view: View): Act {
  const [verb = '', one = '', two = ''] = action.split(':');
  const me = mover(view);
  const made = (path: string[], id: string, args?: Message['args']): Act => ({
    action,
    path,
    label: args ? { id: `piramido-act-${id}`, args } : { id: `piramido-act-${id}` },
  });
  const stands = me && { from: standing(me) };
  // With all hieroglyphs it is told on this route by every end of a throw whether it is the start (V9).
  const ends = view.route === 'B' && me?.claims.length === 6 && { reveals: true };
  switch (verb) {
    case 'colour':
      return { ...made([`#${one}`], 'colour', { colour: one }), reveals: true };
    case 'side':
      return made([start(one, me?.colour ?? '')], 'side', { side: one });
    case 'step':
      return { ...made([one], 'step', { step: one }), ...stands, ...ends };
    case 'sphinx':
      return made([sphinxInHand(one), two], 'sphinx', { number: one, step: two });
    case 'nosphinx':
      return made(['#nosphinx'], 'nosphinx');
    case 'left':
    case 'right':
      return { ...made([way(verb)], verb), ...stands };
    case 'claim':
      return {
        ...made([me ? standing(me) : '#claim'], 'claim', { place: me?.place ?? '' }),
        reveals: true,
      };
    default:
      return { ...made(['#end'], 'end'), ...ends };
  }
}

export function attempt(path: readonly string[], view: View, plan: Plan): string | null {
  const [first = '', second] = path;
  const me = mover(view);
  if (!me) return null;
  const [what, number = ''] = first.split(':');
  if (what === 'sphinx')
    return second ? `sphinx:${number}:${second}` : `sphinx:${number}:${me.stood[0] ?? me.place ?? ''}`;
  if (what === 'way') return number;
  if (!isPlace(first, plan)) return null;
  if (view.phase === 'side') return what === 'L' || what === 'R' ? `side:${what}` : null;
  if (first === standing(me)) return 'claim';
  if (onPyramid(view.route)) {
    if (view.phase === 'sphinx') return me.hand[0] ? `sphinx:${me.hand[0]}:${first}` : null;
    return `step:${first}`;
  }
  return along(first, me, plan);
}

/** Whether it is a step or a space, and no thing beside the board. */
function isPlace(target: string, { pyramid, labyrinth }: Plan): boolean {
  const [name = '', colour] = target.split(':');
  const { rows, starts, chamber } = labyrinth;
  if (colour) return starts.some((start) => start.name === name && start.colour === colour);
  return [...pyramid.steps, ...rows.flat(), chamber].some((place) => place.name === name);
}

/** The way to a space of the own row. */
function along(target: string, me: SeatView, plan: Plan): string | null {
  const row = plan.labyrinth.rows.find((row) => row.some(({ name }) => name === target));
  const here = row?.find(({ name }) => name === me.place);
  const there = row?.find(({ name }) => name === target);
  if (!here || !there) return null;
  return there.x < here.x ? 'left' : 'right';
}
