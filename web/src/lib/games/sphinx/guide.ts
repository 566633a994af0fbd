// What Sphinx says to those who do not know it: what for, what now, how far, what things are, and what speaks for an action.
import type { About, Choosing, Progress, Prompt, Say } from '../../board/contract';
import type { Event, Plan, Rule, Spot, View } from './types';
import { colourList, fieldLabel, slotWord } from './words';

/** The dice of this turn, and the cards of a player, as things on the board. */
export const DICE = 'dice';
export function handOf(seat: string): string {
  return `hand:${seat}`;
}

/** How many colours are named to the guards. */
const GUARDS = 3;
const seatOf = (seat: string, view: View) => view.seats.find((one) => one.seat === seat);

/** `2, 4 or 5`. */
function either(words: readonly string[], say: Say): string {
  const [last = '', ...others] = [...words].reverse();
  return others.length === 0 ? last : say.t('sphinx-or', { one: others.reverse().join(', '), two: last });
}
function numbers(view: View): string[] {
  return [...new Set(view.dice.filter((die) => die !== 'S'))].sort();
}
function diceWords(view: View, say: Say): string {
  return view.dice.map((die) => (die === 'S' ? say.t('sphinx-snakes') : die)).join(', ');
}

export function goal(_: View, say: Say): string {
  return say.t('sphinx-goal');
}

export function prompt(view: View, _: Plan, choosing: Choosing, say: Say): Prompt {
  return { now: wanted(view, choosing, say), aim: say.t('sphinx-aim') };
}

function wanted(view: View, { acts, selected }: Choosing, say: Say): string {
  const now = (id: string, args = {}) => say.t(`sphinx-prompt-${id}`, args);
  const [first] = selected;
  switch (view.phase) {
    case 'take':
      return now('take', { colour: view.card ?? '' });
    case 'steal':
      return now('steal', { name: say.player(view.victim ?? '') });
    case 'attempt':
      return now('attempt', { number: Math.min(selected.length + 1, GUARDS) });
    case 'peek':
    case 'door':
      return now(view.phase);
    case 'dice':
      break;
    default:
      return now('wait');
  }
  // Nothing else is chosen in two steps: several dice are enough for the treasure.
  if (first && !first.startsWith('G')) return now('which');
  if (first) return now('swap', { guard: first });
  const verbs = acts.map(({ action }) => action.split(':')[0] ?? '');
  const walks = verbs.some((verb) => /^[+-]/.test(verb));
  const swaps = verbs.includes('swap');
  const dice = numbers(view);
  if (walks && dice.length > 0) {
    const list = either(dice, say);
    return now(swaps ? 'both' : 'walk', { list });
  }
  return now(swaps ? 'snakes' : 'pass');
}

export function progress(seat: string, view: View, say: Say): Progress {
  const { cards = [], seen = [], field = 0 } = seatOf(seat, view) ?? {};
  const args = {
    name: say.player(seat),
    cards: cards.length,
    seen: seen.length,
    field,
    list: colourList(cards, say),
  };
  const long = say.t(cards.length > 0 ? 'sphinx-progress-long' : 'sphinx-progress-bare', args);
  return { short: say.t('sphinx-progress', args), long };
}

export function about(target: string, view: View, plan: Plan, say: Say): About {
  const [kind = '', seat = '', colour = ''] = target.split(':');
  if (target === DICE) {
    const what = view.dice.length > 0 ? 'sphinx-about-dice' : 'sphinx-about-dice-none';
    const why = view.dice.includes('S') ? 'sphinx-about-dice-snakes' : 'sphinx-about-dice-why';
    return {
      what: say.t(what, { dice: diceWords(view, say) }),
      why: say.t(why),
      rule: 'rulebook: Dice',
    };
  }
  if (kind === 'hand') {
    const cards = colourList(seatOf(seat, view)?.cards ?? [], say);
    const id = cards ? 'sphinx-about-hand' : 'sphinx-about-hand-empty';
    return {
      what: say.t(id, { name: say.player(seat), cards }),
      why: say.t('sphinx-about-hand-why'),
      rule: 'X10',
    };
  }
  if (kind === 'card') {
    const what = `${say.t('sphinx-card-of', { colour, name: say.player(seat) })}.`;
    const own = seat === view.turn;
    return {
      what,
      why: say.t(own ? 'sphinx-about-card-own' : 'sphinx-about-card-other'),
      rule: own ? 'X4' : 'X8',
    };
  }
  if (kind === 'door')
    return {
      what: `${say.t('sphinx-door', { door: seat })}.`,
      why: say.t('sphinx-about-door'),
      rule: 'rulebook: Secret doors',
    };
  const spot = plan.fields.find(({ field }) => String(field) === target);
  return spot ? aboutField(spot, view, say) : aboutSphinx(target, view, say);
}

