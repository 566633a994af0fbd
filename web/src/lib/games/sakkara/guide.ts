// What Sakkara says to those who do not know it: what for, what now, how far, what things are, and what speaks for a move.
import type { About, Choosing, Progress, Prompt, Say } from '../../board/contract';
import type { Card, Colour, Event, Plan, SeatView, Stone, View } from './types';
import { field as fieldWords, outside as outsideWords } from './words';

/** Without cards; each of the two brings one more. */
const MOVES = 4;
/** The moves that are left in this turn, as a thing on the board. */
export const MOVES_LEFT = 'moves';
export function cardOf(colour: string, card: Card): string {
  return `card:${colour}:${card}`;
}

const seatOf = (colour: string, view: View) => view.seats.find((seat) => seat.colour === colour);
const mover = (view: View) => seatOf(view.turn ?? '', view);
const onBoard = (seat: SeatView | undefined) => seat?.stones.filter(({ field }) => field !== null) ?? [];

export function goal(view: View, say: Say): string {
  return say.t('sakkara-goal', { goal: view.visits_to_win });
}

export function prompt(view: View, _: Plan, { selected }: Choosing, say: Say): Prompt {
  const me = mover(view);
  const left = view.visits_to_win - (me?.visits ?? 0);
  const aim = say.t('sakkara-aim', { left });
  const now = (id: string, args = {}) => ({ now: say.t(`sakkara-prompt-${id}`, args), aim });
  if (view.stage === 'fists' || view.stage === 'guesses' || view.stage === 'white_bridge')
    return now(view.stage.replace('_', '-'));
  const [from] = selected;
  if (from) {
    const stone = me?.stones.find(({ field }) => field === from);
    if (!stone) return now('bridge');
    return now(stone.heading ? 'turn' : 'stone', { stone: stone.stone });
  }
  const { moves } = view;
  const bound = onBoard(me).find((stone) => stone.bound);
  if (bound) return now('bound', { stone: bound.stone });
  if (onBoard(me).length > 0) return now('moves', { moves });
  return now(moves === 1 ? 'last' : 'enter', { moves });
}

export function progress(seat: string, view: View, say: Say): Progress {
  const { visits = 0, cards = [] } = seatOf(seat, view) ?? {};
  const args = { name: say.player(seat), visits, goal: view.visits_to_win, moves: MOVES + cards.length };
  return { short: say.t('sakkara-progress', args), long: say.t('sakkara-progress-long', args) };
}

export function about(target: string, view: View, plan: Plan, say: Say): About {
  const [kind = '', colour = '', which = ''] = target.split(':');
  if (target === MOVES_LEFT) {
    const what = say.t('sakkara-about-moves', { moves: view.moves, of: view.moves_of_turn });
    return { what, why: say.t('sakkara-about-moves-why'), rule: 'K10' };
  }
  if (kind === 'card') {
    const got = seatOf(colour, view)?.cards.some((card) => card === which) ? 'yes' : 'no';
    const args = { name: say.player(colour), card: which, got };
    // Where the rules say how it is won, they tell what the cards are.
    const rule = 'rulebook: End of the game';
    return { what: say.t('sakkara-about-card', args), why: say.t('sakkara-about-card-why', args), rule };
  }
  if (kind === 'wait') return aboutWaiting(colour as Colour, which as Stone, view, say);
  return aboutField(target, view, plan, say);
}

function aboutWaiting(colour: Colour, stone: Stone, view: View, say: Say): About {
  const piece = seatOf(colour, view)?.stones.find((one) => one.stone === stone);
  const what = `${outsideWords(colour, stone, view, say)}.`;
  const args = { name: say.player(colour), stone };
  const id = colour !== view.turn ? 'other' : piece?.field ? 'there' : 'later';
  return { what, why: say.t(`sakkara-about-wait-${id}`, args), rule: 'rulebook: Stones' };
}

function aboutField(target: string, view: View, plan: Plan, say: Say): About {
  const spot = plan.cells.find(({ name }) => name === target);
  if (!spot) return { what: '', why: '' };
  const what = `${fieldWords(spot, view, say)}.`;
  if (view.stage === 'fists' || view.stage === 'guesses')
    return { what, why: say.t('sakkara-about-bid'), rule: 'K12' };
  const owner = view.seats.find(({ stones }) => stones.some(({ field }) => field === target));
  const bridge = view.bridges.some(({ field }) => field === target);
  if (owner && owner.colour !== view.turn)
    return { what, why: say.t('sakkara-about-enemy', { name: say.player(owner.colour) }), rule: 'K5' };
  if (spot.kind === 'ankh') return { what, why: say.t('sakkara-about-ankh'), rule: 'K1' };
  if (bridge) return { what, why: say.t('sakkara-about-bridge'), rule: 'K7' };
  if (spot.kind === 'wall') return { what, why: say.t('sakkara-about-wall'), rule: 'K1' };
  return { what, why: say.t('sakkara-about-empty'), rule: 'rulebook: Stones' };
}

export function reason(events: readonly Event[], view: View, plan: Plan, say: Say): string | null {
  const me = mover(view);
  const height = (cell: string | undefined) => plan.cells.find(({ name }) => name === cell)?.height ?? 0;
  const said: string[] = [];
  const tell = (id: string, args = {}) => said.push(say.t(`sakkara-reason-${id}`, args));
  for (const event of events) {
    if (event.kind === 'won') return say.t('sakkara-reason-wins');
    if (event.kind === 'captured')
      tell('captures', { name: say.player(event.seat), stone: event.stone, colour: event.seat });
    if (event.kind === 'reached') tell('reaches', { stone: event.stone });
    if (event.kind === 'entered') tell('enters', { stone: event.stone });
    if (event.kind === 'moved') {
      const [from, to] = [height(event.fields[0]), height(event.fields.at(-1))];
      // Bridges lie on the odd heights, levels on the even ones.
      if (to > from) tell(to % 2 === 1 ? 'bridge' : 'up', { stone: event.stone, level: to / 2 + 1 });
    }
    if (event.kind === 'bridge_moved') {
      const stone = me?.stones.find(({ field }) => field && beside(field, event.to, plan));
      if (stone) tell('serves', { stone: stone.stone });
    }
  }
  return said.slice(0, 2).join(' ') || null;
}

function beside(one: string, other: string, plan: Plan): boolean {
  const [here, there] = [one, other].map((cell) => plan.cells.find(({ name }) => name === cell));
  return Boolean(here && there && Math.abs(here.x - there.x) + Math.abs(here.y - there.y) === 100);
}
