// @vitest-environment happy-dom
// Playing at a table without a server: choosing, previews asked once, and the server's reason where something is refused.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Refused } from '../src/lib/connection/http';
import { MoveInput } from '../src/lib/ui/move_input.svelte';
import type { MoveTable } from '../src/lib/ui/move_table';
import { set } from '../src/lib/ui/settings.svelte';
import type { State, Told } from '../src/lib/protocol';
import { stateAt } from './fakes';

/** Actions are written `R:a2-a3`: point at the piece, then along its way. */
const path = (action: string) => action.split(/[:-]/);
const module = {
  act: (action: string) => ({ action, path: path(action), label: { id: action } }),
  attempt: (targets: readonly string[]) =>
    targets.length > 1 ? `${targets[0]}:${targets.slice(1).join('-')}` : null,
};

const told: Told[] = [{ text: 'R walks.', data: { kind: 'walked' } }];
const preview = vi.fn<MoveTable['connection']['preview']>();
const hint = vi.fn<MoveTable['connection']['hint']>();
const play = vi.fn<MoveTable['connection']['play']>();
const legal = ['R:a2', 'R:a2-a3', 'O:b2'];

type Mutable<Of> = { -readonly [Part in keyof Of]: Of[Part] };

function tableOf(change: Partial<State> = {}, looking: string | null = 'red'): Mutable<MoveTable> {
  const state = stateAt(1, { legal, turn: 'red', ...change });
  const frame = { state, previous: null, events: [], actor: null, tick: 1 };
  return {
    game: { module, plan: null },
    looking,
    playback: { frame, settled: true },
    connection: { status: 'open', preview, hint, play },
    refusal: null,
    refuse(error: unknown) {
      this.refusal = Refused.from(error);
    },
  };
}

let table: Mutable<MoveTable>;
let input: MoveInput;
/** What is seen of the table is another. */
function somebodyActs() {
  const { frame } = table.playback;
  if (!frame) throw new Error('expected something to be seen');
  table.playback.frame = { ...frame, tick: frame.tick + 1 };
}
/** Goes on after what was promised. */
const answers = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  set({ confirm: true, sound: false });
  // As the server does: what is not legal is refused, with the ruling.
  preview.mockImplementation(async (_, action) => {
    if (!legal.includes(action)) throw new Refused('illegal', 'a wall is in the way', 'P3');
    return told;
  });
  hint.mockResolvedValue('O:b2');
  play.mockResolvedValue();
  table = tableOf();
  input = new MoveInput(table);
});
afterEach(() => {
  vi.resetAllMocks();
  vi.useRealTimers();
});

