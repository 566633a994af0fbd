// Sakkara on real games: the playthroughs of the repository.
import { LANGUAGES } from '../../i18n/index.svelte';
import { describe as suite, expect, test } from 'vitest';
import { frames } from '../../board/animation';
import { findMark, loadRulebook } from '../../rulebook';
import { expectPointable, expectTold, real, type Step } from '../testing';
import { act, attempt } from './actions';
import sakkara from './index';
import { angle, layout, lie } from './layout';
import { journeys, leads, stoneKey } from './motion';
import * as sample from './sample';
import type { BridgeView, Event, StoneView, View } from './types';
import { describe, field, outside, words } from './words';

type Told = Step<View, Event>;
const { plan, steps, positions, speaker } = real('sakkara', sample);

const ALL: Event[] = [
  ...steps.flatMap(({ events }) => events),
  { kind: 'hid', seat: 'red', stones: null },
  { kind: 'moved', seat: 'red', stone: 'O', fields: ['a1', 'b1', 'c1'] },
  { kind: 'reached', seat: 'red', stone: 'I', visits: 1 },
  { kind: 'reached', seat: 'red', stone: 'I', visits: 2 },
  { kind: 'reached', seat: 'red', stone: 'I', visits: 3 },
  { kind: 'duty_void', seat: 'red' },
  { kind: 'ended_early', seat: 'red', moves: 2 },
  { kind: 'won', seat: 'red' },
  { kind: 'drawn', turns: 600 },
];

/** The step in the sample that has such an event. */
function stepWith(kind: Event['kind']): Told {
  const found = steps.find(({ events }) => events.some((event) => event.kind === kind));
  if (!found) throw new Error(`expected a step with ${kind} in the sample`);
  return found;
}

test('all round a real board read that somebody holds out a fist, not what is in it', () => {
  for (const event of ALL) {
    const open = sakkara.open?.(event);
    expect(open).toEqual(event.kind === 'hid' ? { ...event, stones: null } : event);
  }
});

suite('actions', () => {
  test('a guess is not taken back with a tap', () => {
    const { view } = stepWith('guessed');
    expect(act('guess:3', view).reveals).toBe(true);
    expect(act('fist:3', view).reveals).toBeUndefined();
  });

  test('each can be pointed at, and no two in the same way', () => {
    expect(expectPointable(sakkara, positions, plan)).toBeGreaterThan(200);
  });

  test('every place that is pointed at is on the board', () => {
    const places = new Set(plan.cells.map(({ name }) => name));
    for (const { view, legal } of positions)
      for (const { path } of legal.map((action) => act(action, view)))
        for (const target of path)
          expect(target.startsWith('#') || target.startsWith('wait:') || places.has(target)).toBe(true);
  });

  test('what does not go still means something', () => {
    const { view } = stepWith('entered');
    const mover = view.turn ?? 'red';
    expect(attempt([`wait:${mover}:R`], view, plan)).toBe('enter:R');
    expect(attempt([`wait:${mover === 'red' ? 'blue' : 'red'}:R`], view, plan)).toBeNull();
    const bridge = view.bridges.find(({ colour }) => colour === 'grey')?.field ?? '';
    expect(attempt([bridge], view, plan)).toMatch(new RegExp(`^bridge:${bridge}-[a-m]\\d+$`));
    expect(attempt([bridge, 'a1'], view, plan)).toBe(`bridge:${bridge}-a1`);
    expect(
      attempt(['a7'], { ...view, seats: view.seats.map((seat) => ({ ...seat, stones: [] })) }, plan),
    ).toBeNull();
  });

  test('onto a bare wall it is the bridge that is meant, even below a stone', () => {
    const { view } = stepWith('moved');
    const stones: StoneView[] = [{ stone: 'R', field: 'g12', heading: null, bound: true }];
    const there: View = {
      ...view,
      seats: view.seats.map((seat) => (seat.colour === view.turn ? { ...seat, stones } : seat)),
      bridges: [{ colour: 'black', field: 'g12' }],
    };
    expect(attempt(['g12', 'f12'], there, plan)).toBe('bridge:g12-f12');
    expect(attempt(['g12', 'g11'], there, plan)).toBe('R:g12-g11');
  });
});

