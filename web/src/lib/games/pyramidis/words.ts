// What happens and how the table stands, as sentences.
import type { Say } from '../../board/contract';
import type { Colour, Event, View } from './types';

export function words(event: Event, say: Say): string {
  switch (event.kind) {
    case 'took_from_start':
      return say.t('pyramidis-took-from-start', { name: say.player(event.seat), count: event.count });
    case 'lifted':
      return say.t('pyramidis-lifted', {
        name: say.player(event.seat),
        square: event.square,
        count: event.height,
      });
    case 'dropped':
      return say.t('pyramidis-dropped', { colour: event.pyramid, square: event.square });
    case 'jumped':
      return say.t('pyramidis-jumped', { square: event.square });
    case 'came_home':
      return say.t('pyramidis-came-home', { colour: event.pyramid, count: event.home });
    case 'won':
      return say.t('pyramidis-won', { name: say.player(event.seat) });
    case 'blocked':
      return say.t('pyramidis-blocked', { name: say.player(event.seat), other: say.player(event.blocked) });
    case 'passed':
      return say.t('pyramidis-passed', { name: say.player(event.seat) });
    case 'drawn':
      return say.t('pyramidis-drawn', { count: event.actions });
  }
}

/** The colours of a stack from bottom to top. */
export function colours(stack: readonly Colour[], say: Say): string {
  return stack.map((colour) => say.t('pyramidis-colour', { colour })).join(', ');
}

/** What is on a square. */
export function square(name: string, home: Colour | null, stack: readonly Colour[], say: Say): string {
  const place = home ? say.t('pyramidis-home-circle', { square: name, colour: home }) : name;
  const top = stack.at(-1);
  if (!top) return say.t('pyramidis-square-empty', { place });
  const list = colours(stack, say);
  return say.t('pyramidis-square', { place, count: stack.length, list, colour: top });
}

export function start(colour: Colour, view: View, say: Say): string {
  const count = view.players.find((player) => player.colour === colour)?.start ?? 0;
  return say.t('pyramidis-start', { colour, count });
}

export function describe(view: View, say: Say): string[] {
  const players = view.players.map(({ colour, start, home }) =>
    say.t('pyramidis-player', { name: say.player(colour), colour, start, home, goal: view.goal }),
  );
  const stacks = Object.entries(view.stacks).map(([name, stack]) => square(name, null, stack, say));
  const lines = [...players, ...(stacks.length > 0 ? stacks : [say.t('pyramidis-board-empty')])];
  if (view.turn) lines.push(say.t('pyramidis-turn', { name: say.player(view.turn) }));
  if (view.ended) {
    const names = (view.winners ?? []).map((colour) => say.player(colour)).join(', ');
    lines.push(say.t(`pyramidis-ended-${view.ended}`, { name: names }));
  } else if (view.actions_left <= 100) {
    lines.push(say.t('pyramidis-actions-left', { count: view.actions_left }));
  }
  return lines;
}
