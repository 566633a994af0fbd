// What happens and how the table stands, as sentences.
import type { Say } from '../../board/contract';
import type { Colour, Event, Spot, Stone, View } from './types';

export function words(event: Event, say: Say): string {
  const name = 'seat' in event ? say.player(event.seat) : '';
  switch (event.kind) {
    case 'hid':
      if (event.stones === null) return say.t('sakkara-hid', { name });
      return say.t('sakkara-hid-own', { name, count: event.stones });
    case 'guessed':
      return say.t('sakkara-guessed', { name, total: event.total });
    case 'fists_opened': {
      const hands = event.fists.map(({ seat, stones }) => `${say.player(seat)} ${stones}`).join(', ');
      return say.t('sakkara-fists-opened', { hands, total: event.total });
    }
    case 'bid_failed':
      return say.t('sakkara-bid-failed', { bids: event.bids });
    case 'turn_began':
      return say.t('sakkara-turn-began', { name, moves: event.moves });
    case 'entered':
      return say.t('sakkara-entered', { name, stone: event.stone, field: event.field });
    case 'moved': {
      const [from = '', to = ''] = [event.fields[0], event.fields.at(-1)];
      const over = event.fields.slice(1, -1).join(', ');
      const id = over ? 'sakkara-jumped' : 'sakkara-moved';
      return say.t(id, { name, stone: event.stone, from, to, over });
    }
    case 'captured':
      return say.t('sakkara-captured', { name, stone: event.stone, field: event.field });
    case 'reached':
      return say.t('sakkara-reached', { name, stone: event.stone, visits: event.visits });
    case 'bridge_moved':
      return say.t('sakkara-bridge-moved', { name, bridge: event.bridge, from: event.from, to: event.to });
    case 'duty_void':
      return say.t('sakkara-duty-void', { name });
    case 'ended_early':
      return say.t('sakkara-ended-early', { name, moves: event.moves });
    case 'white_bridge_due':
      return say.t('sakkara-white-bridge-due', { name });
    case 'won':
      return say.t('sakkara-won', { name });
    case 'drawn':
      return say.t('sakkara-drawn', { turns: event.turns });
  }
}

/** What is on a field, and what kind of field it is. */
export function field(spot: Spot, view: View, say: Say): string {
  const { name, kind, height, entrance } = spot;
  const place = entrance
    ? say.t('sakkara-place-entrance', { field: name, colour: entrance })
    : say.t(`sakkara-place-${kind}`, { field: name, level: height / 2 + 1 });
  const bridge = view.bridges.find((bridge) => bridge.field === name)?.colour;
  const parts = [place];
  if (bridge) parts.push(say.t('sakkara-bridge', { bridge }));
  for (const seat of view.seats) {
    for (const stone of seat.stones.filter((stone) => stone.field === name)) {
      parts.push(
        say.t('sakkara-stone', { name: say.player(seat.colour), stone: stone.stone, colour: seat.colour }),
      );
      if (stone.heading) parts.push(say.t('sakkara-heading', { heading: stone.heading }));
      if (stone.bound) parts.push(say.t('sakkara-bound'));
    }
  }
  return parts.join(', ');
}

/** A stone's place outside the board. */
export function outside(colour: Colour, stone: Stone, view: View, say: Say): string {
  const at = view.seats
    .find((seat) => seat.colour === colour)
    ?.stones.find((one) => one.stone === stone)?.field;
  const args = { name: say.player(colour), stone, colour };
  return at ? say.t('sakkara-outside-empty', { ...args, field: at }) : say.t('sakkara-outside', args);
}

export function describe(view: View, say: Say): string[] {
  const seats = view.seats.flatMap(({ colour, stones, visits, cards, fist, guess }) => {
    const name = say.player(colour);
    const lines = stones.map(({ stone, field, heading, bound }) => {
      const parts = [say.t('sakkara-stone-at', { name, stone, colour, field: field ?? 'outside' })];
      if (heading) parts.push(say.t('sakkara-heading', { heading }));
      if (bound) parts.push(say.t('sakkara-bound'));
      return parts.join(', ');
    });
    lines.push(say.t('sakkara-visits', { name, visits, goal: view.visits_to_win }));
    for (const card of cards) lines.push(say.t(`sakkara-card-${card}`, { name }));
    if (fist !== null)
      lines.push(say.t(fist === '?' ? 'sakkara-fist-closed' : 'sakkara-fist', { name, count: fist }));
    if (guess !== null) lines.push(say.t('sakkara-guessed', { name, total: guess }));
    return lines;
  });
  const bridges = view.bridges.map(({ colour, field }) =>
    say.t('sakkara-bridge-at', { bridge: colour ?? 'white', field }),
  );
  return [...seats, ...bridges, ...stage(view, say)];
}

function stage(view: View, say: Say): string[] {
  const name = view.turn ? say.player(view.turn) : '';
  switch (view.stage) {
    case 'fists':
      return [say.t('sakkara-stage-fists', { name })];
    case 'guesses':
      return [say.t('sakkara-stage-guesses', { name })];
    case 'white_bridge':
      return [say.t('sakkara-white-bridge-due', { name })];
    case 'over': {
      const winners = view.winners ?? [];
      const names = winners.map((colour) => say.player(colour)).join(', ');
      return [winners.length > 0 ? say.t('sakkara-won', { name: names }) : say.t('sakkara-draw')];
    }
    case 'moves': {
      const left = say.t('sakkara-moves-left', { name, moves: view.moves, of: view.moves_of_turn });
      return view.turns_left <= 40 ? [left, say.t('sakkara-turns-left', { turns: view.turns_left })] : [left];
    }
  }
}
