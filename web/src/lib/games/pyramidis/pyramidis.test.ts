// Pyramidis on real games: the playthroughs of the repository, and steps that a server told (sample.jsonl).
import { describe as suite, expect, test } from 'vitest';
import { narrow, point } from '../../board/choice';
import { real, type Step } from '../testing';
import { act, attempt } from './actions';
import { landings, leads, sowing } from './flights';
import pyramidis from './index';
import { layout } from './layout';
import { frames } from './motion';
import type { Event, Plan, View } from './types';
import { describe, square, start, words } from './words';

type Told = Step<View, Event>;
const { plan, steps, positions, catalogue, speaker } = real<Plan, View, Event>('pyramidis');

const ALL: Event[] = [
  ...steps.flatMap(({ events }) => events),
  { kind: 'won', seat: 'red' },
  { kind: 'blocked', seat: 'red', blocked: 'blue' },
  { kind: 'passed', seat: 'green' },
  { kind: 'drawn', actions: 1000 },
];

suite('actions', () => {
  test('each can be pointed at, and no two in the same way', () => {
    let seen = 0;
    for (const { view, legal } of positions) {
      const acts = legal.map((action) => act(action, view));
      expect(new Set(acts.map(({ path }) => path.join())).size).toBe(legal.length);
      for (const { path, action } of acts) {
        const chosen = path.reduce<string[]>((selected, target) => point(acts, selected, target) ?? [], []);
        const choice = narrow(acts, chosen);
        expect((choice.chosen ?? choice.buttons[0])?.action).toBe(action);
        if (path.length > 0) expect(attempt(path, view, plan)).toBe(action);
        seen += 1;
      }
    }
    expect(seen).toBeGreaterThan(60);
  });

  test('what does not go still means something', () => {
    const [{ view }] = steps as [Told];
    expect(view.turn).toBe('red');
    expect(attempt(['c5'], view, plan)).toBe('move:c5');
    expect(attempt(['start:red'], view, plan)).toBe('start:1');
    expect(attempt(['start:blue'], view, plan)).toBeNull();
    expect(attempt(['c5', 'd5'], view, plan)).toBeNull();
  });
});

suite('sowing', () => {
  test('leads from one view to the next', () => {
    for (const { view, events, after } of steps) {
      const sown = sowing(view, events);
      expect(sown && leads(sown, after)).toBe(true);
      expect(sown?.flights.length).toBe(sown?.count);
    }
  });

  test('a view that it does not lead to is not animated', () => {
    const [first, second] = steps as [Told, Told];
    const sown = sowing(first.view, first.events);
    expect(sown && leads(sown, second.after)).toBe(false);
  });

  test('jumps are seen, and who comes home leaves the board', () => {
    const flights = steps.flatMap(({ view, events }) => sowing(view, events)?.flights ?? []);
    expect(flights.some(({ way }) => way.some(({ jumped }) => jumped))).toBe(true);
    expect(flights.some(({ home }) => home)).toBe(true);
  });

  test('every flight has frames in the order of time and ends in time', () => {
    const ground = layout(plan, 'green');
    for (const { view, events } of steps) {
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

suite('words', () => {
  test.each(['en', 'fr', 'de'])('%s has all of them', (language) => {
    const say = speaker(language);
    for (const event of ALL) expect(words(event, say)).not.toContain('{');
    for (const { view, legal } of positions) {
      expect(describe(view, say).length).toBeGreaterThan(view.players.length);
      for (const action of legal) {
        const { label } = act(action, view);
        expect(say.t(label.id, label.args)).toBeTruthy();
      }
    }
    const ids = [...catalogue(language)._messages.keys()];
    expect(ids).toEqual([...catalogue('en')._messages.keys()]);
    expect(ids.every((id) => id.startsWith('pyramidis-'))).toBe(true);
  });

  test('a stack is told from the bottom', () => {
    const say = speaker('en');
    expect(square('c5', null, ['yellow', 'red'], say)).toBe(
      'c5: 2 pyramids, from the bottom yellow, red. Owner: red',
    );
    expect(square('a4', 'red', [], say)).toBe('a4, the red home circle: empty');
    const [{ view }] = steps as [Told];
    expect(start('red', view, say)).toBe('The red start square: 8 pyramids');
  });
});
