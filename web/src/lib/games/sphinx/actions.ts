// Actions as places to point at, and back. A walk is the field where it would end; going for the treasure is the treasure
// itself; cards are pointed at in the hands, sphinxes where they stand.
import type { Act, Message } from '../../board/contract';
import type { Plan, View } from './types';

export function field(number: number): string {
  return String(number);
}
export function card(seat: string, colour: string): string {
  return `card:${seat}:${colour}`;
}
export function door(number: number): string {
  return `door:${number}`;
}

/** The field of the first guard: a walk that far or farther goes for the treasure. */
function guards(plan: Plan): number {
  return Math.min(...plan.sphinxes.filter(({ slot }) => slot.startsWith('G')).map(({ field }) => field));
}
function treasure(plan: Plan): string {
  return field(plan.fields.find(({ kind }) => kind === 'treasure')?.field ?? 0);
}

function pawn(view: View): number {
  return view.seats.find(({ seat }) => seat === view.turn)?.field ?? 0;
}

export function act(action: string, view: View, plan: Plan): Act {
  const [verb = '', one = '', two = ''] = action.split(':');
  const made = (path: string[], id: string, args?: Message['args']): Act => ({
    action,
    path,
    label: args ? { id: `sphinx-act-${id}`, args } : { id: `sphinx-act-${id}` },
  });
  switch (verb) {
    case 'swap':
      return made([one, two], 'swap', { guard: one, room: two });
    case 'take':
      return made([field(pawn(view))], 'take', { colour: view.card ?? '' });
    case 'leave':
      return made(['#leave'], 'leave');
    case 'peek':
      return { ...made([one], 'peek', { slot: one }), reveals: true };
    case 'nopeek':
      return made(['#nopeek'], 'nopeek');
    case 'steal':
      return made([card(one, two)], 'steal', { colour: two });
    case 'nosteal':
      return made(['#nosteal'], 'nosteal');
    case 'turn':
      return made([door(view.door ?? 0)], 'turn');
    case 'stay':
      return made(['#stay'], 'stay');
    case 'attempt':
      return {
        ...made(
          [...one].map((colour) => card(view.turn, colour)),
          'attempt',
          { first: one[0] ?? '', second: one[1] ?? '', third: one[2] ?? '' },
        ),
        reveals: true,
      };
    case 'pass':
      return made(['#pass'], 'pass');
  }
  return walk(action, view, plan, made);
}

type Made = (path: string[], id: string, args: Message['args']) => Act;

function walk(action: string, view: View, plan: Plan, made: Made): Act {
  const steps = Number(action);
  const from = pawn(view);
  const count = Math.abs(steps);
  const first = guards(plan);
  const piece = { from: field(from) };
  if (from + steps < first) {
    const args = { count, field: from + steps };
    return { ...made([field(from + steps)], steps > 0 ? 'forwards' : 'backwards', args), ...piece };
  }
  // Several dice may be enough for the treasure: then it is asked which.
  const enough = new Set(view.dice.filter((die) => from + Number(die) >= first));
  if (enough.size < 2) return { ...made([treasure(plan)], 'treasure', { count }), ...piece };
  const brief = { id: 'sphinx-brief-die', args: { count } };
  return { ...made([treasure(plan), `#${count}`], 'treasure', { count }), ...piece, brief };
}

export function attempt(path: readonly string[], view: View, plan: Plan): string | null {
  const [first = '', second] = path;
  const slots = plan.sphinxes.map(({ slot }) => slot as string);
  if (slots.includes(first)) {
    if (view.phase === 'peek') return `peek:${first}`;
    const [guard, room] = first.startsWith('G') ? [first, second ?? 'T1'] : [second ?? 'G1', first];
    return guard.startsWith('G') && room.startsWith('T') ? `swap:${guard}:${room}` : null;
  }
  if (first.startsWith('door:')) return 'turn';
  if (first.startsWith('card:')) return cards(path, view);
  return steps(Number(first), view, plan);
}

function cards(path: readonly string[], view: View): string | null {
  const named = path.map((target) => target.split(':'));
  const [, seat = '', colour = ''] = named[0] ?? [];
  if (seat !== view.turn) return `steal:${seat}:${colour}`;
  const colours = named.map(([, , colour]) => colour);
  return colours.length === 3 ? `attempt:${colours.join('')}` : null;
}

function steps(to: number, view: View, plan: Plan): string | null {
  const from = pawn(view);
  if (Number.isNaN(to)) return null;
  if (to === from) return view.phase === 'take' ? 'take' : null;
  // Anyone who points at the treasure means the guards before it.
  const far = Math.min(to, guards(plan)) - from;
  if (Math.abs(far) > 6) return null;
  const enough = view.dice.map(Number).filter((die) => die >= far);
  if (to > guards(plan) && enough.length > 0) return `+${Math.min(...enough)}`;
  return far > 0 ? `+${far}` : String(far);
}
