// Pyramidis on real games: the playthroughs of the repository.
import { LANGUAGES } from '../../i18n/index.svelte';
import { describe as suite, expect, test } from 'vitest';
import { expectPointable, expectTold, real } from '../testing';
import { attempt } from './actions';
import { landings, leads, sowing } from './flights';
import pyramidis from './index';
import { layout } from './layout';
import { frames } from './motion';
import * as sample from './sample';
import type { Event, Plan } from './types';
import { square, start, words } from './words';

const { plan, steps, positions, speaker } = real('pyramidis', sample);

/** The steps in which pyramids move. */
const moves = steps.filter(({ events }) =>
  events.some(({ kind }) => kind === 'dropped' || kind === 'came_home'),
);

const ALL: Event[] = [
  ...steps.flatMap(({ events }) => events),
  { kind: 'won', seat: 'red' },
  { kind: 'blocked', seat: 'red', blocked: 'blue' },
  { kind: 'passed', seat: 'green' },
  { kind: 'drawn', actions: 1000 },
];

suite('actions', () => {
  test('each can be pointed at, and no two in the same way', () => {
    expect(expectPointable(pyramidis, positions, plan)).toBeGreaterThan(60);
  });

  test('what is not allowed still means something', () => {
    const [{ view }] = steps;
    expect(view.turn).toBe('red');
    expect(attempt(['c5'], view, plan)).toBe('move:c5');
    expect(attempt(['start:red'], view, plan)).toBe('start:1');
    expect(attempt(['start:red', '#3'], view, plan)).toBe('start:3');
    expect(attempt(['start:blue'], view, plan)).toBeNull();
    expect(attempt(['c5', 'd5'], view, plan)).toBeNull();
  });
});

suite('sowing', () => {
  test('leads from one view to the next', () => {
    for (const { view, events, after } of moves) {
      const sown = sowing(view, events);
      expect(sown && leads(sown, after)).toBe(true);
      expect(sown?.flights.length).toBe(sown?.count);
    }
  });

  test('a view that it does not lead to is not animated', () => {
    const [{ view, events }, ...others] = steps;
    const sown = sowing(view, events);
    for (const { after } of others) expect(sown && leads(sown, after)).toBe(false);
  });

  test('jumps are seen, and a pyramid that comes home leaves the board', () => {
    const flights = steps.flatMap(({ view, events }) => sowing(view, events)?.flights ?? []);
    expect(flights.some(({ way }) => way.some(({ jumped }) => jumped))).toBe(true);
    expect(flights.some(({ home }) => home)).toBe(true);
    expect(moves.length).toBeGreaterThan(5);
  });

  test('every flight has frames in the order of time and ends in time', () => {
    const ground = layout(plan, 'green');
    for (const { view, events } of moves) {
      const sown = sowing(view, events);
      if (!sown) throw new Error('expected pyramids that move');
      const times = landings(sown.flights);
      sown.flights.forEach((flight, number) => {
        const offsets = frames(flight, sown, times[number] ?? 0, view, ground).map(
          ({ offset }) => offset ?? -1,
        );
        expect(offsets).toEqual([...offsets].sort((one, other) => one - other));
        expect(offsets.at(-1)).toBe(1);
      });
      expect(pyramidis.pace(events)).toBeGreaterThanOrEqual(Math.min(3000, Math.max(...times)));
    }
  });
});

suite('layout', () => {
  test.each(['red', 'green', 'yellow', 'blue'])('%s can sit at the bottom', (colour) => {
    const ground = layout(plan, colour);
    const side = ground.sides.find((side) => side.colour === colour);
    expect(side?.start.y).toBe(950);
    expect(side?.tray.y).toBe(950);
    expect(new Set(ground.squares.map(({ x, y }) => `${x} ${y}`)).size).toBe(plan.squares.length);
  });
});

suite('of one ring', () => {
  const pair: Plan = {
    ...plan,
    colours: plan.colours.map((side) => ({
      ...side,
      seat: { red: 0, yellow: 1 }[side.colour as string] ?? null,
    })),
  };

  test.each([
    ['on a wide stage', 1.6, 1000, 625],
    ['on a tall stage', 0.6, 600, 1000],
    ['on a strip', 5, 1000, 330],
  ])('nothing else is drawn, %s', (_, aspect, width, height) => {
    const ground = layout(pair, 'red', aspect);
    expect([ground.width, ground.height]).toEqual([width, height]);
    expect(ground.squares).toHaveLength(16);
    expect(ground.sides.map(({ colour }) => colour)).toEqual(['red', 'yellow']);
    for (const { x, y } of [...ground.squares, ...ground.sides.flatMap(({ start, tray }) => [start, tray])]) {
      expect(Math.min(x, y, width - x, height - y)).toBeGreaterThanOrEqual(50);
    }
  });

  test('all four rings are drawn for four', () => {
    expect(layout(plan, 'red', 1.6).squares).toHaveLength(28);
  });

  test('an action ends where its last pyramid is set down', () => {
    const [move] = moves;
    const last = move?.events.findLast((event) => event.kind === 'dropped' || event.kind === 'came_home');
    expect(pyramidis.landing?.(move?.events ?? [])).toBe(last && 'square' in last ? last.square : null);
    expect(pyramidis.landing?.([])).toBeNull();
  });
});

suite('words', () => {
  test.each(LANGUAGES)('%s has all of them', (language) => {
    const say = speaker(language);
    for (const event of ALL) expect(words(event, say)).not.toContain('{');
    expectTold(pyramidis, positions, plan, say, ({ players }) => players.length);
  });

  test('a stack is told from the bottom', () => {
    const say = speaker('en');
    expect(square('c5', null, ['yellow', 'red'], say)).toBe(
      'c5: 2 pyramids, from the bottom yellow, red. Owner: red',
    );
    expect(square('a4', 'red', [], say)).toBe('a4, the red home circle: empty');
    const [{ view }] = steps;
    expect(start('red', view, say)).toBe('The red start square: 8 pyramids');
  });
});
