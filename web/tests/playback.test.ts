// @vitest-environment happy-dom
// The playback with a clock of our own: steps wait for each other, can be shown again, and leave their lines in the
// log.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { logged, logOf, type LogLine } from '../src/lib/playback/log';
import { lastRound } from '../src/lib/playback/past';
import { Playback, type Frame } from '../src/lib/playback/playback.svelte';
import type { Happened } from '../src/lib/protocol';
import { played, stateAt } from './fakes';

const PACE = 1000;
const shown: [ply: number, happened: Happened | null][] = [];
const caughtUp = vi.fn();
const pace = vi.fn(() => PACE);
let moves: boolean;
let playback: Playback;

beforeEach(() => {
  vi.useFakeTimers();
  shown.length = 0;
  moves = true;
  playback = new Playback({
    pace,
    motion: () => moves,
    shown: ({ state }: Frame, happened) => void shown.push([state.ply, happened]),
    caughtUp,
  });
  playback.start(stateAt(0), [], 'red');
});
afterEach(() => {
  playback.stop();
  vi.clearAllMocks();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const ply = () => playback.frame?.state.ply;
const add = (actor: string, at: number) => playback.add(played(actor), stateAt(at));
const undone: Happened = { what: 'undone', seat: 'yellow', plies: 1 };
const asked: Happened = { what: 'asked', seat: 'yellow', kind: { what: 'draw' } };

test('begins with the table as it stands', () => {
  expect(playback.frame).toMatchObject({ previous: null, events: [], actor: null });
  expect(playback.settled).toBe(true);
  expect(shown).toEqual([[0, null]]);
  expect(caughtUp).toHaveBeenCalledOnce();
});

test('steps wait for each other', async () => {
  const told = { text: 'Yellow moves.', data: {} };
  playback.add(played('yellow', told), stateAt(1));
  add('chance', 2);
  expect(ply()).toBe(1);
  expect(playback.frame).toMatchObject({ previous: { ply: 0 }, actor: 'yellow', events: [told] });
  expect(pace).toHaveBeenCalledWith([told]);
  expect(playback.settled).toBe(false);
  await vi.advanceTimersByTimeAsync(PACE - 1);
  expect(ply()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(ply()).toBe(2);
  expect(playback.frame).toMatchObject({ previous: { ply: 1 }, actor: 'chance' });
  expect(playback.settled).toBe(false);
  await vi.advanceTimersByTimeAsync(PACE);
  expect(playback.settled).toBe(true);
  expect(caughtUp).toHaveBeenCalledTimes(2);
});

test('where nothing moves, only a frame that another follows stays for a moment', async () => {
  moves = false;
  add('yellow', 1);
  expect(playback.settled).toBe(true);
  moves = true;
  add('yellow', 2);
  moves = false;
  add('chance', 3);
  add('yellow', 4);
  await vi.advanceTimersByTimeAsync(PACE);
  expect(ply()).toBe(3);
  await vi.advanceTimersByTimeAsync(250);
  expect(ply()).toBe(4);
  expect(playback.settled).toBe(true);
});

test('a page that nobody sees keeps up at once', async () => {
  add('yellow', 1);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  add('chance', 2);
  add('yellow', 3);
  expect(ply()).toBe(1);
  await vi.advanceTimersByTimeAsync(PACE);
  expect(ply()).toBe(3);
  expect(playback.settled).toBe(true);
  expect(playback.log).toHaveLength(3);
});

test('what happens beside the game takes no time and animates nothing', () => {
  const before = playback.frame?.tick;
  playback.add(asked, stateAt(0, { turn: null }));
  expect(playback.frame).toMatchObject({ tick: before, state: { turn: null } });
  expect(playback.settled).toBe(true);
});

test('what is taken back is not animated', async () => {
  add('yellow', 1);
  await vi.advanceTimersByTimeAsync(PACE);
  expect(playback.frame?.previous).toEqual({ ply: 0 });
  const tick = playback.frame?.tick ?? 0;
  playback.add(undone, stateAt(0));
  expect(playback.frame).toMatchObject({ previous: null, events: [], actor: null, tick: tick + 1 });
});

test('a new beginning forgets what waited', async () => {
  add('yellow', 1);
  add('chance', 2);
  playback.start(stateAt(5), [], 'red');
  expect(ply()).toBe(5);
  await vi.advanceTimersByTimeAsync(10 * PACE);
  expect(ply()).toBe(5);
  expect(playback.settled).toBe(true);
  expect(playback.canReview).toBe(false);
  expect(playback.log).toEqual([]);
});

test('after a stop nothing more is shown', async () => {
  add('yellow', 1);
  add('chance', 2);
  playback.stop();
  await vi.advanceTimersByTimeAsync(10 * PACE);
  expect(ply()).toBe(1);
});

describe('looking back', () => {
  /** Red has played, then chance and yellow. */
  beforeEach(async () => {
    add('red', 1);
    add('chance', 2);
    add('yellow', 3);
    await vi.advanceTimersByTimeAsync(3 * PACE);
    shown.length = 0;
  });

  test('shows again what happened since the viewer acted', async () => {
    const before = playback.frame?.tick ?? 0;
    const { log } = playback;
    expect(playback.canReview).toBe(true);
    playback.lookBack();
    expect(playback.canReview).toBe(false);
    expect(playback.settled).toBe(false);
    expect(playback.review).toEqual({ at: 1, before: true, of: 3, runs: true });
    expect(playback.frame).toMatchObject({ state: { ply: 1 }, previous: null, events: [], tick: before + 1 });
    await vi.advanceTimersByTimeAsync(500);
    expect(playback.frame).toMatchObject({ state: { ply: 2 }, previous: { ply: 1 }, actor: 'chance' });
    await vi.advanceTimersByTimeAsync(PACE);
    expect(playback.frame).toMatchObject({ state: { ply: 3 }, previous: { ply: 2 }, actor: 'yellow' });
    await vi.advanceTimersByTimeAsync(PACE);
    expect(playback.settled).toBe(true);
    expect(playback.review).toBeNull();
    // It is not news, and not in the log twice.
    expect(shown).toEqual([]);
    expect(playback.log).toEqual(log);
  });

  test('can be done twice', async () => {
    for (let time = 0; time < 2; time++) {
      expect(playback.canReview).toBe(true);
      playback.lookBack();
      expect(ply()).toBe(1);
      await vi.advanceTimersByTimeAsync(500 + 2 * PACE);
      expect(ply()).toBe(3);
    }
  });

  test('goes back and forth as far as there is something, and waits', async () => {
    playback.stepBack();
    const plies = [ply()];
    for (const step of ['stepBack', 'stepBack', 'stepBack', 'stepBack', 'stepOn', 'stepOn'] as const) {
      playback[step]();
      await vi.advanceTimersByTimeAsync(10 * PACE);
      plies.push(ply());
    }
    expect(plies).toEqual([3, 2, 1, 0, 0, 1, 2]);
    playback.stepOn();
    playback.stepOn();
    expect(playback.review).toBeNull();
    expect(playback.settled).toBe(true);
    expect(playback.frame).toMatchObject({ state: { ply: 3 }, previous: null });
  });

  test('can be stopped, and let go on', async () => {
    playback.lookBack();
    await vi.advanceTimersByTimeAsync(500);
    playback.toggleReview();
    await vi.advanceTimersByTimeAsync(10 * PACE);
    expect(ply()).toBe(2);
    playback.toggleReview();
    expect(ply()).toBe(3);
    await vi.advanceTimersByTimeAsync(PACE);
    expect(playback.settled).toBe(true);
  });

  test('takes its time to be read where nothing moves', async () => {
    moves = false;
    playback.lookBack();
    await vi.advanceTimersByTimeAsync(500);
    expect(ply()).toBe(2);
    await vi.advanceTimersByTimeAsync(999);
    expect(ply()).toBe(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(ply()).toBe(3);
  });

  test('is followed by what happens meanwhile', async () => {
    playback.lookBack();
    playback.add(played('yellow'), stateAt(4));
    await vi.advanceTimersByTimeAsync(500 + 2 * PACE);
    expect(ply()).toBe(4);
    expect(playback.log).toHaveLength(4);
    expect(shown.map(([at, happened]) => [at, happened !== null])).toEqual([[4, true]]);
  });

  test('ends with the table as it stands, with what happened beside the game', async () => {
    const request = { seat: 'yellow', kind: { what: 'draw' as const }, waiting: ['red'] };
    playback.add(asked, stateAt(3, { request }));
    playback.lookBack();
    await vi.advanceTimersByTimeAsync(500 + 2 * PACE);
    expect(playback.frame?.state.request).toEqual(request);
  });

  test('works after the viewer has acted, too, and does not show what was taken back', () => {
    add('red', 4);
    vi.advanceTimersByTime(PACE);
    playback.lookBack();
    expect(playback.review).toMatchObject({ at: 1, of: 4 });
    playback.present();
    playback.add(undone, stateAt(2));
    playback.stepBack();
    expect(playback.review).toMatchObject({ at: 1, of: 2 });
    expect(ply()).toBe(2);
  });

  test('is possible after a new beginning at the same place, if nothing was secret', () => {
    const anew = (secret: (view: unknown) => boolean, at: number) => {
      const other = new Playback({ pace: () => 0, motion: () => false, secret });
      other.start(stateAt(0), [], 'red');
      for (const ply of [1, 2, 3]) other.add(played('red'), stateAt(ply));
      other.start(stateAt(at), [], 'yellow');
      other.stepBack();
      return other.review?.of ?? 0;
    };
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    expect(anew(() => false, 3)).toBe(3);
    expect(anew((view) => (view as { ply: number }).ply === 1, 3)).toBe(1);
    expect(anew(() => true, 3)).toBe(0);
    expect(anew(() => false, 4)).toBe(0);
  });
});

describe('looking back after coming late', () => {
  const step = (ply: number, actor: string | null) => ({ actor, action: '', events: [], view: { ply } });
  const steps = [step(0, null), step(1, 'red'), step(2, 'yellow'), step(3, 'red'), step(4, 'yellow')];
  const late = (recall: () => Promise<typeof steps>) => {
    const other = new Playback({ pace: () => 0, motion: () => false, recall });
    other.start(stateAt(4, { dice: [{ seat: 'red', faces: ['1'] }] }), [], 'red');
    return other;
  };

  test('asks what happened before', async () => {
    const other = late(() => Promise.resolve(steps));
    expect(other.canReview).toBe(true);
    other.stepBack();
    await vi.advanceTimersByTimeAsync(0);
    expect(other.review).toMatchObject({ at: 3, of: 4 });
    expect(other.frame).toMatchObject({
      actor: 'yellow',
      previous: { ply: 3 },
      state: { legal: [], dice: [] },
    });
    other.stepBack();
    expect(other.frame).toMatchObject({ actor: 'red', state: { ply: 3, view: { ply: 3 } } });
    other.present();
    expect(other.frame?.state).toMatchObject({ ply: 4, dice: [{ seat: 'red' }] });
  });

  test('shows what an impatient reader asked for last', async () => {
    const recall = vi.fn(() => Promise.resolve(steps));
    const other = late(recall);
    other.lookBack();
    other.stepBack();
    await vi.advanceTimersByTimeAsync(0);
    expect(recall).toHaveBeenCalledOnce();
    expect(other.review).toEqual({ at: 3, before: false, of: 4, runs: false });
  });

  test('does without what cannot be had, or is of another time', async () => {
    for (const recall of [() => Promise.reject(new Error('away')), () => Promise.resolve(steps.slice(1))]) {
      const other = late(recall);
      other.lookBack();
      await vi.advanceTimersByTimeAsync(0);
      expect(other.review).toBeNull();
      other.add(played('red'), stateAt(5));
      other.lookBack();
      await vi.advanceTimersByTimeAsync(0);
      expect(other.review).toMatchObject({ of: 1 });
      other.stop();
    }
  });

  test('knows only what it has seen if somebody acts meanwhile', async () => {
    const other = late(() => Promise.resolve(steps));
    other.lookBack();
    other.add(played('red'), stateAt(5));
    await vi.advanceTimersByTimeAsync(0);
    expect(other.review).toMatchObject({ at: 0, before: true, of: 1 });
    expect(other.frame?.state.ply).toBe(4);
    other.stop();
  });
});

describe('the last round', () => {
  const frame = (actor: string): Frame => ({
    state: stateAt(0),
    previous: null,
    events: [],
    actor,
    tick: 0,
  });
  const round = (actors: string, seat: string | null) =>
    lastRound({ base: frame(''), frames: actors.split(' ').map(frame) }, seat);

  test.each([
    ['red yellow blue', 'red', 1],
    ['red yellow blue red red', 'red', 1],
    ['red chance yellow chance', 'red', 1],
    ['yellow blue', 'red', 0],
    ['red', 'red', 0],
    ['red yellow blue red yellow', null, 2],
    ['red yellow red yellow yellow', null, 2],
  ])('%s, seen by %s', (actors, seat, begins) => {
    expect(round(actors, seat)).toBe(begins);
  });
});

describe('pace', () => {
  test('what happens is shown as fast as the reader likes', async () => {
    let tempo = 2;
    const other = new Playback({ pace: () => PACE, motion: () => true, tempo: () => tempo });
    other.start(stateAt(0), [], 'red');
    other.add(played('yellow'), stateAt(1));
    other.add(played('yellow'), stateAt(2));
    await vi.advanceTimersByTimeAsync(PACE / 2);
    expect(other.frame?.state.ply).toBe(2);
    tempo = Infinity;
    other.add(played('yellow'), stateAt(3));
    other.add(played('yellow'), stateAt(4));
    await vi.advanceTimersByTimeAsync(PACE / 2);
    expect(other.frame?.state.ply).toBe(4);
    expect(other.settled).toBe(true);
  });

  test('a tap goes on to the next action', () => {
    playback.hurry();
    for (const at of [1, 2]) add('yellow', at);
    expect(playback.waiting).toBe(1);
    playback.hurry();
    expect([ply(), playback.settled, playback.waiting]).toEqual([2, false, 0]);
    playback.hurry();
    expect(playback.settled).toBe(true);
  });

  test('everything is skipped until the viewer is to act', () => {
    const others = { turn: 'yellow' };
    playback.add(played('red'), stateAt(1, others));
    playback.add(played('yellow'), stateAt(2, others));
    playback.rush();
    expect([ply(), playback.rushing]).toEqual([2, true]);
    playback.add(played('yellow'), stateAt(3, others));
    expect(ply()).toBe(3);
    playback.add(played('yellow'), stateAt(4));
    expect([ply(), playback.rushing]).toEqual([4, false]);
    playback.add(played('red'), stateAt(5, others));
    expect(playback.settled).toBe(false);
  });
});

describe('the log', () => {
  const line = (at: number) => ({ ply: at, actor: 'red', action: 'move:a5', events: [] });
  const texts = (log: readonly LogLine[]) =>
    log.map((one) => ('action' in one ? one.action.ply : one.note.what));

  test('begins with what had been played', () => {
    playback.start(stateAt(2), [line(1), line(2)], 'red');
    expect(texts(playback.log)).toEqual([1, 2]);
  });

  test('begins with how the seats were drawn', () => {
    playback.start(stateAt(2), [line(1), line(2)], 'red', ['yellow', 'red']);
    expect(texts(playback.log)).toEqual(['lot', 1, 2]);
    expect(playback.log.map(({ id }) => id)).toEqual([0, 1, 2]);
    // Nothing that is taken back takes the lot back.
    expect(texts(logged(playback.log, { ...undone, plies: 2 }, 0))).toEqual(['lot', 'undone']);
  });

  test('has a line for everything but chat', () => {
    const said: Happened = {
      what: 'said',
      line: { seq: 4, seat: 'red', name: 'Anna', text: 'hello', at: 0 },
    };
    let log = logOf([line(1)]);
    log = logged(log, played('yellow'), 2);
    log = logged(log, said, 2);
    log = logged(log, asked, 2);
    expect(texts(log)).toEqual([1, 2, 'asked']);
    expect(log[1]).toMatchObject({ action: { ply: 2, actor: 'yellow', action: 'move:a5', events: [] } });
  });

  test('loses what is taken back, and says so', () => {
    let log = logged(logOf([line(1), line(2)]), asked, 2);
    log = logged(log, played('yellow'), 3);
    log = logged(log, { ...undone, plies: 2 }, 1);
    expect(texts(log)).toEqual([1, 'asked', 'undone']);
    log = logged(log, played('red'), 2);
    expect(texts(log)).toEqual([1, 'asked', 'undone', 2]);
    const ids = log.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
