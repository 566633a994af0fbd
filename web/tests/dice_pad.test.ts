// @vitest-environment happy-dom
// The dice that wait beside a real board: where the focus goes when they are thrown.
import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import { speak } from '../src/lib/i18n/index.svelte';
import DicePad from '../src/lib/ui/DicePad.svelte';
import { sayer } from '../src/lib/ui/people';
import type { Table } from '../src/lib/ui/table.svelte';
import { stateAt } from './fakes';

beforeAll(() => speak('en'));

const dice = [{ seat: 'red', faces: ['1', '2'] }];
const throwDice = vi.fn<Table['throwDice']>();

/** A board, and the pad after some actions. */
function pad(ply: number) {
  const table = { game: null, say: sayer([]), state: stateAt(ply, { dice }), throwDice };
  const board = document.createElement('div');
  board.className = 'board';
  board.innerHTML = '<button data-target="a1" tabindex="0"></button>';
  document.body.append(board);
  const { container, unmount } = render(DicePad, { table: table as unknown as Table, dice });
  const faces = [...container.querySelectorAll<HTMLElement>('[data-face]')];
  const away = () => (unmount(), board.remove());
  return { faces, place: board.firstElementChild, away };
}

test('the focus goes back to the board, to the first face after a refusal, and to the next pad after a tie', async () => {
  throwDice.mockResolvedValueOnce(false);
  const refused = pad(5);
  expect(document.activeElement).toBe(document.body);
  refused.faces[1]?.click();
  await vi.waitFor(() => expect(document.activeElement).toBe(refused.faces[0]));
  expect(refused.faces[1]?.getAttribute('aria-pressed')).toBe('false');

  throwDice.mockResolvedValueOnce(true);
  refused.faces[1]?.click();
  await vi.waitFor(() => expect(document.activeElement).toBe(refused.place));
  refused.away();

  const tie = pad(6);
  await tick();
  expect(document.activeElement).toBe(tie.faces[0]);
  tie.away();
  const later = pad(9);
  await tick();
  expect(document.activeElement).toBe(document.body);
  later.away();
});