describe('choosing', () => {
  test('narrows, shows what would happen, and waits for a yes', async () => {
    input.choose('R');
    expect(input.selected).toEqual(['R']);
    expect([...input.choice.targets]).toEqual(['a2']);
    expect(input.preview).toBeNull();
    input.choose('a2');
    expect(input.preview).toEqual({ action: 'R:a2', events: [] });
    expect(input.ready?.action).toBe('R:a2');
    await answers();
    expect(input.preview).toEqual({ action: 'R:a2', events: [{ kind: 'walked' }] });
    expect(play).not.toHaveBeenCalled();
    input.confirm();
    expect(input.busy).toBe(true);
    expect(input.disabled).toBe(true);
    await answers();
    expect(play).toHaveBeenCalledExactlyOnceWith('red', 'R:a2');
    expect(input.busy).toBe(false);
    expect(input.selected).toEqual([]);
  });

  test('pointing again at the end of a whole path is a yes', async () => {
    input.choose('O');
    input.choose('b2');
    input.choose('b2');
    await answers();
    expect(play).toHaveBeenCalledExactlyOnceWith('red', 'O:b2');
  });

  test('plays at once where the reader wants that, unless the path may go on', async () => {
    set({ confirm: false });
    input.choose('R');
    input.choose('a2');
    await answers();
    expect(play).not.toHaveBeenCalled();
    input.choose('a3');
    expect(play).toHaveBeenCalledExactlyOnceWith('red', 'R:a2-a3');
  });

  test('at a real board a yes is wanted only for what is not taken back with a tap', async () => {
    table.realBoard = true;
    input.choose('O');
    input.choose('b2');
    await answers();
    expect(play).toHaveBeenCalledExactlyOnceWith('red', 'O:b2');
    const [chair] = stateAt(1).chairs;
    if (!chair) throw new Error('expected a chair');
    const bot = { ...chair, player: { kind: 'bot' as const, level: 1 } };
    const looks = { ...module, act: (action: string) => ({ ...module.act(action), reveals: true }) };
    for (const change of [
      tableOf({ chairs: [chair, bot] }),
      tableOf({ chairs: [chair, { ...chair, stand_in: 2 }] }),
      { ...tableOf(), game: { module: looks, plan: null } },
    ]) {
      play.mockClear();
      input = new MoveInput({ ...change, realBoard: true });
      input.choose('O');
      input.choose('b2');
      await answers();
      expect(play).not.toHaveBeenCalled();
      expect(input.ready?.action).toBe('O:b2');
      input.choose('b2');
      await answers();
      expect(play).toHaveBeenCalledExactlyOnceWith('red', 'O:b2');
    }
  });

  test('a whole action is chosen, and chosen again', async () => {
    input.chooseAction('O:b2');
    expect(input.selected).toEqual(['O', 'b2']);
    input.chooseAction('O:b2');
    await answers();
    expect(play).toHaveBeenCalledExactlyOnceWith('red', 'O:b2');
    input.chooseAction('X:x1');
    expect(input.selected).toEqual([]);
  });

  test('what was chosen is gone when the table has changed', () => {
    input.choose('R');
    expect(input.selected).toEqual(['R']);
    somebodyActs();
    expect(input.selected).toEqual([]);
    expect(input.preview).toBeNull();
  });

  test('cancelling puts the choice and the refusal away', () => {
    input.choose('R');
    table.refuse(new Refused('illegal', ''));
    input.cancel();
    expect(input.selected).toEqual([]);
    expect(table.refusal).toBeNull();
  });
});

describe('what is not allowed', () => {
  test('is explained by the server, which is asked for a preview and never to play', async () => {
    input.choose('R');
    input.choose('z9');
    expect(preview).toHaveBeenCalledExactlyOnceWith('red', 'R:z9');
    await answers();
    expect(table.refusal).toMatchObject({ code: 'illegal', message: 'a wall is in the way', rule: 'P3' });
    expect(play).not.toHaveBeenCalled();
    // The choice stays: the reader may point elsewhere.
    expect(input.selected).toEqual(['R']);
  });

  test('is not explained where the server has nothing to object', async () => {
    preview.mockResolvedValue([]);
    input.choose('R');
    input.choose('z9');
    await answers();
    expect(table.refusal).toBeNull();
    expect(play).not.toHaveBeenCalled();
  });

  test('puts the choice away where it means nothing, and is to be explained by the game', async () => {
    input.choose('z9');
    await answers();
    expect(preview).not.toHaveBeenCalled();
    expect(input.selected).toEqual([]);
    expect(input.questioned).toBe('z9');
    input.dismiss();
    expect(input.questioned).toBeNull();
  });

  test('is spoken of until something else is chosen or happens', async () => {
    input.choose('R');
    input.choose('z9');
    await answers();
    expect(input.questioned).toBe('z9');
    input.choose('a2');
    expect([input.questioned, table.refusal]).toEqual([null, null]);
    input.choose('z9');
    await answers();
    expect(input.questioned).toBe('z9');
    somebodyActs();
    expect(input.questioned).toBeNull();
  });

  test('is spoken of also when it is not the viewer’s turn', () => {
    table = tableOf({ turn: 'yellow', legal: [] });
    input = new MoveInput(table);
    input.choose('a2');
    expect([input.questioned, table.refusal?.code]).toEqual(['a2', 'not-now']);
  });

  test('is the refusal of an action that came too late', async () => {
    play.mockRejectedValue(new Refused('stale', 'the table has changed'));
    input.chooseAction('O:b2');
    input.confirm();
    await answers();
    expect(table.refusal?.code).toBe('stale');
    expect(input.busy).toBe(false);
    expect(input.selected).toEqual(['O', 'b2']);
  });

  test.each<[string, Partial<State>, string | null, string | undefined]>([
    ['somebody else is to act', { turn: 'yellow', legal: [] }, 'red', 'not-now'],
    ['nobody sits here', { legal: [] }, null, 'not-yours'],
    ['the game is over', { result: { winners: [], how: 'rules' }, legal: [] }, 'red', undefined],
  ])('since %s', (_, change, looking, code) => {
    table = tableOf(change, looking);
    input = new MoveInput(table);
    expect(input.disabled).toBe(true);
    input.choose('R');
    expect(table.refusal?.code).toBe(code);
    expect(preview).not.toHaveBeenCalled();
  });

  test('nothing can be chosen while the connection is lost', () => {
    table.connection = { ...table.connection, status: 'lost' };
    expect(new MoveInput(table).disabled).toBe(true);
  });
});

