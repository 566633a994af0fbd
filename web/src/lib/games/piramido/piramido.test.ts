// Piramido on real games: the playthroughs of the repository, and the plan as a server tells it (sample.jsonl).
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe as suite, expect, test, vi } from 'vitest';
import { narrow, point } from '../../board/choice';
import { frames } from '../../board/journey';
import { type Position, real } from '../testing';
import { act, attempt, mover, standing } from './actions';
import { blocks, explorerAt, layout, scoreAt } from './layout';
import { duration, timeline } from './motion';
import { anaglyph } from './stereo';
import type { Event, Plan, View } from './types';
import { describe, placeLabel, words } from './words';

// The playthroughs are long.
vi.setConfig({ testTimeout: 30_000 });
const { folder, plan, positions, told, happened, catalogue, speaker } = real<Plan, View, Event>(
  'piramido',
  'p1',
);

function at(phase: View['phase']): Position<View> {
  const found = positions.find(({ view }) => view.phase === phase);
  if (!found) throw new Error(`expected a position with the phase ${phase} in the playthroughs`);
  return found;
}

suite('actions', () => {
  test('each can be pointed at, and no two in the same way', () => {
    let seen = 0;
    for (const { view, legal } of positions) {
      const acts = legal.map((action) => act(action, view));
      expect(new Set(acts.map(({ path }) => path.join())).size).toBe(legal.length);
      for (const { path, action } of acts) {
        const chosen = path.reduce<string[]>((selected, target) => point(acts, selected, target) ?? [], []);
        expect(narrow(acts, chosen).chosen?.action).toBe(action);
        if (!path.some((target) => target.startsWith('#'))) expect(attempt(path, view, plan)).toBe(action);
        seen += 1;
      }
    }
    expect(seen).toBeGreaterThan(80);
  });

  test('what does not go still means something', () => {
    const { view } = at('step');
    const me = mover(view);
    expect(attempt(['e5'], view, plan)).toBe('step:e5');
    expect(attempt([me ? standing(me) : ''], view, plan)).toBe('claim');
    expect(attempt(['way:left'], view, plan)).toBe('left');
    expect(attempt(['sphinx:6', 'c3'], view, plan)).toBe('sphinx:6:c3');
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
});

suite('viewer', () => {
  test('an anaglyph has the left eye in red and the right in cyan', () => {
    const left = { data: new Uint8ClampedArray([255, 255, 255, 255]) } as unknown as ImageData;
    const right = { data: new Uint8ClampedArray([0, 10, 20, 255]) } as unknown as ImageData;
    expect([...anaglyph(left, right).data]).toEqual([255, 10, 20, 255]);
  });

  test('the signs are those of the pictures', () => {
    const place = mkdtempSync(join(tmpdir(), 'outlines-'));
    const file = join(place, 'outlines.ts');
    execFileSync('node', [`${folder}/outlines.script.mjs`, file]);
    expect(readFileSync(`${folder}/outlines.ts`, 'utf8').replace(/\s+/g, '')).toBe(
      readFileSync(file, 'utf8').replace(/\s+/g, ''),
    );
  });
});

const RARE: Event[] = [
  { kind: 'sphinx_out', seat: 'p1', sphinx: 2, step: 'c3' },
  { kind: 'sphinx_set', seat: 'p1', sphinx: 2, step: 'c3' },
  { kind: 'lost', seat: 'p1', steps: 1 },
  { kind: 'lost', seat: 'p1', steps: 3 },
  { kind: 'walk', seat: 'p1', path: ['1a'], lost: 2 },
  { kind: 'claim', seat: 'p1', space: 2, step: null, sign: 'K' },
  { kind: 'over', right: [], winners: [] },
  { kind: 'over', right: ['p1', 'p2'], winners: ['p1', 'p2'] },
];

suite('words', () => {
  test.each(['en', 'fr', 'de'])('%s has all of them', (language) => {
    const say = speaker(language);
    for (const event of [...told, ...RARE])
      if (event.kind !== 'turn') expect(words(event, say), event.kind).toMatch(/^[^{}]+\.$/);
    for (const { view, legal } of positions) {
      expect(describe(view, say).length).toBeGreaterThan(2 * view.players.length);
      for (const action of legal) {
        const { label } = act(action, view);
        expect(say.t(label.id, label.args)).toBeTruthy();
      }
    }
    const phases = [
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
    ] as const;
    const { view } = at('step');
    for (const phase of phases) expect(describe({ ...view, phase, throws_left: 9 }, say)[1]).toBeTruthy();
    for (const step of plan.pyramid.steps) expect(placeLabel(step, view, say)).toContain(step.name);
    for (const spot of plan.labyrinth.rows.flat())
      expect(placeLabel(spot, at('row').view, say)).toContain(spot.name);
    const ids = [...catalogue(language)._messages.keys()];
    expect(ids).toEqual([...catalogue('en')._messages.keys()]);
    expect(ids.every((id) => id.startsWith('piramido-'))).toBe(true);
  });
});
