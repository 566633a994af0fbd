// Piramido on real games: the playthroughs of the repository.
import { LANGUAGES } from '../../i18n/index.svelte';
import { describe as suite, expect, test, vi } from 'vitest';
import { frames } from '../../board/animation';
import { expectPointable, expectTold, type Position, real } from '../testing';
import { attempt, mover, standing } from './actions';
import piramido from './index';
import { explorerAt, layout, scoreAt, sphinxAt, sphinxesBeside } from './layout';
import { duration, timeline } from './motion';
import { blocks, extent, ways } from './pyramid';
import * as sample from './sample';
import { anaglyph } from './stereo';
import type { Event, View } from './types';
import { describe, placeLabel, words } from './words';

// The playthroughs are long.
vi.setConfig({ testTimeout: 30_000 });
const { plan, positions, told, happened, speaker } = real('piramido', sample, 'p1');

function at(phase: View['phase'], route?: View['route']): Position<View> {
  const found = positions.find(({ view }) => view.phase === phase && (!route || view.route === route));
  if (!found) throw new Error(`expected a position with the phase ${phase} in the playthroughs`);
  return found;
}

suite('actions', () => {
  test('each can be pointed at, and no two in the same way', () => {
    expect(expectPointable(piramido, positions, plan)).toBeGreaterThan(80);
  });

  test('what does not go still means something', () => {
    const { view } = at('step', 'A');
    const me = mover(view);
    expect(attempt(['e5'], view, plan)).toBe('step:e5');
    expect(attempt([me ? standing(me) : ''], view, plan)).toBe('claim');
    expect(attempt(['way:left'], view, plan)).toBe('left');
    expect(attempt(['sphinx:6', 'c3'], view, plan)).toBe('sphinx:6:c3');
    // Plain stone is refused by the server, with a reason.
    expect(attempt(['a1'], view, plan)).toBe('step:a1');
    const setting = at('sphinx').view;
    expect(attempt(['a1'], setting, plan)).toBe(`sphinx:${mover(setting)?.hand[0]}:a1`);
    const row = at('row').view;
    const here = mover(row);
    const there = {
      ...row,
      players: row.players.map((one) => (one === here ? { ...one, place: '3e' } : one)),
    };
    expect(attempt(['3a'], there, plan)).toBe('left');
    expect(attempt(['3k'], there, plan)).toBe('right');
    expect(attempt(['4k'], there, plan)).toBeNull();
  });
});

