// What Piramido says to those who do not know it: what for, what now, how far, what things are, and what speaks for an action.
import type { About, Choosing, Progress, Prompt, Say } from '../../board/contract';
import { mover, standing } from './actions';
import { onPyramid } from './routes';
import type { Event, Plan, View } from './types';
import { placeLabel, placed } from './words';

/** The die, and the scoreboard of a player, as things on the board. */
export const DIE = 'die';
export function scoreOf(seat: string): string {
  return `score:${seat}`;
}
/** The viewer with the picture to follow, as something that is open over the board. */
export function viewerAt(view: View): string {
  return `viewer:${view.route}${view.reel?.counts ?? ''}`;
}
export function isViewer(name: string | null): boolean {
  return name?.startsWith('viewer:') ?? false;
}

const SIGNS = 6;
const seatOf = (seat: string, view: View) => view.players.find((one) => one.seat === seat);

export function goal(_: View, say: Say): string {
  return say.t('piramido-goal');
}

export function prompt(view: View, _: Plan, choosing: Choosing, say: Say): Prompt {
  const me = mover(view);
  const done = (me?.claims.length ?? 0) >= SIGNS;
  const aim = say.t(done ? 'piramido-aim-end' : 'piramido-aim', { route: view.route });
  const picture = view.reel?.counts ?? null;
  const name = viewerAt(view);
  const looks = picture !== null && !done;
  const first = looks && !choosing.seen.has(name) && ['side', 'step', 'row'].includes(view.phase);
  const now = first
    ? say.t('piramido-prompt-look', { picture, route: view.route })
    : wanted(view, choosing, done, say);
  if (!looks) return { now, aim };
  return { now, aim, opens: { name, label: say.t('piramido-viewer-open'), first } };
}

function wanted(view: View, { acts, selected }: Choosing, done: boolean, say: Say): string {
  const now = (id: string, args = {}) =>
    say.t(`piramido-prompt-${id}`, { picture: view.reel?.counts ?? 0, route: view.route, ...args });
  const left = view.throw?.left ?? 0;
  switch (view.phase) {
    case 'colour':
    case 'side':
      return now(view.phase);
    case 'row':
      return done ? now('home-row', { number: left }) : now('row', { number: left });
    case 'claim':
      return now('claim-sign');
    case 'sphinx':
      return selected[0]?.startsWith('sphinx:') ? now('set') : now('sphinx');
    case 'step':
      break;
    default:
      return now('wait');
  }
  const may = (verb: string) => acts.some(({ action }) => action.split(':')[0] === verb);
  if (!may('step')) return now(may('claim') ? 'claim' : 'end');
  if (done) return now('home', { left });
  return may('claim') ? now('claim-or-step') : now('step', { left });
}

export function progress(seat: string, view: View, say: Say): Progress {
  const { claims = [], arrived = null } = seatOf(seat, view) ?? {};
  const args = { name: say.player(seat), count: claims.length, route: view.route, place: arrived ?? 0 };
  const id = arrived ? 'piramido-progress-arrived' : 'piramido-progress';
  return {
    short: say.t(id, args),
    long: say.t('piramido-progress-long', { ...args, claims: placed(claims, say) }),
  };
}

export function about(target: string, view: View, plan: Plan, say: Say): About {
  const [kind = '', which = ''] = target.split(':');
  if (target === DIE) {
    const { number = 0, left = 0 } = view.throw ?? {};
    const what = say.t(view.throw ? 'piramido-tell-throw' : 'piramido-about-no-throw', { number, left });
    const id = onPyramid(view.route) ? 'piramido-about-die' : 'piramido-about-die-row';
    return { what, why: say.t(id), rule: onPyramid(view.route) ? 'V3' : 'V10' };
  }
  if (kind === 'score') {
    const claims = placed(seatOf(which, view)?.claims ?? [], say);
    const what = say.t('piramido-tell-claims', { name: say.player(which), claims });
    return { what, why: say.t('piramido-about-score'), rule: 'V6' };
  }
  if (kind === 'sphinx') return aboutSphinx(Number(which), view, say);
  if (kind === 'way')
    return { what: `${say.t(`piramido-way-${which}`)}.`, why: say.t('piramido-about-way'), rule: 'V10' };
  return aboutPlace(target, view, plan, say);
}

function aboutSphinx(number: number, view: View, say: Say): About {
  const owner = view.players.find(({ hand }) => hand.includes(number));
  const what = say.t(owner ? 'piramido-hand-sphinx' : 'piramido-hand-out', { number });
  const id = !owner ? 'out' : owner.seat === view.turn ? 'hand' : 'other';
  const why = say.t(`piramido-about-sphinx-${id}`, { name: say.player(owner?.seat ?? ''), number });
  return { what: `${what}.`, why, rule: id === 'out' ? 'V5' : 'V7' };
}

function aboutPlace(target: string, view: View, plan: Plan, say: Say): About {
  const [name = '', colour] = target.split(':');
  if (onPyramid(view.route)) {
    const step = plan.pyramid.steps.find((one) => one.name === target);
    const what = step ? `${placeLabel(step, view, say)}.` : '';
    if (!step?.part) return { what, why: say.t('piramido-not-stone', { step: target }), rule: 'V1' };
    const me = mover(view);
    const here = me && standing(me) === target;
    return { what, why: say.t(here ? 'piramido-about-here' : 'piramido-about-step'), rule: 'V3' };
  }
  if (name === plan.labyrinth.chamber.name)
    return {
      what: `${say.t('piramido-place-chamber')}.`,
      why: say.t('piramido-about-chamber', { route: view.route }),
      rule: 'V12',
    };
  const spot = colour
    ? plan.labyrinth.starts.find((start) => start.name === name && start.colour === colour)
    : plan.labyrinth.rows.flat().find((space) => space.name === name);
  const shown = spot && { ...spot, sign: 'sign' in spot ? spot.sign : null, ...(colour && { target }) };
  const what = shown ? `${placeLabel(shown, view, say)}.` : '';
  return { what, why: say.t(colour ? 'piramido-about-start' : 'piramido-about-space'), rule: 'V10' };
}

export function reason(events: readonly Event[], _: View, __: Plan, say: Say): string | null {
  const said: string[] = [];
  const tell = (id: string, args = {}) => said.push(say.t(`piramido-reason-${id}`, args));
  for (const event of events) {
    if (event.kind === 'arrived') tell('arrives');
    if (event.kind === 'claim') tell('claim');
    if (event.kind === 'sphinx_out') tell('out', { number: event.sphinx });
    if (event.kind === 'sphinx_set') tell('set', { step: event.step });
  }
  return said.slice(0, 2).join(' ') || null;
}
