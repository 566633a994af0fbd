// Sphinx on real games: the playthroughs of the repository.
import { LANGUAGES } from '../../i18n/index.svelte';
import { describe as suite, expect, test, vi } from 'vitest';
import { frames } from '../../board/animation';
import { expectPointable, expectTold, type Position, real } from '../testing';
import { act, attempt } from './actions';
import sphinx from './index';
import { cardAt, corners, layout, pawnAt } from './layout';
import { duration, halfTurn, timeline } from './motion';
import * as sample from './sample';
import type { Event, View } from './types';
import { describe, fieldLabel, words } from './words';

// The playthroughs are long.
vi.setConfig({ testTimeout: 30_000 });
const { plan, positions, told, happened, speaker } = real('sphinx', sample, 'p1');

/** A position with such a phase. */
function at(phase: View['phase']): Position<View> {
  const found = positions.find(({ view }) => view.phase === phase);
  if (!found) throw new Error(`expected a position with the phase ${phase} in the playthroughs`);
  return found;
}
/** The same with other things on the table. */
function changed(view: View, change: Partial<View>): View {
  return { ...view, ...change };
}

suite('actions', () => {
  test('each can be pointed at, and no two in the same way', () => {
    expect(expectPointable(sphinx, positions, plan)).toBeGreaterThan(100);
  });

  test('every target is on the board', () => {
    const names = new Set<string>([
      ...plan.fields.map(({ field }) => String(field)),
      ...plan.sphinxes.map(({ slot }) => slot),
    ]);
    for (const { view, legal } of positions)
      for (const { path } of legal.map((action) => act(action, view, plan)))
        for (const target of path)
          expect(names.has(target) || /^(#|card:|door:)/.test(target), target).toBe(true);
  });

  test('the treasure asks which die if several are enough', () => {
    const { view } = at('dice');
    const near = changed(view, {
      dice: ['2', '4', '6'],
      seats: view.seats.map((player) => ({ ...player, field: 73 })),
    });
    expect(act('+2', near, plan).path).toEqual(['75']);
    expect(act('+4', near, plan).path).toEqual(['80', '#4']);
    expect(act('+6', changed(near, { dice: ['2', '6'] }), plan).path).toEqual(['80']);
    expect(attempt(['80'], near, plan)).toBe('+4');
  });

  test('what is not allowed still means something', () => {
    const { view } = at('dice');
    const here = view.seats.find(({ seat }) => seat === view.turn)?.field ?? 0;
    expect(attempt([String(here + 6)], view, plan)).toBe('+6');
    expect(attempt([String(here + 7)], view, plan)).toBeNull();
    expect(attempt(['G2'], view, plan)).toBe('swap:G2:T1');
    expect(attempt(['T2', 'G3'], view, plan)).toBe('swap:G3:T2');
    expect(attempt(['G2', 'G3'], view, plan)).toBeNull();
    const other = view.seats.find(({ seat }) => seat !== view.turn)?.seat ?? '';
    expect(attempt([`card:${other}:R`], view, plan)).toBe(`steal:${other}:R`);
    expect(attempt([`card:${view.turn}:R`], view, plan)).toBeNull();
    expect(
      attempt(
        ['R', 'G', 'B'].map((colour) => `card:${view.turn}:${colour}`),
        view,
        plan,
      ),
    ).toBe('attempt:RGB');
  });
});

suite('layout', () => {
  test.each([0.9, 1, 1.4, 1.7, 3])('everything lies on the stage at %d', (aspect) => {
    for (const looking of [null, ...plan.seats]) {
      const place = layout(plan, aspect, looking);
      expect(place.hands[0]?.seat).toBe(looking ?? 'p1');
      for (const hand of place.hands)
        for (let number = 0; number < 6; number += 1) {
          const { x, y } = cardAt(hand, number, 6);
          expect(x).toBeGreaterThan(place.box.x);
          expect(x).toBeLessThan(place.box.x + place.box.width - 20);
          expect(y).toBeGreaterThan(30);
          expect(y).toBeLessThan(place.box.height - 30);
        }
    }
  });

  test.each([0.9, 1, 1.28, 1.29, 1.4, 1.7, 3])('no card covers the middle of another at %d', (aspect) => {
    for (const hand of layout(plan, aspect, null).hands)
      for (let count = 1; count <= 6; count += 1) {
        const cards = Array.from({ length: count }, (_, number) => cardAt(hand, number, count));
        for (const [above, { x, y, scale }] of cards.entries())
          for (const { x: left, y: top } of cards.slice(0, above))
            expect(x - left > 32 * scale || y - top > 46 * scale, `${count} cards`).toBe(true);
      }
  });

  test('pawns on the start stand beside each other', () => {
    const place = layout(plan, 1, null);
    const { view } = at('dice');
    const all = changed(view, { seats: view.seats.map((player) => ({ ...player, field: 0 })) });
    const spots = all.seats.map(({ seat }) => JSON.stringify(pawnAt(place, all, seat)));
    expect(new Set(spots).size).toBe(all.seats.length);
  });

  test('the spiral has a torch at each of its corners', () => {
    // The first corner is i1: out is to the right and down.
    expect(corners(plan)[0]).toMatchObject({ x: 950, y: 950, dx: 1, dy: 1 });
    expect(corners(plan).length).toBe(16);
  });
});

suite('motion', () => {
  test('half a turn takes a pawn across the door', () => {
    for (const { pivot, pairs } of plan.doors)
      for (const [one = 0, other = 0] of pairs) {
        const place = layout(plan, 1, null);
        const end = halfTurn(place.at(one), pivot).at(-1);
        expect(end?.x).toBeCloseTo(place.at(other).x);
        expect(end?.y).toBeCloseTo(place.at(other).y);
      }
  });

  test('frames are in the order of time, and nothing takes too long', () => {
    const place = layout(plan, 1.6, 'p1');
    let moved = 0;
    const { view } = at('dice');
    for (const events of happened) {
      const line = timeline(events, plan, place, view, view);
      expect(line.duration).toBe(duration(events));
      expect(line.duration).toBeLessThan(4500);
      for (const way of [...line.pawns.values(), ...line.cards.values(), ...line.sphinxes.values()]) {
        const offsets = frames(way, line.duration, { x: 0, y: 0 }).map(({ offset }) => offset ?? -1);
        expect(offsets).toEqual([...offsets].sort((one, other) => one - other));
        moved += 1;
      }
    }
    expect(moved).toBeGreaterThan(200);
  });

  test('only the one who looked sees the colour under a lifted sphinx', () => {
    const { view } = at('dice');
    const place = layout(plan, 1, null);
    const hidden: Event = { kind: 'looked', seat: 'p2', slot: 'G2', colour: null };
    expect(timeline([hidden], plan, place, view, view).lifts).toMatchObject([{ slot: 'G2', colour: null }]);
  });
});

suite('sound', () => {
  test('a throw is heard, and nothing else sounds like dice', () => {
    const heard = happened.map((events) => [sphinx.sound?.(events), events.map(({ kind }) => kind)] as const);
    expect(new Set(heard.map(([sound]) => sound))).toEqual(new Set(['dice', 'place']));
    for (const [sound, kinds] of heard) expect(sound === 'dice').toBe(kinds.includes('rolled'));
  });
});

const RARE: Event[] = [
  { kind: 'attempted', seat: 'p1', named: ['R', 'B', 'G'], right: false, guards: null },
  { kind: 'attempted', seat: 'p1', named: ['R', 'B', 'G'], right: false, guards: ['W', 'B', 'G'] },
  { kind: 'attempted', seat: 'p1', named: ['R', 'B', 'G'], right: true, guards: ['R', 'B', 'G'] },
  { kind: 'sent_back', seat: 'p1', from: 77, to: 0, lost: ['R', 'B', 'G'] },
  { kind: 'declined', seat: 'p1', what: 'door' },
  { kind: 'declined', seat: 'p1', what: 'theft' },
  { kind: 'passed', seat: 'p1' },
  { kind: 'won', seat: 'p1' },
  { kind: 'drawn' },
];

suite('words', () => {
  test.each(LANGUAGES)('%s has all of them', (language) => {
    const say = speaker(language);
    for (const event of [...told, ...RARE])
      if (event.kind !== 'turn_began') expect(words(event, say), event.kind).toMatch(/^[^{}]+[.!]$/);
    expectTold(sphinx, positions, plan, say, ({ seats }) => seats.length);
    const { view } = at('dice');
    const phases: View['phase'][] = ['deal', 'roll', 'take', 'peek', 'steal', 'door', 'attempt', 'over'];
    for (const phase of phases)
      expect(describe(changed(view, { phase, turns_left: 3 }), say)[0]).toBeTruthy();
    for (const spot of plan.fields) expect(fieldLabel(spot, view, say)).toBeTruthy();
  });

  test('a colour that was seen is left to memory', () => {
    const say = speaker('en');
    const told = (event: Event) => words(sphinx.faded?.(event) ?? event, say);
    expect(sphinx.open, 'nor do all round a real board read it').toBe(sphinx.faded);
    expect(told({ kind: 'looked', seat: 'p1', slot: 'T1', colour: 'R' })).toBe(
      'P1 looks under temple sphinx 1.',
    );
    const wrong: Event = {
      kind: 'attempted',
      seat: 'p1',
      named: ['R', 'B', 'G'],
      right: false,
      guards: ['W', 'B', 'G'],
    };
    expect(told(wrong)).not.toContain('white');
    expect(told({ kind: 'took', seat: 'p1', colour: 'R' })).toContain('red');
  });

  test('what somebody else saw is not told', () => {
    const say = speaker('en');
    expect(words({ kind: 'looked', seat: 'p2', slot: 'T1', colour: null }, say)).toBe(
      'P2 looks under temple sphinx 1.',
    );
    expect(words({ kind: 'looked', seat: 'p1', slot: 'G3', colour: 'P' }, say)).toBe(
      'P1 looks under guard 3: purple.',
    );
  });
});
