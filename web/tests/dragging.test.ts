// What dragging means: which pieces can be dragged, where they may be dropped, and what a finger beside a place is
// taken for.
import { describe, expect, test } from 'vitest';
import type { Act } from '../src/lib/board/contract';
import { meant, reach } from '../src/lib/board/reach';
import { draggable, dropped, lifted } from '../src/lib/ui/dragging';

const act = (action: string, path: string[], from?: string): Act => ({
  action,
  path,
  label: { id: action },
  ...(from !== undefined && { from }),
});
const step = act('step', ['a1', 'a2']);
const jump = act('jump', ['a1', 'a2', 'a3']);
const detour = act('detour', ['a1', 'b1', 'b2', 'a3']);
const whole = act('whole', ['c1']);
const take = act('take', ['start', '#3']);
const walk = act('walk', ['9'], '4');
const acts = [step, jump, detour, whole, take, walk];

describe('what can be dragged', () => {
  test('is what goes to another place, and the piece of what is only pointed at', () => {
    expect([...draggable(acts, false)]).toEqual(['a1', '4']);
  });
  test('is also what ends somewhere by itself, where a game says so', () => {
    expect([...draggable(acts, true)]).toEqual(['a1', 'c1', 'start', '4']);
    expect([...draggable([act('pass', [])], true)]).toEqual([]);
  });
});

describe('lifting', () => {
  test.each([
    ['begins a choice', [], 'a1', ['a1']],
    ['goes on with one', ['a1'], 'a2', ['a1', 'a2']],
    ['keeps one', ['a1'], 'a1', ['a1']],
    ['begins anew', ['a1'], 'c1', ['c1']],
    ['chooses nothing of a piece that is only moved', [], '4', []],
  ])('%s', (_, selected, from, path) => {
    expect(lifted(acts, selected, from)).toEqual(path);
  });
});

describe('dropping', () => {
  test.each([
    ['on the next place', ['a1'], 'a1', 'a2', ['a1', 'a2']],
    ['farther along the shortest way', ['a1'], 'a1', 'a3', ['a1', 'a2', 'a3']],
    ['a piece where it may walk', [], '4', '9', ['9']],
    ['another piece there', [], '5', '9', null],
    ['where nothing leads', ['a1'], 'a1', 'z9', null],
    ['something that was not lifted', [], 'z9', 'a1', null],
  ])('%s', (_, path, from, over, chosen) => {
    expect(dropped(acts, path, from, over)).toEqual(chosen);
  });
});

describe('a finger', () => {
  const cell = (x: number, size = 25) => ({ x, y: 0, width: size, height: size });

  test('reaches as far as a small place lacks in size', () => {
    expect(reach(cell(0, 25))).toBe(9.5);
    expect(reach(cell(0, 40))).toBe(2);
    expect(reach(cell(0, 60))).toBe(0);
    expect(reach(cell(0, 4))).toBe(10);
  });

  test('between places means the nearest that may be chosen, and not one that is a place away', () => {
    const places: [string, ReturnType<typeof cell>][] = [
      ['left', cell(0)],
      ['right', cell(50)],
    ];
    expect(meant(30, 12, places)).toBe('left');
    expect(meant(45, 12, places)).toBe('right');
    expect(meant(37.5, 12, places)).toBeNull();
    expect(meant(12, 34, places)).toBe('left');
    expect(meant(12, 36, places)).toBeNull();
  });
});