suite('motion', () => {
  test('what happened leads to the next view, and only to that', () => {
    for (const { events, after } of steps) expect(leads(events, after)).toBe(true);
    const { view, events } = stepWith('entered');
    expect(leads(events, view)).toBe(false);
  });

  test('a captured stone goes home after the stone that captured it has come', () => {
    const { events } = stepWith('captured');
    const ground = layout(plan, 'yellow');
    const { moments, duration } = journeys(events, ground);
    const captured = events.find((event) => event.kind === 'captured');
    const way = moments.get(captured ? stoneKey(captured.seat, captured.stone) : '') ?? [];
    expect(way.length).toBe(3);
    expect(way[0]).toMatchObject({ x: way[1]?.x, y: way[1]?.y, time: 0 });
    expect(way[2]?.time).toBe(duration);
  });

  test('frames are in the order of time', () => {
    const ground = layout(plan, null);
    for (const { events } of steps) {
      const { moments, duration } = journeys(events, ground);
      for (const way of moments.values()) {
        const offsets = frames(way, duration).map(({ offset }) => offset ?? -1);
        expect(offsets).toEqual([...offsets].sort((one, other) => one - other));
        expect(offsets.at(-1)).toBe(1);
      }
      expect(sakkara.pace(events)).toBeGreaterThan(duration);
    }
  });
});

suite('layout', () => {
  test.each(['red', 'yellow', 'blue', 'green'])('%s can sit at the bottom left', (colour) => {
    const ground = layout(plan, colour);
    const entrance = ground.cells.find((cell) => cell.entrance === colour);
    expect(entrance).toMatchObject({ x: 150, y: 1350 });
    expect(ground.at.get(plan.ankh)).toMatchObject({ x: 750, y: 750 });
  });

  test('headings and bridges turn with the board', () => {
    const [north, turned] = [layout(plan, null), layout(plan, 'red')];
    expect(angle('e', north)).toBe(90);
    // Red is in the north-west: three quarters bring it to the south-west.
    expect(angle('e', turned)).toBe(0);
    const bridge: BridgeView = { colour: 'black', field: 'g12' };
    expect([lie(bridge, north), lie(bridge, turned)]).toEqual(['upright', 'flat']);
    expect(lie({ colour: 'black', field: 'b12' }, north)).toBe('corner');
  });
});

suite('words', () => {
  test.each(LANGUAGES)('%s has all of them', (language) => {
    const say = speaker(language);
    for (const event of ALL) expect(words(event, say)).not.toContain('{');
    expectTold(sakkara, positions, plan, say, ({ bridges, seats }) => bridges.length + 3 * seats.length);
    const { view } = stepWith('moved');
    for (const cell of plan.cells) expect(field(cell, view, say)).toContain(cell.name);
    for (const { colour, outside: places } of plan.colours)
      for (const { stone } of places)
        expect(outside(colour, stone, view, say)).toContain(colour.toUpperCase());
  });

  test('another seat’s fist stays closed', () => {
    const say = speaker('en');
    const { after } = stepWith('hid');
    const closed = {
      ...after,
      seats: after.seats.map((seat) => ({ ...seat, fist: seat.fist === null ? null : '?' })),
    };
    expect(describe(closed, say).join(' ')).toContain('holds out a closed fist');
    expect(words({ kind: 'hid', seat: 'red', stones: null }, say)).toBe('RED holds out a fist.');
  });
});

suite('the last move without a stone on the board (K13)', () => {
  test.each([
    ['en', 'one move left'],
    ['fr', 'plus qu’un mouvement'],
    ['de', 'nur noch einen Spielzug'],
  ] as const)('%s tells what is print and what is ours', async (language, ours) => {
    const place = findMark(await loadRulebook('sakkara', language), 'K13');
    const [print = '', marked = ''] = place?.paragraph.text.split('. ') ?? [];
    expect(print).not.toContain('[');
    expect(marked).toContain(ours);
    expect(speaker(language).t('sakkara-not-without-stone', { name: 'Anna' })).toMatch(/^Anna .*\.$/);
  });

  test('the playthroughs come to it', () => {
    const without = positions.filter(
      ({ view }) =>
        view.stage === 'moves' &&
        view.moves === 1 &&
        view.seats.some(({ colour, stones }) => colour === view.turn && stones.every(({ field }) => !field)),
    );
    expect(without.length).toBeGreaterThan(0);
    for (const { legal } of without) expect(legal).toEqual(['enter:I', 'enter:O', 'enter:R']);
  });
});