function aboutSphinx(slot: string, view: View, say: Say): About {
  const guards = slot.startsWith('G');
  const what = say.t(guards ? 'sphinx-about-guard' : 'sphinx-about-temple', { name: slotWord(slot, say) });
  const snakes = view.phase === 'dice' && view.dice.includes('S');
  const id = snakes && !guards ? 'swap' : 'later';
  return { what, why: say.t(`sphinx-about-sphinx-${id}`), rule: snakes ? 'rulebook: Snakes' : 'X10' };
}

const PURPOSES: Partial<Record<Spot['kind'], Rule>> = {
  card: 'rulebook: Card fields',
  mummy: 'rulebook: Mummy fields',
  door: 'rulebook: Secret doors',
  treasure: 'X4',
};

function aboutField(spot: Spot, view: View, say: Say): About {
  const rule = PURPOSES[spot.kind];
  const name = `${fieldLabel(spot, view, say)}.`;
  const what = rule ? `${name} ${say.t(`sphinx-about-${spot.kind}`)}` : name;
  return { what, why: whyNotThere(spot, view, say), rule: rule ?? 'rulebook: Dice' };
}

function whyNotThere(spot: Spot, view: View, say: Say): string {
  const me = seatOf(view.turn, view);
  if (view.phase !== 'dice') return say.t('sphinx-about-first', { asked: asked(view, say) });
  const far = spot.field - (me?.field ?? 0);
  if (far === 0) return say.t('sphinx-about-here');
  const dice = numbers(view);
  if (dice.length === 0) return say.t('sphinx-about-no-die');
  const args = { count: Math.abs(far), list: either(dice, say), cards: me?.cards.length ?? 0 };
  if (spot.kind === 'treasure' && args.cards < GUARDS) return say.t('sphinx-about-few', args);
  return say.t(far > 0 ? 'sphinx-about-ahead' : 'sphinx-about-behind', args);
}

/** What is to be decided before anything else. */
function asked(view: View, say: Say): string {
  return wanted(view, { acts: [], selected: [], seen: new Set() }, say);
}

export function reason(events: readonly Event[], view: View, plan: Plan, say: Say): string | null {
  const me = seatOf(view.turn, view);
  const said: string[] = [];
  const tell = (id: string, args = {}) => said.push(say.t(`sphinx-reason-${id}`, args));
  for (const event of events) {
    if (event.kind === 'won') return say.t('sphinx-reason-wins');
    if (event.kind === 'took' || event.kind === 'stole') tell('card', { colour: event.colour });
    if (event.kind === 'looked') tell('look');
    if (event.kind === 'attempted') tell('attempt');
    if (event.kind === 'walked') for (const field of event.path.slice(1)) passes(field);
    if (event.kind === 'carried' && event.seat === view.turn && event.to > event.from)
      tell('door', { count: event.to - event.from });
  }
  if (said.length === 0) {
    const walked = events.find((event) => event.kind === 'walked');
    if (walked && walked.to > walked.from) tell('nearer', { count: walked.to - walked.from });
  }
  return [...new Set(said)].slice(0, 2).join(' ') || null;

  function passes(field: number) {
    const spot = plan.fields.find((one) => one.field === field);
    if (spot?.card && !me?.cards.includes(spot.card)) tell('passes-card', { colour: spot.card });
    if (spot?.kind === 'mummy' && !view.looked) tell('passes-mummy');
    const other = view.seats.find((one) => one.seat !== view.turn && one.field === field && field > 0);
    if (other?.cards.some((colour) => !me?.cards.includes(colour)))
      tell('passes-pawn', { name: say.player(other.seat) });
  }
}