suite('layout', () => {
  test('the pyramid can be turned all round', () => {
    const [first, second, , , fifth] = [0, 1, 2, 3, 4].map((quarter) => blocks(plan, quarter));
    expect(fifth).toEqual(first);
    const place = (all: typeof first, name: string) => all?.find((block) => block.name === name);
    // a1, at the left in front, goes to the left behind.
    expect(place(second, 'a1')).toMatchObject({ x: place(first, 'a9')?.x, y: place(first, 'a9')?.y });
    expect(place(first, 'e5')?.front).toBeGreaterThan(0);
    expect(place(first, 'e9')?.front).toBe(0);
    // A flight of stairs leads to the top from wherever one looks.
    expect([0, 1, 2, 3].map((quarter) => place(blocks(plan, quarter), 'd2')?.uphill)).toEqual([0, 1, 2, 3]);
  });

  test.each([0, 1, 2, 3])(
    'after %d quarters of a turn steps lie apart and the ways between them',
    (quarter) => {
      const all = blocks(plan, quarter);
      const { width, height } = extent(plan);
      for (const { name, x, y, tall, front, part } of all) {
        if (part) expect(tall, name).toBeGreaterThanOrEqual(60);
        expect(x - 50, name).toBeGreaterThanOrEqual(0);
        expect(x + 50, name).toBeLessThanOrEqual(width);
        expect(y - tall / 2, name).toBeGreaterThanOrEqual(0);
        expect(y + tall / 2 + front, name).toBeLessThanOrEqual(height);
        const below = all.filter((other) => other.x === x && other.y > y);
        for (const other of below)
          expect(other.y - other.tall / 2).toBeGreaterThanOrEqual(y + tall / 2 + front - 0.01);
      }
      const drawn = ways(plan, all);
      expect(drawn.length).toBe(plan.pyramid.ways.length);
      const step = (name: string) => all.find((block) => block.name === name);
      for (const { name, ground, edges, treads } of drawn) {
        const [one, other] = name.split('-').map(step);
        expect(one?.part && other?.part, `${name} joins steps on which one can stand`).toBeTruthy();
        expect(treads !== '', `${name} has treads if it climbs`).toBe(one?.level !== other?.level);
        expect(`${ground}${edges}${treads}`).not.toMatch(/NaN|undefined/);
      }
    },
  );

  test('a sphinx is in hand, on the pyramid, or out', () => {
    const { view } = at('step', 'A');
    const place = layout(plan, view, 1.6, 0);
    const [score] = place.scores;
    if (!score) throw new Error('expected a scoreboard');
    const beside = (change: Partial<View>, hand: number[]) => {
      const players = view.players.map((one) => (one.seat === score.seat ? { ...one, hand } : one));
      const all = sphinxesBeside(score, plan, { ...view, sphinxes: [], spent: null, players, ...change });
      return all.map(({ number, state }) => `${number} ${state}`);
    };
    const [one = 0, two = 0] =
      plan.colours.find(({ colour }) => colour === view.players[0]?.colour)?.sphinxes ?? [];
    const set = { step: 'c3', colour: 'red' as const, number: one };
    expect(beside({}, [one, two])).toEqual([`${one} hand`, `${two} hand`]);
    expect(beside({ sphinxes: [set] }, [])).toEqual([`${two} out`]);
    // Before a route begins nobody has any in hand; in the labyrinth only those are out that do not come back.
    expect(beside({ phase: 'colour' }, [])).toEqual([]);
    expect(beside({ route: 'C' }, [])).toEqual([]);
    expect(beside({ route: 'C', spent: [two] }, [])).toEqual([`${two} out`]);
  });

  test('one who has to turn back stands beside the sphinx', () => {
    const { view } = at('step', 'A');
    const [me] = view.players;
    const step = me?.place ?? '';
    const place = layout(plan, view, 1.6, 0);
    const stopped = { ...view, sphinxes: [{ step, colour: 'yellow' as const, number: 4 }] };
    const [explorer, sphinx] = [explorerAt(place, stopped, me?.seat ?? ''), sphinxAt(place, stopped, step)];
    expect(sphinx.x - (explorer?.x ?? 0)).toBeGreaterThan(40);
    expect(sphinxAt(place, stopped, 'a5')).toEqual(place.at('a5'));
  });

  test.each([0.9, 1.3, 1.6, 2.4])('everything lies on the stage at %d', (aspect) => {
    for (const { view } of positions.filter((_, at) => at % 5 === 0)) {
      const place = layout(plan, view, aspect, 0);
      for (const { seat } of view.players) {
        const spots = [
          explorerAt(place, view, seat),
          scoreAt(place, plan, view, seat, 1),
          scoreAt(place, plan, view, seat, 6),
        ];
        for (const spot of spots.filter((spot) => spot !== null)) {
          expect(spot.x).toBeGreaterThan(0);
          expect(spot.x).toBeLessThan(place.box.width);
          expect(spot.y).toBeGreaterThan(0);
          expect(spot.y).toBeLessThan(place.box.height);
        }
      }
    }
  });
});

suite('motion', () => {
  test('frames are in the order of time, and nothing takes too long', () => {
    let moved = 0;
    const { view } = at('step');
    const place = layout(plan, view, 1.6, 0);
    for (const events of happened) {
      const line = timeline(events, plan, place, view, view);
      expect(line.duration).toBe(duration(events));
      expect(line.duration).toBeLessThan(4500);
      for (const way of [...line.explorers.values(), ...line.sphinxes.values()]) {
        const offsets = frames(way, line.duration).map(({ offset }) => offset ?? -1);
        expect(offsets).toEqual([...offsets].sort((one, other) => one - other));
        moved += 1;
      }
    }
    expect(moved).toBeGreaterThan(100);
  });

  test('one who meets a sphinx is thrown back towards the step just left', () => {
    const { view } = at('step', 'A');
    const seat = view.turn;
    const sphinxes = [{ step: 'f3', colour: 'yellow' as const, number: 4 }];
    const on = (place: string) => ({
      ...view,
      sphinxes,
      players: view.players.map((one) => (one.seat === seat ? { ...one, place } : one)),
    });
    const place = layout(plan, view, 1.6, 0);
    const walks: Event = { kind: 'step', seat, from: 'f2', to: 'f3' };
    const events: Event[] = [walks, { kind: 'sphinx_stops', seat, sphinx: 4, step: 'f3' }];
    const line = timeline(events, plan, place, on('f2'), on('f3'));
    const heights = line.explorers.get(seat)?.map(({ y }) => y) ?? [];
    const [thrown = 0, rest = 0] = heights.slice(-2);
    const [from, to] = [place.at('f2').y, place.at('f3').y];
    expect(thrown).toBeGreaterThan(rest);
    expect(thrown).toBeLessThan(from);
    expect(Math.abs(rest - to)).toBeLessThan(20);
    expect(Math.max(...(line.sphinxes.get('f3') ?? []).map(({ size }) => size ?? 1))).toBeGreaterThan(1.1);

    const out: Event[] = [walks, { kind: 'sphinx_out', seat, sphinx: 4, step: 'f3' }];
    const gone = timeline(out, plan, place, on('f2'), { ...on('f3'), sphinxes: [] }).gone;
    expect(gone.map(({ colour, number }) => [colour, number])).toEqual([['yellow', 4]]);
  });
});

