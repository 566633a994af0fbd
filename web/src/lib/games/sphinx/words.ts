// What happens in Sphinx, in words.
import type { Say } from '../../board/contract';
import type { Event, SeatView, Spot, View } from './types';

/** A colour as a word, of a card or under a sphinx. */
function colourWord(colour: string, say: Say): string {
  return say.t(`sphinx-colour-${colour.toLowerCase()}`);
}

export function slotWord(slot: string, say: Say): string {
  return say.t('sphinx-slot', { slot });
}

export function colourList(colours: readonly string[], say: Say): string {
  return colours.map((colour) => colourWord(colour, say)).join(', ');
}

export function words(event: Event, say: Say): string | null {
  const name = 'seat' in event ? say.player(event.seat) : '';
  const tell = (id: string, args: Record<string, string | number> = {}) =>
    say.t(`sphinx-event-${id}`, { name, ...args });
  switch (event.kind) {
    case 'dealt':
      return tell('dealt');
    case 'turn_began':
      return null;
    case 'rolled':
      return tell('rolled', {
        dice: event.dice.map((die) => (die === 'S' ? say.t('sphinx-snakes') : die)).join(', '),
      });
    case 'walked':
      return tell('walked', { from: event.from, to: event.to });
    case 'swapped':
      return tell('swapped', { guard: event.guard, room: event.room });
    case 'took':
      return tell('took', { colour: event.colour });
    case 'gave_back':
      return tell('gave-back', { colour: event.colour });
    case 'looked':
      return event.colour
        ? tell('saw', { slot: event.slot, colour: event.colour })
        : tell('looked', { slot: event.slot });
    case 'stole':
      return tell('stole', { colour: event.colour, victim: say.player(event.victim) });
    case 'declined':
      return tell(`declined-${event.what}`);
    case 'turned':
      return tell('turned', { door: event.door });
    case 'carried':
      return tell('carried', { from: event.from, to: event.to });
    case 'attempted':
      return attempted(event, say);
    case 'sent_back':
      return tell('sent-back');
    case 'passed':
      return tell('passed');
    case 'won':
      return tell('won');
    case 'drawn':
      return tell('drawn');
  }
}

/** Colours that were seen are to be remembered. */
export function faded(event: Event): Event {
  if (event.kind === 'looked') return { ...event, colour: null };
  return event.kind === 'attempted' ? { ...event, guards: null } : event;
}

function attempted(event: Event & { kind: 'attempted' }, say: Say): string {
  const { named, right, guards } = event;
  const id = right ? 'right' : guards ? 'wrong-seen' : 'wrong';
  return say.t(`sphinx-event-${id}`, {
    name: say.player(event.seat),
    named: colourList(named, say),
    guards: colourList(guards ?? [], say),
  });
}

function hand({ seat, field, cards }: SeatView, say: Say): string {
  const args = { name: say.player(seat), field, cards: colourList(cards, say) };
  return say.t(cards.length > 0 ? 'sphinx-tell-player' : 'sphinx-tell-player-bare', args);
}

/** What a seat is asked at the moment. */
export function asked(view: View, say: Say): string {
  const args = { name: say.player(view.turn), colour: view.card ?? '', victim: '' };
  if (view.victim) args.victim = say.player(view.victim);
  return say.t(`sphinx-phase-${view.phase}`, args);
}

export function describe(view: View, say: Say): string[] {
  const lines = [asked(view, say)];
  const dice = (all: readonly string[]) =>
    all.map((die) => (die === 'S' ? say.t('sphinx-snakes') : die)).join(', ');
  if (view.dice.length > 0) lines.push(say.t('sphinx-tell-dice', { dice: dice(view.dice) }));
  for (const player of view.seats) {
    lines.push(hand(player, say));
    const slots = player.seen.map(({ slot }) => slotWord(slot, say)).join(', ');
    if (slots) lines.push(say.t('sphinx-tell-looked', { name: say.player(player.seat), slots }));
  }
  if (view.phase === 'over') {
    for (const { slot, colour } of view.sphinxes)
      if (colour) lines.push(say.t('sphinx-tell-under', { slot, colour }));
  }
  if (view.turns_left <= 60) lines.push(say.t('sphinx-tell-left', { count: view.turns_left }));
  return lines;
}

/** A field and who stands on it. */
export function fieldLabel(spot: Spot, view: View, say: Say): string {
  const there = view.seats.filter(({ field }) => field === spot.field).map(({ seat }) => say.player(seat));
  const args = { field: spot.field, colour: spot.card ?? '', door: spot.door ?? 0 };
  return [say.t(`sphinx-field-${spot.kind}`, args), ...there].join(', ');
}
