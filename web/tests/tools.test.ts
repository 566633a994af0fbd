// @vitest-environment happy-dom
// What the tools offer at a table, by its settings.
import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { Chair } from '../src/lib/protocol';
import { permitted } from '../src/lib/ui/permitted';
import Tools from '../src/lib/ui/Tools.svelte';
import { stateAt } from './fakes';

const [anna, ben] = stateAt(1).chairs;
if (!anna || !ben) throw new Error('expected two chairs');
const bot: Chair = { ...ben, player: { kind: 'bot', level: 2 } };

interface Change {
  takebacks?: boolean;
  hints?: boolean;
  other?: Chair;
}

/** A table of Anna, who looks, and somebody else. */
function tableWith({ takebacks = true, hints = false, other = bot }: Change) {
  const done = async () => true;
  return {
    takebacks,
    hints,
    state: stateAt(1, { chairs: anna ? [anna, other] : [] }),
    playback: { canReview: false, review: null, lookBack: () => {}, present: () => {} },
    seats: ['red', 'yellow'],
    yours: ['red'],
    hasCompany: false,
    undo: done,
    command: done,
  };
}

test.each([
  ['against a bot there are hints, and nobody to agree to a draw', {}, { hints: true, draws: false }],
  ['against a person there are none', { other: ben }, { hints: false, draws: true }],
  ['unless the table allows them', { other: ben, hints: true }, { hints: true, draws: true }],
  ['nobody who has given up is asked', { other: { ...ben, resigned: true } }, { hints: true, draws: false }],
])('%s', (_, change, expected) => {
  expect(permitted(tableWith(change), 'red')).toEqual({ ...expected, resigning: true });
});

test.each([
  [true, ['undo', 'hint', 'repeat']],
  [false, ['hint', 'repeat']],
])('where takebacks are allowed: %s, the tools are %s', (takebacks, expected) => {
  const table = tableWith({ takebacks });
  const input = { disabled: false, askingHint: false, askHint: async () => {} };
  const { container } = render(Tools, { table, input, seat: 'red', resign: () => {} });
  const tools = [...container.querySelectorAll<HTMLElement>('[data-tool]')].map(
    ({ dataset }) => dataset.tool,
  );
  expect(tools).toEqual(expected);
});
