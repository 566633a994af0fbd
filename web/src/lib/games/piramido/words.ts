// What happens in Piramido, in words.
import type { Say } from '../../board/contract';
import { standing } from './actions';
import { onPyramid } from './routes';
import type { Checked, Claim, Event, FinishedRow, SeatView, Spot, Stair, View } from './types';

function signWord(sign: string | null, say: Say): string {
  return say.t('piramido-sign', { sign: sign ?? 'none' });
}

function names(seats: readonly string[], say: Say): string {
  return seats.map((seat) => say.player(seat)).join(', ');
}

export function words(event: Event, say: Say): string | null {
  const name = 'seat' in event ? say.player(event.seat) : '';
  const tell = (id: string, args: Record<string, string | number> = {}) =>
    say.t(`piramido-event-${id}`, { name, ...args });
  switch (event.kind) {
    case 'rolloff':
      return tell('rolloff', { numbers: event.numbers.join(', ') });
    case 'begins':
      return tell('begins');
    case 'colour':
      return tell('colour', { colour: event.colour });
    case 'reel':
      return tell('reel', { colour: event.colour });
    case 'route':
      return tell('route', { route: event.route, first: say.player(event.first) });
    case 'side':
      return tell('side', { side: event.side });
    case 'turn':
      return null;
    case 'roll':
      return tell('roll', { number: event.number });
    case 'step':
      return tell('step', { from: event.from, to: event.to });
    case 'sphinx_stops':
      return tell('sphinx-stops', { number: event.sphinx, step: event.step });
    case 'sphinx_out':
      return tell('sphinx-out', { number: event.sphinx, step: event.step });
    case 'lost':
      return tell('lost', { count: event.steps });
    case 'walk':
      return walked(event, say);
    case 'claim':
      return tell(event.step ? 'claim-step' : 'claim', {
        sign: event.sign ?? 'none',
        space: event.space,
        step: event.step ?? '',
      });
    case 'passage':
      return tell('passage', { from: event.from, to: event.to });
    case 'sphinx_set':
      return tell('sphinx-set', { number: event.sphinx, step: event.step });
    case 'arrived':
      return tell('arrived', { place: event.place });
    case 'route_over':
      return tell('route-over', { route: event.route });
    case 'over':
      return over(event, say);
  }
}

function walked(event: Event & { kind: 'walk' }, say: Say): string {
  const args = { name: say.player(event.seat), from: event.path[0] ?? '', to: event.path.at(-1) ?? '' };
  const moved = say.t(event.path.length > 1 ? 'piramido-event-step' : 'piramido-event-stays', args);
  if (event.lost === 0) return moved;
  return `${moved} ${say.t('piramido-event-lost', { name: args.name, count: event.lost })}`;
}

function over({ right, winners }: Event & { kind: 'over' }, say: Say): string {
  const checked = say.t(right.length > 0 ? 'piramido-event-right' : 'piramido-event-nobody-right', {
    names: names(right, say),
  });
  if (winners.length === 0) return checked;
  return `${checked} ${say.t('piramido-event-won', { names: names(winners, say), count: winners.length })}`;
}

/** Hieroglyphs in order, with the steps that they are of, if these matter. */
export function placed(claims: readonly Claim[], say: Say, steps = true): string {
  const list = claims.map(({ sign, step }) =>
    step && steps ? `${signWord(sign, say)} (${step})` : signWord(sign, say),
  );
  return list.length > 0 ? list.join(', ') : say.t('piramido-tell-nothing');
}

function player(player: SeatView, say: Say): string[] {
  const { seat, colour, place, arrived, hand } = player;
  const args = {
    name: say.player(seat),
    colour: colour ?? 'none',
    place: place ?? '',
    arrived: arrived ?? 0,
  };
  const where = arrived ? 'arrived' : place ? 'at' : 'outside';
  const lines = [say.t(`piramido-tell-${where}`, args)];
  lines.push(say.t('piramido-tell-claims', { name: args.name, claims: placed(player.claims, say) }));
  if (hand.length > 0) lines.push(say.t('piramido-tell-hand', { name: args.name, numbers: hand.join(', ') }));
  return lines;
}

function finished(row: FinishedRow, route: string, say: Say): string {
  const args = { name: say.player(row.seat), route, claims: placed(row.claims, say), place: row.place ?? 0 };
  return say.t(row.place ? 'piramido-tell-row' : 'piramido-tell-row-open', args);
}

export function describe(view: View, say: Say): string[] {
  const args = { name: say.player(view.turn), route: view.route };
  const lines = [say.t('piramido-tell-route', args), say.t(`piramido-phase-${view.phase}`, args)];
  if (view.throw)
    lines.push(say.t('piramido-tell-throw', { number: view.throw.number, left: view.throw.left }));
  for (const one of view.players) lines.push(...player(one, say));
  for (const { step, colour, number } of view.sphinxes)
    lines.push(say.t('piramido-tell-sphinx', { step, colour, number }));
  for (const { route, players } of view.finished)
    lines.push(...players.map((row) => finished(row, route, say)));
  if (view.spent && view.spent.length > 0)
    lines.push(say.t('piramido-tell-spent', { numbers: view.spent.join(', ') }));
  if (view.result) lines.push(...checked(view.result, view.finished, say));
  if (view.waited_long && view.phase !== 'over')
    lines.push(say.t(onPyramid(view.route) ? 'piramido-tell-free-sphinxes' : 'piramido-tell-free'));
  if (view.throws_left <= 60 && view.phase !== 'over')
    lines.push(say.t('piramido-tell-left', { count: view.throws_left }));
  return lines;
}

/** V16: what the control strips say. */
function checked({ signs_alone, strips }: Checked, finished: View['finished'], say: Say): string[] {
  /** V17: whether somebody who had everything right did not come to the end of the route. */
  const late = (route: string, seat: string) =>
    finished.some(
      (one) => one.route === route && one.players.some((row) => row.seat === seat && row.place === null),
    );
  const lines = strips.map(({ right, seat, route, claims }) =>
    say.t(`piramido-tell-strip-${right ? 'right' : late(route, seat) ? 'late' : 'wrong'}`, {
      name: say.player(seat),
      route,
      claims: placed(claims, say, !signs_alone),
    }),
  );
  const compared = strips.some(({ claims }) => claims.some(({ step }) => step));
  return signs_alone && compared ? [say.t('piramido-tell-signs-alone'), ...lines] : lines;
}

/** A step or a space, with what is on it. */
export function placeLabel(spot: (Spot | Stair) & { target?: string }, view: View, say: Say): string {
  const target = spot.target ?? spot.name;
  const parts = [
    spot.target ? say.t('piramido-place-start', { side: spot.name }) : placeName(spot, view, say),
  ];
  const sphinx = view.sphinxes.find(({ step }) => step === spot.name);
  if (sphinx) parts.push(say.t('piramido-place-sphinx', { number: sphinx.number, colour: sphinx.colour }));
  for (const one of view.players) if (standing(one) === target) parts.push(say.player(one.seat));
  return parts.join(', ');
}

function placeName(spot: Spot | Stair, view: View, say: Say): string {
  const sign = spot.sign ?? 'none';
  if ('part' in spot && onPyramid(view.route))
    return say.t('piramido-place-step', { name: spot.name, sign, part: spot.part ?? 'stone' });
  return say.t(spot.sign ? 'piramido-place-space' : 'piramido-place-bare', { name: spot.name, sign });
}
