// Presets of a new table: what each decides, which of them are worth showing, and how what was chosen differs from one.
import type { Preset } from '../games/setups';
import type { GameInfo, OptionInfo, TakebackRule } from '../protocol';

/** Everything that a preset decides, as it is chosen now. */
export interface Chosen {
  /** The value of every option that the server lists. */
  options: Readonly<Record<string, string>>;
  /** How many play. */
  seats: number;
  hints: boolean;
  takebacks: TakebackRule;
  /** Whether the seats are drawn by lot; null where there is nobody to draw with. */
  lot: boolean | null;
}

/** What a preset decides; null is whatever else it may be. */
export interface Decided {
  options: Readonly<Record<string, string>>;
  seats: readonly number[] | null;
  hints: boolean;
  takebacks: TakebackRule;
  /** Null: as is usual with the people at the table. */
  lot: boolean | null;
}

/** A preset with all that it leaves out, and without what this server does not know. */
export function decided(preset: Preset, { options, seats }: GameInfo): Decided {
  const allowed = preset.seats?.filter((count) => seats.some((list) => list.length === count));
  return {
    options: Object.fromEntries(options.map((option) => [option.key, valueOf(option, preset)])),
    seats: allowed?.length ? allowed : null,
    hints: preset.hints ?? false,
    takebacks: preset.takebacks ?? 'allowed',
    lot: preset.lot ?? null,
  };
}

function valueOf({ key, values, list }: OptionInfo, { options }: Preset): string {
  const wanted = options?.[key];
  const parts = list ? (wanted?.split(',') ?? []) : [wanted];
  const exists = wanted !== undefined && parts.every((part) => values.some(({ value }) => value === part));
  return exists ? wanted : (values[0]?.value ?? '');
}

/** The presets that differ from all before them. */
export function worthShowing(presets: readonly Preset[], info: GameInfo): Preset[] {
  const texts = presets.map((preset) => JSON.stringify(decided(preset, info)));
  return presets.filter((_, at) => texts.indexOf(texts[at] ?? '') === at);
}

/** What was chosen otherwise than a preset says: `option-KEY`, `seats`, `hints`, `takebacks`, `lot`. */
export function differences(preset: Decided, chosen: Chosen, usualLot: boolean): string[] {
  const keys = Object.keys(chosen.options).filter((key) => chosen.options[key] !== preset.options[key]);
  const other = keys.map((key) => `option-${key}`);
  if (preset.seats && !preset.seats.includes(chosen.seats)) other.push('seats');
  if (preset.hints !== chosen.hints) other.push('hints');
  if (preset.takebacks !== chosen.takebacks) other.push('takebacks');
  if (chosen.lot !== null && (preset.lot ?? usualLot) !== chosen.lot) other.push('lot');
  return other;
}