suite('viewer', () => {
  test('an anaglyph has the left eye in red and the right in cyan', () => {
    const left = { data: new Uint8ClampedArray([255, 255, 255, 255]) };
    const right = { data: new Uint8ClampedArray([0, 10, 20, 255]) };
    expect([...anaglyph(left, right).data]).toEqual([255, 10, 20, 255]);
  });
});

suite('sound', () => {
  test('a throw is heard, also for who begins, and nothing else sounds like dice; a sphinx that stops says no', () => {
    const heard = happened.map(
      (events) => [piramido.sound?.(events), events.map(({ kind }) => kind)] as const,
    );
    expect(new Set(heard.map(([sound]) => sound))).toEqual(new Set(['dice', 'place', 'no']));
    for (const [sound, kinds] of heard) {
      expect(sound === 'dice').toBe(kinds.includes('roll') || kinds.includes('rolloff'));
      expect(sound === 'no').toBe(kinds.includes('sphinx_stops'));
    }
    expect(piramido.sound?.([{ kind: 'rolloff', numbers: [6, 2] }])).toBe('dice');
  });
});

const RARE: Event[] = [
  { kind: 'sphinx_stops', seat: 'p1', sphinx: 2, step: 'c3' },
  { kind: 'sphinx_out', seat: 'p1', sphinx: 2, step: 'c3' },
  { kind: 'sphinx_set', seat: 'p1', sphinx: 2, step: 'c3' },
  { kind: 'lost', seat: 'p1', steps: 1 },
  { kind: 'lost', seat: 'p1', steps: 3 },
  { kind: 'walk', seat: 'p1', path: ['1a'], lost: 2 },
  { kind: 'claim', seat: 'p1', space: 2, sign: 'K' },
  { kind: 'over', right: [], winners: [] },
  { kind: 'over', right: ['p1', 'p2'], winners: ['p1', 'p2'] },
];

suite('words', () => {
  test.each(LANGUAGES)('%s has all of them', (language) => {
    const say = speaker(language);
    for (const event of [...told, ...RARE])
      if (event.kind !== 'turn') expect(words(event, say), event.kind).toMatch(/^[^{}]+\.$/);
    expectTold(piramido, positions, plan, say, ({ players }) => 2 * players.length);
    const phases: View['phase'][] = [
      'rolloff',
      'colour',
      'reels',
      'side',
      'roll',
      'step',
      'sphinx',
      'row',
      'claim',
      'over',
    ];
    const { view } = at('step');
    for (const phase of phases) expect(describe({ ...view, phase, throws_left: 9 }, say)[1]).toBeTruthy();
    for (const step of plan.pyramid.steps) expect(placeLabel(step, view, say)).toContain(step.name);
    for (const spot of plan.labyrinth.rows.flat())
      expect(placeLabel(spot, at('row').view, say)).toContain(spot.name);
    const parts = ['e1', 'd2', 'c3', 'e4', 'e5', 'a1'].map((name) => {
      const step = plan.pyramid.steps.find((step) => step.name === name);
      if (!step) throw new Error(`expected a step ${name}`);
      return placeLabel(step, view, say).split(', ')[1];
    });
    expect(new Set(parts).size, 'every part of the pyramid has a word').toBe(parts.length);
  });

  test.each(LANGUAGES)('%s tells what is out, who waits, and how it was checked', (language) => {
    const say = speaker(language);
    const { view } = at('step', 'A');
    const lines = (change: Partial<View>) =>
      describe({ ...view, spent: null, waited_long: false, ...change }, say);
    const added = (change: Partial<View>) => lines(change).filter((line) => !lines({}).includes(line));
    expect(added({ spent: [] })).toEqual([]);
    expect(added({ spent: [1, 6] }).join()).toMatch(/1, 6/);
    const [onPyramid, inLabyrinth] = [
      added({ waited_long: true }),
      added({ waited_long: true, route: 'C' }).slice(-1),
    ];
    expect(onPyramid.length).toBe(1);
    expect(inLabyrinth).not.toEqual(onPyramid);
    const strips: NonNullable<View['result']>['strips'] = [
      { route: 'A', seat: 'p1', claims: [{ step: 'h4', sign: 'F' }], right: true },
    ];
    const result = { signs_alone: false, right: ['p1'], winners: ['p1'], strips };
    expect(added({ result }).join()).toContain('h4');
    const alone = added({ result: { ...result, signs_alone: true } });
    expect(alone.length).toBe(2);
    expect(alone.join()).not.toContain('h4');
  });
});