describe('pointing', () => {
  test('shows what would happen, after a moment and asked once', async () => {
    input.pointAt('a2');
    await vi.advanceTimersByTimeAsync(500);
    expect(preview).not.toHaveBeenCalled();
    input.choose('O');
    input.pointAt('b2');
    await vi.advanceTimersByTimeAsync(100);
    expect(preview).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(20);
    expect(input.preview).toEqual({ action: 'O:b2', events: [{ kind: 'walked' }] });
    input.pointAt(null);
    expect(input.preview).toBeNull();
    input.pointAt('b2');
    await vi.advanceTimersByTimeAsync(120);
    expect(input.preview?.action).toBe('O:b2');
    expect(preview).toHaveBeenCalledOnce();
  });

  test('elsewhere meanwhile shows nothing of before', async () => {
    let answer: (told: Told[]) => void = () => {};
    preview.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    input.choose('O');
    input.pointAt('b2');
    await vi.advanceTimersByTimeAsync(120);
    input.pointAt(null);
    answer(told);
    await answers();
    expect(input.preview).toBeNull();
  });

  test('a preview that does not come hinders nobody', async () => {
    preview.mockRejectedValue(new Refused('unavailable', ''));
    input.chooseAction('O:b2');
    await answers();
    expect(table.refusal).toBeNull();
    expect(input.ready?.action).toBe('O:b2');
  });
});

describe('where an action ends', () => {
  const numbers = ['S:#1', 'S:#2', 'S:#3'];
  const landing = (events: readonly unknown[]) => (events[0] as { to: string | null }).to;

  beforeEach(() => {
    table = tableOf({ legal: numbers });
    table.game = { module: { ...module, landing }, plan: null };
    preview.mockImplementation(async (_, action) => [
      // Two of them end in the same place.
      { text: '', data: { to: action === 'S:#1' ? 'b1' : 'b2' } },
    ]);
    input = new MoveInput(table);
  });

  test('means its number, and the buttons say the others', async () => {
    input.choose('S');
    expect([...input.targets]).toEqual([]);
    await answers();
    expect([...input.targets]).toEqual(['b1', 'b2']);
    input.choose('b2');
    expect(input.ready?.action).toBe('S:#2');
    expect(input.buttons.map(({ action }) => action)).toEqual(numbers);
    input.choose('b1');
    expect(input.ready?.action).toBe('S:#1');
  });

  test('means nothing before the start is chosen, and nothing when the choice is put away', async () => {
    input.choose('S');
    await answers();
    input.cancel();
    expect([...input.targets]).toEqual(['S']);
    input.choose('b2');
    await answers();
    expect(input.ready).toBeNull();
  });
});

describe('a hint', () => {
  test('tells what would come of it', async () => {
    await input.askHint();
    await answers();
    expect(input.foreseen).toEqual([{ kind: 'walked' }]);
  });

  test('is an action that may be played', async () => {
    const asked = input.askHint();
    expect(input.askingHint).toBe(true);
    await asked;
    expect(input.askingHint).toBe(false);
    expect(input.hint?.action).toBe('O:b2');
  });

  test('that is refused says why', async () => {
    hint.mockRejectedValue(new Refused('forbidden', 'no hints here'));
    await input.askHint();
    expect(table.refusal?.code).toBe('forbidden');
    expect(input.hint).toBeNull();
  });
});
